import TabBarCore
import TabBarGuidelines
import TabBarLexicon

/// The names that a sentence may have: those of its tabs, and all that the program knows.
struct Names {
  /// The words of each title, in small letters, and the tab that has it, or had it.
  let titles: [(words: [String], sense: Sense)]
  let context: SentenceContext

  init(_ context: SentenceContext, for sentence: Sentence) {
    self.context = context
    // A title that begins with no word of the sentence is not spoken of, however many tabs there are.
    let said = Set(sentence.tokens.map(\.low))
    var titles: [(words: [String], sense: Sense)] = []
    var there: Set<String> = []
    func add(_ title: String, _ sense: Sense) {
      guard title.utf8.count <= Names.longestTitle else { return }
      let words = Names.words(of: title)
      guard let first = words.first, said.contains(first) || words.count == 1 else { return }
      titles.append((words, sense))
    }
    for (index, title) in context.titles.enumerated() {
      there.insert(title)
      add(title, Sense(kind: .tab, text: title, tabs: [index]))
    }
    let present = Set(there.map { $0.lowercased() })
    for gone in context.gone where !present.contains(gone.title.lowercased()) {
      add(gone.title, Sense(kind: .gone, text: gone.title, number: gone.steps))
    }
    for mark in context.marks { add(mark, Sense(kind: .mark, text: mark)) }
    self.titles = titles
  }

  // No one says a longer one in a sentence.
  private static let longestTitle = 80

  private static func words(of title: String) -> [String] {
    guard !title.allSatisfy({ $0.isLetter || $0 == " " }) else {
      return title.lowercased().split(separator: " ").map(String.init)
    }
    return Sentence(title) { _ in true }.tokens.map(\.low)
  }

  /// Returns the tabs whose titles a word has with a slip.
  func titlesNear(_ word: String) -> [Sense] {
    guard word.utf8.count > 3 else { return [] }
    return titles.compactMap { title in
      guard title.sense.kind == .tab, title.words.count == 1, title.words[0].utf8.count > 3,
        Slip.isOne(word, of: title.words[0])
      else { return nil }
      return title.sense.costing(0.2)
    }
  }

  /// Whether a word is a part of a title, or of one with a slip.
  func mayBeTitle(_ word: String) -> Bool {
    titles.contains { $0.words.contains(word) || Slip.isOne(word, of: $0.words[0]) }
  }

  // MARK: What the program knows

  /// Returns the device that the first of some words name, and how many of them do.
  func device(_ words: [String]) -> (count: Int, sense: Sense)? {
    // As in: 17 pro max.
    let isModel =
      Int(words[0]) != nil && words.count > 1 && ["pro", "plus", "mini", "air"].contains(words[1])
    guard isModel || DeviceName.beginsName(words[0]) else { return nil }
    var best: (Int, Sense)?
    var text = isModel ? "iphone " : ""
    for (index, word) in words.prefix(6).enumerated() where word != "\0" {
      text += (index == 0 ? "" : " ") + (Names.cardinals[word] ?? word)
      guard let id = DeviceName.id(of: text) else { continue }
      best = (index + 1, Sense(kind: .device, text: id))
    }
    return best
  }

  private static let cardinals = [
    "seven": "7", "eight": "8", "ten": "10", "eleven": "11", "twelve": "12", "thirteen": "13",
    "fourteen": "14",
    "fifteen": "15", "sixteen": "16", "seventeen": "17",
  ]

  /// Returns the system that the first of some words name: `ios26`, `iOS 26`, `iOS version 26`.
  func system(_ words: [String]) -> (count: Int, sense: Sense)? {
    let name = words[0].filter { $0 != "-" }
    let family = String(name.prefix { $0.isLetter })
    guard ["ios", "os", "ipados", "tvos", "macos", "watchos", "visionos", "carplay"].contains(family) else {
      return nil
    }
    var (count, number) = (1, String(name.dropFirst(family.count)))
    if number.isEmpty, family != "carplay" {
      if count + 1 < words.count, ["version", "to"].contains(words[count]), Int(words[count + 1]) != nil {
        count += 1
      }
      guard count < words.count, Int(words[count]) != nil else {
        let newest = System.all.last { $0.id.hasPrefix(family) }
        return newest.map { (1, Sense(kind: .system, text: $0.id, cost: 0.2)) }
      }
      number = words[count]
      count += 1
    }
    guard let system = System.named((family == "os" ? "ios" : family) + number) else { return nil }
    return (count, Sense(kind: .system, text: system.id))
  }

  /// Returns the guide whose year or identifier a word is.
  func guide(_ word: String) -> Sense? {
    if let guide = Guide.named(word) { return Sense(kind: .guide, text: guide.id) }
    guard word.utf8.count == 4, word.hasPrefix("20"),
      let guide = Guide.all.last(where: { $0.id.hasSuffix("-" + word) })
    else { return nil }
    return Sense(kind: .year, text: guide.id)
  }

  /// Returns the rule that the first of some words name.
  func rule(_ words: [String]) -> (count: Int, sense: Sense)? {
    if words[0].contains("-") {
      return Rule.named(words[0]).map { (1, Sense(kind: .rule, text: $0.id, cost: 0.02)) }
    }
    for count in stride(from: min(words.count, 4), to: 1, by: -1) {
      if let rule = Rule.named(words[..<count].joined(separator: "-")) {
        return (count, Sense(kind: .rule, text: rule.id, cost: 0.02))
      }
    }
    return nil
  }

  static func symbol(_ word: String) -> String? { Symbol.named(word)?.name }

  /// Returns the symbol that some words describe, and what the guess costs; `nil` where none is known.
  static func symbol(showing text: String) -> (name: String, cost: Double)? {
    let flat = text.split(separator: " ").joined(separator: ".")
    for name in [text, flat, text.filter { $0 != " " }, text.hasSuffix("s") ? String(text.dropLast()) : text]
    {
      if let symbol = symbol(name) { return (symbol, 0) }
    }
    if let symbol = SymbolMeaning.proposedSymbol(for: text) { return (symbol, 0.1) }
    let last = text.split(separator: " ").last.map(String.init) ?? text
    let shortest = Symbol.names(startingWith: last).filter { $0 == last || $0.hasPrefix(last + ".") }
    return shortest.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }.map { ($0, 0.6) }
  }

  /// Whether a word names something that the program knows.
  static func isName(_ word: String) -> Bool {
    Rule.named(word) != nil || Device.named(word) != nil || Guide.named(word) != nil
      || System.named(word) != nil
      || symbol(word) != nil
  }
}
