package import TabBarDrawing
import TabBarGuidelines
import TabBarCore
package import TabBarPlayground

/// Side effects of a command in words.
package enum ChangeWords {
  /// Returns a clause such as "Search and Account are now in the More list", or `nil` if nothing moved.
  package static func clause(_ change: DesignDifference, _ options: RenderOptions) -> String? {
    var clauses: [String] = []
    if !change.enteredMore.isEmpty {
      let place = change.after.layout.overflow.place.phrase
      clauses.append(
        "\(list(change.enteredMore, options)) \(isOrAre(change.enteredMore.count)) now \(place)")
    }
    if !change.leftMore.isEmpty {
      clauses.append("\(list(change.leftMore, options)) \(isOrAre(change.leftMore.count)) back in the bar")
    }
    if change.dropsIcons { clauses.append("this bar shows titles without icons") }
    return clauses.isEmpty ? nil : clauses.joined(separator: "; ")
  }

  // As many names as a sentence can hold.
  private static let mostNames = 4

  /// Returns titles as a list: "A", "A and B", "A, B and 3 other tabs".
  private static func list(_ titles: [String], _ options: RenderOptions) -> String {
    var names = titles.map { $0.isEmpty ? "a tab without title" : options.shown($0) }
    if names.count > mostNames {
      let others = names.count - mostNames + 1
      names = names.prefix(mostNames - 1) + ["\(others) other tabs"]
    }
    return listed(names)
  }
}
