/// Several commands in one line, as people type them: `icon Home house; icon Search magnifyingglass`, or with the first
/// word only once, `icon Home house, Search magnifyingglass`.
struct PhraseSequence {
  private static let mostCommands = 16

  /// The commands, each as it may have been meant.
  private let parts: [[String]]
  /// Whether a semicolon says that they are several.
  let isCertain: Bool
  /// Whether semicolons or signs of a shell are between them.
  private let isMarked: Bool

  /// Splits a line; fails where it is one command.
  init?(_ line: String) {
    guard !Clauses.asksHow(line), let words = try? Lexer.words(of: line), !words.isEmpty else { return nil }
    let bytes = Array(line.utf8)
    func text(_ words: ArraySlice<Word>) -> String {
      guard let first = words.first, let last = words.last else { return "" }
      let end = last.range.upperBound - (last.endsPart ? 1 : 0)
      return String(decoding: bytes[first.range.lowerBound..<max(first.range.lowerBound, end)], as: UTF8.self)
    }
    var parts: [ArraySlice<Word>] = []
    var start = 0
    for (index, word) in words.enumerated() where index >= start {
      let joints = words[index...].prefix { $0.joinsCommands }.count
      let next = index + joints
      if joints > 0, words.indices.contains(next),
        words[next].beginsCommand || words[0].takesPairs && words.count - index > 2
      {
        parts.append(words[start..<index])
        start = next
      } else if word.endsPart {
        parts.append(words[start...index])
        start = index + 1
      }
    }
    parts.append(words[start...])
    parts.removeAll { text($0).isEmpty }
    guard (2...Self.mostCommands).contains(parts.count), let verb = words.first else { return nil }
    let hasCapitals = words.contains { !$0.isQuoted && $0.text.first?.isUppercase == true }
    isCertain =
      words.contains { !$0.isQuoted && $0.text.hasSuffix(";") }
      || (hasCapitals || !verb.isKeyword(Command.add.name))
        && parts.dropFirst().contains { $0.isPlainCommand || $0.isAboutIt }
    guard isCertain || verb.beginsCommand else { return nil }
    self.parts = parts.enumerated().map { index, part in
      let own = text(part)
      guard index > 0, verb.beginsCommand else { return [own] }
      // After the first command, the same word is meant again unless another one is there.
      let again = "\(verb.text) \(own)"
      return part.first.flatMap { Command.named($0.text) } == nil ? [again, own] : [own]
    }
    let hasMarks = words.contains { !$0.isQuoted && ($0.text.hasSuffix(";") || $0.text == "&&") }
    isMarked = hasMarks
    commands =
      hasMarks && parts.map(text).allSatisfy(Chatter.beginsCommand)
        && parts.contains { Command.named($0.first?.text.filter { $0 != ";" } ?? "")?.isStep == false }
      ? parts.map(text) : nil
  }

  /// The commands as they were typed, where marks such as those of a shell are between them and one is no step of its own,
  /// such as undo; `nil` where one of the parts begins with no command.
  let commands: [String]?

  /// Returns the lines to carry out one after the other, in canonical form; none where one of them changes nothing,
  /// could mean two things, or cannot be carried out.
  func lines(in draft: Draft) -> [String] {
    guard isMarked || !Clauses.countAnew(parts.map { $0.last ?? "" }) else { return [] }
    var draft = draft
    var lines: [String] = []
    for part in parts where !part.allSatisfy(Chatter.isAll) {
      let meant = part.lazy.compactMap { [draft] text in
        // As in `add icons`, which adds no tab.
        if let doubt = Phrase.doubt(about: text, in: draft) {
          return doubt.lines.count == 1 ? doubt.lines[0] : nil
        }
        return (try? draft.canonical(text)) ?? draft.onlyReading(of: text)
      }
      guard let line = meant.first, let invocation = try? Invocation.parsed(from: line),
        let steps = invocation.steps(on: &draft)
      else { return [] }
      lines += steps
    }
    return lines
  }
}

extension Invocation {
  /// Carries the command out as a part of a line; returns the lines that do the same, or `nil` where it cannot be one,
  /// because nobody can tell what the bar is after it.
  func steps(on draft: inout Draft) -> [String]? {
    switch command.body {
    case .edit, .editOrRequest:
      guard let outcome = try? edit(&draft), outcome.sentence != nil else { return nil }
      return [canonical]
    case .plan(let plan):
      guard let (lines, effect) = try? plan(draft, arguments) else { return nil }
      // What it also shows is shown when it is carried out itself.
      guard case .none = effect, let lines else { return [canonical] }
      for line in lines { _ = try? Invocation.parsed(from: line)?.edit(&draft) }
      return lines
    case .ask, .recall, .annotate, .mark: return [canonical]
    case .time, .startOver, .tidy: return nil
    }
  }
}

extension Command {
  /// Whether a line can have it as one of several steps.
  fileprivate var isStep: Bool {
    switch body {
    case .time, .startOver, .tidy: false
    default: true
    }
  }
}

extension ArraySlice<Word> {
  /// Whether a part of a line begins with a word for a command and speaks of `it`, as no title does.
  fileprivate var isAboutIt: Bool {
    guard let first, first.beginsCommand, !["call", "name", "title"].contains(first.text) else {
      return false
    }
    return dropFirst().contains { ["it", "them"].contains($0.text) }
  }

  /// Commands that a part of a line is when it is nothing but their name, and hardly a title.
  private static var lonely: [Command] {
    [.check, .matrix, .icons, .fit, .fix, .save, .quit, .describe, .anatomy, .budget, .interview]
  }

  /// Whether a part of a line is a command and no title: it begins with the name of one in small letters, with more
  /// after it, or is nothing else than the name of one that hardly anybody gives a tab.
  fileprivate var isPlainCommand: Bool {
    guard let first, !first.isQuoted, first.key == nil else { return false }
    let name = first.text.last.map(",;".contains) == true ? String(first.text.dropLast()) : first.text
    guard let command = Command.named(name), command.name == name else { return false }
    return count > 1 || Self.lonely.contains { $0.name == name }
  }
}

extension Word {
  /// Whether a comma or a semicolon ends a part of the line with it.
  fileprivate var endsPart: Bool { !isQuoted && (text.hasSuffix(";") || text.hasSuffix(",")) }

  fileprivate var joinsCommands: Bool { isKeyword("and") || isKeyword("then") || isKeyword("&&") }

  /// Whether it is a command of which each tab takes a value, so that "and" begins another tab.
  fileprivate var takesPairs: Bool { isKeyword(Command.icon.name) || isKeyword(Command.badge.name) }

  fileprivate var beginsCommand: Bool {
    !isQuoted && key == nil && (Command.named(text) != nil || Phrase.command(for: text) != nil)
  }
}

/// The context of a design in a few words, as in `iPad landscape in German`.
struct ContextSequence {
  // Nobody names more at once, and each way to split them is tried.
  private static let mostWords = 9

  private let words: [Word]

  /// Takes a line apart; fails where it is too long for a context.
  init?(_ line: String) {
    guard let words = PhraseWording.all(of: line).last?.words, (2...Self.mostWords).contains(words.count),
      !words.contains(where: { $0.isQuoted || $0.key != nil })
    else { return nil }
    self.words = words
  }

  /// Returns the lines that set the context, one after the other; none where the words are anything else.
  func lines(in draft: Draft) -> [String] {
    lines(of: words[...].withoutJoints, in: draft, parts: 3) ?? []
  }

  private func lines(of words: ArraySlice<Word>, in draft: Draft, parts: Int) -> [String]? {
    guard !words.isEmpty else { return nil }
    for count in stride(from: words.count, to: 0, by: -1) {
      guard count == words.count || parts > 1, let line = context(of: words.prefix(count), in: draft) else {
        continue
      }
      let rest = words.dropFirst(count).withoutJoints
      if rest.isEmpty { return [line] }
      var later = draft
      guard let invocation = try? Invocation.parsed(from: line), (try? invocation.edit(&later)) != nil,
        let others = lines(of: rest, in: later, parts: parts - 1)
      else { continue }
      return [line] + others
    }
    return nil
  }

  private func context(of words: ArraySlice<Word>, in draft: Draft) -> String? {
    let text = words.map(\.text).joined(separator: " ")
    // As in `iPad 26`.
    let isVersion = words.count == 1 && Int(text) != nil
    guard let line = draft.onlyReading(of: isVersion ? "ios \(text)" : text, among: .context),
      let name = line.split(separator: " ").first, Command.named(String(name))?.group == .context
    else { return nil }
    return line
  }
}

extension ArraySlice<Word> {
  /// The words without those that only join things.
  fileprivate var withoutJoints: ArraySlice<Word> {
    drop {
      ["and", "with", "plus", "but", "in", "on", "at", "by", "for", "to"].contains($0.text.lowercased())
    }
  }
}
