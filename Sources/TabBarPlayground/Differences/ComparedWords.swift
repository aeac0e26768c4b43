import TabBarCore
import TabBarGuidelines

/// The words of `compare`, and what they mean in a session: a list after its first word, or designs.
struct ComparedWords {
  static let lists = ["devices", "systems", "languages", "guides"]
  static let keywords = lists + ["this", "before", "last", "mark", "marks", "all"]
  /// Words that people put between two designs.
  private static let joining = OtherForm.words("L:designs")

  let timeline: Timeline
  let draft: Draft

  private static let kinds = [
    "systems": Parameter("SYSTEM", .system, isRepeated: true),
    "languages": Parameter("LANGUAGE", .locale, isRepeated: true),
    "guides": Parameter("GUIDE", .guide(or: ["all"]), isRepeated: true), "mark": Parameter("NAME", .mark),
  ]

  static func parameter(after words: [Word]) -> Parameter? {
    words.count > 1 && !words[1].isQuoted ? kinds[words[1].text.lowercased()] : nil
  }

  func effect(of words: [Word]) throws(CommandError) -> Effect {
    let line = (["compare"] + words.map(\.canonical)).joined(separator: " ")
    let isWhole = words.count > 1 && words[words.count - 1].isKeyword("all")
    let wholeLine = isWhole ? nil : line + " all"
    let said = isWhole ? words.dropLast() : words[...]
    guard !said.isEmpty else { return .none }
    let systems = try systems(in: said)
    let list = try list(of: said.map(namedDevice))
    if let subject = systems ?? list {
      return .show(CompareQuery(subject: subject, wholeLine: wholeLine))
    }
    var places = try places(of: said.map(namedDevice)[...])
    if places.count == 1 {
      // A way is what this design may become.
      let isWay = if case .way = places[0] { true } else { false }
      places.insert(present, at: isWay ? 0 : 1)
    }
    let designs = ComparedDesigns(places: places, wholeLine: wholeLine)
    return designs.query(of: places.compactMap(\.side)).map { .show($0) } ?? .compare(designs)
  }

  private var present: ComparedDesign { .present(EndState(draft, timeline)) }

  // MARK: Lists

  private func list(of words: [Word]) throws(CommandError) -> Comparison.Subject? {
    let (first, rest) = (words[0], words.dropFirst())
    if first.isKeyword("systems") { return .systems(try rest.read(.system).compactMap(\.system)) }
    if first.isKeyword("languages") { return try languages(first, rest) }
    if first.isKeyword("guides") {
      let guides = try rest.read(.guide()).compactMap(\.guide)
      return .guides(guides.isEmpty ? Guide.all : guides)
    }
    let isList = first.isKeyword("devices")
    guard isList || first.device != nil && timeline.idea(named: first.text) == nil else { return nil }
    let named = isList ? rest : [first] + rest
    for word in named {
      guard let objection = word.device.flatMap({ draft.objectionToAge(of: $0) }) else { continue }
      throw objection.error(at: word)
    }
    if let word = named.first(where: { $0.device == nil }) {
      throw CommandError(
        "\(word.canonical) is not a device that can be compared by its name", at: word,
        remedy: Parameter.Kind.device().suggestion(for: word.text) ?? "`devices` lists them")
    }
    // The design's own device beside one other; beside none, a small phone, a new one and a tablet.
    let own = draft.design.device
    let usual = ["iphone-se-3", "iphone-17", "ipad-a16"].compactMap(Device.named).filter {
      $0.id != own.id && $0.runs(since: draft.design.oldestSystems)
    }
    let devices = named.isEmpty ? usual : named.compactMap(\.device)
    return .devices(devices.count == 1 || named.isEmpty ? [own] + devices : devices)
  }

  /// Returns the systems where words name nothing else, `iPadOS 18 and 26`, one alone after the design's own; or `nil`.
  private func systems(in words: ArraySlice<Word>) throws(CommandError) -> Comparison.Subject? {
    var systems: [System] = []
    var family = ""
    for word in words where !word.isQuoted && !Self.joining.contains(where: word.isKeyword) {
      let text = word.text.lowercased()
      if timeline.idea(named: word.text) != nil { return nil }
      if System.all.contains(where: { $0.id.prefix(while: \.isLetter) == text }) {
        family = text
      } else if let system = System.named(text) ?? System.named(family + text) {
        family = String(system.id.prefix(while: \.isLetter))
        systems.append(system)
      } else {
        return nil
      }
    }
    guard let first = systems.first, words.allSatisfy({ !$0.isQuoted }) else { return nil }
    if let other = systems.first(where: { !draft.design.device.runs($0) }) {
      throw CommandError(
        "\(draft.design.device.name) does not run \(other.name)",
        at: words[words.startIndex].range.lowerBound..<words[words.endIndex - 1].range.upperBound,
        remedy: DeviceName.running(other).map { "`device \($0.id)` does" })
    }
    let isAlone = systems.count == 1 && draft.system != first
    return .systems((isAlone ? [draft.system].compactMap(\.self) : []) + systems)
  }

  /// Returns the languages and devices that are named, or all languages that titles are in.
  private func languages(
    _ keyword: Word, _ words: ArraySlice<Word>
  ) throws(CommandError) -> Comparison.Subject {
    var languages = try words.filter { $0.device == nil }.read(.locale).map(\.text)
    if languages.isEmpty {
      let given = draft.design.titleLocales
      languages = [Localization.standard] + given.subtracting([Localization.standard]).sorted()
    }
    guard languages.count > 1 else {
      throw CommandError(
        words.isEmpty ? "no title is given in another language" : "one language is compared with nothing",
        at: words.first ?? keyword, remedy: "name the languages, as in `compare languages en de`")
    }
    return .languages(languages, words.compactMap(\.device))
  }

  // MARK: Designs

  private func places(of words: ArraySlice<Word>) throws(CommandError) -> [ComparedDesign] {
    var places: [ComparedDesign] = []
    var rest = words
    while let word = rest.popFirst() {
      let idea = timeline.idea(named: word.text)
      let keyword = word.isQuoted ? "" : word.text.lowercased()
      switch idea == nil || ["this", "mark", "fit"].contains(keyword) ? keyword : "" {
      case let word where !rest.isEmpty && Self.joining.contains(word): continue
      case "this", "now": places.append(present)
      case "marks", "ideas":
        guard !timeline.marks.isEmpty else {
          throw CommandError("there are no marks", at: word, remedy: "`mark NAME` names the present design")
        }
        places += timeline.ideas.map(ComparedDesign.init)
      case "before", "last": places.append(try before(word))
      case "mark":
        guard let name = rest.popFirst() else {
          let end = word.range.upperBound..<word.range.upperBound
          throw CommandError("mark needs the name of one", at: end, remedy: remedy(for: nil))
        }
        guard let idea = timeline.idea(named: name.text) else { throw timeline.noMark(named: name) }
        places.append(ComparedDesign(idea))
      case "fit" where rest.first.flatMap { Int($0.text) } != nil:
        if let number = rest.popFirst() { places.append(try way("fit \(number.text)", number)) }
      case "portrait", "landscape": places.append(try way("orientation \(keyword)", word))
      case let size where Window.words.contains(size): places.append(try way("window \(size)", word))
      default: places.append(try place(of: word, idea, isAlone: words.count == 1))
      }
    }
    return places
  }

  /// Returns the design before the last change; what only names or notes it is none.
  private func before(_ word: Word) throws(CommandError) -> ComparedDesign {
    var place = timeline.position
    while place > 0 {
      place -= timeline.places(ofLineTo: place)
      guard timeline.draft(at: place).design == draft.design else {
        return .state("before", timeline.state(after: timeline.step(at: place)))
      }
    }
    throw CommandError(
      "nothing was changed since the session was begun or opened", at: word,
      remedy: "`mark NAME` names the present design")
  }

  /// Returns a device for its full name in quotes, for its number, or one of one's own, where no mark is called so.
  private func namedDevice(_ word: Word) -> Word {
    if let own = draft.device(word), timeline.idea(named: word.text) == nil { return word.with(own) }
    guard word.isQuoted || Int(word.text) != nil, timeline.idea(named: word.text) == nil,
      let read = try? Parameter.Kind.device().read(word), read.device != nil
    else { return word }
    return read
  }

  /// Returns the design of a mark, a path, a command in quotes, or a session's name.
  private func place(of word: Word, _ idea: Idea?, isAlone: Bool) throws(CommandError) -> ComparedDesign {
    let isPath = word.text.contains("/") || word.text.hasSuffix(".tabs") || word.text == "-"
    if let idea {
      if isAlone, !word.isQuoted, word.device != nil || isPath {
        let path = word.text.hasPrefix("/") || word.text.hasPrefix(".") ? word.text : "./" + word.text
        var error = CommandError("\(word.quoted) could be either", at: word)
        error.lines = [
          "compare mark \(Quoting.quoted(idea.name))",
          "compare " + (word.device.map { "devices \($0.id)" } ?? Quoting.quoted(path)),
        ]
        throw error
      }
      return ComparedDesign(idea)
    }
    if word.device != nil {
      throw CommandError(
        "\(word.quoted) is a device, and compare takes devices or designs", at: word,
        remedy: "`compare devices \(word.text)`")
    }
    if isPath || word.text.contains(".tabs@") { return .file([word.text], orElse: nil) }
    if word.isQuoted, let command = try? Invocation.parsed(from: word.text)?.command,
      command.isRecorded || command.plans
    {
      return try way(word.text, word)
    }
    let isName =
      !word.text.hasPrefix("-") && !word.text.contains(".") && (!word.isQuoted || word.text.contains(" "))
    let unknown = CommandError(
      isName
        ? "there is no mark or device \(word.canonical), and no file \(word.text).tabs"
        : "there is no mark or device \(word.canonical)",
      at: word, remedy: remedy(for: word))
    // As in: compare iPhone SE and iPad. A file of such a name is called with its extension.
    guard isName, word.isQuoted || !DeviceName.beginsName(word.text.lowercased()) else { throw unknown }
    return .file(["\(word.text).tabs", "sessions/\(word.text).tabs", word.text], orElse: unknown)
  }

  /// Returns the design that a command would give.
  private func way(_ line: String, _ word: Word) throws(CommandError) -> ComparedDesign {
    var playground = Playground(draft, after: timeline)
    do throws(CommandError) {
      let commands = try playground.perform(line)?.proposed ?? []
      // More would leave no row for the bars.
      let name = commands.isEmpty ? line : "\(line) (\(abridged(commands, most: 2)))"
      return .way(name, EndState(playground.draft, playground.timeline))
    } catch {
      throw error.moved(to: word)
    }
  }

  private func remedy(for word: Word?) -> Prose {
    let marks = timeline.marks.map(\.name)
    let names = marks + Self.keywords.filter { word?.isKeyword($0) != true }
    if let word, let near = Suggestion.nearest(to: word.text, in: names) {
      return "did you mean \(Quoting.quoted(near))?"
    }
    if let device = word.flatMap({ Parameter.Kind.device().suggestion(for: $0.text) }) { return device }
    return marks.isEmpty
      ? "`mark NAME` names the present design; `sessions` lists the files"
      : "the marks are \(marks.suffix(5).map { Quoting.quoted($0) }.joined(separator: ", "))"
  }
}

extension Sequence<Word> {
  fileprivate func read(_ kind: Parameter.Kind) throws(CommandError) -> [Word] {
    var words: [Word] = []
    for word in self { words.append(try kind.read(word)) }
    return words
  }
}
