/// A chain such as `HomeView().tabItem { … }.tag(1)`.
enum Chain {
  struct Link {
    var name: String
    var arguments: [Argument]
    var isCall: Bool
    /// The token of its name, and the token after its arguments.
    var start: Int
    var end: Int
  }

  /// Returns the links of an expression that begins with a name, or none for another.
  static func links(_ range: Range<Int>, in file: CodeFile) -> [Link] {
    guard let first = range.first, file.kind(first) == .name else { return [] }
    var result: [Link] = []
    var index = first
    while index < range.upperBound, file.kind(index) == .name || file.kind(index) == .number {
      var link = Link(name: file.text(index), arguments: [], isCall: false, start: index, end: index + 1)
      index += 1
      if file.isToken(index, "<"), index < range.upperBound { index = afterGenerics(index, range, file) }
      while file.isToken(index, "?") && !file.tokens[index].followsSpace || file.isToken(index, "!") {
        index += 1
      }
      if index < range.upperBound, file.isOpen(index, "[") { index = file.after(index) }
      if index < range.upperBound, file.isOpen(index, "(") || file.isOpen(index, "{") {
        link.isCall = true
        link.arguments = arguments(&index, range, file)
      }
      link.end = index
      result.append(link)
      guard file.isToken(index, "."), index < range.upperBound else { break }
      index += 1
    }
    return result
  }

  /// Reads the arguments of a call, those in curly brackets after it as well.
  static func arguments(_ index: inout Int, _ range: Range<Int>, _ file: CodeFile) -> [Argument] {
    var result: [Argument] = []
    var hasBrackets = false
    if index < range.upperBound, file.isOpen(index, "("), !file.tokens[index].startsLine {
      result = Arguments.arguments(file.inside(index), in: file)
      index = file.after(index)
      hasBrackets = true
    }
    guard index < range.upperBound, file.isOpen(index, "{"), hasBrackets || !file.tokens[index].startsLine
    else {
      return result
    }
    result.append(Argument(label: "", range: file.inside(index), isTrailing: true))
    index = file.after(index)
    while index + 2 < range.upperBound, file.kind(index) == .name, file.isToken(index + 1, ":"),
      file.isOpen(index + 2, "{")
    {
      result.append(Argument(label: file.text(index), range: file.inside(index + 2), isTrailing: true))
      index = file.after(index + 2)
    }
    return result
  }

  /// The token after `<…>`, or the same one where it is a comparison.
  static func afterGenerics(_ start: Int, _ range: Range<Int>, _ file: CodeFile) -> Int {
    var open = 0
    var index = start
    while index < min(range.upperBound, start + 64) {
      if file.isToken(index, "<") {
        open += 1
      } else if file.isToken(index, ">") {
        open -= 1
        if open == 0 { return index + 1 }
      } else if file.kind(index) == .sign, !file.isToken(index, ","), !file.isToken(index, "."),
        !file.isToken(index, "?"), !file.isToken(index, ":")
      {
        return start
      }
      index = max(index + 1, file.after(index))
    }
    return start
  }
}
