import Testing

@testable import TabBarRendering

@Suite("The bytes of a document")
struct TextBytesTests {
  @Test("follow each other, however little room there was at first", arguments: [0, 1, 5, 10_000])
  func growth(capacity: Int) {
    let title = "häß 検 a title of more than fifteen bytes"
    var bytes = TextBytes(capacity: capacity)
    for _ in 0..<100 {
      bytes.add(UInt8(ascii: "<"))
      bytes.add(title)
      bytes.addSpaces(3)
    }
    let (text, count) = (bytes.text, bytes.count)
    #expect(text == String(repeating: "<\(title)   ", count: 100))
    #expect(count == text.utf8.count)
  }

  @Test("take a text whole or not at all")
  func wanted() {
    var bytes = TextBytes(capacity: 1)
    let isPlainAdded = bytes.add("plain", where: { $0 < 0x80 })
    let isOtherAdded = bytes.add("plainé", where: { $0 < 0x80 })
    let text = bytes.text
    #expect(isPlainAdded)
    #expect(!isOtherAdded)
    #expect(text == "plain")
  }

  @Test("go on from where they were taken back to")
  func keeping() {
    var bytes = TextBytes(capacity: 2)
    bytes.add("kept and not kept")
    bytes.keep(4)
    bytes.add("!")
    let text = bytes.text
    #expect(text == "kept!")
  }
}
