/// What people say to nobody.
package enum Chatter {
  /// Commands that begin many a line that means something else.
  static let leads: Set<String> = [
    "show", "save", "export", "check", "back", "rules", "set", "reset", "device",
  ]

  /// Returns whether a part of a line says nothing, or how things are now.
  static func isAll(of clause: String) -> Bool {
    let text = clause.lowercased()
    if text.hasPrefix("never mind") { return true }
    if [" still has ", " still is ", " is still ", " still shows ", " has still "].contains(
      where: text.contains)
    {
      return true
    }
    return clause.withStraightApostrophes.lowercased().split { !$0.isLetter && $0 != "'" }.allSatisfy {
      SmallWords.chatter.contains(String($0))
    }
  }

  /// Returns whether a part of a line wishes that what was spoken of before goes away.
  static func removesIt(_ clause: String) -> Bool {
    let words = clause.lowercased().split(separator: " ")
    return words.count > 1 && ["remove", "delete", "drop"].contains(words[0])
      && ["it", "that", "them"].contains(words[1])
  }

  /// The wish for no title.
  static let noTitle = "no text"

  /// Returns whether a part of a line is no more than the wish for no title: `no text`.
  static func wantsNoTitle(_ clause: String) -> Bool {
    let words = clause.lowercased().split(separator: " ").filter { !["a", "the", "its", "any"].contains($0) }
    return words.count == 2 && ["no", "without"].contains(words[0])
      && ["text", "title", "titles", "label", "name", "word"].contains(words[1])
  }

  /// Returns the word for a command that gives each tab something of its own, if a part of a line begins with one.
  static func verb(of clause: String) -> String? {
    let verb = clause.prefix { $0 != " " }.lowercased()
    return ["rename", "call", "name", "icon", "badge", "move", "put", "give", "set", "make", "change"]
      .contains(verb) ? verb : nil
  }

  /// Returns whether a part of a line begins with a command or a word for one.
  package static func beginsCommand(_ clause: String) -> Bool {
    guard
      let first = try? Lexer.words(of: clause).first(where: {
        !SmallWords.chatter.contains($0.text.lowercased())
      }),
      !first.isQuoted, first.key == nil
    else { return false }
    return Command.named(first.text) != nil
  }
}
