package import TabBarCore

/// A message of a rule's page with what goes into its places. The words are put together when they are asked for.
package struct Message: Hashable, Sendable {
  let rule: String
  /// The name of the message on the page.
  let key: String
  /// The names of the tabs that it is about, and whether it is a single one.
  private let names: TabNames
  let isOne: Bool
  let values: [Entry]
  /// What would be stated but for this estimate, and is asked therefore.
  private var doubt: Estimate?

  package enum Value: Hashable, Sendable {
    case count(Int)
    /// In points.
    case length(Double)
    case word(Prose)
    case tabs(TabNames)
  }

  struct Entry: Hashable {
    let name: String
    let value: Value
    let estimates: Estimates

    init(_ name: String, _ value: any MessageValue) {
      self.name = name
      self.value = value.said
      estimates = value.estimates
    }
  }

  /// Values by the names of their places, as rules write them: numbers are measured, words only said.
  package typealias Values = KeyValuePairs<String, any MessageValue>

  init(_ judgement: Judgement, of rule: String, in tabs: [Tab]) {
    self.rule = rule
    key = judgement.key
    names = judgement.tabs.isEmpty ? TabNames() : TabNames(of: judgement.tabs, in: tabs)
    isOne = judgement.tabs.count == 1
    values = judgement.values
    doubt = judgement.doubt
  }

  var text: String { text(in: RulePage.standardLanguage) }

  /// Returns the message in a language, or in English where there is no page in it.
  func text(in language: String) -> String {
    let said = said(in: language)
    guard let doubt else { return said }
    let question: Prose = "\(said), by an estimate. \(Prose(listed: doubt.reason)) Is it so on a device?"
    return question.text(in: language)
  }

  func isSaid(in language: String) -> Bool { template(in: language)?.language == language }

  private func said(in language: String) -> String {
    // A test finds each message that is on no page.
    template(in: language).map { filled($0.text, in: $0.language) } ?? key
  }

  private func template(in language: String) -> (text: String, language: String)? {
    let texts = Texts.of(language)
    // A no to a question is a breach, which most pages say in the same words.
    for key in key == "no" ? ["no", "broken"] : [key] {
      for page in [rule, RulePage.shared] {
        let page = RulePage(of: page, in: language)
        // A rule without a page in the language may have its messages in the table.
        if page.language == RulePage.standardLanguage,
          let text = texts?.message(key, of: page.rule, isOne: isOne)
        {
          return (text, language)
        }
        if let text = page.message(key, isOne: isOne) { return (text, page.language(of: .messages)) }
      }
    }
    return nil
  }

  private func filled(_ template: String, in language: String) -> String {
    guard template.utf8.contains(UInt8(ascii: "{")) else { return template }
    return MessagePlace.split(template).reduce(into: "") { text, part in
      text += part.words
      if let place = part.place, let words = words(for: place, in: language) { text += words }
    }
  }

  /// Returns what goes into a place, or `nil` where there is no value of its name.
  private func words(for place: MessagePlace, in language: String) -> String? {
    if place.name == MessagePlace.names, place.forms == nil { return names.prose.text(in: language) }
    let entry = values.first { $0.name == place.name }
    let value = entry?.value
    if let forms = place.forms {
      let isOne = place.name == MessagePlace.names ? isOne : value == .count(1)
      return String(isOne ? forms.one : forms.many)
    }
    return switch value {
    case .count(let count): String(count)
    case .length(let length):
      Self.about(
        Texts.of(language)?.number(place.points(length)) ?? place.points(length),
        isEstimate: entry?.estimates.isEmpty == false, in: language)
    case .word(let word): word.text(in: language)
    case .tabs(let names): names.prose.text(in: language)
    case nil: nil
    }
  }
}

extension Message {
  private static func about(_ number: String, isEstimate: Bool, in language: String) -> String {
    guard isEstimate else { return number }
    let about: Prose = "about \(number)"
    return about.text(in: language)
  }
}

/// A place of a message, in braces on the page: `{names}`, `{width}`, `{width up}`, `{is|are}`, `{tabs: tab|tabs}`.
package struct MessagePlace {
  /// The name of the value; `names` where it is left out, which then counts the tabs.
  package let name: Substring
  /// How a length is rounded: `up`, `down`, or to the nearest tenth; `plain` says the number without a unit.
  package var rounding: Substring = ""
  /// The form for one and the form for any other number, or `nil` where the value itself is said.
  package var forms: (one: Substring, many: Substring)?

  /// The place of the names of the tabs that a finding is about.
  package static let names = "names"

  package init(_ text: Substring) {
    if let bar = text.firstIndex(of: "|") {
      let colon = text[..<bar].firstIndex(of: ":")
      name = colon.map { text[..<$0] } ?? Self.names[...]
      let one = text[(colon.map { text.index(after: $0) } ?? text.startIndex)..<bar].drop { $0 == " " }
      forms = (one, text[text.index(after: bar)...])
    } else {
      let parts = text.split(separator: " ", maxSplits: 1)
      name = parts.first ?? text
      rounding = parts.count > 1 ? parts[1] : ""
    }
  }

  static func split(_ template: String) -> [(words: Substring, place: MessagePlace?)] {
    template.utf8.split(separator: UInt8(ascii: "}"), omittingEmptySubsequences: false).map { part in
      guard let start = part.firstIndex(of: UInt8(ascii: "{")) else { return (Substring(part), nil) }
      return (Substring(part[..<start]), MessagePlace(Substring(part[part.index(after: start)...])))
    }
  }

  func points(_ length: Double) -> String {
    switch rounding {
    case "up": TabBarGuidelines.points(length, rounded: .up)
    case "down": TabBarGuidelines.points(length, rounded: .down)
    case "plain": length.word
    default: TabBarGuidelines.points(length, rounded: .toNearestOrEven)
    }
  }
}

/// What can go into a place of a message: a number, words of the program, or what somebody typed.
package protocol MessageValue {
  var said: Message.Value { get }
  var estimates: Estimates { get }
}

extension MessageValue {
  package var estimates: Estimates { Estimates(rawValue: 0) }
}

extension Measured: MessageValue where Value: MessageValue {
  package var said: Message.Value { value.said }
}

extension Int: MessageValue { package var said: Message.Value { .count(self) } }
extension Double: MessageValue { package var said: Message.Value { .length(self) } }
/// What somebody typed, or a name that is the same in every language.
extension String: MessageValue { package var said: Message.Value { .word("\(self)") } }
extension Prose: MessageValue { package var said: Message.Value { .word(self) } }
extension TabNames: MessageValue { package var said: Message.Value { .tabs(self) } }
