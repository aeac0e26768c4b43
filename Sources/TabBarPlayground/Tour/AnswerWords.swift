/// What people type instead of the key of an answer.
enum AnswerWords {
  private static let yes: Set<String> = ["y", "yes", "yeah", "yep", "yup", "ye", "sure", "ja", "of course"]
  private static let no: Set<String> = ["n", "no", "nope", "nah", "nein"]

  /// The words for each key.
  static let all: [String: Set<String>] = [
    "y": yes.union(["all", "correct", "right", "true"]),
    "n": no.union(["none", "not", "false"]),
    "s": [
      "s", "skip", "next", "pass", "later", "dont know", "don't know", "do not know", "i dont know",
      "i don't know", "i do not know", "not sure", "i'm not sure", "im not sure", "unsure", "no idea",
      "dunno", "idk", "maybe", "?",
      "weiß nicht", "depends", "what", "unknown",
    ],
    "x": ["x", "never", "never ask", "never ask again", "don't ask", "dont ask"],
    "q": ["q", "stop", "end", "done", "enough", "cancel", "leave"],
  ]

  private static let keys: [String: String] = {
    var keys: [String: String] = [:]
    for (key, words) in all { for word in words { keys[word] = key } }
    return keys
  }()

  /// Returns the key that a line means, or the line in small letters without blanks around it.
  static func key(for line: String) -> String {
    let text = plain(line)
    return keys[text] ?? text
  }

  /// Returns whether a word says yes or no; `nil` where it says neither.
  static func isYes(_ word: String) -> Bool? {
    let word = plain(word)
    return yes.contains(word) ? true : no.contains(word) ? false : nil
  }

  private static func plain(_ line: String) -> String {
    var text = line.trimmingBlanks.lowercased().withStraightApostrophes
    while text.count > 1, let last = text.last, ".,!?".contains(last) { text.removeLast() }
    return text
  }
}
