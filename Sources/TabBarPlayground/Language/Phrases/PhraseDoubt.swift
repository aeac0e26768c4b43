/// Lines that are commands, and that people type for something else.
extension Phrase {
  /// Returns the error for such a line, with the lines that it may mean; `nil` where nobody means anything else.
  ///
  /// Only at a prompt: in files a command means what it says.
  static func doubt(about line: String, in draft: Draft) -> CommandError? {
    // Most lines fail here.
    guard line.utf8.count < 200 else { return nil }
    if line.utf8.contains(UInt8(ascii: "-")), let error = doubt(aboutFlagsIn: line, in: draft) {
      return error
    }
    if ["icons for the rest", "icons for the others", "icons for the other tabs"].contains(line) {
      return CommandError(instead: line, of: ["icons"])
    }
    if line.hasPrefix("mark "), line.hasSuffix(" as the search tab") || line.hasSuffix(" as search"),
      let words = try? Lexer.words(of: line), let tab = try? draft.index(of: words[1]),
      let word = draft.word(for: tab)
    {
      return CommandError(instead: line, of: ["set \(word) role=search"])
    }
    // A badge is red.
    if line.hasPrefix("badge "), let words = try? Lexer.words(of: line),
      words.count == 2 || words.count == 3 && words[2].isKeyword("red"),
      let tab = try? draft.index(of: words[1]), let word = draft.word(for: tab)
    {
      return CommandError(instead: line, of: ["badge \(word) 1", "badge \(word) •"])
    }
    if line.hasPrefix("add ") { return doubt(aboutAdding: line, in: draft) }
    if line.hasPrefix("save "),
      ["this", "it", "now", "session", "file", "design"].contains(line.dropFirst(5))
    {
      return CommandError(instead: line, of: ["save"])
    }
    // A question carries nothing out.
    if line.hasSuffix("?"), let words = try? Lexer.words(of: String(line.dropLast())),
      words.count > 1, words[words.count - 2].isKeyword(Command.fit.name),
      let number = Int(words[words.count - 1].text),
      words.dropLast(2).allSatisfy({
        ["and", "or", "then", "also", "what", "how", "about"].contains($0.text.lowercased())
      })
    {
      return CommandError(instead: line, of: ["\(Command.compare.name) \(Command.fit.name) \(number)"])
    }
    // Nobody has a tab that is called de.
    if line.hasPrefix("budget "),
      let language = LanguageName.ids[line.dropFirst(7).lowercased()]
        ?? draft.languagesOfTitles.first(where: { $0 == line.dropFirst(7) })
    {
      var error = CommandError(instead: line, of: ["locale \(language)", "budget"])
      error.areSteps = true
      return error
    }
    if line.hasPrefix("open "), line.hasSuffix(".html") {
      return CommandError(instead: line, of: ["\(Command.view.name) \(line.dropFirst(5))"])
    }
    guard line.hasPrefix("open "), let words = try? Lexer.words(of: line), words.count == 2,
      let index = try? draft.index(of: Word(text: words[1].text, key: nil, range: 0..<0, isQuoted: true)),
      !words[1].isQuoted, let tab = draft.word(for: index)
    else { return nil }
    return CommandError(instead: line, of: ["select \(tab)", "open ./\(words[1].text)"])
  }

  /// Returns the error for a line with options as a shell has them, `add Home --icon house`: these are written
  /// `icon=house` here.
  private static func doubt(aboutFlagsIn line: String, in draft: Draft) -> CommandError? {
    guard let words = try? Lexer.words(of: line, isTyped: true), words.count > 1,
      words.contains(where: { $0.flag != nil })
    else { return nil }
    var meant = ""
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      guard let flag = word.flag else {
        meant += (meant.isEmpty ? "" : " ") + word.canonical
        continue
      }
      if let value = flag.firstIndex(of: "=") {
        meant += " \(flag[..<value])=\(Quoting.quoted(String(flag[flag.index(after: value)...])))"
        continue
      }
      guard index < words.count, words[index].flag == nil else { return nil }
      meant += " \(flag)=\(words[index].quoted)"
      index += 1
    }
    let canonical: String? = try? draft.canonical(meant)
    let lines = canonical.map { [$0] } ?? draft.reading(ofPhrase: meant).lines
    return lines.isEmpty ? nil : CommandError(instead: line, of: lines)
  }

  private static func doubt(aboutAdding line: String, in draft: Draft) -> CommandError? {
    guard let words = try? Lexer.words(of: line, isTyped: true), words.count > 1,
      !words.contains(where: { $0.isQuoted || $0.key != nil })
    else { return nil }
    if words.dropLast().contains(where: { $0.text.hasSuffix(";") }) {
      var lines = PhraseSequence(line)?.lines(in: draft) ?? []
      if lines.isEmpty { lines = draft.readingOfTurns(in: line).lines }
      guard !lines.isEmpty else { return nil }
      var error = CommandError(instead: line, of: lines)
      error.areSteps = true
      return error
    }
    // Whoever types What's New means one title; a command would have two.
    if words.contains(where: { $0.text.contains("'") }) {
      let lines = draft.reading(ofPhrase: line).lines
      if !lines.isEmpty { return CommandError(instead: line, of: lines) }
    }
    let titles = words.dropFirst().map { $0.text.lowercased() }
    let asIs = "add " + Quoting.quoted(String(line.dropFirst(4)), always: true)
    // Also where no symbol is known for any tab, which is then said.
    if titles == ["icons"] || titles == ["symbols"] {
      return CommandError(instead: line, of: [Command.icons.name])
    }
    if ["icons", "symbols", "icon", "symbol", "icons,", "symbols,", "icons:", "symbols:"].contains(titles[0])
      || titles[0] == "an" && titles.count > 1
    {
      if titles[0].hasSuffix(":") {
        var error = CommandError(
          instead: line, of: draft.reading(ofPhrase: String(line.dropFirst(4))).sequence)
        error.areSteps = true
        return error.lines.isEmpty ? nil : error
      }
      let reading = draft.reading(ofPhrase: line)
      if reading.lines.first?.hasPrefix("icon") == true {
        return CommandError(instead: line, of: reading.lines)
      }
      // `Add icons, filled where selected` adds no tab that is called so.
      guard titles[0].hasPrefix("icons") || titles[0].hasPrefix("symbols"), line.contains(",") else {
        return nil
      }
      var error = CommandError(instead: line, of: [Command.icons.name])
      error.unread = [String(line.drop { $0 != "," }.dropFirst(2))]
      return error
    }
    let items = titles.filter { $0 != "and" && $0 != "&" }.map { $0.filter { $0 != "," } }
    let languages = items.compactMap { LanguageName.ids[$0] }
    if let last = items.last, ["titles", "translations", "languages", "language"].contains(last),
      !languages.isEmpty,
      languages.count == items.count - 1
    {
      // The last one stays: it says how its titles are given.
      var error = CommandError(instead: line, of: languages.map { "locale \($0)" })
      error.areSteps = languages.count > 1
      return error
    }
    if languages.count == items.count {
      let list =
        items.count == 1
        ? asIs : "add " + items.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
      return CommandError(instead: line, of: languages.map { "locale \($0)" } + [list])
    }
    if words[1].text == "also", words.count > 2 {
      let short = "add " + words.dropFirst(2).map(\.canonical).joined(separator: " ")
      let canonical: String? = try? draft.canonical(short)
      let lines = canonical.map { [$0] } ?? draft.reading(ofPhrase: short).lines
      if !lines.isEmpty { return CommandError(instead: line, of: lines) }
    }
    if words.count == 3, words[2].text == "Now" { return CommandError(instead: line, of: [asIs]) }
    if let last = titles.last, titles.count > 1,
      ["please", "pls", "too", "thanks", "now", "also"].contains(last)
    {
      let short = words.dropFirst().dropLast().map(\.canonical).joined(separator: " ")
      // In small letters after a title with a capital one it is a courtesy.
      let isCourtesy = words[1].text.first?.isUppercase == true && words[words.count - 1].text == last
      return CommandError(instead: line, of: ["add \(short)"] + (isCourtesy ? [] : [asIs]))
    }
    return nil
  }
}

extension Word {
  /// The name of the option that the word is in a shell, such as `icon` in `--icon`, with its value in `--icon=house`; `nil` where it is
  /// none.
  fileprivate var flag: String? {
    let name = text.drop { $0 == "-" }
    guard !isQuoted, key == nil, name.count < text.count, name.first?.isLetter == true else { return nil }
    return String(name)
  }
}

extension CommandError {
  /// Creates the error for a line that may mean other ones.
  fileprivate init(instead line: String, of lines: [String]) {
    self.init("this could mean more than one thing", at: 0..<line.utf8.count)
    self.lines = lines
  }
}
