import TabBarCore
import TabBarGuidelines

/// The words of `compare`, and what they mean in a session.
package struct ComparedWords {
  /// The words that a list of devices, systems or guides begins with.
  package static let lists = ["devices", "systems", "languages", "guides"]
  package static let keywords = lists + ["this", "before", "mark", "marks", "all"]

  let timeline: Timeline
  let draft: Draft

  /// Returns the parameter after the first words, if they are those of a list.
  static func parameter(after words: [Word]) -> Parameter? {
    guard words.count > 1 else { return nil }
    if words[1].isKeyword("systems") { return Parameter("SYSTEM", .system, isRepeated: true) }
    if words[1].isKeyword("languages") { return Parameter("LANGUAGE", .locale, isRepeated: true) }
    if words[1].isKeyword("guides") { return Parameter("GUIDE", .guideOr(["all"]), isRepeated: true) }
    if words[1].isKeyword("mark") { return Parameter("NAME", .mark) }
    return nil
  }

  static func preview(of words: [Word]) -> String {
    let isPair = words.contains {
      ["this", "before", "mark", "marks"].contains(where: $0.isKeyword) || isFile($0)
    }
    return isPair ? "would compare the designs" : "would compare the design"
  }

  func effect(of words: [Word]) throws(CommandError) -> Effect {
    let line = (["compare"] + words.map(\.canonical)).joined(separator: " ")
    let isWhole = words.count > 1 && words[words.count - 1].isKeyword("all")
    let wholeLine = isWhole ? line : line + " all"
    let words = (isWhole ? words.dropLast() : words[...]).map(unquotedDevice)[...]
    guard let first = words.first else { return .none }
    if let subject = try list(first, words.dropFirst()) {
      return .show(CompareQuery(subject: subject, isWhole: isWhole, wholeLine: wholeLine))
    }
    var places = try places(of: words)
    if places.count == 1 {
      // A way is what this design may become.
      let isWay = if case .way = places[0] { true } else { false }
      places.insert(.present, at: isWay ? 0 : 1)
    }
    let designs = ComparedDesigns(places: places, isWhole: isWhole, wholeLine: wholeLine)
    guard let query = query(designs) else { return .compare(designs) }
    return .show(query)
  }

  /// Returns the query for designs that are all in the session, or `nil`.
  private func query(_ designs: ComparedDesigns) -> DesignsQuery? {
    struct IsFile: Error {}
    return try? designs.query { place throws(IsFile) in
      switch place {
      case .present: DesignsQuery.Side("this", EndState(draft, timeline))
      case .marked(let name, let state): DesignsQuery.Side(name, state)
      case .file, .named, .way: throw IsFile()
      }
    }
  }

  // MARK: Lists

  /// Returns what a list compares, or `nil` where the words are two designs.
  private func list(
    _ first: Word, _ rest: ArraySlice<Word>
  ) throws(CommandError) -> Comparison.Subject? {
    if first.isKeyword("systems") {
      var systems: [System] = []
      for word in rest {
        guard let system = try Parameter.Kind.system.read(word).system else { continue }
        systems.append(system)
      }
      return .systems(systems)
    }
    if first.isKeyword("languages") { return try languages(first, rest) }
    if first.isKeyword("guides") {
      var guides: [Guide] = []
      for word in rest {
        guard let guide = try Parameter.Kind.guide.read(word).guide else { continue }
        guides.append(guide)
      }
      return .guides(guides.isEmpty ? Guide.all : guides)
    }
    if first.isKeyword("devices") {
      let named = try devices(rest)
      return .devices(named.isEmpty ? Self.usualDevices(beside: draft.design.device) : withOwn(named))
    }
    guard first.device != nil, meanings(of: first).count == 1 else { return nil }
    return .devices(withOwn(try devices([first] + rest)))
  }

  /// Returns the languages and devices that are named, or all languages that titles are in.
  private func languages(
    _ keyword: Word, _ words: ArraySlice<Word>
  ) throws(CommandError) -> Comparison.Subject {
    var languages: [String] = []
    for word in words where word.device == nil { languages.append(try Parameter.Kind.locale.read(word).text) }
    if languages.isEmpty {
      let given = Set(draft.design.tabs.flatMap { $0.details?.titleLocales ?? [] })
      languages = [Localization.standard] + given.subtracting([Localization.standard]).sorted()
    }
    guard languages.count > 1 else {
      throw CommandError(
        words.isEmpty ? "no title is given in another language" : "one language is compared with nothing",
        at: words.first ?? keyword, remedy: "name the languages, as in compare languages en de")
    }
    return .languages(languages, words.compactMap(\.device))
  }

  private func withOwn(_ devices: [Device]) -> [Device] {
    devices.count == 1 ? [draft.design.device] + devices : devices
  }

  private func devices(_ words: ArraySlice<Word>) throws(CommandError) -> [Device] {
    var devices: [Device] = []
    for word in words {
      guard let device = word.device else { throw Self.noDevice(word) }
      devices.append(device)
    }
    return devices
  }

  private static func noDevice(_ word: Word) -> CommandError {
    CommandError(
      "\(word.canonical) is not a device that can be compared by its name", at: word,
      remedy: Parameter.Kind.device.suggestion(for: word.text) ?? "devices lists them")
  }

  /// The design's own device, and a small phone, a new one and a tablet.
  private static func usualDevices(beside own: Device) -> [Device] {
    [own] + ["iphone-se-3", "iphone-17", "ipad-a16"].compactMap(Device.named).filter { $0.id != own.id }
  }

  // MARK: Designs

  private static func isFile(_ word: Word) -> Bool {
    word.device == nil
      && (word.text.contains("/") || word.text.hasSuffix(".tabs") || word.text == "-")
  }

  private func places(of words: ArraySlice<Word>) throws(CommandError) -> [ComparedDesigns.Place] {
    var places: [ComparedDesigns.Place] = []
    var rest = words
    while let word = rest.popFirst() {
      if !places.isEmpty, !rest.isEmpty, Self.joins(word), timeline.place(ofMark: word.text) == nil {
        continue
      } else if word.isKeyword("this") {
        places.append(.present)
      } else if Self.meansMarks(words), !timeline.marks.isEmpty {
        return timeline.ideas.map { .marked($0.name, $0.state) }
      } else if word.isKeyword("marks"), timeline.place(ofMark: word.text) == nil {
        throw CommandError("there are no marks", at: word, remedy: "mark NAME names the present design")
      } else if word.isKeyword("before"), timeline.place(ofMark: word.text) == nil {
        places.append(try before(word))
      } else if word.isKeyword("mark") {
        guard let name = rest.popFirst() else {
          throw CommandError(
            "mark needs the name of one", at: word.range.upperBound..<word.range.upperBound,
            remedy: Self.remedy(for: nil, timeline))
        }
        places.append(try mark(name))
      } else if word.isKeyword("fit"), let number = rest.first, Int(number.text) != nil {
        rest.removeFirst()
        places.append(way("\(Command.fit.name) \(number.text)", number))
      } else {
        // A comma after a name, as in a sentence.
        let name = String(word.text.dropLast())
        let isListed = word.text.hasSuffix(",") && !word.isQuoted && timeline.place(ofMark: word.text) == nil
        places.append(try place(of: isListed ? word.reading(name) : word, in: words))
      }
    }
    return places
  }

  /// Returns the design before the last change; what only names or notes it is none.
  private func before(_ word: Word) throws(CommandError) -> ComparedDesigns.Place {
    let start = timeline.startOfLastLine.map { min($0 + 1, timeline.position) } ?? timeline.position
    var earlier = timeline
    for position in (0..<start).reversed() where earlier.move(to: position).design != draft.design {
      return .marked("before", timeline.state(at: position))
    }
    throw CommandError(
      "nothing was changed since the session was begun or opened", at: word,
      remedy: "mark NAME names the present design")
  }

  /// Whether a word is one that people put between two designs, and so hardly the name of one.
  private static func joins(_ word: Word) -> Bool {
    ["with", "to", "and", "vs", "against"].contains(where: word.isKeyword)
  }

  /// Whether words mean all marks: one of their names, alone or as in "all my ideas".
  private static func meansMarks(_ words: ArraySlice<Word>) -> Bool {
    guard let last = words.last else { return false }
    return ["marks", "ideas", "variants", "versions"].contains(where: last.isKeyword)
      && words.dropLast().allSatisfy { ["all", "the", "my", "our", "these"].contains(where: $0.isKeyword) }
  }

  /// Returns a device for its full name in quotes, where no mark is called so.
  private func unquotedDevice(_ word: Word) -> Word {
    guard word.isQuoted, timeline.place(ofMark: word.text) == nil,
      let read = try? Parameter.Kind.device.read(word), read.device != nil
    else { return word }
    return read
  }

  /// What a word may mean, each with the words that mean only that.
  private func meanings(of word: Word) -> [(place: ComparedDesigns.Place?, words: String)] {
    var meanings: [(place: ComparedDesigns.Place?, words: String)] = []
    if let idea = timeline.idea(named: word.text) {
      meanings.append((.marked(idea.name, idea.state), "mark \(Quoting.quoted(idea.name))"))
    }
    if word.isQuoted, !meanings.isEmpty { return meanings }
    if let device = word.device {
      meanings.append((nil, "devices \(device.id)"))
    }
    if meanings.isEmpty, !word.isQuoted, let path = timeline.document.path, Self.isName(word.text, of: path) {
      meanings.append((.file(path), Quoting.quoted(path.contains("/") ? path : "./" + path)))
    }
    if Self.isFile(word) {
      let isRelative = !word.text.hasPrefix("/") && !word.text.hasPrefix(".") && word.text != "-"
      meanings.append((.file(word.text), Quoting.quoted(isRelative ? "./" + word.text : word.text)))
    }
    return meanings
  }

  /// Returns whether a word is the name of a file, with or without its extension.
  private static func isName(_ word: String, of path: String) -> Bool {
    guard let name = path.split(separator: "/").last, !isFile(Word(argument: word)) else { return false }
    return name == word || name == word + ".tabs"
  }

  private func place(of word: Word, in words: ArraySlice<Word>) throws(CommandError) -> ComparedDesigns.Place
  {
    let meanings = meanings(of: word)
    if meanings.count > 1, words.count == 1 {
      var error = CommandError("\(word.quoted) could be either", at: word)
      error.lines = meanings.map { "compare \($0.words)" }
      throw error
    }
    // Among designs a device is none.
    if let place = meanings.compactMap(\.place).first { return place }
    if !meanings.isEmpty {
      throw CommandError(
        "\(word.quoted) is a device, and compare takes devices or designs", at: word,
        remedy: "compare devices \(word.text)")
    }
    if word.isQuoted, let command = try? Invocation.parsed(from: word.text)?.command,
      command.isRecorded || command.plans
    {
      return way(word.text, word)
    }
    let isName =
      !word.text.hasPrefix("-") && !word.text.contains(".")
      && (word.isQuoted ? word.text.contains(" ") : !words.contains(where: Self.joins))
    let unknown = CommandError(
      "there is no mark or device \(word.canonical)" + (isName ? ", and no file \(word.text).tabs" : ""),
      at: word,
      remedy: Self.remedy(for: word, timeline))
    guard isName else { throw unknown }
    return .named(word.text, orElse: unknown)
  }

  // More would leave no row for the bars.
  private static let mostCommands = 2

  /// Returns the design that a command would give.
  private func way(_ line: String, _ word: Word) -> ComparedDesigns.Place {
    .way(line) { [draft, timeline] () throws(CommandError) in
      var playground = Playground(draft, after: timeline)
      do throws(CommandError) {
        let commands = try playground.perform(line)?.proposed ?? []
        let name = commands.isEmpty ? line : "\(line) (\(abridged(commands, most: Self.mostCommands)))"
        return (name, EndState(playground.draft, playground.timeline))
      } catch {
        throw CommandError(error.problem, at: word, remedy: error.remedy)
      }
    }
  }

  private func mark(_ name: Word) throws(CommandError) -> ComparedDesigns.Place {
    guard let idea = timeline.idea(named: name.text) else { throw timeline.noMark(named: name) }
    return .marked(idea.name, idea.state)
  }

  private static func remedy(for word: Word?, _ timeline: Timeline) -> String {
    let marks = timeline.marks.map(\.name)
    if let word {
      let device = Parameter.Kind.device.suggestion(for: word.text)
      if let near = Suggestion.nearest(to: word.text, in: marks + keywords) {
        return "did you mean \(Quoting.quoted(near))?"
      }
      if let device { return device }
    }
    return marks.isEmpty
      ? "mark NAME names the present design; sessions lists the files"
      : "the marks are \(marks.suffix(5).map { Quoting.quoted($0) }.joined(separator: ", "))"
  }
}
