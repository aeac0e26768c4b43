/// Text that can do nothing on a terminal, in a log or in a document but be seen.
///
/// It is what may be written. A person's text becomes harmless only by being escaped; literals in the source are the
/// program's own words and stay as they are, with what is interpolated into them escaped. Only the writers of lines and
/// documents in this module, which escape by their own rules, make it in another way; a test names their files.
package struct HarmlessText: Hashable {
  package private(set) var text: String

  /// Escapes a text; one that is escaped already stays as it is.
  package init(_ text: String) { self.text = TerminalText.escaped(text) }

  /// Takes a text as it is, for writers that have escaped it.
  init(verbatim text: String) { self.text = text }

  /// Takes a text back that was kept as bytes where nobody else can change it.
  package init(kept bytes: [UInt8]) { text = String(decoding: bytes, as: UTF8.self) }

  package var isEmpty: Bool { text.isEmpty }

  package static func + (first: HarmlessText, second: HarmlessText) -> HarmlessText {
    HarmlessText(verbatim: first.text + second.text)
  }

  package static func += (text: inout HarmlessText, end: HarmlessText) { text.text += end.text }
}

// Literals are static, so that no other text can take their way.
extension HarmlessText: ExpressibleByStringInterpolation {
  package init(stringLiteral text: StaticString) { self.text = text.description }

  package init(stringInterpolation parts: StringInterpolation) { text = parts.text }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: StaticString) { text += literal.description }

    package mutating func appendInterpolation(_ text: String) { self.text += TerminalText.escaped(text) }

    package mutating func appendInterpolation(_ text: HarmlessText) { self.text += text.text }

    package mutating func appendInterpolation(_ number: Int) { text += String(number) }
  }
}

/// The marks around a text whose direction is its own: FIRST STRONG ISOLATE, POP DIRECTIONAL ISOLATE (UAX #9).
package enum Isolate {
  package static let start: Character = "\u{2068}"
  package static let end: Character = "\u{2069}"
}

extension [HarmlessText] {
  package func joined(separator: HarmlessText = "") -> HarmlessText {
    HarmlessText(verbatim: map(\.text).joined(separator: separator.text))
  }
}

extension HarmlessText {
  /// Returns lines as one text, without a line break at its end.
  ///
  /// Services that build software take some lines of a log for commands, whoever wrote them. So a line that begins with
  /// `::` after blanks and colours has its first colon escaped, and so has the first sign of `##[`, `##vso[` and their
  /// like, which GitHub's runner and others find anywhere in a line.
  package static func lines(_ lines: [HarmlessText]) -> HarmlessText {
    var text = ""
    for (index, line) in lines.enumerated() {
      if index > 0 { text += "\n" }
      text += LogCommand.escaped(inLine: line.text)
    }
    return HarmlessText(verbatim: text)
  }

  /// Returns lines as one text, a line break after each.
  package static func wholeLines(_ lines: [HarmlessText]) -> HarmlessText {
    lines.isEmpty ? "" : self.lines(lines) + "\n"
  }

  /// The text for a terminal that reorders what is read from right to left: each such text in a row is isolated, so that
  /// it keeps its place among icons, badges, numbers and other titles. Rows that begin with one of `starts` stay as they
  /// are.
  package func isolated(besides starts: [String] = []) -> HarmlessText {
    guard text.unicodeScalars.contains(where: WritingSystem.isRightToLeft) else { return self }
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map { row in
      if starts.contains(where: row.hasPrefix) { return String(row) }
      return WritingSystem.parts(of: String(row)).map { part in
        part.isRightToLeft ? "\(Isolate.start)\(part.text)\(Isolate.end)" : String(part.text)
      }.joined()
    }
    return HarmlessText(verbatim: rows.joined(separator: "\n"))
  }

  /// Its lines. A line break at its end begins no other one.
  package var rows: [HarmlessText] {
    var rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    if rows.last == "" { rows.removeLast() }
    return rows.map { HarmlessText(verbatim: String($0)) }
  }
}

/// Commands in the log of a build: `::stop-commands::x`, `##[group]`, `##vso[task.complete]`.
package enum LogCommand {
  /// Returns a line of which no part is taken for a command.
  package static func escaped(inLine line: String) -> String {
    let line = escaped(in: line)
    guard let colon = firstColon(of: line) else { return line }
    return line[..<colon] + "\\u{3A}" + line[line.unicodeScalars.index(after: colon)...]
  }

  /// Returns a text without commands that begin with number signs; `sign` is written for the first of them.
  package static func escaped(in text: String, sign: String = "\\u{23}") -> String {
    let number = UInt8(ascii: "#")
    var text = text
    // A plain loop: a sequence of pairs would make each start of the program build its types.
    let hasTwo = text.withUTF8 { bytes in
      var last: UInt8 = 0
      for byte in bytes {
        if byte == number, last == number { return true }
        last = byte
      }
      return false
    }
    guard hasTwo else { return text }
    let bytes = Array(text.utf8)
    let result = bytes.indices.flatMap { begins(bytes[$0...]) ? Array(sign.utf8) : [bytes[$0]] }
    return String(decoding: result, as: UTF8.self)
  }

  private static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.starts(with: "##".utf8) else { return false }
    let rest = bytes.dropFirst(2).drop { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    return rest.first == UInt8(ascii: "[")
  }

  /// Returns the first of two colons that a line begins with, after blanks and sequences that set colours, or `nil`.
  private static func firstColon(of line: String) -> String.Index? {
    var rest = line.unicodeScalars[...]
    while let first = rest.first {
      if first == "\u{1B}" {
        rest = rest.drop { $0 != "m" }.dropFirst()
      } else if first.properties.isWhitespace {
        rest.removeFirst()
      } else {
        return rest.starts(with: "::".unicodeScalars) ? rest.startIndex : nil
      }
    }
    return nil
  }
}
