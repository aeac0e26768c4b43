import TabBarCore
import TabBarGuidelines

/// Lists of tabs where a file has one tab, as in `icon 1..3 star`: several words, `all` and ranges.
extension Command {
  /// Returns how many of a line's words name tabs; `nil` for a command that is about one.
  func tabCount(in words: some Collection<Word>) -> Int? {
    guard parameters.first?.isList == true, !words.contains(where: \.followsSign) else { return nil }
    let places = words.filter(\.isPlace)
    var others = parameters.count - 1
    // Where to may also be said by an option, or with a number.
    if neededParameters < parameters.count {
      let hasNumber = ["left", "right", "to"].contains { places.dropLast().last?.isKeyword($0) == true }
      others = places.count < words.count ? 0 : hasNumber ? 2 : 1
    }
    return max(1, places.count - others)
  }

  /// Returns words with those that name several tabs as one.
  func gathered(_ words: ArraySlice<Word>) -> ArraySlice<Word> {
    // Of two words none is a second tab.
    let hasNumbers = words.contains { $0.tabNumbers != nil }
    guard words.count > 2 || hasNumbers, let count = tabCount(in: words) else { return words }
    let isSeveral = count > 1 && !parameters[0].isRepeated
    guard isSeveral || hasNumbers else { return words }
    let places = words.filter(\.isPlace)
    let tabs = places.prefix(count)
    guard isSeveral || tabs.contains(where: { $0.tabNumbers != nil }) else { return words }
    return [tabs[0].with(Array(tabs))] + places.dropFirst(tabs.count)
      + words.filter { !$0.isPlace }
  }
}

extension Word {
  var isPlace: Bool { key == nil }

  /// The numbers of a range of tabs such as `1..3`; that of `all` has no end.
  var tabNumbers: ClosedRange<Int>? {
    if isKeyword("all") { return 1...Int.max }
    return isQuoted || !text.contains(byte: UInt8(ascii: ".")) || !text.contains("..")
      ? nil : CountRange(text)?.bounds
  }
}

extension Invocation {
  /// Returns the lines that a session keeps for a command on several tabs; `nil` for any other.
  ///
  /// - Throws: A question where a word of the list may be a title or several tabs, or takes out all.
  func kept(in draft: Draft) throws(CommandError) -> [String]? {
    let hasPairs = command.pairs == .pipe && arguments.words.contains(where: \.followsSign)
    guard let list = hasPairs ? arguments.pairs.map(\.tab) : arguments.word(0)?.tabs else { return nil }
    func names(_ tabs: some Sequence<Int>) -> String {
      tabs.compactMap { draft.word(for: $0, longest: .max) }.joined(separator: " ")
    }
    let rest = (arguments.words.dropFirst() + arguments.options).map { " " + $0.canonical }.joined()
    let count = draft.design.tabs.count
    var words: [Word] = []
    for word in list {
      // At most one that is not there.
      let numbers = word.tabNumbers?.prefix(word.isKeyword("all") ? max(1, count) : count + 1)
      guard !hasPairs, let numbers else {
        words.append(word)
        continue
      }
      words += numbers.map { word.reading(String($0)) }
      let titled = draft.design.tabs.firstIndex { $0.title.lowercased().hasPrefix(word.text.lowercased()) }
      let takesAll = command.name == Command.remove.name && word.isKeyword("all") && count > 0
      guard titled != nil || takesAll else { continue }
      func line(_ names: String) -> String {
        "\(command.name) \(list.map { $0 === word ? names : $0.canonical }.joined(separator: " "))\(rest)"
      }
      var error = CommandError(
        titled == nil ? "this would take out every tab" : "this may be several, or one", at: word)
      error.isQuestion = true
      let several = takesAll ? Command.clear.name : line(names(numbers.map { $0 - 1 }))
      error.lines = (titled.map { [line(names([$0]))] } ?? []) + [several]
      throw error
    }
    let tabs = try draft.indices(of: words)
    if command.name == Command.move.name {
      return ["order \(names(try draft.order(moving: tabs.sorted(), arguments)))"]
    }
    if command.parameters[0].isRepeated { return ["\(command.name) \(names(tabs))"] }
    let values = hasPairs ? arguments.pairs.map { " " + $0.value.canonical } : tabs.map { _ in rest }
    return zip(tabs, values).map { "\(command.name) \(names([$0]))\($1)" }
  }
}
