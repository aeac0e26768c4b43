import TabBarCore
package import TabBarGuidelines
import TabBarLexicon

extension Lesson.Prediction {
  package func draft(on start: Draft) -> Draft {
    Trial(line.map { [$0] } ?? [], on: Playground(Document(draft: start))).draft
  }

  /// Returns whether what was typed is right, and what to say to it; an empty line asks for what there is.
  func answer(to line: String, about scene: Scene) -> (said: String?, isRight: Bool, says: Prose) {
    let said = String(line.trimmingBlanks)
    let (isRight, found) = answer(to: said, in: scene)
    // Who does not know has guessed nothing.
    guard !said.isEmpty, SpokenWords.key(for: said) != "s" else { return (nil, isRight, "It is \(found).") }
    return (said, isRight, isRight ? "That is right: \(found)." : "You said \(said). It is \(found).")
  }

  /// Returns whether a guess is right, and what there is.
  ///
  /// A list of tabs may be given as its number, or by the numbers of the tabs; a rule by a part of its name or title that
  /// few others have. Between the words may be commas or `and`.
  package func answer(to guess: String, in scene: Scene) -> (isRight: Bool, found: Prose) {
    let isRule = Self.kindsOfRules.contains(kind)
    let tabs = scene.design.tabs
    let titles = Set(tabs.flatMap { Self.words(of: $0.title) + Self.words(of: scene.design.title(of: $0)) })
    // The name or the title of a rule may have words that say nothing elsewhere, and numbers.
    let said = isRule ? Self.words(of: guess) : Self.answer(guess, keeping: kind == "findings" ? nil : titles)
    let found = ExpectationKind.named(kind)?.found?(scene) ?? []
    let saysNothing = said == ["0"] || SpokenWords.key(for: said.joined(separator: " ")) == "n"
    if kind == "count" { return (said.first.flatMap { Int($0) } == scene.design.tabs.count, "\(found[0])") }
    if isRule {
      // A question about rules names some; the others that hold are no answer to it.
      let named = found.filter { question.english.contains($0) }
      let answers = named.isEmpty ? found : named
      guard !answers.isEmpty else { return (saysNothing, "none") }
      let isRight =
        answers.contains(where: Self.rules(meantBy: said).contains)
        || said == answers.flatMap { Self.words(of: $0) }
      return (isRight, .listed(answers.map { "\($0)" }))
    }
    guard !found.isEmpty else { return (saysNothing, "none") }
    let isNumber = said.count == 1 && Int(said[0]) == found.count
    let numbered = said.compactMap { Int($0) }.compactMap {
      tabs.indices.contains($0 - 1) ? tabs[$0 - 1].title : nil
    }
    let placed = titles.isDisjoint(with: said) ? Self.places(meantBy: said, among: tabs.count) : nil
    let named =
      numbered.count == said.count && said.count > 1 ? numbered : placed?.map { tabs[$0].title }
    let guessed = named?.flatMap { Self.words(of: $0) } ?? said
    // People may read the titles of another language off the bar.
    let local = found.map { title in tabs.first { $0.title == title }.map(scene.design.title) ?? title }
    let isRight = [found, local].contains { titles in
      let titles = titles.flatMap { Self.words(of: $0) }
      return kind == "visible" ? guessed == titles : guessed.sorted() == titles.sorted()
    }
    // Which rules they are is for the task to find.
    return (
      isNumber || isRight,
      kind == "findings" ? "\(found.count)" : "\(found.count): \(Prose.listed(found.map { "\($0)" }))"
    )
  }

  /// Whether a guess says that something is so, and not what: yes, both.
  package static func saysNoMore(_ guess: String) -> Bool {
    let said = answer(guess, keeping: [])
    guard said.count != 1 || !isAll(said[0]) else { return false }
    return [guess, said.joined(separator: " ")].contains { SpokenWords.key(for: $0) == "y" }
  }

  /// Returns the words of a guess, with numbers in digits, without what is only said around an answer.
  private static func answer(_ guess: String, keeping titles: Set<String>?) -> [String] {
    words(of: guess).filter { titles?.contains($0) ?? true || !SpokenWords.saysNothing($0) }
      .map { Lexicon.shared.number($0).map(String.init) ?? $0 }
  }

  private static func isAll(_ word: String) -> Bool { means(word, "Q:all") }

  private static func means(_ word: String, _ concept: String) -> Bool {
    Lexicon.shared.senses(of: word).contains { $0.concept == Lexicon.shared.concept(named: concept) }
  }

  /// Returns the indices that words for places mean: all, the last, the first and the third, the last two; `nil` where
  /// a word means something else.
  private static func places(meantBy said: [String], among count: Int) -> [Int]? {
    if said.count == 1, isAll(said[0]) { return Array(0..<count) }
    let places = said.compactMap { word in
      Lexicon.shared.senses(of: word).first { $0.kind == .place }.map {
        $0.number < 0 ? count + $0.number : $0.number - 1
      }
    }
    guard places.allSatisfy((0..<count).contains) else { return nil }
    if places.count == said.count { return places }
    let numbers = said.compactMap { means($0, "Q:both") ? 2 : Int($0) }
    guard places.count == 1, said.count == 2, let number = numbers.first, (1...count).contains(number) else {
      return nil
    }
    return places[0] == 0 ? Array(0..<number) : places[0] == count - 1 ? Array(count - number..<count) : nil
  }

  /// Whether a line in small letters is a number in words that chooses no entry of a list.
  package static func isNumberWord(_ line: String) -> Bool {
    Lexicon.shared.number(line) != nil && SpokenWords.number(in: line) == nil
  }

  /// Returns the rules that some words name in full, or else those that have them in their name or title; none where too
  /// many have.
  private static func rules(meantBy said: [String]) -> [String] {
    let text = said.joined(separator: " ")
    guard !text.isEmpty else { return [] }
    let names = Rule.all.map { rule in
      (rule.id, [rule.id, rule.title].map { words(of: $0).joined(separator: " ") })
    }
    if let rule = names.first(where: { $0.1.contains(text) }) { return [rule.0] }
    let found = names.filter { $0.1.contains { $0.contains(text) } }
    return found.count <= mostMeant ? found.map(\.0) : []
  }

  private static let mostMeant = 4
  /// The kinds that are about one rule, so that the name of any that holds is right.
  private static let kindsOfRules = ["finding", "met", "asked"]

  /// Returns the words of a text in small letters, without what joins them.
  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { $0 != "and" }
  }
}
