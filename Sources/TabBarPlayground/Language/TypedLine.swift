import TabBarGuidelines
import TabBarLexicon

/// A line of one command, and what was read of it: once, for all who ask and hand it on.
package final class TypedLine: Sendable {
  package let text: String
  package let source: LineSource
  /// The offset of its first byte in the line of several commands that it is one of.
  let start: Int
  private let read: Invocation?
  private let error: CommandError?

  package static let empty = TypedLine("", source: .prompt)

  package init(_ text: String, source: LineSource, start: Int = 0) {
    (self.text, self.source, self.start) = (text, source, start)
    do throws(CommandError) {
      read = try Invocation.parsed(from: text, source: source)
      error = nil
    } catch {
      (read, self.error) = (nil, error)
    }
  }

  /// Returns the commands of a line, which semicolons part.
  package static func commands(of line: String, source: LineSource) -> [TypedLine] {
    // Most lines are one command.
    guard line.contains(byte: UInt8(ascii: ";")) else { return [TypedLine(line, source: source)] }
    return Lexer.commands(of: line, source: source).map { TypedLine($1, source: source, start: $0) }
  }

  /// Its command; `nil` for an empty line or a comment. Throws why the line is none.
  package var invocation: Invocation? {
    get throws(CommandError) {
      if let error { throw error }
      return read
    }
  }
  package var command: Command? { read?.command }
}

extension Playground {
  /// A command that was carried out, and what came of it.
  package struct Done: Sendable {
    /// The line of the command, also where only its number was typed.
    package let line: TypedLine
    package let outcome: Outcome
  }

  /// Carries out a line: a command or, at a prompt, the number of an entry of the list that was shown last; `nil` for an
  /// empty line. If it throws, nothing has changed.
  package mutating func run(_ line: TypedLine) throws(CommandError) -> Done? {
    let isTyped = line.source == .prompt
    if isTyped, line.text.lowercased().trimming(" \t.!") == "cancel" {
      let back: Prose = timeline.lineToUndo.map { "; `undo` takes back \($0)" } ?? ""
      return Done(line: line, outcome: .changed { "nothing is open\(back)" })
    }
    let line = isTyped ? try meant(by: line) : line
    return try perform(line).map { Done(line: line, outcome: $0) }
  }

  /// Returns the line that a number alone means, or numbers of `fix` in a list that was shown before; the same for any other
  /// line.
  func meant(by line: TypedLine) throws(CommandError) -> TypedLine {
    let isNumber = Int(line.text.trimming(" .")) != nil
    let other = try isNumber ? self.line(ofNumberIn: line.text) : self.line(forShownFixesIn: line)
    let line = other.map { TypedLine($0, source: .prompt) } ?? line
    if let word = (try? line.invocation)?.smallWord {
      throw CommandError(
        "\(word.canonical) is no title by itself", at: word,
        remedy: "a title of several words needs quotes, and so does this word")
    }
    return line
  }

  /// Throws where one of several commands is none, or the steps that they begin with cannot be taken.
  package func check(_ commands: [TypedLine]) throws(CommandError) {
    // Most lines are one, and need no copy of the session to be tried on.
    guard commands.count > 1 else { return }
    var trial: Playground? = self
    for command in commands {
      do throws(CommandError) {
        if try command.invocation?.command.isRecorded != true { trial = nil }
        _ = try trial?.perform(command)
      } catch {
        var found = error.certain
        found.range = error.range.lowerBound + command.start..<error.range.upperBound + command.start
        throw found
      }
    }
  }
}

extension Invocation {
  /// A word among titles that a sentence is made of, and that nobody means as a title: `Music too`.
  fileprivate var smallWord: Word? {
    guard ["add", "rename", "titles", "mark", "save", "badge"].contains(command.name) else { return nil }
    return arguments.words.first { word in
      !word.isQuoted
        && (word.text.hasPrefix("(") || word.text.hasSuffix(":")
          || word.text.split(separator: " ").contains { part in
            // A title with a capital needs no look at the lexicon, which takes a while to read.
            part.hasSuffix("?") && part.count > 1
              || part.first?.isLowercase == true && SpokenWords.isPolite(String(part))
              || arguments.words.count > 1 && command.name == "add" && part.first?.isLowercase == true
                && SpokenWords.isDoubt(String(part))
          })
    }
  }
}
