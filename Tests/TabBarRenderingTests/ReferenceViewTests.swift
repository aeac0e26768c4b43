import Foundation
import TabBarCore
@testable import TabBarDrawing
import TabBarGuidelines
import Testing

@testable import TabBarPlayground
@testable import TabBarRendering

@Suite("A view of reference")
struct ReferenceViewTests {
  private static let scenes = [Samples.scene(6), Samples.scene(6, on: "apple-tv-4k")]

  private typealias Page = @Sendable (RenderOptions) -> [HarmlessText]

  private static let pages: [Page] = {
    var pages: [Page] = [
      { RulesView.lines(by: .hig2022, $0) }, { RulesView.lines($0) }, { GuidesView.lines($0, isWhole: true) },
      { GuidesView.lines($0, isWhole: false) },
      { DevicesQuery(devices: Device.all).lines(in: ViewContext($0)) },
    ]
    for guide in Guide.all { pages.append { GuidesView.lines(of: guide, $0) } }
    for rule in Rule.all { pages.append { ExplainView.page(of: rule, by: nil, $0).lines($0) } }
    for scene in scenes {
      pages.append { CheckView.lines(scene, $0) }
      pages.append { FindingsBlock.lines(scene.report, $0) }
    }
    return pages
  }()

  // Every page where there is least room, in both alphabets; wider, the pages take turns, so that each meets both
  // alphabets and a narrow, a usual and a wide screen.
  @Test("fits every width", arguments: Array(stride(from: 40, through: 200, by: 16)))
  func fits(columns: Int) {
    let turns = 10
    for (number, page) in Self.pages.enumerated() {
      for (turn, ascii) in [(columns / 16, false), (columns / 16 + turns / 2, true)]
      where columns == 40 || (number + turn).isMultiple(of: turns) {
        let lines = page(RenderOptions(columns: columns, ascii: ascii)).map(\.text)
        if ascii {
          #expect(lines.filter { !Samples.isPrintableASCII($0, columns: columns) } == [])
        } else {
          #expect(lines.filter { $0.columns > columns } == [])
        }
      }
    }
  }

  @Test("explains everything that a rule carries", arguments: Rule.all.map(\.id))
  func explains(id: String) throws {
    let rule = try #require(Rule.named(id))
    // At 200 columns lines still break, so words are compared.
    let options = RenderOptions(columns: 200)
    let words = ExplainView.page(of: rule, by: nil, options).lines(options).flatMap {
      $0.text.split(separator: " ")
    }
    let page = words.joined(separator: " ")
    let texts =
      [rule.id, rule.title, rule.question.rawValue] + rule.examples.map(\.caption)
      + [RulePage.Section.why, .instead, .belief, .truth, .changed].compactMap(rule.page().prose)
      + Guide.all.compactMap { $0[rule: rule.id]?.note }
    for text in texts where !text.isEmpty {
      #expect(page.contains(text.split(separator: " ").joined(separator: " ")))
    }
    for guide in Guide.all {
      guard let entry = guide[rule: id] else { continue }
      #expect(page.contains("\(guide.id) \(entry.severity.rawValue)"))
      #expect(page.contains(entry.source))
    }
  }

  @Test("names each rule that was not checked once, those with the same reason together")
  func notChecked() {
    let scene = Samples.scene(3)
    let text = CheckView.lines(scene, RenderOptions(columns: 200)).joined(separator: "\n").text
    let after = text.components(separatedBy: "not checked").last ?? ""
    let reasons = Set(
      scene.report.notChecked.filter { $0.verdict == .notApplicable }.map(\.why))
    #expect(!reasons.isEmpty)
    for reason in reasons {
      #expect(after.components(separatedBy: "    \(reason): ").count == 2, "\(reason)")
    }
    for entry in scene.report.notChecked { #expect(after.contains(entry.rule)) }
    let questions = scene.report.notChecked.count { $0.verdict == .needsPerson }
    #expect(after.contains("needs a person: \(questions)") == (questions > 0))
  }

  @Test("never calls a bar fine that nothing was looked at of")
  func silence() {
    let options = RenderOptions(columns: 200)
    let empty = CheckView.lines(Scene(Design(), by: .hig2022), options).joined(separator: "\n").text
    #expect(empty.contains("There are no tabs yet, so nothing was checked"))
    #expect(!empty.contains("Nothing found"))
    // The guidelines for tvOS of 2019 are about nothing else.
    let silent = CheckView.lines(Scene(Samples.design(3), by: .tvOS2019), options).joined(separator: "\n")
      .text
    #expect(silent.contains("tvOS HIG 2019 says nothing about iOS, so nothing was checked."))
    #expect(!silent.contains("Nothing found"))
    let matrix = Matrix(of: Design(), by: .hig2022)
    #expect(matrix.answer.contains("nothing was checked"))
    let phones = Matrix(of: Samples.design(3), by: .tvOS2019, in: Places([.standard]))
    #expect(phones.answer == "tvOS HIG 2019 says nothing about iOS, so nothing was checked.")
  }

  @Test("shows what is accepted with its reason, and what accepts nothing")
  func accepted() {
    var design = Samples.design(6)
    design.allowances = [
      Allowance(rule: "more-tab", reason: "Testers only."), Allowance(rule: "long-title", reason: "Later."),
    ]
    let lines = CheckView.lines(Scene(design, by: .hig2022), RenderOptions()).map(\.text)
    #expect(lines.contains("○ more-tab accepted because: Testers only."))
    #expect(!lines.contains { $0.hasPrefix("! more-tab") })
    #expect(lines.contains { $0.hasPrefix("! the allowance for long-title accepts nothing: ") })
    #expect(lines.contains { $0.hasSuffix("allow long-title off takes it back") })
    let options = RenderOptions()
    let view = Matrix(of: design, by: .hig2022, in: Places([.standard]))
    let matrix = view.blocks(options).lines(options).map(\.text)
    #expect(!matrix.contains { $0.hasPrefix("! more-tab") })
    #expect(matrix.contains("○ accepted, and so not counted: more-tab, long-title"))
  }

  @Test("gives each guide with its source and all of its rules", arguments: Guide.all.map(\.id))
  func guide(id: String) throws {
    let guide = try #require(Guide.named(id))
    let text = GuidesView.lines(of: guide, RenderOptions(columns: 200)).joined(separator: "\n").text
    #expect(text.contains(guide.source) && text.contains(guide.summary))
    for entry in guide.rules { #expect(text.contains("  \(entry.id) ")) }
  }

  @Test("says what was found, met and not checked")
  func check() {
    #expect(
      CheckView.lines(Samples.scene(6), RenderOptions()).prefix(3) == [
        "iPhone 14 · portrait · 390×844 pt · compact × regular · iOS 16 · HIG 2022",
        "! too-many-tabs  warning  6 tabs, where 3 to 5 are advised on iPhone",
        "  HIG 2022, Tab bars, Best practices · explain too-many-tabs",
      ])
  }
}
