/// Changes of some lines of a text. All other lines and the ends of lines stay as they are.
package struct LineEdits: Sendable {
  private var replacements: [Int: String?] = [:]
  private var additions: [Int: [String]] = [:]

  package init() {}

  package var isEmpty: Bool { replacements.isEmpty && additions.isEmpty }

  /// Puts another line in the place of one, or removes it; lines count from 1.
  package mutating func replace(_ number: Int, by line: String?) { replacements[number] = .some(line) }

  package mutating func add(_ lines: [String], after number: Int) {
    additions[number, default: []] += lines
  }

  package func applied(to text: String) -> String {
    let newline = UInt8(ascii: "\n")
    var result = ""
    var rest = text[...]
    var number = 0
    var lineEnd: Substring = "\n"
    while !rest.isEmpty {
      number += 1
      let end = rest.utf8.firstIndex(of: newline)
      let line = rest[..<(end ?? rest.endIndex)]
      let isCRLF = end != nil && line.utf8.last == UInt8(ascii: "\r")
      rest = end.map { rest[rest.utf8.index(after: $0)...] } ?? ""
      if end != nil { lineEnd = isCRLF ? "\r\n" : "\n" }
      let own = isCRLF ? Substring(line.utf8.dropLast()) : line
      var lines = replacements[number].map { $0.map { [$0[...]] } ?? [] } ?? [own]
      lines += (additions[number] ?? []).map { $0[...] }
      for (index, line) in lines.enumerated() {
        result += line
        // The last line may have no end.
        if end != nil || index < lines.count - 1 { result += lineEnd }
      }
    }
    return result
  }
}
