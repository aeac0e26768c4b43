/// Some tokens of a file: an expression, a statement or several.
struct Code {
  let file: CodeFile
  let range: Range<Int>

  var text: String { file.text(range) }
  var place: SourcePlace { file.place(first) }
  var first: Int { range.lowerBound }

  func from(_ index: Int) -> Code { Code(file: file, range: index..<range.upperBound) }
  func before(_ index: Int) -> Code { Code(file: file, range: first..<index) }

  func contains(_ words: StaticString...) -> Bool {
    range.contains { index in words.contains { file.isToken(index, $0) } }
  }

  func begins(_ words: StaticString...) -> Bool {
    !range.isEmpty && words.contains { file.isToken(first, $0) }
  }

  /// Whether a bracket of a kind and its mate are around all of it.
  func isInside(_ open: StaticString) -> Bool { begins(open) && file.after(first) == range.upperBound }

  /// The parts of the chain of names and calls that it is; `nil` for something else.
  var chain: [Link]? {
    let links = file.links(range)
    return links.last?.code.range.upperBound == range.upperBound ? links : nil
  }

  var statements: [Code] { file.statements(range) }

  var withoutReturn: Code { begins("return") ? from(first + 1) : self }

  /// What is in the brackets of a closure; itself where it is none.
  var content: Code { isInside("{") ? file.closure(file.inside(first)).body : self }
  /// The names of what a closure gets.
  var parameters: [String] { isInside("{") ? file.closure(file.inside(first)).parameters : [] }

  /// Whether only some builds have a part of it.
  var isConditional: Bool { range.contains { file.tokens[$0].isConditional } }

  /// The only text that is written out in it.
  var literal: String? {
    let texts = range.filter { file.kind($0) == .string }
    return texts.count == 1 ? file.string(texts[0]) : nil
  }
}

struct Argument {
  /// The name before it, empty for none, and `{}` for a closure without a name that follows the brackets of the call.
  var label = ""
  let code: Code
}

/// A part of a chain: a name, with the arguments after it, or an index.
struct Link {
  /// Empty for a value that has none.
  var name = ""
  var arguments: [Argument] = []
  var isCalled = false
  var isIndex = false
  /// All of it, from its name on.
  var code: Code

  subscript(_ label: String) -> Code? { arguments.first { $0.label == label }?.code }

  /// What is in the closure that follows the brackets.
  var content: Code? { (self["{}"] ?? self["content"])?.content }

  /// The names without a type that all its arguments are, such as `.hidden`.
  var options: [String] {
    arguments.map {
      $0.code.begins(".") && $0.code.range.count == 2 ? $0.code.file.text($0.code.first + 1) : ""
    }
  }
}

/// A variable, a constant or a parameter: `name: Type = value`.
struct Variable {
  /// The name of a parameter at the call, empty for none.
  let label: String
  /// Empty for one of several that are the parts of a value.
  let name: String
  let type: String
  /// The value that it has at first.
  let value: Code?
  /// What computes it.
  let body: Code?
  /// Whether nothing gives it another value than the one that is written.
  var isConstant = false
  /// The type that it is a property of.
  var owner: DeclaredType?
}

/// A function, or what computes a property.
struct Function {
  let name: String
  var parameters: [Variable] = []
  /// What it returns.
  let type: String
  let body: Code
  var owner: DeclaredType?

  /// What names mean in it: nothing says what it gets.
  var scope: Scope { parameters.reduce(Scope(type: owner)) { $0.binding($1.name, nil) } }

  /// Returns the argument of each parameter, `nil` for one that is left out; `nil` where the call is of another function.
  func arguments(_ link: Link) -> [Code?]? {
    var rest = link.arguments[...]
    var result: [Code?] = []
    for parameter in parameters {
      let isGiven = rest.first.map { [parameter.label, "{}"].contains($0.label) } ?? false
      guard isGiven || parameter.value != nil else { return nil }
      result.append(isGiven ? rest.removeFirst().code : nil)
    }
    return rest.isEmpty ? result : nil
  }
}
