import TabBarPlayground
import TabBarRendering

/// A command of a session that is shown on a stage.
struct StageStep {
  /// The comments directly above it, and the one in its line.
  var comments: [String] = []
  /// What the chapter is about that begins with it, or `nil` where none does.
  var chapter: String?

  /// Returns the commands of a session up to a line; none where a line is no command.
  static func all(of file: SessionFile, upTo lastLine: Int?) -> [StageStep] {
    var steps: [StageStep] = []
    var comments: [String] = []
    for line in file.playedLines where line.number <= lastLine ?? .max {
      do {
        guard let invocation = try file.invocation(of: line) else {
          if let comment = comment(in: line.text[...]) { comments.append(comment) }
          continue
        }
        if let comment = comment(in: line.text.utf8.dropFirst(invocation.arguments.end).text) {
          comments.append(comment)
        }
        steps.append(StageStep(comments: comments, chapter: chapter(begunBy: invocation)))
        comments = []
      } catch {
        return []
      }
    }
    return steps
  }

  /// Returns a comment without its sign; `nil` for an empty one, and for a record, which is for the program.
  private static func comment(in text: Substring) -> String? {
    guard let sign = text.firstIndex(of: "#"), !text[sign...].hasPrefix("#=") else { return nil }
    let comment = text[sign...].drop { $0 == "#" || $0 == " " }
    return comment.isEmpty ? nil : String(comment)
  }

  /// Returns the text of a note or a mark, where a chapter begins; `nil` for other commands.
  static func chapter(begunBy invocation: Invocation) -> String? {
    guard ["note", "mark"].contains(invocation.command.name) else { return nil }
    return invocation.arguments.words.map(\.text).joined(separator: " ")
  }
}

extension Substring.UTF8View {
  fileprivate var text: Substring { Substring(self) }
}
