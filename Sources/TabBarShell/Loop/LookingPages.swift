import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering

/// The pages that lay a design out again and again to look at it from several sides.
enum LookingPages {
  /// Returns what a line asks for.
  ///
  /// - Throws: An error that names the command that the line begins with.
  static func effect(of line: String, on draft: Draft) throws(SessionReadingError) -> Effect {
    var playground = Playground(Document(draft: draft))
    do {
      guard let invocation = try Invocation.parsed(from: line) else { return .none }
      return try playground.perform(invocation).effect
    } catch {
      throw .option(String(line.prefix { $0 != " " }), error)
    }
  }

  /// Returns the lines of a page, or `nil` where the effect asks for something else.
  static func lines(for effect: Effect, of draft: Draft, _ options: RenderOptions) -> [String]? {
    switch effect {
    case .matrix(let allSystems):
      return MatrixPage.lines(
        Matrix(of: draft.design, by: draft.guide, allSystems: allSystems), of: draft.design, options)
    case .compare(let subject):
      return ComparePage.lines(Comparison(of: draft.design, by: draft.guide, subject), options)
    case .why(let tab): return WhyPage.lines(draft.scene, tab: tab, options)
    case .budget(let title):
      return BudgetPage.lines(
        TitleBudget(of: draft.design, by: draft.guide, title: title), of: draft.design, options)
    case .describe: return DescribePage.lines(SpokenBar(draft.scene), options)
    case .anatomy: return AnatomyPage.lines(draft.scene, options)
    case .fixes(let rule): return fixes(rule, draft, options)
    case .fit(let devices):
      let fitting = Fitting(of: draft.design, by: draft.guide, on: devices)
      return FitPage.lines(
        fitting, of: draft.scene, lines: fitting.plans.map { draft.lines(for: $0.edits) }, options)
    default: return nil
    }
  }

  /// Returns what would mend the findings that are left, each edit as a line to type.
  private static func fixes(_ rule: String?, _ draft: Draft, _ options: RenderOptions) -> [String] {
    let scene = draft.scene
    return FixPage.lines(
      scene, rule: rule,
      fixes: { finding in
        scene.fixes(for: finding).map { FixPage.Entry($0, draft.lines(for: $0.edits)) }
      }, options)
  }

  /// Returns the document of a page, or `nil` where the effect asks for something else.
  static func document(for effect: Effect, of draft: Draft) -> JSONValue? {
    switch effect {
    case .matrix(let allSystems):
      return MatrixJSON.document(Matrix(of: draft.design, by: draft.guide, allSystems: allSystems))
    case .compare(let subject):
      return ComparisonJSON.document(Comparison(of: draft.design, by: draft.guide, subject))
    case .why(let tab): return ReasonsJSON.document(draft.scene, tab: tab)
    case .budget(let title):
      return BudgetJSON.document(TitleBudget(of: draft.design, by: draft.guide, title: title))
    case .describe: return SpokenJSON.document(SpokenBar(draft.scene))
    case .anatomy: return AnatomyJSON.document(draft.scene)
    default: return nil
    }
  }
}
