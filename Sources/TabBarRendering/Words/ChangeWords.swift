package import TabBarGuidelines
import TabBarCore

/// What a command changed beyond what it did itself, in words.
package enum ChangeWords {
  /// Returns a clause such as "Search and Account are now behind More", or `nil` where nothing moved.
  package static func clause(_ change: SceneChange, _ options: RenderOptions) -> String? {
    var clauses: [String] = []
    if !change.enteredMore.isEmpty {
      let verb = change.enteredMore.count == 1 ? "is" : "are"
      clauses.append("\(list(change.enteredMore, options)) \(verb) now \(change.overflow.place)")
    }
    if !change.leftMore.isEmpty {
      let verb = change.leftMore.count == 1 ? "is" : "are"
      clauses.append("\(list(change.leftMore, options)) \(verb) back in the bar")
    }
    return clauses.isEmpty ? nil : clauses.joined(separator: "; ")
  }

  // More names than this are not read in a sentence.
  private static let mostNames = 4

  /// Returns titles as people list them, at least one: "A", "A and B", "A, B and 3 other tabs".
  private static func list(_ titles: [String], _ options: RenderOptions) -> String {
    var names = titles.map { $0.isEmpty ? "a tab without title" : options.shown($0) }
    if names.count > mostNames {
      let others = names.count - mostNames + 1
      names = names.prefix(mostNames - 1) + ["\(others) other tabs"]
    }
    let last = names.removeLast()
    return names.isEmpty ? last : names.joined(separator: ", ") + " and " + last
  }
}

extension Overflow {
  /// Where the tabs are that do not fit, in words.
  fileprivate var place: String {
    switch self {
    case .more: "behind More"
    case .pages: "on another page"
    case .scroll: "scrolled out of sight"
    case .dropped, .none: "not shown"
    }
  }
}
