enum Key: Hashable, Sendable {
  /// A character, or a control key.
  case scalar(Unicode.Scalar)
  case command(EditorCommand)
  /// Pasted text, with `\n` between its lines, and whether control characters in it were left out.
  case paste(String, leavesOut: Bool)
  /// ^C.
  case interrupt
  /// ^Z.
  case suspend
  /// Bytes that are no key here.
  case unknown

  static let escape = Key.scalar("\u{1B}")
}

extension Unicode.Scalar {
  var isText: Bool { value >= 0x20 && value != 0x7F }
}

/// Turns a terminal's bytes into keys.
struct KeyDecoder {
  private enum State {
    case ground
    case escape
    case character(value: UInt32, missing: Int, minimum: UInt32)
    case controlSequence([UInt8])
    case singleShift
    case consoleFunctionKey
    case mouseReport(missing: Int)
    /// OSC, DCS, APC, PM or SOS: what a terminal answers or reports. Alone its beginning may be a key, Alt and a letter.
    case string(key: UInt8?, last: UInt8, length: Int)
    case controlX
    case paste([UInt8])
  }

  /// The longest string that is read to its end. No answer of a terminal is as long, but for a clipboard that nobody here
  /// asks for.
  private static let longestString = 1 << 16

  private var state = State.ground
  /// Whether Escape is a key of its own, as in vi, and not only the start of others.
  private let escapeIsKey: Bool
  /// Whether Escape alone is a key at present, because it closes something.
  var escapeCloses = false
  /// Sequences with another meaning than usual, by the bytes after Escape.
  var rebound: [String: EditorCommand] = [:]

  init(escapeIsKey: Bool = false) { self.escapeIsKey = escapeIsKey }

  /// How many milliseconds without a byte end what has begun, or `nil` where only a byte does. A terminal sends a sequence
  /// at once, and nobody types as fast; a paste may come over a slow line.
  var patience: Int32? {
    switch state {
    case .escape: escapeIsKey || escapeCloses ? 50 : nil
    case .mouseReport, .string: 50
    case .paste: 1_000
    default: nil
    }
  }

  /// Returns what has come if no byte has followed in time.
  mutating func decide() -> [Key] {
    guard patience != nil else { return [] }
    defer { state = .ground }
    switch state {
    case .escape: return [Key.escape]
    case .paste(let bytes): return [Self.pasted(bytes)]
    default: return breakOff()
    }
  }

  /// Takes one byte and returns the keys that it completes: none, one, or two.
  mutating func take(_ byte: UInt8) -> [Key] {
    // ^C is a key wherever it comes, but not in a paste.
    if byte == 0x03 {
      guard case .paste = state else {
        state = .ground
        return [.interrupt]
      }
    }
    switch state {
    case .ground: return begin(byte)
    case .escape: return afterEscape(byte)
    case .character(let value, let missing, let minimum):
      return continueCharacter(byte, value, missing, minimum)
    case .controlSequence(var bytes):
      bytes.append(byte)
      switch byte {
      case 0x20...0x3F where bytes.count <= 32: state = .controlSequence(bytes)
      case UInt8(ascii: "[") where bytes.count == 1: state = .consoleFunctionKey
      // A click, as old terminals report it: the button and the place.
      case UInt8(ascii: "M") where bytes.count == 1: state = .mouseReport(missing: 3)
      default: return finish("[", bytes)
      }
      return []
    case .singleShift: return finish("O", [byte])
    case .consoleFunctionKey: return finish("[[", [byte])
    case .mouseReport(let missing):
      guard byte >= 0x20 else { return breakOff() + begin(byte) }
      state = .mouseReport(missing: missing - 1)
      return missing > 1 ? [] : breakOff()
    case .string(let key, let last, let length): return continueString(byte, key, last, length)
    case .controlX:
      state = .ground
      guard let command = KeySequences.command("^X" + KeySequences.name(ofControl: byte)) else {
        return [.unknown] + begin(byte)
      }
      return [.command(command)]
    case .paste(var bytes):
      // Let go of the stored copy first, or every byte would copy the whole text.
      state = .ground
      bytes.append(byte)
      return takePaste(bytes)
    }
  }

  /// What a byte that is no UTF-8 leaves in the line, which is then refused there.
  private static let lostByte = Key.scalar("\u{FFFD}")

  private mutating func begin(_ byte: UInt8) -> [Key] {
    switch byte {
    case 0x18: state = .controlX
    case 0x1A: return [.suspend]
    case 0x1B: state = .escape
    case 0..<0x80: return [.scalar(Unicode.Scalar(byte))]
    case 0xC2...0xDF: state = .character(value: UInt32(byte & 0x1F), missing: 1, minimum: 0x80)
    case 0xE0...0xEF: state = .character(value: UInt32(byte & 0x0F), missing: 2, minimum: 0x800)
    case 0xF0...0xF4: state = .character(value: UInt32(byte & 0x07), missing: 3, minimum: 0x10000)
    default: return [Self.lostByte]
    }
    return []
  }

  private mutating func continueCharacter(
    _ byte: UInt8, _ value: UInt32, _ missing: Int, _ minimum: UInt32
  ) -> [Key] {
    guard byte & 0xC0 == 0x80 else {
      state = .ground
      return [Self.lostByte] + begin(byte)
    }
    let value = value << 6 | UInt32(byte & 0x3F)
    guard missing == 1 else {
      state = .character(value: value, missing: missing - 1, minimum: minimum)
      return []
    }
    state = .ground
    // U+0080 to U+009F are control characters. Some of them mean the same as Escape and a letter.
    if minimum == 0x80, value < 0xA0, beginSequence(UInt8(value - 0x40), key: nil) { return [] }
    guard value >= max(minimum, 0xA0), let scalar = Unicode.Scalar(value) else { return [.unknown] }
    return [.scalar(scalar)]
  }

  private mutating func afterEscape(_ byte: UInt8) -> [Key] {
    // Some terminals send Alt as one more Escape.
    if byte == 0x1B { return escapeIsKey ? [.escape] : [] }
    if beginSequence(byte, key: byte) { return [] }
    state = .ground
    return byte == 0x1A ? begin(byte) : keysOfMeta(byte)
  }

  private mutating func keysOfMeta(_ byte: UInt8) -> [Key] {
    // A quick hand in vi: Escape and then a letter are two keys.
    let isControl = byte < 0x20 || byte == 0x7F
    let letter = String(Unicode.Scalar(byte))
    let name = isControl ? KeySequences.name(ofControl: byte) : letter
    if isControl || !escapeIsKey, let command = rebound[letter] ?? KeySequences.command("M-" + name) {
      return [.command(command)]
    }
    return escapeIsKey ? [.escape] + begin(byte) : [.unknown]
  }

  /// Begins what a letter after Escape introduces; returns whether it introduces anything.
  private mutating func beginSequence(_ byte: UInt8, key: UInt8?) -> Bool {
    switch byte {
    case UInt8(ascii: "["): state = .controlSequence([])
    case UInt8(ascii: "O"): state = .singleShift
    case _ where "]P_^X".utf8.contains(byte): state = .string(key: key, last: 0, length: 0)
    default: return false
    }
    return true
  }

  /// Reads a string to BEL or ST, and drops it. It holds no other control characters: those are keys.
  private mutating func continueString(_ byte: UInt8, _ key: UInt8?, _ last: UInt8, _ length: Int) -> [Key] {
    switch (last, byte) {
    case (_, 0x07), (0x1B, UInt8(ascii: "\\")), (0xC2, 0x9C):
      state = .ground
      return [.unknown]
    case (0x1B, _):
      let keys = breakOff()
      state = .escape
      return keys + afterEscape(byte)
    case (_, 0x1B): state = .string(key: key, last: byte, length: length)
    case (_, 0x20...) where length < Self.longestString && byte != 0x7F:
      state = .string(key: key, last: byte, length: length + 1)
    default: return breakOff() + begin(byte)
    }
    return []
  }

  /// Drops a sequence that has no end, or returns the key that its beginning was.
  private mutating func breakOff() -> [Key] {
    defer { state = .ground }
    guard case .string(let key?, _, length: 0) = state else { return [.unknown] }
    return keysOfMeta(key)
  }

  private mutating func finish(_ start: String, _ bytes: [UInt8]) -> [Key] {
    state = .ground
    let sequence = start + String(decoding: bytes, as: UTF8.self)
    if sequence == "[200~" {
      state = .paste([])
      return []
    }
    return [(rebound[sequence] ?? KeySequences.command(sequence)).map(Key.command) ?? .unknown]
  }

  private mutating func takePaste(_ bytes: [UInt8]) -> [Key] {
    guard bytes.last == UInt8(ascii: "~"), bytes.suffix(6).elementsEqual("\u{1B}[201~".utf8) else {
      state = .paste(bytes)
      return []
    }
    return [Self.pasted(bytes.dropLast(6))]
  }

  private static func pasted(_ bytes: some Collection<UInt8>) -> Key {
    let (text, leavesOut) = withoutControls(bytes)
    return .paste(text, leavesOut: leavesOut)
  }

  /// Returns a text without control characters, with `\n` between lines and none at the end; and whether any were left out.
  static func withoutControls(_ bytes: some Collection<UInt8>) -> (text: String, leavesOut: Bool) {
    var scalars = String.UnicodeScalarView()
    var afterReturn = false
    var leavesOut = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n": if !afterReturn { scalars.append("\n") }
      case "\r": scalars.append("\n")
      case "\t": scalars.append(" ")
      case _ where scalar.properties.generalCategory == .control: leavesOut = true
      default: scalars.append(scalar)
      }
      afterReturn = scalar == "\r"
    }
    while scalars.last == "\n" { scalars.removeLast() }
    return (String(scalars), leavesOut)
  }
}
