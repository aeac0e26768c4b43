import TabBarCore

/// The texts of a language's page of words, found by what the program says in English.
package struct Translation: Sendable {
  /// A text with places, and the same in the language.
  private struct Row: Sendable {
    let english: [Piece]
    let text: [Piece]
    /// The words that a sentence shares with it.
    let words: [Substring]
    var letters: Int { words.reduce(0) { $0 + $1.count } }

    init(english: [Piece], text: [Piece]) {
      (self.english, self.text) = (english, text)
      words = english.flatMap { piece -> [Substring] in
        if case .words(let words) = piece { words.split { !$0.isLetter } } else { [] }
      }
    }

    /// Whether it is no more than a word between titles, which may be a title itself.
    var joinsTitles: Bool {
      guard letters <= 3, case .place(let name)? = english.first else { return false }
      return titles.contains(name)
    }
  }

  /// A part of a text: words, a place for a value, or a form that a value decides.
  private enum Piece: Sendable {
    case words(String)
    case place(String)
    case forms(String, one: String, many: String)
  }

  private let texts: [String: String]
  /// The most specific ones first.
  private let rows: [Row]
  /// The places of the rows that have a word in them, by the longest of their words.
  private let places: [Substring: [Int]]

  private static let all = Dictionary(
    uniqueKeysWithValues: RulePage.languages.filter { $0 != RulePage.standardLanguage }
      .map { ($0, Translation(RulePage(of: RulePage.words, in: $0))) })

  /// Returns that of a language such as `de` or `de-AT`, or `nil` where there is none.
  static func of(_ language: String) -> Translation? {
    language == RulePage.standardLanguage ? nil : all[language] ?? all[String(language.prefix { $0 != "-" })]
  }

  private init(_ page: RulePage) {
    // What rules say is on their own pages; a question is also asked without the command that answers it.
    let messages = (Rule.all.map(\.id) + [RulePage.shared]).flatMap { rule in
      let said = RulePage(of: rule, in: page.language)
      return said.language != page.language
        ? []
        : RulePage(of: rule).templates.flatMap { message -> [(String, String)] in
          guard let text = said.templates.first(where: { $0.key == message.key })?.text else { return [] }
          return [(message.text, text), (Self.question(message.text), Self.question(text))]
        }
    }
    let all = page.translations.map { ($0.english, $0.text) } + messages
    texts = Dictionary(all) { first, _ in first }
    rows = all.filter { $0.0.contains("{") }.map {
      Row(english: Self.pieces(of: $0.0), text: Self.pieces(of: $0.1))
    }
    .sorted { $0.letters > $1.letters }
    places = Dictionary(grouping: rows.indices) { [rows] in rows[$0].words.max { $0.count < $1.count } ?? "" }
  }

  private static func question(_ text: String) -> String {
    text.split(separator: "? (").first.map { $0 == text ? text : $0 + "?" } ?? text
  }

  private static func pieces(of text: String) -> [Piece] {
    text.split(separator: "{", omittingEmptySubsequences: false).enumerated().flatMap {
      index, part -> [Piece] in
      guard index > 0, let end = part.firstIndex(of: "}") else {
        return part.isEmpty ? [] : [.words(String(part))]
      }
      let place = MessagePlace(part[..<end])
      let name = part[..<end].contains(":") || place.forms == nil ? String(place.name) : Self.number
      let piece = place.forms.map { Piece.forms(name, one: String($0.one), many: String($0.many)) }
      let rest = part[end...].dropFirst()
      return [piece ?? .place(name)] + (rest.isEmpty ? [] : [.words(String(rest))])
    }
  }

  /// Returns what is below a text of the program in the list, or `nil`.
  func text(of english: String) -> String? { texts[english] }

  // MARK: Sentences

  /// What a person typed can be of any length, and is no sentence of the program then.
  private static let longest = 1_000

  /// Returns a finished sentence in a language; what the list does not have stays in English.
  ///
  /// - Parameter place: The name of the place that it is a value for, or the empty text for a whole sentence.
  package static func said(_ sentence: String, in language: String, of place: String = "") -> String {
    guard let translation = of(language), sentence.utf8.count <= longest, !typed.contains(place) else {
      return sentence
    }
    let core = Substring(sentence).trimmed
    guard !core.isEmpty, let start = sentence.firstIndex(where: { $0 != " " }) else { return sentence }
    let said = translation.said(core[...], as: place)
    return said == core ? sentence : sentence[..<start] + said + sentence.reversed().prefix { $0 == " " }
  }

  /// Returns a sentence, or the value of a place of one.
  private func said(_ text: Substring, as place: String) -> String {
    if Self.typed.contains(place) { return String(text) }
    if place == Self.list, text.contains(", ") {
      return text.split(separator: ", ").map { said($0, as: place) }.joined(separator: ", ")
    }
    let isTitle = Self.titles.contains(place)
    // A single word is a word of the program only where the program has put it.
    if !isTitle, !place.isEmpty || text.contains(" "), let known = texts[String(text)] { return known }
    if let said = filled(text, as: place) { return said }
    if isTitle { return String(text) }
    // A sentence keeps its full stop.
    for (separator, end) in [(". ", "."), ("; ", ""), (" · ", ""), (": ", "")] {
      let parts = text.split(separator: separator)
      guard let last = parts.last, parts.count > 1 else { continue }
      let place = place.isEmpty && separator == "; " ? "part" : place
      let said = parts.dropLast().map { self.said($0 + end, as: place) } + [self.said(last, as: place)]
      return said.joined(separator: String(separator.dropFirst(end.count)))
    }
    if let end = text.last, ".:?".contains(end), case let said = said(text.dropLast(), as: place),
      said != text.dropLast()
    {
      return said + String(end)
    }
    return place.isEmpty ? String(text) : withPoint(text)
  }

  /// Returns a text by the first row that it is an instance of, or `nil`.
  private func filled(_ text: Substring, as place: String) -> String? {
    let words = Set(text.split { !$0.isLetter } + [""])
    for index in words.flatMap({ places[$0] ?? [] }).sorted() {
      let row = rows[index]
      guard !place.isEmpty || !row.joinsTitles, let values = Self.values(of: row.english[...], in: text)
      else { continue }
      return row.text.reduce(into: "") { result, piece in
        switch piece {
        case .words(let words): result += words
        case .forms(let name, let one, let many):
          let isOne =
            (values[name] ?? (values[MessagePlace.names]?.contains(" and ") == true ? "2" : "1")) == "1"
          result += isOne ? one : many
        case .place(let name):
          // What people wrote is joined, and not translated.
          result += said(values[name] ?? "", as: Self.titles.contains(place) ? place : name)
        }
      }
    }
    return nil
  }

  /// The number of the tabs that a sentence is about, which `{is|are}` tells.
  private static let number = ""
  /// The places of titles, and of what people typed or would type.
  private static let titles: Set = ["names", "tab", "tabs", "title"]
  /// The place of words with commas between them, of which each is said by itself.
  private static let list = "list"
  private static let typed: Set = ["line", "text", "guess", "example", "version", "command"]

  /// Returns a text with the decimal point of the language.
  private func withPoint(_ text: Substring) -> String {
    guard let point = texts["."], text.contains(".") else { return String(text) }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return zip(parts, parts.dropFirst()).reduce(into: String(parts[0])) { result, pair in
      let isDecimal = pair.0.last?.isNumber == true && pair.1.first?.isNumber == true
      result += (isDecimal ? point : ".") + pair.1
    }
  }

  /// Returns what a text has in the places of a row, or `nil` where it is no instance of it.
  private static func values(of pieces: ArraySlice<Piece>, in text: Substring) -> [String: Substring]? {
    let rest = pieces.dropFirst()
    switch pieces.first {
    case nil: return text.isEmpty ? [:] : nil
    case .words(let words):
      return text.hasPrefix(words) ? values(of: rest, in: text.dropFirst(words.count)) : nil
    case .forms(let name, let one, let many):
      for (form, number) in [(one, "1"), (many, "2")] where text.hasPrefix(form) {
        guard let found = values(of: rest, in: text.dropFirst(form.count)) else { continue }
        return found.merging([name: Substring(number)]) { known, _ in known }
      }
      return nil
    case .place(let name):
      var isQuoted = false
      for index in text.indices {
        let character = text[index]
        if character == "\"" { isQuoted.toggle() }
        // What somebody says of something ends there, a number with a letter, and the name of a command with a space.
        let ends = character == ";" || character == " " && text[..<index].last == ":"
        if !isQuoted, ends && name != "message" || name.count == 1 && character.isLetter { return nil }
        if character == " ", name == "command" { return nil }
        let end = text.index(after: index)
        // What is in quotes belongs together.
        if !isQuoted, let found = values(of: rest, in: text[end...]) {
          return found.merging([name: text[..<end]]) { _, own in own }
        }
      }
      return nil
    }
  }
}
