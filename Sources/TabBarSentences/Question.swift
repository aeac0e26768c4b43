/// Whether a clause asks, and so may change nothing.
package enum Question {
  /// Returns what a line asks leave for, in its own words, without `I`: `a badge on Offers` of `is a badge on Offers
  /// allowed?`; `nil` where it asks for none. Whether what is there is all right is another question, and `can I see` a
  /// wish.
  package static func leave(in line: String) -> String? {
    let words = line.split(separator: " ").map { String($0).trimming("?!.,") }.filter { !$0.isEmpty }
    let low = words.map { $0.lowercased() }
    guard words.count > 2 else { return nil }
    var asked: [String]
    if ["may", "can", "should"].contains(low[0]) {
      let isOwn = ["i", "we", "one"].contains(low[1])
      guard low[1] != "you", !isOwn || !Words.looking.contains(low[2]) || low.contains("tabs") else {
        return nil
      }
      asked = Array(words[(isOwn ? 2 : 1)...])
    } else if ["is", "are", "am", "would"].contains(low[0]),
      let end = low.lastIndex(where: Words.leaves.contains)
    {
      let isBehind = end + 2 < words.count && ["to", "if"].contains(low[end + 1])
      asked = Array(isBehind ? words[(end + 2)...] : words[1..<end] + words[(end + 1)...])
    } else {
      return nil
    }
    asked.removeAll { ["i", "we", "be"].contains($0.lowercased()) }
    let said = Set(asked.map { $0.lowercased() })
    guard let first = asked.first?.lowercased(), !["on", "it", "in", "with"].contains(first),
      !said.contains("how"),
      !said.isSubset(of: Words.present)
    else { return nil }
    return asked.joined(separator: " ")
  }

  /// Whether a clause tells what somebody did: `we renamed Home`.
  static func isPast(_ tokens: ArraySlice<Token>) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { left, right in
      ["i", "we", "you", "he", "she", "they"].contains(left.low) && right.low.hasSuffix("ed")
        && Lexicon.shared.knows(right.low) && !["need", "needed"].contains(right.low)
    }
  }

  /// Returns what a change costs in a clause: nothing where it does not ask. `Could you`, `can I see` and `how about` are
  /// wishes.
  static func price(of tokens: ArraySlice<Token>) -> Double {
    let words = tokens.map(\.low)
    let isMarked = words.contains("?")
    if words.prefix(6).contains(where: ["wonder", "wondering", "whether", "curious"].contains) { return 1.2 }
    let said = Array(words.drop(while: Words.courtesies.contains))
    guard let first = said.first else { return 0 }
    let second = said.count > 1 ? said[1] : ""
    let isPolite = said.contains("please")
    if ["can", "could", "would", "will", "may", "might"].contains(first), said.count > 1 {
      if said.contains("how") { return 1.2 }
      if second == "you" || ["could", "would"].contains(first) && second != "it" || isPolite { return 0 }
      let looks =
        ["i", "we"].contains(second)
        && said.dropFirst(2).prefix(2).contains { ["see", "have", "get", "look"].contains($0) }
      return looks ? 0 : 1.1
    }
    if isPolite || [first, second] == ["why", "not"] { return 0 }
    if second == "about", ["how", "what"].contains(first) { return isMarked ? 1.1 : 0 }
    if Words.asking.contains(first), isMarked || first != "do" { return 1.2 }
    return isMarked ? 1.1 : 0
  }
}
