import TabBarCore
import TabBarGuidelines

/// A parameter of a command: its name in the usage line, and the words that it accepts.
package final class Parameter: Sendable {
  /// The kind of word that a parameter accepts. It decides parsing, completion and suggestions.
  package enum Kind: Sendable {
    /// A tab, by number, title, unique prefix, `selected`, `first` or `last`.
    case tab
    /// A text of at most `TextLimit.characters`.
    case text
    /// Sentences for people, as many as a line can have.
    case prose
    /// A whole number in a range, or one of some keywords.
    case number(ClosedRange<Int>, or: [String] = [])
    case choice([String])
    /// The identifier or the name of a device, or one of some keywords.
    case device(or: [String] = [])
    /// What `compare` takes: the name of a mark, the path of a session file, a device, or one of some keywords.
    case compared([String])
    /// Where a bar is laid out, as `PlaceWords` reads it, or one of some keywords.
    case place([String])
    /// The number of something that was listed, from 1 up, or a word of another kind.
    indirect case listedOr(Kind)
    /// The identifier of a system, or `auto`.
    case system
    case guide(or: [String] = [])
    case rule(or: [String] = [])
    /// The name of an SF Symbol, or `off` outside of an option.
    case symbol
    /// A width and a height, such as `25x25`, or `off`.
    case size
    /// A height in points, from 1 to 1000, or `off`.
    case height
    /// The identifier of a language, or `pseudo`.
    case locale
    /// A part of an iPad's screen, or a width in points.
    case window
    case file
    case starter
    /// The number of a chapter, its identifier, or a part of its title.
    case chapter
    /// The name of a place in the timeline that was marked.
    case mark
    /// The name of a command or of another topic of help.
    case command
  }

  /// The name in the usage line, in upper case where a person fills it in; for an option its key.
  package let name: String
  package let kind: Kind
  /// The keywords in its name, such as `none` of `VALUE|none`.
  let literals: [String]
  /// The word for the value that there is where none is given, or `nil`.
  let standard: String?
  package let isOptional: Bool
  package let isRepeated: Bool
  /// Whether it takes a list of tabs, with `all` and ranges, also where a file has one.
  let isList: Bool
  /// From where it is read.
  let source: LineSource
  /// Its meaning, if its name does not say it; typed text is between backticks.
  package let meaning: String?
  /// Returns the parameter after the whole words of a line, if it depends on them; for completion.
  let narrowed: (@Sendable (_ words: [Word]) -> Parameter?)?

  package init(
    _ name: String, _ kind: Kind, isOptional: Bool = false, isRepeated: Bool = false, isList: Bool = false,
    source: LineSource = .file, meaning: String? = nil, standard: String? = nil, literals: [String] = [],
    narrowed: (@Sendable (_ words: [Word]) -> Parameter?)? = nil
  ) {
    self.meaning = meaning
    self.narrowed = narrowed
    self.name = name
    self.kind = kind
    self.isOptional = isOptional
    self.isRepeated = isRepeated
    self.isList = isList
    self.source = source
    let words = name.utf8.contains(UInt8(ascii: "|")) ? name.split(separator: "|").dropFirst() : []
    self.literals = literals + words.filter { $0.allSatisfy { $0.isLowercase || $0 == "-" } }.map(String.init)
    self.standard = standard
  }

  static let tabs = Parameter("TAB", .tab, isList: true)
  static func word(_ word: String) -> Parameter { Parameter(word, .choice([word]), isOptional: true) }
  static let onOff = Parameter("STATE", .choice(["on", "off"]), standard: "off")

  /// Whether it takes words of a list that is there before any session.
  package var isClosed: Bool {
    switch kind {
    case .choice, .device, .system, .guide, .rule, .starter: true
    default: false
    }
  }

  /// Whether it takes places to lay a bar out.
  package var isPlace: Bool { if case .place = kind { true } else { false } }

  package var usage: String { usage(withRange: false) }

  func usage(withRange: Bool) -> String {
    let words = kind.usage(isRepeated || isList ? name + "…" : name, withRange: withRange)
    return isOptional ? "[\(words)]" : words
  }

  var valueUsage: String { kind.usage(kind.valueName, withRange: false) }
}

extension Parameter.Kind {
  /// The name of a value in a usage line, where only the key says what it is.
  fileprivate var valueName: String {
    switch self {
    case .tab: "TAB"
    case .number: "N"
    case .symbol: "SYMBOL"
    default: "VALUE"
    }
  }

  /// More words to choose from are not read in a usage line.
  package static let mostWords = 12

  /// Returns the words that it accepts, with a name for those that a person fills in.
  fileprivate func usage(_ name: String, withRange: Bool) -> String {
    switch self {
    case .choice(let words):
      words.count > Self.mostWords ? name : words.joined(separator: "|") + (name.hasSuffix("…") ? "…" : "")
    case .number(let range, let words):
      ([withRange ? "\(name) \(range.words)" : name] + words).joined(separator: "|")
    case .guide(let words), .rule(let words), .device(let words), .place(let words):
      ([name] + words).joined(separator: "|")
    case .compared: (["NAME…", "FILE…", "DEVICE…"] + ComparedWords.lists).joined(separator: "|")
    case .listedOr(let kind): "N|" + kind.usage(name, withRange: withRange)
    default: name
    }
  }

  /// Returns a word with its value and in the form that a session records, such as the identifier of a device that
  /// was typed by name.
  ///
  /// - Throws: An error with the nearest name where the word does not fit.
  package func read(_ word: Word) throws(CommandError) -> Word {
    switch self {
    case .prose, .file: return word
    case .tab, .text, .symbol, .mark, .place:
      try word.checkLength()
      return word
    case .size, .height:
      return try word.isKeyword("off") ? word : word.reading(measure(word))
    case .number(let range, let words):
      if let word = try? listed(word, in: words, what: "") { return word }
      guard let number = word.integer, range.contains(number) else {
        let limits =
          range.upperBound == .max
          ? "from \(range.lowerBound) up" : "from \(range.lowerBound) to \(range.upperBound)"
        throw CommandError("\(Quoting.quoted(word.text)) is not a number \(limits)", at: word)
      }
      return word.reading(String(number), number)
    case .choice(let words):
      return try listed(word, in: words, what: "one of \(words.joined(separator: ", "))")
    case .device(let words): return try device(word, or: words)
    case .compared(let words): return try compared(word, or: words)
    case .listedOr(let kind):
      return try (word.integer == nil ? kind : .number(1...Int.max)).read(word)
    case .system: return try system(word)
    case .guide(let words): return try guide(word, or: words)
    case .locale:
      if let id = Localization.named(word.text) ?? LocaleIdentifier.canonical(word.text) {
        return word.text == id ? word : word.reading(id)
      }
      throw CommandError(
        "\(Quoting.quoted(word.text)) does not name a language", at: word,
        remedy: "such as de, pt-BR or pseudo")
    case .window:
      if let width = Window.width(written: word.text) {
        return word.reading(width.word, Window.width(width))
      }
      let words = Window.words.joined(separator: ", ")
      let listed = try listed(
        word, in: Window.words, what: "one of \(words) or a width in points", more: "such as `window 597`")
      return listed.reading(listed.text, Window(word: listed.text))
    case .rule(let words): return try rule(word, or: words)
    case .starter:
      return try listed(word, in: Starter.all.map(\.name), what: "a starter", more: "`help new` lists them")
    case .chapter:
      if let chapter = Chapter.named(word.text) { return word.reading(chapter.id, chapter) }
      return try listed(
        word, in: Chapter.allCases.map(\.id), what: "a chapter",
        more: "one of \(Chapter.allCases.map { "\($0.number) \($0.id)" }.joined(separator: ", "))")
    case .command:
      if let command = Command.named(word.text) { return word.reading(command.name) }
      return try listed(
        word, in: Command.all.map(\.name) + Command.helpTopics, what: "a command", more: "`help` lists them")
    }
  }

  var takesDevice: Bool {
    switch self {
    case .device: true
    case .listedOr(let kind): kind.takesDevice
    default: false
    }
  }

  /// Returns a size or a height as the program writes it.
  private func measure(_ word: Word) throws(CommandError) -> String {
    if case .size = self {
      if let size = Size(text: word.text) { return size.word }
      throw CommandError(
        "\(word.canonical) is not a size", at: word, remedy: "write width x height, such as 25x25")
    }
    if let height = Double(word.text), (1...1_000).contains(height) { return height.word }
    // Many languages write a comma in a number.
    let point = word.text.replacing(",", with: ".")
    throw CommandError(
      "\(word.canonical) is not a height", at: word,
      remedy: "write points from 1 to 1000, such as height=\(Double(point) == nil ? "49" : point)")
  }

  private func device(_ word: Word, or keywords: [String]) throws(CommandError) -> Word {
    let wanted = word.text.lowercased()
    // As in: 17 pro max.
    let names = wanted.first?.isNumber == true ? [wanted, "iphone " + wanted] : [wanted]
    if let found = Device.named(wanted) ?? Device.all.first(where: { names.contains($0.name.lowercased()) }) {
      return word.reading(found.id, found)
    }
    if word.text.utf8.contains(UInt8(ascii: "@")) || Size(text: word.text) != nil {
      if let device = Device(size: word.text) { return word.reading(device.id, device) }
      throw CommandError("\(word.canonical) is not a size", at: word, remedy: Device.sizeRemedy)
    }
    // Their displays have any size, so that no device of theirs is listed.
    if let platform = Platform.allCases.first(where: {
      $0.hasNoDevices && $0.rawValue.lowercased().hasPrefix(wanted) && wanted.count > 2
    }), let system = System.nearest(to: .max, on: platform) {
      throw CommandError(
        "\(word.canonical) is not a device", at: word, remedy: "`system \(system.id)` is \(platform.rawValue)"
      ).certain
    }
    return try listed(
      word, in: keywords + Device.all.map(\.id), what: "a device",
      suggestion: Self.device().suggestion(for: word.text), more: "`devices` lists them")
  }

  /// Returns a word that may be the name of a mark, which only the session knows.
  private func compared(_ word: Word, or keywords: [String]) throws(CommandError) -> Word {
    try word.checkLength()
    if word.isQuoted { return word.with(Word.Literal()) }
    if let keyword = keywords.first(where: word.isKeyword) { return word.reading(keyword) }
    // A number may be the version of a system.
    guard Int(word.text) == nil, let read = try? device(word, or: []), read.device != nil else { return word }
    return read
  }

  private func guide(_ word: Word, or keywords: [String]) throws(CommandError) -> Word {
    let wanted = word.text.lowercased()
    // As people write it after the alias hig: 2025.
    let edition = Int(wanted) == nil ? wanted : "hig-\(wanted)"
    if let guide = Guide.named(edition) ?? Guide.all.first(where: { $0.name.lowercased() == wanted }) {
      return word.reading(guide.id, guide)
    }
    return try listed(
      word, in: keywords + Guide.all.map(\.id), what: "a guide",
      suggestion: Self.guide().suggestion(for: word.text), more: "`guides` lists them")
  }

  private func rule(_ word: Word, or keywords: [String]) throws(CommandError) -> Word {
    if let rule = Rule.named(word.text.lowercased()) { return word.reading(rule.id, rule) }
    return try listed(
      word, in: keywords + Rule.all.map(\.id), what: "a rule",
      suggestion: Self.rule().suggestion(for: word.text),
      more: "`rules` lists them")
  }

  private func system(_ word: Word) throws(CommandError) -> Word {
    // As people write it: iOS 18.
    let wanted = word.text.lowercased().filter { $0 != " " }
    let known = System.named(wanted) ?? System.all.first { $0.name.lowercased() == word.text.lowercased() }
    if let known { return word.reading(known.id, known) }
    // A version that cannot be laid out is no typing error, so no other one is suggested.
    let letters = wanted.prefix { $0.isLetter }
    let family = System.all.filter { $0.id.prefix { $0.isLetter } == letters }
    let number = wanted.dropFirst(letters.count)
    if number.isEmpty && family.count > 1 || Int(number) != nil, let oldest = family.first,
      let newest = family.last
    {
      throw CommandError(
        "\(Quoting.quoted(word.text)) is not a system that can be laid out", at: word,
        remedy: "\(oldest.id) to \(newest.id) can be")
    }
    return try listed(
      word, in: System.all.map(\.id) + ["auto"], what: "a system that can be laid out",
      suggestion: suggestion(for: word.text), more: "such as ios16, ipados17 or auto")
  }

  private func listed(
    _ word: Word, in names: [String], what: @autoclosure () -> Prose,
    suggestion: @autoclosure @escaping @Sendable () -> Prose? = nil, more: Prose? = nil
  ) throws(CommandError) -> Word {
    if names.contains(word.text) { return word.isQuoted ? word.reading(word.text) : word }
    let wanted = word.text.lowercased()
    if names.contains(wanted) { return word.reading(wanted) }
    if let meant = names.first(where: { OtherForm.words("V:" + $0).contains(wanted) }) {
      return word.reading(meant)
    }
    if ["png", "jpg", "jpeg", "gif", "pdf"].contains(wanted), names.contains("svg") {
      throw CommandError(
        "no picture is written as \(wanted)", at: word, remedy: "svg is the picture, and html a page with it")
    }
    throw CommandError("\(Quoting.quoted(word.text)) is not \(what())", at: word.range) {
      suggestion() ?? Suggestion.nearest(to: wanted, in: names).map { "did you mean \($0)?" } ?? more
    }
  }
}
