/// What an expression means, as far as it can be known without running the app.
indirect enum Value {
  /// `nil`.
  case nothing
  /// A text that is shown as it is.
  case text(String)
  /// A text that is looked up in a table, with the text for where no table has it.
  case key(String, table: String?, fallback: String)
  case number(Int)
  case truth(Bool)
  case icon(ImportedIcon)
  case enumCase(DeclaredType, String)
  case type(DeclaredType)
  /// `.name`, of a type that is not known.
  case implicit(String)
  case object(Object)
  case array([Value])
  case closure(Code, Scope)
  /// What is known only when the app runs, as it is written.
  case unknown(String)

  var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }

  var isNothing: Bool {
    if case .nothing = self { return true }
    return false
  }

  var object: Object? {
    if case .object(let object) = self { return object }
    return nil
  }
}

/// A value with fields: a structure, a view controller, a tab bar item.
final class Object {
  let typeName: String
  let type: DeclaredType?
  /// Where it is made.
  let code: Code
  /// The fields that were set, and the arguments of the call that made it, by name; those without a name by `#0`, `#1`.
  var fields: [String: Value] = [:]
  /// The condition under which it is made, as it is written.
  var condition: String?
  /// The arguments that it is made with, where its type is not known.
  var call: (arguments: [Argument], scope: Scope)?
  /// The controller whose tab bar item it is.
  weak var controller: Object?
  /// Whether its initializers have been followed.
  var isPrepared = false

  init(typeName: String, type: DeclaredType? = nil, code: Code) {
    self.typeName = typeName
    self.type = type
    self.code = code
  }

  /// The arguments without a name.
  var unnamed: [Value] {
    var result: [Value] = []
    while let value = fields["#\(result.count)"] { result.append(value) }
    return result
  }
}

/// The names that code can use.
final class Scope {
  let file: CodeFile
  let outer: Scope?
  /// The value of `self`, or `nil` outside of types.
  let owner: Value?
  let type: DeclaredType?
  var names: [String: Value] = [:]

  init(file: CodeFile, outer: Scope? = nil, owner: Value? = nil, type: DeclaredType? = nil) {
    self.file = file
    self.outer = outer
    self.owner = owner ?? outer?.owner
    self.type = type ?? outer?.type
  }

  /// Gives a parameter its value; `$tab` gives it to `tab` as well.
  func bind(_ name: String, _ value: Value) {
    names[name] = value
    if name.hasPrefix("$") { names[String(name.dropFirst())] = value }
  }

  /// The value of a name, and the scope that has it.
  func find(_ name: String) -> (value: Value, scope: Scope)? {
    var scope: Scope? = self
    while let current = scope {
      if let value = current.names[name] { return (value, current) }
      scope = current.outer
    }
    return nil
  }
}
