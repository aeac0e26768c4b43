/// An argument of a call.
struct Argument {
  /// The name before it, empty for none.
  var label: String
  var range: Range<Int>
  /// Whether it follows the brackets of the call, in curly brackets; `range` is then what is inside.
  var isTrailing = false
}

enum Arguments {
  /// Splits tokens at the commas of their own level.
  static func split(_ range: Range<Int>, in file: CodeFile) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if file.isToken(index, ",") {
        if start < index { result.append(start..<index) }
        start = index + 1
        index += 1
      } else {
        index = max(index + 1, file.after(index))
      }
    }
    if start < range.upperBound { result.append(start..<range.upperBound) }
    return result
  }

  /// Returns the arguments inside of a call's brackets.
  static func arguments(_ range: Range<Int>, in file: CodeFile) -> [Argument] {
    split(range, in: file).map { part in
      let first = part.lowerBound
      guard file.kind(first) == .name, file.isToken(first + 1, ":"), first + 1 < part.upperBound else {
        return Argument(label: "", range: part)
      }
      return Argument(label: file.text(first), range: (first + 2)..<part.upperBound)
    }
  }
}

/// Finds where statements begin and end.
enum Statements {
  /// Returns the statements of a body, each as its tokens.
  static func split(_ range: Range<Int>, in file: CodeFile) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let end = max(index + 1, end(of: index, in: range, file))
      result.append(index..<end)
      index = end
      while file.isToken(index, ";"), index < range.upperBound { index += 1 }
    }
    return result
  }

  /// Returns the token after the statement that begins at one.
  static func end(of start: Int, in range: Range<Int>, _ file: CodeFile) -> Int {
    var index = start
    while index < range.upperBound {
      index = min(max(index + 1, file.after(index)), range.upperBound)
      guard index < range.upperBound else { break }
      if file.isToken(index, ";") { return index }
      if file.tokens[index].startsLine, !continues(at: index, file) { return index }
    }
    return range.upperBound
  }

  /// Returns whether the token at the start of a line belongs to the line before.
  private static func continues(at index: Int, _ file: CodeFile) -> Bool {
    let token = file.tokens[index]
    if token.kind == .sign, !file.isToken(index, "@"), !file.isToken(index, "\\"), !file.isToken(index, "!") {
      // A full stop begins a line in a chain; in a list of cases it follows a comma.
      return true
    }
    if file.isToken(index, "else") || file.isToken(index, "catch") || file.isToken(index, "as")
      || file.isToken(index, "where") || file.isToken(index, "while") && file.isOpen(index - 1, "}")
    {
      return true
    }
    if file.isOpen(index, "{") { return true }
    let last = index - 1
    if file.kind(last) == .sign, !file.isToken(last, "!"), !file.isToken(last, "?"), !file.isToken(last, ">")
    {
      return true
    }
    // The name of a second closure: `} label: {`.
    if token.kind == .name, file.isToken(index + 1, ":"), file.isOpen(index + 2, "{") { return true }
    return false
  }

  /// Removes what comes before a closure's statements, and returns its parameters.
  static func closure(_ range: Range<Int>, in file: CodeFile) -> (parameters: [String], body: Range<Int>) {
    guard !file.isToken(range.lowerBound, "for") else { return ([], range) }
    var names: [String] = []
    var index = range.lowerBound
    let limit = min(range.upperBound, range.lowerBound + 48)
    var isType = false
    while index < limit {
      if file.isToken(index, "in") { return (names, (index + 1)..<range.upperBound) }
      if file.isToken(index, "->") || file.isToken(index, ":") {
        isType = true
      } else if file.isToken(index, ",") {
        isType = false
      } else if file.kind(index) == .name {
        if !isType { names.append(file.text(index)) }
      } else if file.isOpen(index, "(") {
        if !isType {
          names += Arguments.split(file.inside(index), in: file).compactMap {
            file.kind($0.lowerBound) == .name ? file.text($0.lowerBound) : nil
          }
        }
      } else if !file.isOpen(index, "["), !file.isToken(index, "?"), !file.isToken(index, "@"),
        !file.isToken(index, "."), !file.isToken(index, "<"), !file.isToken(index, ">")
      {
        break
      }
      index = max(index + 1, file.after(index))
    }
    return ([], range)
  }

  /// A branch of `if` or `switch`.
  struct Branch {
    /// The condition, or the patterns of a case; empty for `else` and `default`.
    var condition: Range<Int>
    var body: Range<Int>
  }

  /// Returns the branches of an `if` that begins at a token, `else` last.
  static func branches(ofIf start: Int, in range: Range<Int>, _ file: CodeFile) -> [Branch] {
    var result: [Branch] = []
    var index = start
    while index < range.upperBound, file.isToken(index, "if") {
      let condition = index + 1
      index = condition
      while index < range.upperBound, !isBody(index, after: condition, file) {
        index = max(index + 1, file.after(index))
      }
      guard index < range.upperBound else { break }
      result.append(Branch(condition: condition..<index, body: file.inside(index)))
      index = file.after(index)
      guard file.isToken(index, "else"), index < range.upperBound else { break }
      index += 1
      if file.isOpen(index, "{"), index < range.upperBound {
        result.append(Branch(condition: index..<index, body: file.inside(index)))
        break
      }
    }
    return result
  }

  /// Returns whether a bracket begins the body of a statement: it is none of a closure in the condition.
  private static func isBody(_ index: Int, after condition: Int, _ file: CodeFile) -> Bool {
    guard file.isOpen(index, "{") else { return false }
    let next = file.after(index)
    return !(file.isToken(next, ".") && !file.tokens[next].startsLine) && !file.isOpen(next, "{")
  }

  /// Returns the subject and the cases of a `switch` that begins at a token.
  static func cases(
    ofSwitch start: Int, in range: Range<Int>, _ file: CodeFile
  ) -> (subject: Range<Int>, branches: [Branch])? {
    var index = start + 1
    while index < range.upperBound, !file.isOpen(index, "{") { index = max(index + 1, file.after(index)) }
    guard index < range.upperBound else { return nil }
    let inside = file.inside(index)
    var branches: [Branch] = []
    var heads: [(start: Int, colon: Int)] = []
    var position = inside.lowerBound
    while position < inside.upperBound {
      let isHead = file.isToken(position, "case") || file.isToken(position, "default")
      if isHead,
        file.tokens[position].startsLine || position == inside.lowerBound || file.isToken(position - 1, ";")
      {
        var colon = position + 1
        while colon < inside.upperBound, !file.isToken(colon, ":") {
          colon = max(colon + 1, file.after(colon))
        }
        heads.append((position, colon))
        position = colon
      }
      position = max(position + 1, position < file.tokens.count ? file.after(position) : position)
    }
    for (number, head) in heads.enumerated() {
      let end = number + 1 < heads.count ? heads[number + 1].start : inside.upperBound
      let body = min(head.colon + 1, end)..<end
      branches.append(Branch(condition: (head.start + 1)..<min(head.colon, inside.upperBound), body: body))
    }
    return ((start + 1)..<index, branches)
  }
}
