/// What code has where a value is asked for, as far as it is written out.
indirect enum Value {
  /// A text in quotes, which becomes what it is given to.
  case literal(String)
  case text(String)
  /// A text that is looked up in a table of titles.
  case key(String, table: String?)
  case number(Int)
  case nothing
  /// The names of a constant that no file declares, such as `L10n.Tabs.home`; the first is empty for `.home`.
  case constant([String])
  case icon(ImportedIcon)
  case type(DeclaredType)
  /// A case of an enumeration.
  case element(DeclaredType, String)
  /// The values of a list that is written out, `nil` for one that is not.
  case list([Value?])
  case controller(Controller)

  /// What it becomes as a value of a type that a declaration names.
  func given(to type: String) -> Value? {
    guard case .literal(let text) = self else { return self }
    switch type {
    case "", "String": return .text(text)
    case "LocalizedStringKey", "LocalizedStringResource": return .key(text, table: nil)
    default: return nil
    }
  }

  var controller: Controller? {
    if case .controller(let controller) = self { controller } else { nil }
  }

  /// The name that it is without a type: `home` of `.home`.
  var name: String? {
    if case .constant(let names) = self, names.count == 2, names[0].isEmpty { names[1] } else { nil }
  }

  /// The text that it is, whatever it is given to.
  var plain: String? {
    switch self {
    case .literal(let text), .text(let text): text
    default: nil
    }
  }
}

/// What names mean in some code. A name that is there without a value hides what is outside.
struct Scope {
  var names: [String: Value?] = [:]
  /// The type that has the code.
  var type: DeclaredType?
  /// The value that `self` is.
  var this: Value?
  /// How deep the code is in other code that has been followed.
  var depth = 0

  mutating func bind(_ name: String, _ value: Value?) { names[name] = .some(value) }

  func binding(_ name: String, _ value: Value?) -> Scope {
    var inner = self
    inner.bind(name, value)
    return inner
  }

  /// Without what is outside under the names that some code declares, or a closure gets.
  func hiding(_ code: Code) -> Scope {
    let names = code.range.filter { code.file.text($0 - 1).isOne(of: "let var") }.map(code.file.text)
    return (names + code.parameters).reduce(self) { $0.binding($1, nil) }
  }
}

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
