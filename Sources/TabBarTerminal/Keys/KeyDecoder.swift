enum Key: Hashable, Sendable {
  /// A character, or a control key.
  case scalar(Unicode.Scalar)
  case command(EditorCommand)
  /// Pasted text, with `\n` between its lines.
  case paste(String)
  /// ^C.
  case interrupt
  /// ^Z.
  case suspend
  /// Bytes that are no key here.
  case unknown
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
    case controlX
    case paste([UInt8])
  }

  private var state = State.ground
  /// Whether Escape is a key of its own, as in vi, and not only the start of others.
  private let escapeIsKey: Bool
  /// Whether Escape alone is a key at present, because it closes something.
  var escapeCloses = false
  /// Sequences with another meaning than usual, by the bytes after Escape.
  var rebound: [String: EditorCommand] = [:]

  init(escapeIsKey: Bool = false) { self.escapeIsKey = escapeIsKey }

  /// Whether the next byte decides if Escape was pressed or a sequence has begun.
  var isUndecided: Bool {
    if case .escape = state { escapeIsKey || escapeCloses } else { false }
  }

  /// Returns Escape if no byte has followed in time.
  mutating func decide() -> Key? {
    guard isUndecided else { return nil }
    state = .ground
    return .scalar("\u{1B}")
  }

  /// Forgets the beginning of a key or of a paste.
  mutating func startOver() { state = .ground }

  /// Takes one byte and returns the keys that it completes: none, one, or two.
  mutating func take(_ byte: UInt8) -> [Key] {
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
      default: return finish("[", bytes, KeySequences.control)
      }
      return []
    case .singleShift: return finish("O", [byte], KeySequences.singleShift)
    case .consoleFunctionKey: return finish("[[", [byte], KeySequences.consoleFunction)
    case .controlX:
      state = .ground
      guard let command = KeySequences.controlX[String(Unicode.Scalar(byte))] else {
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
    case 0x03: return [.interrupt]
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
    // The control characters from 0x80 on are the editor's own.
    guard value >= max(minimum, 0xA0), let scalar = Unicode.Scalar(value) else { return [.unknown] }
    return [.scalar(scalar)]
  }

  private mutating func afterEscape(_ byte: UInt8) -> [Key] {
    switch byte {
    case UInt8(ascii: "["): state = .controlSequence([])
    case UInt8(ascii: "O"): state = .singleShift
    // Some terminals send Alt as one more Escape.
    case 0x1B:
      return escapeIsKey ? [.scalar("\u{1B}")] : []
    case 0x03, 0x1A:
      state = .ground
      return begin(byte)
    default:
      state = .ground
      // A quick hand in vi: Escape and then a letter are two keys.
      let isMeta = !escapeIsKey || byte < 0x20 || byte == 0x7F
      let letter = String(Unicode.Scalar(byte))
      if isMeta, let command = rebound[letter] ?? KeySequences.meta[letter] { return [.command(command)] }
      return escapeIsKey ? [.scalar("\u{1B}")] + begin(byte) : [.unknown]
    }
    return []
  }

  private mutating func finish(
    _ start: String, _ bytes: [UInt8], _ table: [String: EditorCommand]
  ) -> [Key] {
    state = .ground
    let sequence = String(decoding: bytes, as: UTF8.self)
    if start == "[", sequence == "200~" {
      state = .paste([])
      return []
    }
    return [(rebound[start + sequence] ?? table[sequence]).map(Key.command) ?? .unknown]
  }

  private mutating func takePaste(_ bytes: [UInt8]) -> [Key] {
    // A terminal that has lost the end mark must not hold the keyboard forever.
    if bytes.last == 0x03 { return [.interrupt] }
    guard bytes.last == UInt8(ascii: "~"), bytes.suffix(6).elementsEqual("\u{1B}[201~".utf8) else {
      state = .paste(bytes)
      return []
    }
    return [.paste(Self.pastedText(bytes.dropLast(6)))]
  }

  /// Returns a text without control characters, with `\n` between lines and none at the end.
  static func pastedText(_ bytes: some Collection<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n": if !afterReturn { scalars.append("\n") }
      case "\r": scalars.append("\n")
      case "\t": scalars.append(" ")
      default: if scalar.properties.generalCategory != .control { scalars.append(scalar) }
      }
      afterReturn = scalar == "\r"
    }
    while scalars.last == "\n" { scalars.removeLast() }
    return String(scalars)
  }
}
