import TabBarCore
import TabBarGuidelines

/// Names of several words, as the head line prints them: `iPhone 15`, `iOS 18`, `HIG 2024`.
///
/// A command that is given nothing but one such name needs no quotes around it.
enum NamePhrase {
  // No name has as many.
  private static let mostWords = 12

  /// Returns a command's words, without its own name, with those of its one name put together.
  static func joined(_ words: ArraySlice<Word>, for command: Command) -> ArraySlice<Word> {
    guard words.count > 1, let kind = command.kindOfOneName else { return words }
    let name = words.prefix { $0.key == nil }
    guard name.count > 1, let first = name.first else { return words }
    for count in stride(from: min(name.count, mostWords), to: 1, by: -1) {
      let phrase = Word(phrase: name.prefix(count))
      // Words after the name are too many, and reported as such.
      if (try? kind.read(phrase)) != nil { return [phrase] + words.dropFirst(count) }
    }
    let phrase = Word(phrase: name)
    let isAboutAll = (try? kind.read(first)) == nil && kind.suggestion(for: phrase.text) != nil
    return isAboutAll ? [phrase] + words.dropFirst(name.count) : words
  }
}

extension Command {
  /// The kind of the name that is all that the command is given without a key, or `nil`.
  var kindOfOneName: Parameter.Kind? {
    guard let first = parameters.first, !first.isRepeated else { return nil }
    switch first.kind {
    case .device, .system, .guide, .chapter:
      // A word that is one of a few begins no name.
      let hasOneName = parameters.dropFirst().allSatisfy { if case .choice = $0.kind { true } else { false } }
      return hasOneName ? first.kind : nil
    default: return nil
    }
  }
}

extension Word {
  convenience init(phrase words: ArraySlice<Word>) {
    let range = (words.first?.range.lowerBound ?? 0)..<(words.last?.range.upperBound ?? 0)
    self.init(text: words.map(\.text).joined(separator: " "), key: nil, range: range, isQuoted: false)
  }
}

extension Parameter.Kind {
  /// Returns the remedy for an unknown name: the names that it may have been meant for; `nil` if none is near.
  func suggestion(for text: String) -> Prose? {
    let wanted = text.lowercased()
    switch self {
    case .device:
      let begun = Device.all.filter { $0.name.lowercased().hasPrefix(wanted + " ") }
      if !begun.isEmpty { return Self.choice(among: begun) }
      if let newest = DeviceName.newest(insteadOf: wanted) { return Self.question(newest.id) }
      let named = Suggestion.nearest(to: wanted, in: Device.all.map { $0.name.lowercased() })
      let id = named.flatMap { name in Device.all.first { $0.name.lowercased() == name }?.id }
      return (id ?? Suggestion.nearest(to: wanted, in: Device.all.map(\.id))).map(Self.question)
    case .system:
      return Suggestion.nearest(to: wanted.filter { $0 != " " }, in: System.all.map(\.id) + ["auto"])
        .map(Self.question)
    case .guide:
      let begun = Guide.all.filter { $0.id.hasPrefix(wanted + "-") }.map(\.id)
      if begun.count > 1 { return "such as \(begun[begun.count - 1]); `guides` lists them" }
      let id = wanted.map { $0 == " " ? "-" : String($0) }.joined()
      return Suggestion.nearest(to: id, in: Guide.all.map(\.id)).map(Self.question)
    case .rule:
      let ids = Rule.all.map(\.id)
      // If none is spelled like it, those that share a word with it are the likeliest.
      let meant =
        Suggestion.nearest(to: wanted, in: ids).map { [$0] } ?? Suggestion.related(to: text, in: ids)
      return meant.isEmpty ? nil : Self.question(listed(meant, by: "or"))
    default: return nil
    }
  }

  private static func question(_ name: String) -> Prose { "did you mean \(name)?" }

  // As many as are read at a glance.
  private static let mostChoices = 4

  private static func choice(among devices: [Device]) -> Prose {
    guard devices.count > mostChoices else {
      return question(listed(devices.map(\.id), by: "or"))
    }
    let newest = devices.max { $0.year < $1.year } ?? devices[0]
    return "such as \(newest.id); `devices` lists them"
  }
}
