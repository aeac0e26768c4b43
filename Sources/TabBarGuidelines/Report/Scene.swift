public import TabBarCore

/// A design laid out and judged: what a format turns into text.
public struct Scene: Sendable {
  /// The design.
  public let design: Design
  /// The guide.
  public let guide: Guide
  /// Whether somebody chose the guide, and not the program.
  package var isGuideChosen = false
  /// The path of the file that says what is so of the app; `nil` where there is none.
  package var app: String?
  /// The design laid out.
  public let layout: BarLayout
  /// What the guide says of it.
  public package(set) var report: Report
  /// What the report asked about the tabs, for the scene that comes after it.
  private let facts: TabFacts

  /// Lays out a design and judges it by a guide.
  ///
  /// - Parameters:
  ///   - design: Without a system of its own it is laid out on the one that the guide is about.
  ///   - isStrict: Whether only rules count that a guideline states or a system was seen to follow.
  ///   - rules: The identifiers of the only rules that are asked, or `nil` for all of the guide.
  public init(_ design: Design, by guide: Guide, isStrict: Bool = false, only rules: [String]? = nil) {
    self.init(design, by: guide, isStrict: isStrict, only: rules, after: nil)
  }

  /// - Parameter earlier: A scene with most of the tabs, about which no rule has to ask again.
  package init(
    _ design: Design, by guide: Guide, isStrict: Bool = false, only rules: [String]? = nil,
    after earlier: Scene?
  ) {
    self.design = design
    self.guide = guide
    layout = BarLayout(of: design, on: design.system ?? guide.system(for: design.device, of: design))
    facts = TabFacts(about: design, after: earlier?.facts)
    report = Report(on: design, layout: layout, by: guide, isStrict: isStrict, only: rules, facts: facts)
  }

  /// The device and the system as one of several that a design is tried on.
  package var surveyCase: SurveyCase {
    SurveyCase(
      device: design.device, orientation: design.orientation, share: .full, system: layout.system,
      window: layout.window, number: 0)
  }

  /// Returns what would mend a finding of the scene, the best first; none where nothing is known to.
  public func fixes(for finding: Finding) -> [Fix] {
    guard let entry = guide[rule: finding.rule], let repair = entry.rule.repair else { return [] }
    // What is not found in the language that is shown is mended in the first one where it is.
    var (design, layout) = (design, layout)
    if let locale = finding.locales.first, locale != design.locale {
      design.locale = locale
      layout = BarLayout(of: design, on: layout.system)
    }
    design.isJudgedAsShown = true
    let inspection = Inspection(design: design.localized, layout: layout, guide: guide, entry: entry)
    // What is accepted needs no mending.
    inspection.excludedTabs = Allowances(of: design)?.tabs(for: finding.rule).map(\.tab) ?? []
    let judgement = entry.rule.judge(inspection)
    guard judgement.isFinding else { return [] }
    return repair(inspection, judgement).filter { !$0.edits.isEmpty }
      .map { Fix($0, of: finding.rule, in: inspection.design.tabs) }
  }
}
