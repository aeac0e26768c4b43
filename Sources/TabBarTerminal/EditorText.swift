/// The line being edited, and the cursor in it.
package struct EditorText: Hashable, Sendable {
  package private(set) var text: String
  /// In Unicode scalars.
  private(set) var offset: Int

  init(_ text: String, offset: Int) {
    self.text = text
    self.offset = min(max(0, offset), text.unicodeScalars.count)
  }

  init(_ text: String = "") { self.init(text, offset: .max) }

  var isEmpty: Bool { text.isEmpty }
  package var cursorIsAtEnd: Bool { offset == text.unicodeScalars.count }
  package var beforeCursor: String { text.prefix(scalars: offset) }
  var afterCursor: String { text.dropping(scalars: offset) }
}

extension String {
  func prefix(scalars count: Int) -> String { String(String.UnicodeScalarView(unicodeScalars.prefix(count))) }

  func dropping(scalars count: Int) -> String {
    String(String.UnicodeScalarView(unicodeScalars.dropFirst(count)))
  }

  /// The start of each user-perceived character and the end of the last one, in Unicode scalars.
  var characterBoundaries: [Int] {
    var offset = 0
    return [0]
      + map {
        offset += $0.unicodeScalars.count
        return offset
      }
  }
}
