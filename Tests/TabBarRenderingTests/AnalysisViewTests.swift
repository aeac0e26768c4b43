import TabBarCore
@testable import TabBarDrawing
import TabBarGuidelines
@testable import TabBarRendering
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
      matrix = Matrix(of: design, by: .hig2022, in: Places(Self.devices))
      budgets = [nil, "\u{1B}[31mred\u{202E}"].map {
        TitleBudget(of: design, by: .hig2022, title: $0, in: Places(Self.devices))
      }
      let subjects: [Comparison.Subject] = [
        .guides(), .systems(), .devices(["ipad-9", "apple-tv-4k", "vision-pro"].compactMap(Device.named)),
      ]
      comparisons = subjects.map { Comparison(of: design, by: .hig2022, $0) }
    }

    /// Some of every platform, an old one, a new one and those between.
    private static let devices = Device.all.enumerated().filter { $0.offset.isMultiple(of: 4) }.map(\.element)

    func pages(_ options: RenderOptions) -> [String] {
      let context = Samples.context(scene, options)
      func page(_ answer: String, _ blocks: [Block]) -> [HarmlessText] {
        context.answer(.english(answer), blocks, all: nil)
      }
      var lines = page(matrix.answer, matrix.blocks(options))
      for budget in budgets {
        lines += page(budget.answer, budget.blocks(options))
      }
      lines += DescribeQuery().lines(in: context)
      for tab in [nil] + design.tabs.indices.map(Int?.some) {
        lines += WhyQuery(tab: tab, isAboutHidden: false, hasSources: true).lines(in: context)
      }
      for comparison in comparisons {
        lines += page(comparison.answer, comparison.blocks(options))
      }
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

  private func design(_ tabs: Int, german: String) -> Design {
    var design = Samples.design(tabs)
    design.tabs[0].titles["de"] = german
    return design
  }

  private func places(_ ids: String..., locale: String? = nil) -> Places {
    var places = Places(ids.compactMap(Device.named))
    places.locale = locale
    return places
  }

  @Test("begins with the rules that are broken, and where")
  func matrix() throws {
    let design = Samples.design(6)
    let view = Matrix(of: design, by: .hig2022)
    #expect(view.answer.contains(" are broken on all ") && view.answer.contains("silent about visionOS"))
    let lines = view.blocks(RenderOptions(columns: 200)).lines(RenderOptions(columns: 200)).map(\.text)
    let finding = try #require(lines.firstIndex { $0.hasPrefix("! more-tab (warning) on ") })
    #expect(lines[finding].hasSuffix(", such as iPhone 3GS portrait, 320 pt wide"))
    #expect(lines[finding + 1].hasPrefix("  largest that passes  "))
    let three = Samples.design(3)
    let fine = Matrix(of: three, by: .hig2022, in: places("iphone-14", "iphone-13"))
    #expect(fine.answer == "No rule is broken on any of 2 iPhones.")
  }

  @Test("says of each result what no other one has", arguments: [3, 5, 6])
  func results(tabs: Int) {
    var design = Samples.design(tabs)
    design.tabs[tabs - 1].role = .search
    for guide in [nil, Guide.hig2022] {
      let results = Matrix(of: design, by: guide).rows.map { row in
        [OutcomeWords.lines(row.outcome, of: design), row.outcome.broken, row.outcome.toJudge]
      }
      #expect(Set(results).count == results.count)
    }
  }
}
