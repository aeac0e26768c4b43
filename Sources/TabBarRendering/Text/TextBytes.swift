/// The bytes of a document that is being written.
///
/// A check writes some hundred short pieces for each design. A string checks each piece that is added to it, and an
/// array asks at each byte whether it is shared; both take several times as long. Nobody else sees the memory, and each
/// piece that is added first makes sure that there is room for it.
struct TextBytes: ~Copyable {
  private var memory: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  /// Creates a document without bytes, with memory for some.
  init(capacity: Int) { memory = .allocate(capacity: capacity) }

  deinit { memory.deallocate() }

  /// The document as text.
  var text: String { String(decoding: memory[..<count], as: UTF8.self) }

  mutating func add(_ byte: UInt8) {
    makeRoom(1)
    memory[count] = byte
    count += 1
  }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    makeRoom(bytes.count)
    for index in 0..<bytes.count { memory[count + index] = bytes[index] }
    count += bytes.count
  }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add($0) }
  }

  mutating func addSpaces(_ number: Int) {
    makeRoom(number)
    for index in count..<count + number { memory[index] = UInt8(ascii: " ") }
    count += number
  }

  /// Adds the bytes of a text if each of them is as wanted, and returns whether that is so.
  mutating func add(_ text: String, where isWanted: (UInt8) -> Bool) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.allSatisfy(isWanted) else { return false }
      add(bytes)
      return true
    }
  }

  /// Takes back all but the first bytes.
  mutating func keep(_ first: Int) { count = first }

  private mutating func makeRoom(_ number: Int) {
    guard count + number > memory.count else { return }
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 2 * (count + number))
    _ = larger.update(fromContentsOf: memory[..<count])
    memory.deallocate()
    memory = larger
  }
}
