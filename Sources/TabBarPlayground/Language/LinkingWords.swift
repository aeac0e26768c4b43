/// Words that only link what a command is given, as people say them: `rename Home to Start`, `merge Files and Trash into
/// Documents`, `badge 3 on Inbox`, `save it as bank`, `export a picture to bar.svg`. In quotes they are names.
enum LinkingWords {
  private struct Row {
    /// Words that say nothing in front of the first argument.
    var openers: [String] = []
    /// Words before the first argument where another one follows.
    var leads: [String] = []
    /// For each place between two arguments the words that may link them, of which the first has to be there.
    var links: [[String]] = []
    /// A word between the second argument and the first.
    var turns: [String] = []
  }

  private static let rows: [String: Row] = [
    Command.rename.name: Row(links: [["to", "into"]]),
    Command.merge.name: Row(links: [["and", "with", "&"], ["into", "to", "as", "called"]]),
    Command.badge.name: Row(links: [["to", "with"]], turns: ["on"]),
    Command.save.name: Row(openers: ["it", "this"], leads: ["as", "under", "to"]),
    Command.back.name: Row(openers: ["to"]),
    Command.export.name: Row(openers: ["a", "an", "the"], links: [["to", "as", "into"]]),
  ]

  /// Returns a command's words without those that link them; what stands between two of these is one argument.
  static func left(out words: ArraySlice<Word>, of command: Command) -> ArraySlice<Word> {
    guard words.count > 1, let row = rows[command.name], words.allSatisfy({ !$0.followsSign }) else {
      return words
    }
    let places = words.prefix { $0.key == nil }
    if places.count < 3, row.openers.isEmpty, row.leads.isEmpty { return words }
    var rest = places.drop { word in row.openers.contains(where: word.isKeyword) }
    if rest.isEmpty { rest = places }
    if rest.count > 1, let first = rest.first, row.leads.contains(where: first.isKeyword) {
      rest.removeFirst()
      let isPlain =
        first.isKeyword("as")
        && !rest.contains { $0.isKeyword("replace") || $0.isKeyword("anew") || $0.text.hasSuffix(":") }
      if isPlain, rest.count > 1 { rest = [Word(phrase: rest)] }
    }
    var (parts, links): ([[Word]], _) = ([[]], row.links[...])
    var isTurned = false
    for word in rest {
      let isInside = !parts[parts.count - 1].isEmpty && word.range != rest.last?.range
      if isInside, let link = links.first, link.contains(where: word.isKeyword) {
        links.removeFirst()
        parts.append([])
      } else if isInside, parts.count == 1, row.turns.contains(where: word.isKeyword) {
        isTurned = true
        parts.append([])
      } else {
        parts[parts.count - 1].append(word)
      }
    }
    let others = words.dropFirst(places.count)
    // Two wishes are no command: rename Home to Start and Inbox to Post.
    let used = row.links.prefix(row.links.count - links.count).flatMap(\.self)
    let isRepeated = rest.count { word in used.contains(where: word.isKeyword) } > parts.count - 1
    // A badge is one word.
    let isShort =
      command.name != Command.badge.name || (isTurned ? parts[0] : parts[parts.count - 1]).count == 1
    // What two tabs become is no number: merge 1 and 2 into one.
    let isTitle =
      parts.count < 3
      || !["one", "it"].contains { parts[2][0].isKeyword($0) } && Int(parts[2][0].text) == nil
    guard parts.count > 1, isShort, isTitle, !isRepeated else { return rest + others }
    let arguments = parts.map { $0.count == 1 ? $0[0] : Word(phrase: $0[...]) }
    return (isTurned ? arguments.reversed() : arguments)[...] + others
  }
}
