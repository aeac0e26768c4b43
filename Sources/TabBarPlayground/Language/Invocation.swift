import TabBarCore
import TabBarGuidelines

/// A command with its arguments: the meaning of a line, before anything is done.
package struct Invocation: Sendable {
  package let command: Command
  package let arguments: Arguments

  /// Reads a command line; `nil` for one that is empty or only a comment.
  ///
  /// - Throws: An error at the first word that does not belong where it is, or about a line that is too long.
  package static func parsed(
    from line: String, source: LineSource = .file
  ) throws(CommandError) -> Invocation? {
    try TextLimit.check(line)
    let words = OtherForm.strict(try Lexer.words(of: line, source: source))
    guard !words.isEmpty else { return nil }
    return try invocation(of: words, in: line, source)
  }

  /// Returns a line in canonical form, or `nil` where it is no command.
  static func canonical(_ line: String, source: LineSource = .file) -> String? {
    (try? parsed(from: line, source: source))??.canonical
  }

  /// Whether a typed line has the shape that its command takes, no more words and no other keys, so that only a value can be
  /// wrong or missing.
  package static func hasShape(_ line: String) -> Bool {
    guard let words = try? OtherForm.strict(Lexer.words(of: line, source: .prompt)),
      let command = Command.meant(by: words)
    else { return false }
    let places = words.dropFirst().filter { word in word.key.flatMap(command.option) == nil }
    return places.count <= command.parameters.count && places.allSatisfy { $0.key == nil }
  }

  private static func invocation(
    of words: [Word], in line: String, _ source: LineSource
  ) throws(CommandError) -> Invocation {
    let name = words[0]
    guard let command = Command.meant(by: words) else {
      throw CommandError("there is no command \(name.canonical)", at: name.range) {
        Command.suggestion(for: name.text).map { "did you mean \($0)?" }
          ?? "`help` lists the commands"
      }
    }
    let given = command.withCommand(words, in: line, source)
    let end = given.reduce(0) { max($0, $1.range.upperBound) }
    func invocation(_ command: Command, with words: ArraySlice<Word>) throws(CommandError) -> Invocation {
      let implied = Command.implied(by: name, for: command)
      let words = source > .file ? command.gathered(words) : words
      return Invocation(
        command: command,
        arguments: try Arguments(
          implied.isEmpty ? words : implied + words, for: command, source: source, end: end))
    }
    let list = try CommaList.parted(given.dropFirst(), for: command, source: source)
    do throws(CommandError) {
      let read = try invocation(command, with: list)
      try read.checkLength(of: line)
      return read
    } catch {
      // Nothing but the value is missing: a setting, or a tab and what is known of it.
      guard source == .prompt, list.count < 3, error.range == end..<end,
        Command.shownAlone.contains(command.name)
      else { throw error }
      return try invocation(.status, with: [name.reading(command.name)] + list)
    }
  }

  /// The command as it is written in a saved session. Reading it gives the same command again.
  package var canonical: String {
    var line = command.name
    if case .step = command.body {
      let words = [arguments.word(0)?.canonical, otherCommand].compactMap(\.self)
      return ([line] + words + arguments.words.dropFirst(2).map(\.canonical)).joined(separator: " ")
    }
    for word in arguments.words { line += arguments.gap(before: word) + word.canonical }
    for word in arguments.options { line += " " + word.canonical }
    return line
  }
}

extension Invocation {
  /// Whether it names what only a session knows.
  package var hasUnknown: Bool {
    arguments.words.contains { $0.value != nil && $0.unknown != nil }
  }

  /// Returns the command with the devices that only a draft knows; throws where it knows none of the name.
  package func known(in draft: Draft) throws(CommandError) -> Invocation {
    guard hasUnknown else { return self }
    var words = arguments.words
    for (index, word) in words.enumerated() {
      guard let error = word.unknown else { continue }
      guard let device = draft.device(word) else { throw error }
      words[index] = word.with(device)
    }
    return Invocation(
      command: command, arguments: Arguments(words: words, options: arguments.options, end: arguments.end))
  }
}

extension Draft {
  /// Returns the device of one's own that a word names, or `nil`.
  func device(_ word: Word) -> Device? { word.isQuoted ? nil : devices.first { $0.id == word.text } }

  /// Lets commands name devices from now on.
  mutating func learn(_ known: [Device]) {
    for device in known {
      devices.removeAll { $0.id == device.id }
      devices.append(device)
    }
  }
}

/// The arguments of a command, sorted into places and options, each known to fit.
package struct Arguments: Sendable {
  /// The words without a key, in order.
  package let words: [Word]
  /// The options, in the order in which the command declares them.
  package let options: [Word]
  /// The offset after the last word, where an error about something missing points.
  package let end: Int

  init(
    _ words: ArraySlice<Word>, for command: Command, source: LineSource = .file, end: Int
  ) throws(CommandError) {
    var places: [Word] = []
    places.reserveCapacity(words.count)
    var options: [Word] = []
    let hasPairs = words.contains(where: \.followsSign)
    for word in NamePhrase.joined(words, for: command) {
      if let error = TypographicQuotes.error(in: word, of: command) { throw error }
      if let key = word.key {
        guard let option = command.option(named: key), option.source <= source else {
          throw Arguments.unknown(word, key: key, for: command)
        }
        if options.contains(where: { $0.key == key }) {
          throw CommandError("\(key)= is given twice", at: word, remedy: "leave one out")
        }
        options.append(try option.read(word, after: [], isWide: source > .file))
      } else {
        guard let parameter = command.parameter(at: places.count, inPairs: hasPairs),
          !hasPairs || word.followsSign != places.count.isMultiple(of: 2)
        else { throw Arguments.superfluous(word, for: command) }
        if case .prose = parameter.kind {
        } else if word.hasDashes {
          throw Arguments.dashed(word, for: command)
        }
        places.append(
          try parameter.read(word, after: [Word(argument: command.name)] + places, isWide: source > .file))
      }
    }
    let isMissing = places.count < command.neededParameters || hasPairs && places.count % 2 > 0
    let missing = isMissing ? command.parameter(at: places.count)?.usage : nil
    if let missing = missing ?? (command.takesFacts && options.isEmpty ? "KEY=VALUE" : nil) {
      throw CommandError("\(command.name) needs \(missing)", at: end..<end, remedy: "`\(command.briefUsage)`")
    }
    self.words = places
    self.options =
      options.count < 2
      ? options
      : options.sorted { command.optionRank($0.key ?? "") < command.optionRank($1.key ?? "") }
    self.end = end
  }

  fileprivate init(words: [Word], options: [Word], end: Int) {
    (self.words, self.options, self.end) = (words, options, end)
  }

  private static func superfluous(_ word: Word, for command: Command) -> CommandError {
    if let option = command.option(named: word.text), !word.isQuoted, option.name != Command.languageKey {
      return option.missingValue(of: word.text, at: word).certain
    }
    let usage: Prose =
      command.parameters.isEmpty && command.options.isEmpty
      ? "\(command.name) takes no arguments" : "`\(command.briefUsage)`"
    let remedy = command.parameters.last?.quotesAdvice.map { "\(usage); \($0)" } ?? usage
    return CommandError("\(command.name) takes no more than this", at: word, remedy: remedy)
  }

  /// Returns the error for an option as a shell has it, which would else be a title or a name.
  private static func dashed(_ word: Word, for command: Command) -> CommandError {
    let name = String(word.text.dropFirst(2).prefix { $0 != "=" })
    guard let option = command.option(named: name) else { return unknown(word, key: name, for: command) }
    return CommandError(
      "an option has no dashes here", at: word, remedy: "write \(name)=\(option.valueUsage)"
    ).certain
  }

  private static func unknown(_ word: Word, key: String, for command: Command) -> CommandError {
    let name = word.key == nil ? "--" + key : key + "="
    let advice: Prose =
      word.key == nil ? "a text that begins with -- needs quotes" : "a text with = needs quotes"
    let keys = (command.formOptions?.all() ?? command.options).map(\.name)
    return CommandError("\(command.name) has no option \(name)", at: word.range) {
      if let nearest = Suggestion.nearest(to: key, in: keys) { return "did you mean \(nearest)=? \(advice)" }
      if let other = Command.named(key) { return "\(other.name) is a command of its own; \(advice)" }
      if command.options.isEmpty { return advice }
      return
        "its options are \(command.options.map(\.name).map { $0 + "=" }.joined(separator: ", ")); \(advice)"
    }
  }

  /// Returns what parts a word without a key from the one before it: an equals sign in one of several pairs.
  func gap(before word: Word) -> String { word.followsSign && words.count > 2 ? "=" : " " }

  var pairs: [(tab: Word, value: Word)] {
    stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
  }

  /// Returns the one place that is given, or `nil`; throws where several are.
  func place(_ word: Word? = nil, among options: [Word], remedy: Prose) throws(CommandError) -> Word? {
    if let last = options.last, options.count > 1 || word != nil {
      throw CommandError("more than one place is given", at: last, remedy: remedy)
    }
    return word ?? options.first
  }

  func word(_ index: Int) -> Word? { words.indices.contains(index) ? words[index] : nil }

  /// Returns the error for something that is missing behind the last word.
  func missing(_ problem: Prose, remedy: Prose? = nil) -> CommandError {
    CommandError(problem, at: end..<end, remedy: remedy)
  }

  func option(_ key: String) -> Word? { options.first { $0.key == key } }
}

extension Command {
  /// Returns the options that another name stands for, such as `prepend` for `add at=first`.
  fileprivate static func implied(by name: Word, for command: Command) -> [Word] {
    guard name.text != command.name, let meant = aliases[name.text.lowercased()] else { return [] }
    let words = (try? Lexer.words(of: meant)) ?? []
    return words.dropFirst().map {
      Word(text: $0.text, key: $0.key, range: name.range, isQuoted: $0.isQuoted)
    }
  }
}

extension Invocation {
  /// Creates an invocation of texts that no line has, such as arguments of a call; errors have an empty range.
  package init(
    _ command: Command, _ texts: [String], options: [(key: String, text: String)] = []
  ) throws(CommandError) {
    self.command = command
    let words = texts.map { Word(argument: $0) }
    arguments = try Arguments(
      (words + options.map { Word(argument: $0.text, key: $0.key) })[...], for: command, end: 0)
  }
}
