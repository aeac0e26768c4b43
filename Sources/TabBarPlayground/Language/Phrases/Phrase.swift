import TabBarCore
import TabBarGuidelines

/// A way that people say something, and the line of the language that says the same.
///
/// A phrase is tried only where a line is no command, so no command ever changes its meaning because of one.
package struct Phrase: Sendable {
  /// What people say, such as `rename TAB to|as TITLE`.
  ///
  /// Words in small letters are typed as they are, `a|b` is either, and `[a]` can be left out. Words in capitals are
  /// slots; each takes one word or more.
  package let words: String
  /// The lines that say the same, such as `rename TAB TITLE`; two or more where people may mean either.
  ///
  /// An ellipsis at the end is the options that were typed; without any, the phrase says nothing.
  package let lines: [String]
  /// What the lines are for, one after the other; `nil` for lines that are each one command.
  let repetition: Repetition?
  /// Why what is wished for cannot be had here, for a phrase without lines.
  let refusal: (problem: String, remedy: String)?
  /// Whether it only looks for words, and so finds something for most.
  var searches: Bool { lines == ["help NAMES"] || lines == ["icons WISH"] }
  /// Whether it takes text as it was typed, so that no word of it may be left out.
  let takesText: Bool
  private let elements: [Element]
  private let fewestWords: Int
  private let hasSlot: Bool

  init(_ words: String, _ lines: String...) { self.init(words, lines: lines) }

  /// Creates a phrase that says something of every tab.
  init(_ words: String, eachTab line: String) { self.init(words, lines: [line], repetition: .all) }

  /// Creates a phrase that says something of each of the tabs that it names, `TABS`.
  init(_ words: String, eachNamed line: String) { self.init(words, lines: [line], repetition: .named) }

  /// Creates a phrase whose lines are carried out for each of the languages that it names, `LANGUAGES`.
  init(_ words: String, eachLanguage lines: String...) {
    self.init(words, lines: lines, repetition: .languages)
  }

  /// What the lines are carried out for, one after the other.
  enum Repetition {
    /// Every tab of the bar.
    case all
    /// Those that are named, at least two.
    case named
    /// Each language that is named.
    case languages
  }

  /// Creates a phrase for what cannot be had here.
  init(_ words: String, refusal problem: String, remedy: String) {
    self.init(words, lines: [], refusal: (problem, remedy))
  }

  private init(
    _ words: String, lines: [String], repetition: Repetition? = nil,
    refusal: (problem: String, remedy: String)? = nil
  ) {
    self.words = words
    self.lines = lines
    self.repetition = repetition
    self.refusal = refusal
    elements = words.split(separator: " ").map { Element(String($0)) }
    fewestWords = elements.count { $0.isNeeded }
    hasSlot = elements.contains { if case .slot = $0 { true } else { false } }
    takesText = elements.contains { if case .slot(let slot) = $0 { slot.takesText } else { false } }
  }

  /// A part of a phrase.
  private enum Element {
    case words([String], isOptional: Bool)
    case slot(PhraseSlot)

    init(_ text: String) {
      if let slot = PhraseSlot(rawValue: text) {
        self = .slot(slot)
      } else {
        let isOptional = text.hasPrefix("[")
        let words = isOptional ? text.dropFirst().dropLast() : text[...]
        self = .words(words.split(separator: "|").map(String.init), isOptional: isOptional)
      }
    }

    var isNeeded: Bool { if case .words(_, isOptional: true) = self { false } else { true } }
  }

  /// The words of which a line that fits has one; none where it needs no word, but only what fills its slots.
  var neededWords: [String] {
    let needed = elements.compactMap {
      if case .words(let words, isOptional: false) = $0 { words } else { nil }
    }
    return needed.min { $0.count < $1.count } ?? []
  }

  /// Returns whether a line of so many words may fit.
  func mayHave(_ count: Int) -> Bool { fewestWords <= count && (hasSlot || count <= elements.count) }

  /// The words of a line that fill the slots of a phrase.
  typealias Filling = [(slot: PhraseSlot, words: ArraySlice<PhraseWord>)]

  /// Returns whether a phrase may begin with a word.
  func begins(with word: String) -> Bool {
    guard case .words(let words, isOptional: false)? = elements.first else { return false }
    return words.contains(word)
  }

  private var beginsWithTab: Bool {
    if case .slot(.tab)? = elements.first(where: \.isNeeded) { true } else { false }
  }

  /// The words that it begins with; none where it may begin with a slot or with a word that can be left out.
  var firstWords: [String] {
    guard case .words(let words, isOptional: false)? = elements.first else { return [] }
    return words
  }

  /// Returns the lines that say what some words say; none where the phrase does not fit them. They need not be
  /// commands that can be carried out.
  ///
  /// - Parameter options: The options that were typed, each with a space in front.
  func meanings(of words: [PhraseWord], options: String, in draft: Draft) -> [String] {
    guard repetition == nil else { return [] }
    return fillings(of: words, in: draft).flatMap { filling in
      lines.flatMap { line in
        let parts = line.split(separator: " ")
        guard parts.last == "…" else {
          return Self.filled(parts, with: filling, in: draft).map { $0 + options }
        }
        return options.isEmpty
          ? [] : Self.filled(parts.dropLast(), with: filling, in: draft).map { $0 + options }
      }
    }
  }

  /// Returns the line for each tab that some words say, with the texts of their list; none where the phrase does not
  /// fit them.
  func templates(of words: [PhraseWord], in draft: Draft) -> [(line: String, items: [String]?)] {
    guard repetition == .all, !draft.design.tabs.isEmpty else { return [] }
    return fillings(of: words, in: draft).compactMap { filling in
      var line = lines[0]
      if line.contains(Self.shown) {
        // A list as long as the bar, while another language is shown, is the titles in it.
        let count = filling.first.map { PhraseSlot.items($0.words).count }
        guard draft.design.locale != Localization.standard, count == draft.design.tabs.count else {
          return nil
        }
        line = line.replacing(Self.shown, with: draft.design.locale)
      }
      if let language = filling.first(where: { $0.slot == .language }) {
        guard let id = language.slot.readings(of: language.words, in: draft).first else { return nil }
        line = line.replacing("LANGUAGE", with: id)
      }
      return (
        line, filling.first { $0.slot == .items || $0.slot == .list }.map { PhraseSlot.items($0.words) }
      )
    }
  }

  /// Returns the lines for each of the languages that some words name; none where the phrase does not fit them.
  func linesForLanguages(in words: [PhraseWord], in draft: Draft) -> [String] {
    guard repetition == .languages,
      let named = fillings(of: words, in: draft).lazy.flatMap(\.self).first(where: { $0.slot == .languages })
    else { return [] }
    return PhraseSlot.languages.readings(of: named.words, in: draft).flatMap { id in
      lines.map { $0.replacing("LANGUAGE", with: id) }
    }
  }

  /// Returns the line for each of the tabs that some words name, with the indices of these tabs, and of the other tab
  /// that the line is about; none where the phrase does not fit them, or they name fewer than two.
  func namedTemplates(
    of words: [PhraseWord], options: String, in draft: Draft
  ) -> [(line: String, tabs: [Int], other: Int?)] {
    guard repetition == .named, draft.design.tabs.count > 1 else { return [] }
    return fillings(of: words, in: draft).flatMap { filling -> [(line: String, tabs: [Int], other: Int?)] in
      guard let named = filling.first(where: { $0.slot == .tabs }),
        let tabs = PhraseSlot.indices(of: named.words, in: draft), tabs.count > 1
      else { return [] }
      var other: Int?
      if let target = filling.first(where: { $0.slot == .other }) {
        other = PhraseSlot.index(ofWholeTitle: target.words, in: draft)
        guard other != nil else { return [] }
      } else if lines[0].contains(PhraseSlot.other.rawValue) {
        // The others are folded into the first one.
        other = tabs.first
      }
      let rest = filling.filter { $0.slot != .other }
      let parts = lines[0].split(separator: " ")
      guard parts.last == "…" else {
        return Self.filled(parts, with: rest, in: draft).map { ($0 + options, tabs, other) }
      }
      return options.isEmpty
        ? []
        : Self.filled(parts.dropLast(), with: rest, in: draft).map { ($0 + options, tabs, other) }
    }
  }

  /// Returns whether some words ask for what the phrase refuses.
  func refuses(_ words: [PhraseWord], in draft: Draft) -> Bool {
    refusal != nil && !fillings(of: words, in: draft).isEmpty
  }

  private func fillings(of words: [PhraseWord], in draft: Draft) -> [Filling] {
    guard let first = words.first else { return [] }
    // Most phrases fail here.
    if case .words(let known, isOptional: false)? = elements.first, !known.contains(first.lowercased) {
      return []
    }
    var fillings: [Filling] = []
    fit(elements[...], to: words[...], filling: [], into: &fillings)
    let fitting = fillings.filter { fits($0, in: draft) }
    // A whole title is meant rather than the beginning of one.
    let whole = fitting.filter { filling in
      filling.allSatisfy { slot, words in
        slot != .tab && slot != .other || PhraseSlot.isWholeTitle(words, in: draft) || Int(words.text) != nil
      }
    }
    return whole.isEmpty ? fitting : whole
  }

  /// Returns whether the slots that no line takes, such as a number that is not asked for, have what they are for.
  private func fits(_ filling: Filling, in draft: Draft) -> Bool {
    // A line that begins with a title is only about a tab that is called so.
    if beginsWithTab, let tab = filling.first, !PhraseSlot.isWholeTitle(tab.words, in: draft) { return false }
    return filling.allSatisfy { slot, words in
      lines.first?.contains(slot.rawValue) == true || slot.accepts(words, in: draft)
    }
  }

  /// Returns whether the last of some words is one that the phrase goes on from; the last may be unfinished.
  ///
  /// A phrase that begins with a slot is short, and need not be looked for before it is complete.
  func isBegun(by words: [PhraseWord], in draft: Draft) -> Bool {
    guard case .words(_, isOptional: false)? = elements.first else { return false }
    return Self.isBegun(elements[...], by: words[...], in: draft)
  }

  private static func isBegun(
    _ elements: ArraySlice<Element>, by words: ArraySlice<PhraseWord>, in draft: Draft
  ) -> Bool {
    guard let word = words.first else { return true }
    guard let element = elements.first else { return false }
    let rest = elements.dropFirst()
    switch element {
    case .words(let known, let isOptional):
      let fits =
        !word.isQuoted
        && (known.contains(word.lowercased)
          || words.count == 1 && known.contains { $0.hasPrefix(word.lowercased) })
      return fits && isBegun(rest, by: words.dropFirst(), in: draft)
        || isOptional && isBegun(rest, by: words, in: draft)
    case .slot(let slot):
      return words.indices.dropFirst().contains { end in
        slot.accepts(words[..<end], in: draft) && isBegun(rest, by: words[end...], in: draft)
      }
    }
  }

  private func fit(
    _ elements: ArraySlice<Element>, to words: ArraySlice<PhraseWord>, filling: Filling,
    into fillings: inout [Filling]
  ) {
    guard let element = elements.first else {
      if words.isEmpty { fillings.append(filling) }
      return
    }
    let rest = elements.dropFirst()
    switch element {
    case .words(let known, let isOptional):
      let count = fillings.count
      if let word = words.first, !word.isQuoted, known.contains(word.lowercased) {
        fit(rest, to: words.dropFirst(), filling: filling, into: &fillings)
      }
      if isOptional, fillings.count == count { fit(rest, to: words, filling: filling, into: &fillings) }
    case .slot(let slot):
      let most = words.count - rest.count { $0.isNeeded }
      guard most > 0 else { return }
      for count in (rest.isEmpty ? most : 1)...most {
        fit(
          rest, to: words.dropFirst(count), filling: filling + [(slot, words.prefix(count))],
          into: &fillings)
      }
    }
  }

  /// In a line: the language that the titles are shown in.
  private static let shown = "SHOWN"

  /// In a line: the symbol that is usual for what the tab's title says.
  private static let usualSymbol = "USUAL"

  /// In a line: the title of the tab that is named.
  private static let titled = "TITLED"

  /// In a line: the guide that judges the design, where there are tabs, and the guide that is named is another.
  private static let judge = "JUDGE"

  /// In a line: the tabs that are not named.
  private static let others = "REST"

  /// In a line: yes on an iPad, and no reading elsewhere.
  private static let onPad = "ONPAD"

  /// Returns a line with its slots filled, in each way that they can be read.
  static func filled(_ parts: [Substring], with filling: Filling, in draft: Draft) -> [String] {
    var lines = [""]
    for part in parts {
      let pieces = part.split(separator: "=", omittingEmptySubsequences: false)
      let name = String(pieces.last ?? "")
      // title.LANGUAGE is a title in the language that is named, or else in the one that is shown.
      let named = filling.first { $0.slot == .language }
      let language =
        named.flatMap { $0.slot.readings(of: $0.words, in: draft).first } ?? draft.design.locale
      let key = pieces.count > 1 ? pieces[0].replacing("LANGUAGE", with: language) + "=" : ""
      var readings: [String]
      let isUnknown = named.map { $0.slot.readings(of: $0.words, in: draft).isEmpty } == true
      if pieces.count > 1, pieces[0].hasSuffix("LANGUAGE"), isUnknown || language == Localization.standard {
        // What names no language is none, and the tabs' own titles are in the standard one.
        readings = []
      } else if let filled = filling.first(where: { $0.slot.rawValue == name }) {
        readings = filled.slot.readings(of: filled.words, in: draft)
      } else if name == Self.others, let kept = filling.first(where: { $0.slot == .tabs }) {
        readings = PhraseSlot.others(than: kept.words, in: draft).map { [$0] } ?? []
      } else if name == Self.judge {
        // It is not compared with itself.
        let named = filling.first { $0.slot == .guide }
        let other = named.flatMap { $0.slot.readings(of: $0.words, in: draft).first }
        readings = draft.design.tabs.isEmpty || draft.guide.id == other ? [] : [draft.guide.id]
      } else if name == Self.onPad {
        readings = draft.design.device.platform == .iPadOS ? ["yes"] : []
      } else if name == Self.usualSymbol, let tab = filling.first(where: { $0.slot == .tab }) {
        readings = PhraseSlot.usualSymbols(of: tab.words, in: draft)
      } else if name == Self.titled, let tab = filling.first(where: { $0.slot == .tab }) {
        readings =
          PhraseSlot.index(ofWholeTitle: tab.words, in: draft).map {
            [Quoting.quoted(draft.design.tabs[$0].title)]
          } ?? []
      } else if let place = RelativePlace(rawValue: name),
        let tab = filling.first(where: { $0.slot == .tab })
      {
        readings = place.readings(beside: tab.words, in: draft)
      } else {
        readings = [name]
      }
      // The place of a tab that is added is a number.
      if key == "at=" {
        let ends = ["first": "1", "last": String(draft.design.tabs.count + 1)]
        readings = readings.map { ends[$0] ?? $0 }
      }
      lines = lines.flatMap { line in readings.map { line + (line.isEmpty ? "" : " ") + key + $0 } }
    }
    return lines
  }
}
