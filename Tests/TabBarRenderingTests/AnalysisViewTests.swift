import TabBarCore
import TabBarGuidelines
import TabBarRendering
import Testing

@testable import TabBarPlayground

@Suite("A view of a design from several sides")
struct AnalysisViewTests {
  /// A design, and what there is to say about it from every side.
  private struct Analyses: Sendable {
    let name: String
    let design: Design
    let scene: Scene
    let matrix: Matrix
    let budgets: [TitleBudget]
    let comparisons: [Comparison]

    init(_ name: String, _ design: Design) {
      self.name = name
      self.design = design
      scene = Scene(design, by: .hig2022)
      matrix = Matrix(of: design, by: .hig2022, on: Self.devices)
      budgets = [nil, "\u{1B}[31mred\u{202E}"].map {
        TitleBudget(of: design, by: .hig2022, title: $0, on: Self.devices)
      }
      let subjects: [Comparison.Subject] = [
        .guides(), .systems(), .devices(["ipad-9", "apple-tv-4k", "vision-pro"].compactMap(Device.named)),
      ]
      comparisons = subjects.map { Comparison(of: design, by: .hig2022, $0) }
    }

    /// Some of every platform, an old one, a new one and those between.
    private static let devices = Device.all.enumerated().filter { $0.offset.isMultiple(of: 4) }.map(\.element)

    func pages(_ options: RenderOptions) -> [String] {
      var lines = MatrixView.lines(matrix, of: design, options)
      for budget in budgets { lines += BudgetView.lines(budget, of: design, options) }
      let context = Samples.context(scene, options)
      lines += DescribeQuery().lines(in: context)
      for tab in [nil] + design.tabs.indices.map(Int?.some) {
        lines += WhyQuery(tab: tab, hasSources: true).lines(in: context)
      }
      for comparison in comparisons { lines += CompareView.lines(comparison, options) }
      return lines.map(\.text)
    }
  }

  /// Designs that are hard to write about, by what is hard about them, analysed once for all widths.
  private static let hard: [Analyses] =
    Samples.hardTitles.filter { ["wide", "hostile", "empty and long"].contains($0.name) }.map { entry in
      Analyses(
        entry.name,
        Design(tabs: entry.titles.map { Tab($0, icon: "star", badge: entry.name == "hostile" ? $0 : nil) }))
    } + [Analyses("none", Design())]

  // Wider than the narrowest, the alphabets take turns.
  @Test("fits every width and hides nothing that acts on a terminal", arguments: [40, 80, 200])
  func fits(columns: Int) {
    for (number, analyses) in Self.hard.enumerated() {
      let isASCII = (number + columns / 80).isMultiple(of: 2)
      if columns == 40 || !isASCII {
        let lines = analyses.pages(RenderOptions(columns: columns))
        let misplaced = Samples.misplacedLines(of: lines.joined(separator: "\n"), columns: columns)
        #expect(misplaced == [], "\(analyses.name)")
      }
      if columns == 40 || isASCII {
        let ascii = analyses.pages(RenderOptions(columns: columns, ascii: true))
        #expect(ascii.filter { !Samples.isPrintableASCII($0, columns: columns) } == [], "\(analyses.name)")
      }
    }
  }

  @Test("says where a finding begins and ends")
  func matrix() throws {
    let design = Samples.design(6)
    let matrix = Matrix(of: design, by: .hig2022)
    let lines = MatrixView.lines(matrix, of: design, RenderOptions(columns: 200)).map(\.text)
    #expect(lines.first?.hasPrefix("6 tabs · HIG 2022 · a rule is broken in ") == true)
    #expect(lines.contains { $0.hasPrefix("\(Device.all.count) devices · ") })
    #expect(lines.contains { $0.hasSuffix("4 of 6 tabs and More · 1 case") || $0.contains("and More · ") })
    let finding = try #require(lines.firstIndex { $0.hasPrefix("! more-tab (warning) on ") })
    #expect(lines[finding].hasSuffix(", such as iPhone 3GS portrait, 320 pt wide"))
    #expect(lines[finding + 1].hasPrefix("  largest that passes  "))
  }

  @Test("names the languages that the design has, and the pseudo-language by its length")
  func budget() {
    func page(_ design: Design) -> [String] {
      BudgetView.lines(TitleBudget(of: design, by: .hig2022), of: design, RenderOptions(columns: 200))
        .map(\.text)
    }
    var design = Samples.design(1)
    let pseudo = "So it does a third longer (pseudo)."
    #expect(page(design).contains("Every title fits everywhere in: en") && page(design).contains(pseudo))
    var details = TabDetails()
    details[titleIn: "de"] = "Jetzt"
    design.tabs[0].details = details
    #expect(page(design).contains("Every title fits everywhere in: en, de") && page(design).contains(pseudo))
  }
}
