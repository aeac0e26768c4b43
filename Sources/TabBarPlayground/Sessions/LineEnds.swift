extension String {
  /// Returns the text of a session with other lines after the first, which end as the first one does, or each as it did
  /// where the session mixes both ends.
  func replacingLines(by lines: [String]) -> String {
    // Bytes, because CRLF is one character, and not equal to a newline.
    guard let end = utf8.firstIndex(of: UInt8(ascii: "\n")) else { return self }
    let start = self[...end]
    let newline = utf8[..<end].last == UInt8(ascii: "\r") ? "\r\n" : "\n"
    let body = lines.joined(separator: newline)
    let text = String(start) + body + (!lines.isEmpty && utf8.last == UInt8(ascii: "\n") ? newline : "")
    return mixesLineEnds ? text.withLineEnds(of: self) : text
  }

  var withCRLF: String {
    var result = ""
    result.reserveCapacity(utf8.count * 21 / 20)
    for scalar in unicodeScalars {
      if scalar == "\n" { result.unicodeScalars.append("\r") }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// Whether some of its lines end in CRLF and others in LF.
  var mixesLineEnds: Bool {
    var isAfterReturn = false
    var (hasCRLF, hasLF) = (false, false)
    for byte in utf8 {
      if byte == UInt8(ascii: "\n") { if isAfterReturn { hasCRLF = true } else { hasLF = true } }
      isAfterReturn = byte == UInt8(ascii: "\r")
    }
    return hasCRLF && hasLF
  }

  /// Returns the text, whose lines end in LF or CRLF, with the ends that its lines have in another one. A line that is not
  /// there ends as the line above it.
  func withLineEnds(of original: String) -> String {
    var ends: [Substring: [Bool]] = [:]
    for (line, hasCRLF) in original.linesWithEnds { ends[line, default: []].append(hasCRLF) }
    // The first of several equal lines is taken from the end.
    for line in ends.keys { ends[line]?.reverse() }
    var result = ""
    result.reserveCapacity(utf8.count * 21 / 20)
    var isCRLF = original.linesWithEnds.first?.hasCRLF ?? false
    for (line, _) in linesWithEnds {
      isCRLF = ends[line]?.popLast() ?? isCRLF
      result += line
      result += isCRLF ? "\r\n" : "\n"
    }
    return result + (utf8.last == UInt8(ascii: "\n") ? "" : String(lastLine))
  }

  /// The lines that have an end, each without it. By bytes, because CRLF is one character and not equal to a newline.
  private var linesWithEnds: [(line: Substring, hasCRLF: Bool)] {
    let parts = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return parts.dropLast().map { part in
      let hasCRLF = part.last == UInt8(ascii: "\r")
      return (Substring(hasCRLF ? part.dropLast() : part), hasCRLF)
    }
  }

  private var lastLine: Substring {
    Substring(
      utf8.suffix(from: utf8.lastIndex(of: UInt8(ascii: "\n")).map { utf8.index(after: $0) } ?? startIndex))
  }
}
