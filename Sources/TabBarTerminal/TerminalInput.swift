import SystemLibrary
import TabBarDrawing

/// The bytes that have come from a terminal, and the keys in them.
struct TerminalInput {
  enum Progress: Hashable {
    case some
    case end
    case failed(code: Int32)
  }

  private let descriptor: Int32
  var decoder: KeyDecoder
  private var bytes: ArraySlice<UInt8> = []
  private var keys: [Key] = []

  init(descriptor: Int32, decoder: KeyDecoder) {
    self.descriptor = descriptor
    self.decoder = decoder
  }

  /// How many milliseconds without a byte tell which key was pressed; `nil` where that is known.
  var patience: Int32? { decoder.patience }

  var hasBytes: Bool { !bytes.isEmpty }

  /// Drops everything up to the last ^C that is a key; returns whether there was one.
  mutating func dropToInterrupt() -> Bool {
    // A look is cheap, and keys are not.
    guard bytes.contains(0x03) else { return false }
    var ahead = self
    var isInterrupted = false
    while let key = ahead.nextKey() {
      guard key == .interrupt else { continue }
      self = ahead
      isInterrupted = true
    }
    return isInterrupted
  }

  mutating func decide() { keys += decoder.decide() }

  mutating func nextKey() -> Key? {
    while keys.isEmpty, let byte = bytes.popFirst() { keys = decoder.take(byte) }
    return keys.isEmpty ? nil : keys.removeFirst()
  }

  /// Takes the answers to the questions of `TerminalLineReader.background` from among the keys; `nil` until the last one has
  /// come.
  mutating func takeAnswer() -> Background?? {
    // A scalar for each byte, as a key may have come in part.
    let text = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    guard text.contains(#/\x1B\[\?[0-9;]*c/#) else { return nil }
    let color = text.firstMatch(of: #/\x1B\]11;([^\x07\x1B]*)/#)
    let keys = text.replacing(#/\x1B\]11;[^\x07\x1B]*(\x07|\x1B\\)|\x1B\[\?[0-9;]*c/#, with: "")
    bytes = keys.unicodeScalars.map { UInt8($0.value) }[...]
    return .some(color.flatMap { Background(answer: $0.1) })
  }

  /// Takes the characters up to the next key that is none, or that may ask for help.
  mutating func takeCharacters() -> String {
    var text = String.UnicodeScalarView()
    var ahead = self
    while case .scalar(let scalar)? = ahead.nextKey(), scalar.isText, scalar != "?" {
      text.append(scalar)
      self = ahead
    }
    return String(text)
  }

  /// Takes the lines that have come whole, and leaves the beginning of another one.
  mutating func takeLines() -> [String] {
    var lines: [String] = []
    var text = String.UnicodeScalarView()
    var ahead = self
    while let key = ahead.nextKey() {
      guard case .scalar(let scalar) = key else { continue }
      if scalar.isText { text.append(scalar) }
      guard scalar == "\r" || scalar == "\n" else { continue }
      lines.append(String(text))
      text.removeAll()
      self = ahead
    }
    return lines
  }

  mutating func fill() -> Progress {
    guard let read = readSome(descriptor, most: 1 << 14) else {
      // A terminal that has hung up says EIO.
      return errno == EAGAIN ? .some : errno == EIO ? .end : .failed(code: errno)
    }
    bytes = bytes.isEmpty ? read[...] : bytes + read
    return read.isEmpty ? .end : .some
  }
}
