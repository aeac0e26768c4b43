import TabBarCore
import TabBarGuidelines

/// What a phrase says about every tab, such as all titles at once: one line for each.
extension Phrase {
  /// A word of a line that is another one for each tab.
  private enum Variable: String {
    /// The number of the tab.
    case number = "NUMBER"
    /// The text for the tab, from a list that has one for each.
    case item = "ITEM"
    /// Its title with capital letters.
    case capitalized = "CAPITALIZED"
    /// Its icon filled, or outlined.
    case filled = "FILLED"
    case outlined = "OUTLINED"
    /// The tab that comes here in the order of the titles, or the other way round.
    case sorted = "SORTED"
    case reversed = "REVERSED"
  }

  /// Returns the lines for all tabs, one after the other, in canonical form.
  ///
  /// - Throws: An error if a list has not as many texts as there are tabs, or nothing would change.
  static func steps(
    _ template: String, items: [String]?, in draft: Draft
  ) throws(CommandError) -> [String] {
    var draft = draft
    let count = draft.design.tabs.count
    if let items, items.count != count, count > 0, template.contains(Variable.number.rawValue) {
      throw CommandError(
        "here are \(items.count) texts, and the bar has \(counted(count, "tab"))", at: 0..<0,
        remedy: "give one for each of \(abridged(draft.design.tabs.indices.map(draft.design.name), most: 5))")
    }
    var lines: [String] = []
    for place in 0..<count {
      var line = ""
      var isPossible = true
      for part in template.split(separator: " ") {
        let pieces = part.split(separator: "=", maxSplits: 1)
        guard let variable = Variable(rawValue: String(pieces.last ?? "")) else {
          line += (line.isEmpty ? "" : " ") + part
          continue
        }
        guard let word = word(variable, at: place, items: items, in: draft) else {
          isPossible = false
          break
        }
        line += " " + (pieces.count > 1 ? pieces[0] + "=" : "") + word
      }
      guard isPossible, let invocation = try Invocation.parsed(from: line) else { continue }
      let before = draft
      _ = try invocation.edit(&draft)
      if draft != before { lines.append(invocation.canonical) }
    }
    guard !lines.isEmpty else { throw nothingToChange }
    return lines
  }

  /// In a line: the tab that it is carried out for, and the other tab that it is about.
  private static let (each, other) = ("EACH", "OTHER")

  /// Returns the lines for some tabs, one after the other, in canonical form. The other tab that they are about is none
  /// of them.
  ///
  /// - Throws: An error if one of them cannot be carried out.
  static func steps(
    _ template: String, for tabs: [Int], other: Int?, in draft: Draft
  ) throws(CommandError) -> [String] {
    var draft = draft
    // Where each of them is by now: a tab that is folded or taken out makes room for those after it.
    var places = tabs.filter { $0 != other }
    var place = other
    var lines: [String] = []
    var unchanged: [String] = []
    for turn in places.indices {
      let tab = places[turn]
      guard let name = draft.word(for: tab) else { continue }
      var line = template.replacing(each, with: name)
      if let place, let name = draft.word(for: place) { line = line.replacing(Self.other, with: name) }
      guard let invocation = try Invocation.parsed(from: line) else { continue }
      let before = draft
      _ = try invocation.edit(&draft)
      if draft.design.tabs.count < before.design.tabs.count {
        places = places.map { $0 > tab ? $0 - 1 : $0 }
        place = place.map { $0 > tab ? $0 - 1 : $0 }
      }
      if draft == before {
        unchanged.append(invocation.canonical)
      } else {
        lines.append(invocation.canonical)
      }
    }
    return lines.isEmpty ? unchanged : lines
  }

  private static var nothingToChange: CommandError {
    CommandError("this would change nothing", at: 0..<0, remedy: "show list lists the tabs")
  }

  private static func word(
    _ variable: Variable, at place: Int, items: [String]?, in draft: Draft
  ) -> String? {
    let tab = draft.design.tabs[place]
    switch variable {
    case .number: return String(place + 1)
    case .item: return items?[place]
    case .capitalized:
      let words = tab.title.split(separator: " ", omittingEmptySubsequences: false)
      return Quoting.quoted(words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
    case .filled: return tab.icon.flatMap { Symbol.named($0)?.filledName }
    case .outlined: return tab.icon.flatMap { Symbol.named($0)?.outlinedName }
    case .sorted:
      let rest = draft.design.tabs.indices.dropFirst(place)
      return rest.min { draft.design.tabs[$0].title.lowercased() < draft.design.tabs[$1].title.lowercased() }
        .map { String($0 + 1) }
    case .reversed: return String(draft.design.tabs.count)
    }
  }
}

/// Values with the tabs that they are for: `set title.de Search=Suche Library=Mediathek`.
enum ValuesByTab {
  /// Returns the lines for all of them; none where the words are anything else.
  static func lines(of words: [Word], in draft: Draft) -> [String] {
    let opening = words.prefix { $0.key == nil }
    let values = words.dropFirst(opening.count)
    if values.isEmpty { return lines(ofPairs: PhraseWord.words(of: words), in: draft) }
    guard !opening.isEmpty, !values.isEmpty, !opening.contains(where: \.isQuoted),
      let template = template(opening.map { $0.text.lowercased() })
    else { return [] }
    var lines: [String] = []
    for value in values {
      guard let key = value.key, let index = try? draft.index(of: Word(argument: key)) else { return [] }
      let line = template.replacing("TAB", with: draft.word(for: index) ?? String(index + 1))
        .replacing("VALUE", with: Quoting.quoted(value.text))
      guard let canonical = try? draft.canonical(line) else { return [] }
      lines.append(canonical)
    }
    return lines
  }

  /// Returns the lines for pairs after a colon, each of a tab and a value: `in German: Home Start, Search Suche`.
  private static func lines(ofPairs words: [PhraseWord], in draft: Draft) -> [String] {
    guard let end = words.firstIndex(where: \.endsOpening), words[...end].allSatisfy({ !$0.isQuoted }),
      let template = template(words[...end].map(\.lowercased))
    else { return [] }
    var lines: [String] = []
    for item in words[(end + 1)...].items {
      let counts = (1..<max(item.count, 1)).reversed()
      guard let count = counts.first(where: { PhraseSlot.isWholeTitle(item.prefix($0), in: draft) }),
        let index = PhraseSlot.index(ofWholeTitle: item.prefix(count), in: draft)
      else { return [] }
      let value = item.dropFirst(count).drop { joints.contains($0.lowercased) && !$0.isQuoted }
      let line = template.replacing("TAB", with: draft.word(for: index) ?? String(index + 1))
        .replacing("VALUE", with: Quoting.quoted(value.text.filter { $0 != "," }))
      guard !value.isEmpty, let canonical = try? draft.canonical(line) else { return [] }
      lines.append(canonical)
    }
    return lines
  }

  private static let joints: Set<String> = ["is", "to", "as", "=", "->", "→", "-", "–"]

  private static func template(_ words: [String]) -> String? {
    let words = words.filter {
      !["set", "the", "to", "in", "titles", "title", "for", "show", "it"].contains($0)
    }
    guard words.count < 2 else { return nil }
    guard let word = words.first else { return "rename TAB VALUE" }
    if ["rename", "names", "icon", "badge"].contains(word) {
      return "\(word == "names" ? "rename" : word) TAB VALUE"
    }
    if ["icons", "symbols"].contains(word) { return "icon TAB VALUE" }
    if word == "badges" { return "badge TAB VALUE" }
    let language = word.hasPrefix("title.") ? String(word.dropFirst(6)) : LanguageName.ids[word]
    return language.flatMap(LocaleIdentifier.canonical).map { "set TAB title.\($0)=VALUE" }
  }
}
