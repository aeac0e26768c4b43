import TabBarGuidelines

/// The lines that git, and other programs that merge texts, write around what two people have changed.
enum MergeMark {
  /// Their first seven characters; `|||||||` begins what there was before, where git writes that, too.
  private static let marks = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]

  /// Returns the error to report for a line of a session that is such a mark, or `nil`.
  static func error(in line: String) -> CommandError? {
    guard let mark = marks.first(where: line.hasPrefix),
      line.utf8.dropFirst(mark.utf8.count).first.map(Lexer.isSpace) ?? true
    else { return nil }
    return CommandError(
      "this is a mark of an unfinished merge", at: 0..<mark.utf8.count,
      remedy: "from <<<<<<< to >>>>>>>, keep the lines that are meant, and delete the ones with these marks")
  }
}
