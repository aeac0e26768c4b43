/// The texts in a string catalog or a strings file, which have the tokens of code.
struct DataTexts {
  private let bytes: [UInt8]
  private let tokens: [Token]
  /// The deepest level whose names are kept. A string catalog uses six.
  private static let deepest = 16

  /// Reads a file in UTF-8 or UTF-16.
  init(_ bytes: [UInt8]) {
    var bytes = bytes
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let low = bytes[0] == 0xFF ? 0 : 1
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        UInt16(bytes[index + low]) | UInt16(bytes[index + 1 - low]) << 8
      }
      bytes = Array(String(decoding: units, as: UTF16.self).utf8)
    }
    self.bytes = bytes
    tokens = Lexer.tokens(of: bytes, isData: true)
  }

  private func text(_ index: Int) -> String {
    let bytes = bytes[Int(tokens[index].start)..<Int(tokens[index].end)]
    guard tokens[index].kind == .string else { return bytes.text }
    let isClosed = bytes.count > 1 && bytes.last == 0x22
    return Escapes.text(of: bytes.dropFirst().dropLast(isClosed ? 1 : 0))
  }

  private func isSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
    index < tokens.count && tokens[index].kind == .sign
      && bytes[Int(tokens[index].start)] == UInt8(ascii: sign)
  }

  /// The keys and texts of a strings file: `"key" = "value";`.
  var pairs: [(key: String, value: String)] {
    var start = 0
    return tokens.indices.compactMap { index in
      if isSign(index, ";") { start = index + 1 }
      guard isSign(index, "="), index > start, index + 1 < tokens.count else { return nil }
      // A key without quotes may have full stops.
      let plain = bytes[Int(tokens[start].start)..<Int(tokens[index - 1].end)].text
      return (tokens[index - 1].kind == .string ? text(index - 1) : plain, text(index + 1))
    }
  }

  /// Calls a function for each text that is the value of a name in JSON, with all the names that lead to it.
  func forEach(_ body: (_ names: [String], _ text: String) -> Void) {
    var names: [String] = []
    var depth = 0
    var name: String?
    for index in tokens.indices {
      switch tokens[index].kind {
      case .open:
        depth += 1
        if depth <= Self.deepest { names.append(name ?? "") }
        name = nil
      case .close:
        if depth > 0, depth <= Self.deepest { names.removeLast() }
        depth = max(0, depth - 1)
        name = nil
      case .string where name == nil && isSign(index + 1, ":"): name = text(index)
      case .string:
        if let name, depth <= Self.deepest { body(names.dropFirst() + [name], text(index)) }
        name = nil
      default: if isSign(index, ",") { name = nil }
      }
    }
  }
}
