/// A view controller, a tab bar item or a tab that code makes.
final class Controller {
  let typeName: String
  let type: DeclaredType?
  /// The one that a navigation controller shows first.
  let root: Controller?
  /// Its tab bar item, or itself as a tab.
  var item: ImportedTab?
  /// Where its title is set, it alone.
  var title: ImportedTab?
  /// What may change it and is not read.
  var gaps: [ImportRemark] = []
  /// The tabs of a group.
  var children: [Value?] = []

  init(_ typeName: String, type: DeclaredType? = nil, root: Controller? = nil) {
    self.typeName = typeName
    self.type = type
    self.root = root
  }

  var isTab: Bool { typeName.isOne(of: "UITab UITabGroup UISearchTab") }

  /// It and what it shows first.
  var chain: [Controller] { [self] + (root?.chain ?? []) }
}

extension ImportedTab {
  /// Takes the title of another tab.
  mutating func take(_ other: ImportedTab) {
    title = other.title
    titles = other.titles
    gaps[.title] = other.gaps[.title]
  }
}

/// A list of controllers or tabs that a tab bar controller gets; `nil` for one that the app makes when it runs.
struct ControllerList {
  let owner: DeclaredType?
  let code: Code
  let values: [Value?]?
}
