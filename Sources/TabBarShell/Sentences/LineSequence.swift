import TabBarLexicon
import TabBarPlayground

/// Several commands in a line, with semicolons in between.
enum LineSequence {
  /// Returns the commands of a line; `nil` where it is no more than one, or a part of it is none.
  static func commands(in line: String) -> [String]? {
    guard line.contains(";") else { return nil }
    var parts = [""]
    var quote: Character?
    for character in line {
      if character == quote {
        quote = nil
      } else if quote == nil, "\"'".contains(character) {
        quote = character
      }
      if character == ";", quote == nil { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    let commands = parts.map { $0.trimming(" \t") }.filter { !$0.isEmpty }
    guard commands.count > 1, commands.allSatisfy({ (try? Invocation.parsed(from: $0)) != nil }) else {
      return nil
    }
    return commands
  }
}
