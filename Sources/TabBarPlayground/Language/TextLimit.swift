import TabBarGuidelines

/// The most that a line and a text in it may hold, so that what a stranger wrote costs little time and room.
///
/// Each limit is far beyond what a design needs. Work on a text that has one may take more than linear time.
package enum TextLimit {
  /// The most bytes of UTF-8 in a line, without its end. A command also has to fit as a session keeps it.
  package static let bytesOfLine = 65_536
  /// The most user-perceived characters in a title, a badge, a name and every other text that is no prose. Prose, such
  /// as a note, may be as long as its line.
  package static let characters = 1_000

  static func check(_ line: String) throws(CommandError) {
    let count = line.utf8.count
    guard count > bytesOfLine else { return }
    throw CommandError(
      "this line has \(count) bytes, more than the \(bytesOfLine) that are read", at: 0..<0,
      remedy: "write it as several lines")
  }
}

extension Word {
  /// Throws if the text is longer than a text that is no prose may be.
  func checkLength() throws(CommandError) {
    // No character is shorter than a byte.
    guard text.utf8.count > TextLimit.characters else { return }
    let count = text.count
    guard count > TextLimit.characters else { return }
    throw CommandError(
      "this text has \(count) characters, more than the \(TextLimit.characters) that it may have", at: self,
      remedy: "shorten it; a note may be longer")
  }
}

extension Invocation {
  // A character of one byte is kept as `\u{7F}`, and nothing grows more.
  private static let mostGrowth = 6

  /// Throws if a session would keep the command as a line that is too long to be read again.
  func checkLength(of line: String) throws(CommandError) {
    guard line.utf8.count > TextLimit.bytesOfLine / Self.mostGrowth else { return }
    let count = canonical.utf8.count
    guard count > TextLimit.bytesOfLine else { return }
    throw CommandError(
      "a session keeps this line in \(count) bytes, more than the \(TextLimit.bytesOfLine) that are read",
      at: 0..<0, remedy: "write it as several lines; invisible characters are kept by their numbers")
  }
}
