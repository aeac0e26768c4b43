/// Some tokens of a file.
struct Code {
  let file: CodeFile
  let range: Range<Int>

  var text: String { file.text(range) }
  var place: SourcePlace { file.place(range.lowerBound) }
  /// The names in it.
  var words: Set<String> { Set(file.names(range)) }

  /// Returns whether a word or a sign is anywhere in it.
  func contains(_ words: StaticString...) -> Bool {
    range.contains { index in words.contains { file.isToken(index, $0) } }
  }
}

/// A part of a program. Swift and Objective-C have the same parts; a message of Objective-C is the call that Swift makes of
/// it.
final class Node {
  indirect enum Kind {
    case text(String)
    case number(Int)
    case truth(Bool)
    case nothing
    case name(String)
    /// `.name`, of a type that the place gives.
    case implicit(String)
    case member(Node, String)
    case call(Node, [Argument])
    /// `list[index]`.
    case element(Node, Node)
    case list([Node])
    case tuple([Argument])
    case closure(Closure)
    /// Values with the same sign between them, or one with a sign before it.
    case operation(String, [Node])
    /// `condition ? one : other`.
    case choice(Node, Node, Node)
    case branches([Branch])
    case cases(Node, [Case])
    /// `guard`, with what is done otherwise.
    case unless(Branch)
    /// `case .name = value`, in a condition.
    case matches([String], Node)
    case variables([Variable])
    case function(Function)
    /// A type or an extension of one: the word before its name, the names after it, and its members.
    case type(String, name: String, inherits: [String], Body)
    /// The cases of an enumeration, with their raw values.
    case enumeration([(name: Code, raw: Node?)])
    case assign(Node, Node, adds: Bool)
    case loop([String], Node, Body)
    case block(Body)
    case `return`(Node?)
    /// `continue`.
    case skip
    /// `break`.
    case stop
    /// Statements between `#if` and `#endif`.
    case compiled(Condition, [Node])
    /// What is not read.
    case other
  }

  let kind: Kind
  let code: Code

  init(_ kind: Kind, _ code: Code) {
    self.kind = kind
    self.code = code
  }

  var text: String { code.text }

  /// The name of what is called: `b` of `a.b`.
  var lastName: String? {
    switch kind {
    case .name(let name), .member(_, let name), .implicit(let name): name
    default: nil
    }
  }

  func isName(_ name: String) -> Bool {
    if case .name(name) = kind { return true }
    return false
  }

  /// Whether a condition only gives a value a name.
  var binds: Bool {
    if case .variables = kind { return true }
    return false
  }
}

/// An argument of a call.
struct Argument {
  /// The name before it, empty for none.
  var label: String
  var value: Node
  /// Whether it follows the brackets of the call.
  var isTrailing = false

  var closure: Closure? {
    if case .closure(let closure) = value.kind { return closure }
    return nil
  }
}

/// A part of `if` or `guard`.
struct Branch {
  /// What all have to hold; none for `else`.
  var conditions: [Node]
  /// The tokens of the conditions.
  var head: Code
  var body: Body
}

/// A part of `switch`.
struct Case {
  /// The names of what it matches; none for `default`.
  var patterns: [String]
  var head: Code
  var body: Body

  /// When it holds: `state is .ready`.
  func words(_ subject: Node) -> String {
    "\(subject.text) is \(patterns.isEmpty ? "something else" : head.text)"
  }
}

/// A variable or constant: `name: Type = value`, or several names for the parts of a value.
final class Variable {
  let names: [String]
  let type: TypeName
  /// The value that it has at first.
  let value: Node?
  /// What computes it.
  var body: Body?
  /// Whether it may have another value when the app runs than the one that is written: a stored `var`.
  var isVariable = false
  /// The type that it is a property of.
  var owner: DeclaredType?
  /// What it depends on whether it is compiled.
  var condition: Condition?

  init(_ names: [String], _ type: TypeName, _ value: Node?) {
    self.names = names
    self.type = type
    self.value = value
  }

  var name: String { names.first ?? "" }
}

/// A function or an initializer.
final class Function {
  struct Parameter {
    /// The name at the call, empty for none.
    var label: String
    var name: String
    var type = TypeName()
    var standard: Node?
  }

  let name: String
  let parameters: [Parameter]
  /// What it returns.
  let type: TypeName
  let body: Body
  /// The type that it is a method of.
  var owner: DeclaredType?

  init(_ name: String, _ parameters: [Parameter], _ type: TypeName, _ body: Body) {
    self.name = name
    self.parameters = parameters
    self.type = type
    self.body = body
  }
}

/// A closure.
final class Closure {
  let parameters: [String]
  let body: Body

  init(_ parameters: [String], _ body: Body) {
    self.parameters = parameters
    self.body = body
  }
}

/// Statements that are read when somebody asks for them.
final class Body {
  let code: Code
  private(set) lazy var nodes: [Node] = Parser.statements(code.range, in: code.file)

  init(_ file: CodeFile, _ range: Range<Int>) { code = Code(file: file, range: range) }

  init(_ code: Code, _ nodes: [Node]) {
    self.code = code
    self.nodes = nodes
  }
}

/// A type as it is written.
struct TypeName {
  /// The name without `some`, `any` and what is in `<…>` or `[…]` around it.
  var name = ""
  /// All names in it, for what a list is of.
  var names: [String] = []

  init() {}

  init(_ range: Range<Int>, in file: CodeFile) {
    var isEnded = false
    for index in range where file.kind(index) == .name {
      let word = file.text(index)
      if file.isToken(index - 1, "@") || ["some", "any", "inout"].contains(word) { continue }
      names.append(word)
      if !name.isEmpty, !file.isToken(index - 1, ".") { isEnded = true }
      if !isEnded { name += (name.isEmpty ? "" : ".") + word }
    }
  }
}

/// What something depends on that only the project or the running app knows.
struct Condition: Hashable {
  /// As it is written.
  var text: String
  /// Whether something else is shown where it does not hold, which counts first.
  var isOther = false

  /// That of the elements of a list of which only their type is known.
  static let open = Condition(text: "", isOther: true)

  /// What a person reads of it.
  var words: String { self == .open ? "which of these, the app decides" : "if \(text)" }

  /// This and another that is around it or inside.
  func and(_ other: Self?) -> Self {
    guard let other, self != other, !isOther else { return self }
    return other.isOther ? other : Condition(text: "\(text) and \(other.text)")
  }

  var contrary: Self { Self(text: Self.not(text)) }

  /// The same as it is written for the contrary.
  static func not(_ text: String) -> String {
    if text.hasPrefix("!") { return String(text.dropFirst()) }
    if text.hasPrefix("not ("), text.hasSuffix(")") { return String(text.dropFirst(5).dropLast()) }
    if text.hasPrefix("not ") { return String(text.dropFirst(4)) }
    return text.utf8.allSatisfy { $0.isNamePart || $0 == UInt8(ascii: ".") } ? "not \(text)" : "not (\(text))"
  }
}
