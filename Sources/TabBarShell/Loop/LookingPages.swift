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
    default: return nil
    }
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
    default: return nil
    }
  }
}
