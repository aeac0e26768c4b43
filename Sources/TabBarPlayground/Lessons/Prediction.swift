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
    guard !said.isEmpty else { return (nil, isRight, "It is \(found).") }
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
    // What is said around an answer, and numbers in words; the name or the title of a rule may have them.
    let words = Self.words(of: guess).filter {
      isRule || kind == "findings" || titles.contains($0) || !SpokenWords.saysNothing($0)
    }
    let said = isRule ? words : words.map { Lexicon.shared.number($0).map(String.init) ?? $0 }
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
    let named = numbered.count == said.count && said.count > 1 ? numbered : Self.end(of: tabs, said)
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

  /// Returns the titles that `last 2` or `first 3` means, or `nil`.
  private static func end(of tabs: [Tab], _ said: [String]) -> [String]? {
    guard said.count == 2, let count = Int(said[1]), count > 0,
      let place = Lexicon.shared.senses(of: said[0]).first(where: { $0.kind == .place })?.number
    else { return nil }
    return place < 0 ? tabs.suffix(count).map(\.title) : place == 1 ? tabs.prefix(count).map(\.title) : nil
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
