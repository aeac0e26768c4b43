import TabBarTerminal
import TabBarTestSupport
import Testing

@Suite("The text of a file")
struct FileTextTests {
  /// Rows whose second cell is bytes.
  static func rows(_ heading: String) throws -> [(said: String, bytes: [UInt8])] {
    try CaseFile.rows(of: "Tests/TabBarShellTests/Scripts/Tables/bytes.txt", below: heading).map { row in
      (row.cells[0], row.cells[1].split(separator: " ").compactMap { UInt8($0, radix: 16) })
    }
  }

  @Test("Bytes are text where they are UTF-8, wherever they are among others", arguments: try rows("bytes"))
  func valid(said: String, bytes: [UInt8]) {
    let isText = said == "text"
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
