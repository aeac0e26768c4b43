#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

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

  /// Whether only a pause can tell which key was pressed.
  var isUndecided: Bool { decoder.isUndecided }

  var hasBytes: Bool { !bytes.isEmpty }

  /// Drops everything up to the last ^C, which is a key wherever its byte is; returns whether there was one.
  mutating func dropToInterrupt() -> Bool {
    guard let place = bytes.lastIndex(of: 0x03) else { return false }
    bytes = bytes[(place + 1)...]
    keys = []
    decoder.startOver()
    return true
  }

  mutating func decide() -> Key? { decoder.decide() }

  mutating func nextKey() -> Key? {
    while keys.isEmpty, let byte = bytes.popFirst() { keys = decoder.take(byte) }
    return keys.isEmpty ? nil : keys.removeFirst()
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

  mutating func fill() -> Progress {
    var code: Int32 = 0
    let read = [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, count in
      let result = retryingInterrupted { systemRead(descriptor, buffer.baseAddress, buffer.count) }
      if result < 0 { code = errno }
      count = max(0, result)
    }
    if code == EAGAIN { return .some }
    // The error of a terminal that has hung up.
    if code == EIO || (code == 0 && read.isEmpty) { return .end }
    if code != 0 { return .failed(code: code) }
    bytes = bytes.isEmpty ? read[...] : bytes + read
    return .some
  }
}
