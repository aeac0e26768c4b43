package import TabBarGuidelines
import TabBarCore
package import TabBarPlayground

/// Side effects of a command in words.
package enum ChangeWords {
  /// Returns what a command says, with what moved because of it.
  package static func saying(_ sentence: Prose, _ change: DesignDifference) -> Prose {
    clause(change).map { "\(sentence); \($0)" } ?? sentence
  }

  /// Returns a clause such as "Search and Account are now in the More list", or `nil` if nothing moved.
  package static func clause(_ change: DesignDifference) -> Prose? {
    var clauses: [Prose] = []
    let (hidden, back) = (change.enteredMore, change.leftMore)
    if !hidden.isEmpty {
      let place = Prose(listed: change.after.layout.overflow.place.phrase)
      clauses.append("\(list(hidden)) \(hidden.count, one: "is", many: "are") now \(place)")
    }
    if !back.isEmpty { clauses.append("\(list(back)) \(back.count, one: "is", many: "are") back in the bar") }
    if change.dropsIcons { clauses.append("this bar shows titles without icons") }
    return clauses.isEmpty ? nil : .joined(clauses, by: "; ")
  }

  // As many names as a sentence can hold.
  private static let mostNames = 4

  /// Returns titles as a list: "A", "A and B", "A, B and 3 other tabs".
  private static func list(_ titles: [String]) -> Prose {
    let names = titles.map { $0.isEmpty ? "a tab without title" : "\($0)" as Prose }
    guard names.count > mostNames else { return .listed(names) }
    return .listed(names.prefix(mostNames - 1) + ["\(names.count - mostNames + 1) other tabs"])
  }
}
