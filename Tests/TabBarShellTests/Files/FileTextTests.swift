import TabBarTerminal
import Testing

@Suite("The text of a file")
struct FileTextTests {
  // RFC 3629, sections 3 and 4.
  static let rows: [([UInt8], Bool)] = [
    ([], true), ([0x41], true), ([0xC3, 0xA9], true), ([0xE2, 0x82, 0xAC], true),
    ([0xF0, 0x9F, 0x93, 0xA5], true),
    ([0xEF, 0xBF, 0xBD], true), ([0xF4, 0x8F, 0xBF, 0xBF], true), ([0x41, 0x00, 0x42], true),
    ([0xC3], false), ([0xA9], false), ([0xE2, 0x82], false), ([0xF0, 0x9F, 0x93], false),
    ([0xC0, 0x80], false),
    ([0xE0, 0x80, 0x80], false), ([0xED, 0xA0, 0x80], false), ([0xF4, 0x90, 0x80, 0x80], false),
    ([0xFF], false),
    ([0xF8, 0x88, 0x80, 0x80, 0x80], false),
  ]

  @Test("Bytes are text where they are UTF-8, wherever they are among others", arguments: rows)
  func valid(bytes: [UInt8], isText: Bool) {
    for (before, after) in [
      ("", ""), ("add Größe ", ""), ("", " 5 €\n"), (String(repeating: "a", count: 100), "z"),
    ] {
      let all = Array(before.utf8) + bytes + Array(after.utf8)
      #expect((FileText.validText(of: all[...]) != nil) == isText)
      #expect(FileText.validText(of: all[...]).map { Array($0.utf8) == all } ?? true)
      let part = all[before.utf8.count..<(before.utf8.count + bytes.count)]
      #expect((FileText.validText(of: part) != nil) == isText)
    }
  }
}
