import TabBarCore
import TabBarGuidelines
import TabBarLexicon
import TabBarPlayground

/// The names that a sentence may have: those of its tabs, and all that the program knows.
struct Names {
  /// The words of each title, in small letters, and the tab that has it, or had it.
  let titles: [(words: [String], sense: Sense)]
  let playground: Playground
  /// The tab that was changed or asked about last, which a person may call `it`.
  let subject: Int?
  /// How many tabs there are.
  var count: Int { playground.draft.design.tabs.count }

  // No one says a longer one in a sentence.
  private static let longestTitle = 80
  // Whoever wants a tab back has mostly just lost it.
  private static let stepsLookedBack = 8

  init(_ playground: Playground, for sentence: Sentence) {
    self.playground = playground
    let (design, timeline) = (playground.draft.design, playground.timeline)
    subject = playground.draft.subject.flatMap { id in design.tabs.firstIndex { $0.origin.id == id } }
    // A title that begins with no word of the sentence is not spoken of, however many tabs there are.
    let said = Set(sentence.tokens.map(\.low))
    var titles: [(words: [String], sense: Sense)] = []
    func add(_ title: String, _ sense: Sense) {
      guard title.utf8.count <= Self.longestTitle else { return }
      let words = Sentence(title).tokens.map(\.low)
      guard let first = words.first, said.contains(first) || words.count == 1 else { return }
      titles.append((words, sense))
    }
    for (index, tab) in design.tabs.enumerated() {
      add(tab.title, Sense(kind: .tab, text: tab.title, tabs: [index]))
      let shown = design.title(of: tab)
      if shown != tab.title { add(shown, Sense(kind: .tab, text: shown, tabs: [index])) }
    }
    var present = Set(design.tabs.map { $0.title.lowercased() })
    for steps in 1..<max(1, min(Self.stepsLookedBack, timeline.position) + 1) {
      for tab in timeline.draft(at: timeline.position - steps).design.tabs
      where present.insert(tab.title.lowercased()).inserted {
        add(tab.title, Sense(kind: .gone, text: tab.title, number: steps))
      }
    }
    for mark in timeline.marks { add(mark.name, Sense(kind: .mark, text: mark.name)) }
    self.titles = titles
  }

  /// Returns what the first of some words name, and how many of them do: a device, a system, a guide or a rule.
  func known(_ words: [String], beyond count: Int) -> (count: Int, sense: Sense)? {
    if let named = device(words), named.count >= count { return named }
    if let named = system(words), named.count >= count { return named }
    if let guide = guide(words[0]) { return (1, guide) }
    let longest = words[0].contains("-") ? 1 : min(words.count, 4)
    for length in stride(from: longest, to: max(0, longest - 3), by: -1) where length > 1 || longest == 1 {
      if length >= count, let rule = Rule.named(words[..<length].joined(separator: "-")) {
        return (length, Sense(kind: .rule, text: rule.id, cost: Price.slight))
      }
    }
    return nil
  }

  private func device(_ words: [String]) -> (count: Int, sense: Sense)? {
    let known = words.map { Lexicon.shared.number($0).map(String.init) ?? $0 }
    return DeviceName.id(atStartOf: known).map { ($0.count, Sense(kind: .device, text: $0.id)) }
  }

  /// Returns the system that the first of some words name, the newest of a family alone.
  private func system(_ words: [String]) -> (count: Int, sense: Sense)? {
    let family = words[0].prefix { $0.isLetter || $0 == "-" }.filter { $0 != "-" }
    guard Names.systems.contains(family) else { return nil }
    if let (count, system) = System.called(atStartOf: words) {
      return (count, Sense(kind: .system, text: system.id))
    }
    let newest = System.all.last { $0.id.hasPrefix(family) }
    return newest.map { (1, Sense(kind: .system, text: $0.id, cost: Price.slight)) }
  }

  fileprivate static let systems: Set<String> = [
    "ios", "os", "ipados", "tvos", "macos", "watchos", "visionos", "carplay",
  ]

  /// Returns the guide whose year or identifier a word is.
  private func guide(_ word: String) -> Sense? {
    if let guide = Guide.named(word) { return Sense(kind: .guide, text: guide.id) }
    return Guide.ofYear(word).map { Sense(kind: .year, text: $0.id) }
  }

  static func symbol(_ word: String) -> String? { Symbol.named(word)?.name }

  /// Returns the symbol that some words describe; `nil` where none is known.
  static func symbol(showing text: String) -> String? {
    let flat = text.split(separator: " ").joined(separator: ".")
    return symbol(text) ?? symbol(flat) ?? SymbolMeaning.proposedSymbol(for: text)
  }

}

extension Reader {
  /// Whether a word is one that people use, or names something that the program knows.
  package static func knows(_ word: String) -> Bool {
    Lexicon.shared.knows(word) || DeviceName.beginsName(word) || Rule.named(word) != nil
      || Device.named(word) != nil || Guide.named(word) != nil || System.named(word) != nil
      || Names.symbol(word) != nil || Names.systems.contains(word)
  }
}
