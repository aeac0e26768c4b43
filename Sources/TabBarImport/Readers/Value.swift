/// What code has where a value is asked for, as far as it is written out.
indirect enum Value {
  /// A text in quotes, which becomes what it is given to.
  case literal(String)
  case text(String)
  /// A text that is looked up in a table of titles.
  case key(String, table: String?)
  case number(Int)
  case nothing
  /// A name without its type: `.home`.
  case implicit(String)
  /// The names of a constant that no file declares, such as `L10n.Tabs.home`.
  case constant([String])
  case icon(ImportedIcon)
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
    if case .controller(let controller) = self { return controller }
    return nil
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

  var isTooDeep: Bool { depth > 40 }
  /// The same names one level deeper.
  var inner: Scope {
    var inner = self
    inner.depth += 1
    return inner
  }

  mutating func bind(_ name: String, _ value: Value?) { names[name] = .some(value) }
}
