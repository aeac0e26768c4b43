/// Some tokens of a file: an expression, a statement or several.
struct Code {
  let file: CodeFile
  let range: Range<Int>

  var text: String { file.text(range) }
  var place: SourcePlace { file.place(range.lowerBound) }
  var words: Set<String> { Set(file.names(range)) }
  var first: Int { range.lowerBound }

  func from(_ index: Int) -> Code { Code(file: file, range: index..<range.upperBound) }
  func before(_ index: Int) -> Code { Code(file: file, range: range.lowerBound..<index) }

  func contains(_ words: StaticString...) -> Bool {
    range.contains { index in words.contains { file.isToken(index, $0) } }
  }

  func begins(_ words: StaticString...) -> Bool {
    !range.isEmpty && words.contains { file.isToken(first, $0) }
  }

  /// The name at the end of a path: `b` of `a.b`.
  var lastName: String? {
    let last = range.upperBound - 1
    return file.kind(last) == .name && (range.count == 1 || file.isToken(last - 1, "."))
      ? file.text(last) : nil
  }

  /// The last part of the chain that it is, and what is before that; `nil` for something else.
  var last: (link: Link, base: Code?)? {
    let links = file.links(range)
    guard let link = links.last, link.end >= range.upperBound else { return nil }
    return (link, links.count > 1 ? before(links[links.count - 2].end) : nil)
  }

  var closure: Closure? {
    begins("{") && file.after(first) >= range.upperBound ? file.closure(file.inside(first)) : nil
  }
}

struct Argument {
  /// The name before it, empty for none.
  var label = ""
  let code: Code
  /// Whether it follows the brackets of the call.
  var isTrailing = false

  var closure: Closure? { code.closure }
}

/// A part of a chain: a name, with the arguments after it, or an index.
struct Link {
  /// Empty for a value that has none.
  var name = ""
  var arguments: [Argument] = []
  var isCalled = false
  /// What is between square brackets.
  var index: Code?
  /// The tokens after it.
  var end: Int
}

/// A part of `if` or `guard`.
struct Branch {
  /// What all have to hold; none for `else`.
  let conditions: [Code]
  let head: Code
  let body: Code
}

/// A part of `switch`.
struct Case {
  /// The names of what it matches; none for `default`.
  let patterns: [String]
  let head: Code
  let body: Code

  /// When it holds: `state is .ready`.
  func words(_ subject: Code) -> String {
    "\(subject.text) is \(patterns.isEmpty ? "something else" : head.text)"
  }
}

/// A variable or constant: `name: Type = value`, or several names for the parts of a value.
final class Variable {
  let names: [String]
  let type: TypeName
  /// The value that it has at first.
  let value: Code?
  /// What computes it.
  var body: Code?
  /// Whether it may have another value when the app runs than the one that is written: a stored `var`.
  var isVariable = false
  /// The type that it is a property of.
  var owner: DeclaredType?
  /// What it depends on whether it is compiled.
  var condition: Condition?

  init(_ names: [String], _ type: TypeName, _ value: Code?) {
    self.names = names
    self.type = type
    self.value = value
  }

  var name: String { names.first ?? "" }
}

final class Function {
  struct Parameter {
    /// The name at the call, empty for none.
    let label: String
    let name: String
    let type: TypeName
  }

  let name: String
  let parameters: [Parameter]
  /// What it returns.
  let type: TypeName
  let body: Code
  var owner: DeclaredType?

  init(_ name: String, _ parameters: [Parameter], _ type: TypeName, _ body: Code) {
    self.name = name
    self.parameters = parameters
    self.type = type
    self.body = body
  }
}

struct Closure {
  let parameters: [String]
  let body: Code
}

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
