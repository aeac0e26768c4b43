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

  mutating func decide() -> Key? { decoder.decide() }

  mutating func nextKey() -> Key? {
    while keys.isEmpty, let byte = bytes.popFirst() { keys = decoder.take(byte) }
    return keys.isEmpty ? nil : keys.removeFirst()
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
