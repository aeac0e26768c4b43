import TabBarCore
import TabBarGuidelines

/// A part of a phrase that takes words of one kind.
enum PhraseSlot: String {
  case tab = "TAB"
  case other = "OTHER"
  /// Tabs, with or without commas between them.
  case tabs = "TABS"
  /// One title or other text.
  case title = "TITLE"
  /// Titles with commas or `and` between them.
  case titles = "TITLES"
  /// Three titles or more, with commas between them.
  case list = "LIST"
  /// A text for each tab, with commas between them, or each of one word.
  case items = "ITEMS"
  /// A symbol by its name, or by a word for what it shows.
  case symbol = "SYMBOL"
  /// A symbol by its name, or by any words for what it shows.
  case picture = "PICTURE"
  /// What a symbol is to show, in at most three words.
  case wish = "WISH"
  /// A whole number from one up, or the word for it up to ten.
  case few = "FEW"
  /// Titles, each of one word.
  case names = "NAMES"
  /// Texts as they are: the value of a badge, words to search for.
  case text = "TEXT"
  case place = "PLACE"
  case number = "N"
  case device = "DEVICE"
  case otherDevice = "DEVICE2"
  /// A device that the bar was laid out for before.
  case earlierDevice = "USED"
  /// A device named without the word for its family.
  case model = "MODEL"
  case system = "SYSTEM"
  case guide = "GUIDE"
  case otherGuide = "GUIDE2"
  case otherSystem = "SYSTEM2"
  case starter = "STARTER"
  case language = "LANGUAGE"
  /// Languages besides English, which may each be meant.
  case languages = "LANGUAGES"
  case rule = "RULE"
  /// One word, such as a path, an identifier or a symbol.
  case word = "WORD"
  case otherWord = "WORD2"

  /// Returns what some words may mean in the slot, as a line has it; none where they mean nothing there.
  func readings(of words: ArraySlice<PhraseWord>, in draft: Draft) -> [String] {
    switch self {
    case .tab, .other: [Self.tab(words, in: draft)]
    case .tabs: [Self.tabs(words, in: draft)]
    case .title:
      words.contains(where: \.endsItem) || words.count > 1 && words.contains(where: \.isQuoted)
        || words.count > Self.mostWordsOfTitle || Self.isCutOff(words) ? [] : [Self.title(words)]
    // What is in quotes is a text of its own, and never a part of one.
    case .text: words.count > 1 && words.contains(where: \.isQuoted) ? [] : [Self.title(words)]
    case .titles: Self.titles(words)
    case .list:
      words.first.map { Command.named($0.text) == nil } ?? false && words.count(where: \.endsItem) > 1
        && words.items.allSatisfy(Self.canBeTitle) && !Self.arePairs(words) ? Self.titles(words) : []
    case .items:
      Self.items(words).count > 1 && !["of", "for", "in"].contains(words.first?.lowercased)
        && words.items.allSatisfy(Self.canBeItem) && !Self.arePairs(words)
        ? [Self.items(words).joined(separator: " ")] : []
    case .symbol: Self.symbols(words)
    case .picture: Self.pictures(words)
    case .wish:
      words.count < 4 && !words.contains { $0.endsItem || $0.isQuoted || $0.text.hasSuffix(";") }
        ? [words.map { Self.title([$0]) }.joined(separator: " ")] : []
    case .few: Self.few(words).map { [String($0)] } ?? []
    case .names: [words.filter { !$0.joinsItems }.map { Self.title([$0]) }.joined(separator: " ")]
    case .place:
      ["middle", "center", "centre"].contains(words.text.lowercased())
        ? [String((draft.design.tabs.count + 1) / 2)] : Self.place(words)
    // As in 99+.
    case .number:
      words.text.hasSuffix("+") && Int(words.text.dropLast()) != nil
        ? [words.text] : Int(words.text).map { [String($0)] } ?? Self.few(words).map { [String($0)] } ?? []
    case .word, .otherWord: words.count == 1 ? [Self.title(words)] : []
    case .device: DeviceName.ids(of: words.text)
    case .earlierDevice: DeviceName.id(of: words.text, among: draft.earlierDevices).map { [$0] } ?? []
    // It is compared, and a file may have any name.
    case .otherDevice: DeviceName.ids(of: words.text).filter { Device.named($0) != nil }
    case .model: DeviceName.ids(ofModel: words.text)
    case .system, .otherSystem: Self.system(words.text, for: draft.design.device)
    case .guide, .otherGuide: Self.guide(words.text)
    case .starter: Starter.named(words.text.lowercased()).map { [$0.name] } ?? []
    case .language: LanguageName.id(of: words.text).map { [$0] } ?? []
    case .languages: Self.languages(words)
    case .rule: Rule.named(words.text.lowercased().replacing(" ", with: "-")).map { [$0.id] } ?? []
    }
  }

  /// Returns whether the slot takes some words.
  func accepts(_ words: ArraySlice<PhraseWord>, in draft: Draft) -> Bool {
    switch self {
    case .tab, .other: Self.knownTab(words, in: draft) != nil
    case .tabs: Self.indices(of: words, in: draft) != nil
    default: !readings(of: words, in: draft).isEmpty
    }
  }

  /// Whether the slot takes words as they were typed.
  var takesText: Bool {
    switch self {
    case .title, .titles, .list, .items, .names, .text, .wish, .word, .otherWord: true
    default: false
    }
  }

  /// Returns whether words end as no title does: `icon without`.
  private static func isCutOff(_ words: ArraySlice<PhraseWord>) -> Bool {
    guard words.count > 1, let last = words.last, !last.isQuoted else { return false }
    if ["=", "->", ":"].contains(words.first?.text) { return true }
    // As in `new tab bar for an app`.
    if words.first?.text == "bar", ["for", "of"].contains(words.dropFirst().first?.text) { return true }
    return ["without", "with", "to", "of", "and", "the", "a", "an", "for", "not", "than"].contains(last.text)
  }

  // Longer titles are typed in quotes.
  private static let mostWordsOfTitle = 6

  /// Returns the texts of a list, as a line has them.
  static func items(_ words: ArraySlice<PhraseWord>) -> [String] {
    let hasMarks = words.contains { $0.endsItem || $0.joinsItems }
    return hasMarks ? words.items.map(title) : words.map { title([$0]) }
  }

  /// Returns whether a part of a list says nothing more of it, as `Approvals with badge 5` does.
  private static func canBeItem(_ item: ArraySlice<PhraseWord>) -> Bool {
    !item.dropFirst().contains { $0.lowercased == "with" } || item.contains(where: \.isQuoted)
  }

  /// Returns whether each part of a list says of one thing that it becomes another: `home to Home, browse to Browse`.
  private static func arePairs(_ words: ArraySlice<PhraseWord>) -> Bool {
    words.items.allSatisfy { item in
      item.dropFirst().dropLast().contains { ["to", "as", "into", "->"].contains($0.lowercased) }
    }
  }

  /// Returns whether a part of a list is a title, and not something to do or to say.
  private static func canBeTitle(_ item: ArraySlice<PhraseWord>) -> Bool {
    guard item.count < 4, let first = item.first, let last = item.last else { return false }
    if item.contains(where: \.isQuoted) { return true }
    if item.dropFirst().contains(where: { $0.lowercased == "with" }) { return false }
    if introduces(item) { return false }
    let isPlace = item.count > 1 && last.text == last.lowercased && !place([last]).isEmpty
    let isCommand = item.count > 1 && first.text == first.lowercased && Command.named(first.text) != nil
    return !isPlace && !isCommand && !["no", "yes", "ok", "hm", "oh"].contains(first.text)
  }

  /// Returns whether the first part of a list says what the list is of: `five tabs called Home`.
  private static func introduces(_ item: ArraySlice<PhraseWord>) -> Bool {
    item.dropLast().contains { !$0.isQuoted && ($0.endsOpening || introductions.contains($0.text)) }
  }

  private static let introductions: Set<String> = [
    "are", "is", "be", "should", "will", "must", "with", "tab", "tabs", "bar", "app", "called", "named",
    "has",
    "have", "sections",
  ]

  private static func languages(_ words: ArraySlice<PhraseWord>) -> [String] {
    let named = words.filter { !$0.joinsItems }.map { LanguageName.id(of: $0.text) }
    let ids = named.compactMap { $0 }
    return ids.count == named.count ? ids.filter { $0 != Localization.standard } : []
  }

  /// Returns the numbers of the tabs that are not among some; `nil` where one is not known, or none is left.
  static func others(than words: ArraySlice<PhraseWord>, in draft: Draft) -> String? {
    guard let named = try? Lexer.words(of: tabs(words, in: draft)) else { return nil }
    let kept = named.map { try? draft.index(of: $0) }
    guard !kept.contains(nil) else { return nil }
    let rest = draft.design.tabs.indices.filter { !kept.contains($0) }
    return rest.isEmpty ? nil : rest.map { String($0 + 1) }.joined(separator: " ")
  }

  private static func few(_ words: ArraySlice<PhraseWord>) -> Int? {
    let names = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    let text = words.text.lowercased()
    return names.firstIndex(of: text).map { $0 + 1 } ?? Int(text).flatMap { $0 > 0 ? $0 : nil }
  }

  private static func title(_ words: ArraySlice<PhraseWord>) -> String {
    let text = words.text
    return Quoting.quoted(text, always: words.isQuoted && Quoting.hasMeaning(text))
  }

  // MARK: Tabs

  private static let ordinals = [
    "second": "2", "third": "3", "fourth": "4", "fifth": "5", "2nd": "2", "3rd": "3", "4th": "4", "5th": "5",
  ]

  /// Returns the word that names a tab; a tab that there is not is named as it was typed.
  static func tab(_ words: ArraySlice<PhraseWord>, in draft: Draft) -> String {
    knownTab(words, in: draft) ?? title(words)
  }

  /// Returns whether words are the whole title of a tab, with or without `the` and `tab`.
  static func isWholeTitle(_ words: ArraySlice<PhraseWord>, in draft: Draft) -> Bool {
    let rest = words.drop { ["the", "tab"].contains($0.lowercased) }
    let texts = [words, rest, rest.last?.lowercased == "tab" ? rest.dropLast() : rest].map {
      $0.text.lowercased()
    }
    return draft.design.tabs.contains { texts.contains($0.title.lowercased()) }
      || words.first?.lowercased == "tab" && rest.count == 1 && Int(rest.text) != nil
      || words.last?.lowercased == "tab"
        && (ordinals[texts[2]] != nil || ["first", "last"].contains(texts[2]))
  }

  static func knownTab(_ words: ArraySlice<PhraseWord>, in draft: Draft) -> String? {
    if let title = draft.title(of: words) { return title }
    var rest = words
    if rest.count > 1, rest.first?.lowercased == "the" { rest = rest.dropFirst() }
    if rest.count > 1, rest.first?.lowercased == "tab" || rest.first?.lowercased == "tabs" {
      rest = rest.dropFirst()
      if rest.count == 1, let number = few(rest), number <= draft.design.tabs.count { return String(number) }
    }
    if rest.count > 1, rest.last?.lowercased == "tab" { rest = rest.dropLast() }
    if let title = draft.title(of: rest) { return title }
    return ordinals[rest.text.lowercased()]
  }

  /// Returns the index of the tab whose whole title, number or place some words are, or `nil`.
  static func index(ofWholeTitle words: ArraySlice<PhraseWord>, in draft: Draft) -> Int? {
    guard isWholeTitle(words, in: draft) || Int(words.text) != nil, let name = knownTab(words, in: draft),
      let word = try? Lexer.words(of: name).first
    else { return nil }
    return try? draft.index(of: word)
  }

  /// Returns the indices of the tabs that some words name, each once; `nil` where one of them is not known.
  static func indices(of words: ArraySlice<PhraseWord>, in draft: Draft) -> [Int]? {
    guard let named = try? Lexer.words(of: tabs(words, in: draft)) else { return nil }
    var indices: [Int] = []
    for word in named {
      guard let index = try? draft.index(of: word) else { return nil }
      if !indices.contains(index) { indices.append(index) }
    }
    return indices
  }

  private static func tabs(_ words: ArraySlice<PhraseWord>, in draft: Draft) -> String {
    if let title = draft.title(of: words) { return title }
    if let numbers = numbers(words, in: draft) ?? range(words, in: draft) { return numbers }
    let items = words.items.flatMap { item in
      draft.title(of: item) != nil || ["the", "tab"].contains(item.first?.lowercased)
        || item.last?.lowercased == "tab"
        ? [tab(item, in: draft)]
        : item.filter { $0.lowercased != "tabs" }.map { tab([$0], in: draft) }
    }
    return items.joined(separator: " ")
  }

  /// Returns the numbers of the tabs at an end of the bar, as in `the last two tabs`.
  private static func numbers(_ words: ArraySlice<PhraseWord>, in draft: Draft) -> String? {
    let rest = words.filter { !["the", "tabs"].contains($0.lowercased) }
    guard rest.count == 2, ["first", "last"].contains(rest[0].lowercased), let few = few(rest[1...]),
      few <= draft.design.tabs.count
    else { return nil }
    let all = draft.design.tabs.indices.map { String($0 + 1) }
    return (rest[0].lowercased == "first" ? all.prefix(few) : all.suffix(few)).joined(separator: " ")
  }

  /// Returns the numbers of all tabs, or of those of ranges, as in `all but Home` and `1-3 and 5`.
  private static func range(_ words: ArraySlice<PhraseWord>, in draft: Draft) -> String? {
    let count = draft.design.tabs.count
    let rest = words.filter { !["the", "of", "tab", "tabs", "them", "my"].contains($0.lowercased) }[...]
    guard let first = rest.first?.lowercased, count > 0 else { return nil }
    if ["all", "every", "each", "everything"].contains(first) {
      let left = rest.dropFirst()
      if left.isEmpty { return (1...count).map(String.init).joined(separator: " ") }
      guard ["but", "except", "without"].contains(left.first?.lowercased) else { return nil }
      return others(than: left.dropFirst().drop { $0.lowercased == "for" }, in: draft)
    }
    // As in 2 to 4, or 2–4 and 6.
    var numbers: [Int] = []
    var hasRange = false
    let text = rest.map { ["to", "through", "until"].contains($0.lowercased) ? "-" : $0.text }
      .joined(separator: " ").replacing("–", with: "-").replacing(" - ", with: "-")
    for item in text.split(separator: " ") where item != "and" && item != "&" {
      let ends = item.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
      guard (1...2).contains(ends.count), ends.allSatisfy((1...count).contains),
        ends[0] <= ends[ends.count - 1]
      else { return nil }
      hasRange = hasRange || ends.count == 2
      numbers += Array(ends[0]...ends[ends.count - 1])
    }
    return hasRange ? numbers.map(String.init).joined(separator: " ") : nil
  }

  /// Returns several titles, or one with a comma or an `and` in it.
  private static func titles(_ words: ArraySlice<PhraseWord>) -> [String] {
    let items = words.items
    guard items.count > 1 else { return [title(words)] }
    // `An app with the tabs Home, Search` is no title and another.
    guard !introduces(items[0]) else { return [] }
    // What is said of one of them is no part of its title.
    guard items.allSatisfy(canBeItem) else { return [] }
    let list = items.map(title).joined(separator: " ")
    if words.contains(where: \.endsItem) { return [list] }
    // An ampersand is part of a title more often than it is between two.
    if words.contains(where: { $0.joinsItems && $0.text == "&" }) { return [title(words)] }
    // Two sections that many apps have are hardly one.
    let areKnown = items.allSatisfy { SymbolMeaning.usualSymbol(for: $0.text) != nil }
    return items.count > 2 || areKnown ? [list] : [list, title(words)]
  }

  static func place(_ words: ArraySlice<PhraseWord>) -> [String] {
    let text = words.drop { $0.lowercased == "very" }.text.lowercased()
    if let ordinal = ordinals[text] { return [ordinal] }
    if ["start", "beginning", "front", "top", "first", "leftmost", "far left"].contains(text) {
      return ["first"]
    }
    if ["end", "back", "bottom", "last", "rightmost", "far right"].contains(text) {
      return ["last"]
    }
    return Int(text).map { [String($0)] } ?? []
  }

  // MARK: Systems and guides

  /// Returns the system that is called so; of a name without a version the newest that the device runs.
  private static func system(_ text: String, for device: Device) -> [String] {
    // As in `set iPadOS to 17`.
    let parts = text.lowercased().split(whereSeparator: { $0 == " " || $0 == "-" })
    let name = parts.filter { parts.count != 3 || $0 != "to" }.joined()
    // A version such as 17.2 is laid out as 17.
    let major = String(name.prefix { $0 != "." })
    let platformName =
      ["mac": "macos", "watch": "watchos", "applewatch": "watchos", "car": "carplay"][name] ?? name
    let isKnown = Platform.allCases.contains { platformName.hasPrefix($0.rawValue.lowercased()) }
    // Most lines name no system, and there are many.
    guard isKnown else { return [] }
    if let system = System.named(major) {
      // An iPad's system is often called iOS.
      if system.platform == .iOS, device.platform == .iPadOS {
        return System.named("ipados\(system.version)").map { [$0.id] } ?? [system.id]
      }
      return [system.id]
    }
    guard let platform = Platform.allCases.first(where: { $0.rawValue.lowercased() == platformName }) else {
      return []
    }
    if platform.hasNoDevices { return System.nearest(to: .max, on: platform).map { [$0.id] } ?? [] }
    guard platform == device.platform else { return [] }
    return device.nearestSystem(to: .max).map { [$0.id] } ?? []
  }

  /// Returns the newest guide whose identifier has all the words, and Apple's newest for such as `today's guidelines`.
  private static func guide(_ text: String) -> [String] {
    if let guide = Guide.all.first(where: { $0.name.lowercased() == text.lowercased() }) { return [guide.id] }
    if isNewestGuide(text) { return Guide.all.last { $0.id.hasPrefix("hig-") }.map { [$0.id] } ?? [] }
    let nouns: Set<Substring> = ["rules", "rule", "guidelines", "guideline", "guide"]
    let words = text.lowercased().split { $0 == " " || $0 == "-" }
      .map { $0.hasSuffix("'s") || $0.hasSuffix("’s") ? $0.dropLast(2) : $0 }
    // As in SAP's rules.
    let named = words.count > 1 && nouns.contains(words[words.count - 1]) ? words.dropLast() : words[...]
    let wanted = named.map { $0 == "apple" ? "hig" : $0 }
    guard wanted.count < 4, wanted.first?.first?.isLetter == true,
      let guide = Guide.all.last(where: { guide in
        let words = guide.id.split(separator: "-")
        return wanted.allSatisfy(words.contains)
      })
    else { return [] }
    return [guide.id]
  }

  private static func isNewestGuide(_ text: String) -> Bool {
    let words = text.lowercased().split(separator: " ").filter { !["the", "apple", "apple's"].contains($0) }
    return words.count == 2 && ["newest", "latest", "current", "today's", "modern"].contains(words[0])
      && ["guidelines", "guideline", "guide", "rules", "hig"].contains(words[1])
  }
}

extension Draft {
  /// Returns the word that names the tab which some words name, or `nil` where they name none.
  fileprivate func title(of words: ArraySlice<PhraseWord>) -> String? {
    guard let first = words.first else { return nil }
    if words.count == 1, !first.isQuoted, Int(first.text) != nil || Quoting.hasMeaning(first.text) {
      let word = Word(argument: first.text)
      return (try? index(of: word)) == nil ? nil : first.lowercased
    }
    let text = words.text
    let word = Word(text: text, key: nil, range: 0..<0, isQuoted: true)
    if let index = try? index(of: word) { return self.word(for: index) }
    // A title in another language.
    let named = design.tabs.indices.filter { index in
      design.tabs[index].details.map { details in
        details.titleLocales.contains { details[titleIn: $0]?.lowercased() == text.lowercased() }
      } ?? false
    }
    return named.count == 1 ? self.word(for: named[0]) : nil
  }
}
