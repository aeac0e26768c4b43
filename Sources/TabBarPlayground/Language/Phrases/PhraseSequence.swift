/// Several commands in one line, as people type them: `icon Home house; icon Search magnifyingglass`, or with the first
/// word only once, `icon Home house, Search magnifyingglass`.
struct PhraseSequence {
  private static let mostCommands = 16

  /// The commands, each as it was typed.
  private let parts: [String]

  /// Splits a line; fails where it is one command.
  init?(_ line: String, words: [Word]) {
    let bytes = Array(line.utf8)
    func text(_ words: ArraySlice<Word>) -> String {
      guard let first = words.first, let last = words.last else { return "" }
      let end = last.range.upperBound - (last.endsPart ? 1 : 0)
      return String(decoding: bytes[first.range.lowerBound..<max(first.range.lowerBound, end)], as: UTF8.self)
    }
    var parts: [String] = []
    var start = 0
    func end(at index: Int, next: Int) {
      let part = text(words[start..<index])
      if !part.isEmpty { parts.append(part) }
      start = next
    }
    for (index, word) in words.enumerated() where index >= start {
      if word.joinsCommands, words.indices.contains(index + 1), words[index + 1].beginsCommand {
        end(at: index, next: index + 1)
      } else if word.endsPart {
        end(at: index + 1, next: index + 1)
      }
    }
    end(at: words.count, next: words.count)
    guard (2...Self.mostCommands).contains(parts.count), let verb = words.first, verb.beginsCommand else {
      return nil
    }
    self.parts = parts.enumerated().map { index, part in
      let begins = (try? Lexer.words(of: part))?.first?.beginsCommand == true
      return index == 0 || begins ? part : "\(verb.text) \(part)"
    }
  }

  /// Returns the lines to carry out one after the other, in canonical form; none where one of them changes nothing,
  /// could mean two things, or cannot be carried out.
  func lines(in draft: Draft) -> [String] {
    var draft = draft
    var lines: [String] = []
    for part in parts {
      let line = (try? draft.canonical(part)) ?? draft.onlyReading(of: part)
      guard let line, let invocation = try? Invocation.parsed(from: line),
        (try? invocation.edit(&draft)) != nil
      else { return [] }
      lines.append(line)
    }
    return lines
  }
}

extension Word {
  /// Whether a comma or a semicolon ends a part of the line with it.
  fileprivate var endsPart: Bool { !isQuoted && (text.hasSuffix(";") || text.hasSuffix(",")) }

  fileprivate var joinsCommands: Bool { isKeyword("and") || isKeyword("then") || isKeyword("&&") }

  fileprivate var beginsCommand: Bool {
    !isQuoted && key == nil && (Command.named(text) != nil || Phrase.command(for: text) != nil)
  }
}
