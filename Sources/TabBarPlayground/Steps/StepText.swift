/// A step as a session keeps it: its line, and the lines around it that are no steps.
struct StepText: Sendable {
  /// The comments, blank lines and looks above it, each line with its newline. They go with the step when it is undone.
  var above = ""
  /// Its command, or a comment that was typed by itself; nothing where only the lines around it are kept.
  var line: String
  /// The lines below that go with it, each with its newline.
  var below = ""
  /// The lines below those that stay when it is undone, each with its newline.
  var tail = ""

  /// Whether nothing is around its line.
  var isLine: Bool { above.isEmpty && below.isEmpty && tail.isEmpty }

  /// All its lines, each with its newline.
  var text: String { above + (line.isEmpty ? "" : line + "\n") + below + tail }
}
