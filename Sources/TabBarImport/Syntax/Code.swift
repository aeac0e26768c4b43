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
  /// The name before it, empty for none.
  var label = ""
  let code: Code
  /// Whether it follows the brackets of the call.
  var isTrailing = false
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

  /// The closure without a name that follows the brackets.
  var content: Code? {
    arguments.first { $0.isTrailing && $0.label.isEmpty || $0.label == "content" }?.code.content
  }

  /// The names without a type that all its arguments are, such as `.hidden`.
  var options: [String]? {
    let names = arguments.map { argument -> String? in
      guard argument.code.begins("."), argument.code.range.count == 2 else { return nil }
      return argument.code.file.text(argument.code.first + 1)
    }
    return names.contains(nil) ? nil : names.compactMap(\.self)
  }
}

/// A variable or constant: `name: Type = value`.
struct Variable {
  /// Empty for one of several that are the parts of a value.
  let name: String
  let type: String
  /// The value that it has at first.
  let value: Code?
  /// What computes it.
  var body: Code?
  /// Whether nothing gives it another value than the one that is written.
  var isConstant = false
  /// The type that it is a property of.
  var owner: DeclaredType?
}

struct Function {
  struct Parameter {
    /// The name at the call, empty for none.
    let label: String
    let name: String
    let type: String
    let isOptional: Bool
  }

  let name: String
  let parameters: [Parameter]
  /// What it returns.
  let type: String
  let body: Code
  var owner: DeclaredType?

  /// Returns the argument of each parameter, `nil` for one that is left out; `nil` where the call is of another function.
  func arguments(_ link: Link) -> [Code?]? {
    var rest = link.arguments[...]
    var result: [Code?] = []
    for parameter in parameters {
      if let next = rest.first, next.label == parameter.label || next.isTrailing && next.label.isEmpty {
        result.append(rest.popFirst()?.code)
      } else if parameter.isOptional {
        result.append(nil)
      } else {
        return nil
      }
    }
    return rest.isEmpty ? result : nil
  }
}
