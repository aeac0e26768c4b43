package import TabBarGuidelines

/// Why a command line was not carried out, with the place and what to type instead.
package struct CommandError: Error, Hashable, Sendable {
  /// The part of the line that is at fault, as offsets of its UTF-8 bytes; empty and just after the end if
  /// something is missing.
  package var range: Range<Int>
  /// What is wrong, as a clause without a full stop.
  package var said: Prose
  package var problem: String { said.text }
  /// What to do about it, or `nil`.
  package var advised: Prose? {
    get { advice() }
    set { advice = { newValue } }
  }
  package var remedy: String? { advised?.text }
  /// What was probably meant takes long to find, and most errors are seen by nobody.
  private var advice: @Sendable () -> Prose?
  /// Whole lines in canonical form that do what was probably meant; none where nobody can tell.
  package var lines: [String] = []
  /// What else may have been meant, each a line of one command or several.
  package var others: [String] = []
  /// Whether it only asks which of `lines` is meant.
  package var isQuestion = false

  /// Whether all is as the line wants it, which fails nobody but a session that is read.
  package private(set) var isNothing = false

  /// Whether the line may have meant other commands; where its remedy is certain, an offer would hide that.
  package var mayMeanAnother = true

  /// What to do about it, line by line: what to type, where that is known.
  package var remedies: [String] {
    lines.isEmpty ? remedy.map { [$0] } ?? [] : lines.map { "type: \($0)" } + others.map { "or: \($0)" }
  }

  /// Returns the column of the place in its line, in characters from 1.
  package func column(in line: String) -> Int {
    String(Substring(line.utf8.prefix(range.lowerBound))).count + 1
  }

  package init(_ problem: Prose, at range: Range<Int>, remedy: Prose? = nil) {
    self.init(problem, at: range) { remedy }
  }

  package init(_ problem: Prose, at word: Word, remedy: Prose? = nil) {
    self.init(problem, at: word.range) { remedy }
  }

  /// Returns the error at another place of a line, where what it is about is a part of that.
  func moved(to word: Word) -> CommandError { CommandError(said, at: word, remedy: advised) }

  var nothing: CommandError {
    var error = self
    error.isNothing = true
    return error
  }

  var certain: CommandError {
    var error = self
    error.mayMeanAnother = false
    return error
  }

  /// The error as a question which of some lines is meant.
  func asking(_ lines: [String]) -> CommandError {
    var error = self
    error.isQuestion = true
    error.lines = lines
    return error
  }

  /// Creates an error whose remedy is looked for when it is shown.
  init(_ problem: Prose, at range: Range<Int>, advice: @escaping @Sendable () -> Prose?) {
    (said, self.range, self.advice) = (problem, range, advice)
  }

  package static func == (first: CommandError, second: CommandError) -> Bool {
    (first.said, first.range, first.lines, first.isQuestion, first.advised)
      == (second.said, second.range, second.lines, second.isQuestion, second.advised)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(said) }
}
