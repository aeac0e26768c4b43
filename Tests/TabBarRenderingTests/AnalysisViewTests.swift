import TabBarCore
import TabBarGuidelines
import TabBarRendering
import Testing

@Suite("A view of a design from several sides")
struct AnalysisViewTests {
  /// Designs that are hard to write about, by what is hard about them.
  private static let designs: [(name: String, design: Design)] =
    Samples.hardTitles.filter { ["wide", "hostile", "empty and long"].contains($0.name) }.map { entry in
      (
        entry.name,
        Design(tabs: entry.titles.map { Tab($0, icon: "star", badge: entry.name == "hostile" ? $0 : nil) })
      )
    } + [("none", Design())]

  static func pages(_ design: Design, _ options: RenderOptions) -> [String] {
    let subjects: [Comparison.Subject] = [
      .guides, .systems, .devices(["ipad-9", "apple-tv-4k", "vision-pro"].compactMap(Device.named)),
    ]
    return MatrixView.lines(Matrix(of: design, by: .hig2022), of: design, options)
      + BudgetView.lines(TitleBudget(of: design, by: .hig2022), of: design, options)
      + BudgetView.lines(
        TitleBudget(of: design, by: .hig2022, title: "\u{1B}[31mred\u{202E}"), of: design, options)
      + DescribeView.lines(SpokenBar(Scene(design, by: .hig2022)), options)
      + WhyView.lines(Scene(design, by: .hig2022), tab: nil, options)
      + design.tabs.indices.flatMap { WhyView.lines(Scene(design, by: .hig2022), tab: $0, options) }
      + subjects.flatMap { CompareView.lines(Comparison(of: design, by: .hig2022, $0), options) }
  }

  @Test("fits every width and hides nothing that acts on a terminal", arguments: [40, 80, 200])
  func fits(columns: Int) {
    for (name, design) in Self.designs {
      let lines = Self.pages(design, RenderOptions(columns: columns))
      #expect(lines.filter { TerminalText.columns(of: $0) > columns } == [], "\(name)")
      #expect(lines.filter { TerminalText.escaped($0) != $0 } == [], "\(name)")
      let ascii = Self.pages(design, RenderOptions(columns: columns, ascii: true))
      #expect(ascii.filter { !Samples.isPrintableASCII($0, columns: columns) } == [], "\(name)")
    }
  }

  @Test("says where a finding begins and ends")
  func matrix() {
    let lines = Self.pages(Samples.design(6), RenderOptions(columns: 200))
    #expect(lines.first?.hasPrefix("6 tabs · HIG 2022 · \(Device.all.count) devices · ") == true)
    #expect(lines.contains { $0.hasSuffix("4 of 6 tabs and More · 1 case") || $0.contains("and More · ") })
    #expect(lines.contains { $0.hasPrefix("! more-tab  warning  on ") })
    #expect(lines.contains("  smallest that fails   iPhone SE (1st generation) portrait, 320 pt wide"))
  }

  @Test("names the languages that the design has, and the pseudo-language as the length that it stands for")
  func budget() {
    var design = Samples.design(1)
    let page = {
      BudgetView.lines(TitleBudget(of: design, by: .hig2022), of: design, RenderOptions(columns: 200))
    }
    #expect(page().contains("Every title fits everywhere in: en, and a third longer (pseudo)"))
    var details = TabDetails()
    details[titleIn: "de"] = "Jetzt"
    design.tabs[0].details = details
    #expect(page().contains("Every title fits everywhere in: en, de, and a third longer (pseudo)"))
  }
}
