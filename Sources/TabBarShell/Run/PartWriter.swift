import TabBarRendering

/// Writes the parts of a report, many at once, and forgets each one as soon as it is written.
struct PartWriter {
  private let presenter: Presenter
  private let separator: HarmlessText
  private var waiting: HarmlessText = ""
  private var isFirst = true
  /// Whether all parts wait, as something comes before them that is known at the end.
  private var isHeld: Bool
  /// What the parts have said for the end.
  private(set) var remarks: [HarmlessText] = []

  /// The number of bytes to write at once.
  private static let portion = 1 << 16

  init(_ presenter: Presenter, separator: HarmlessText, isHeld: Bool = false) {
    self.isHeld = isHeld
    self.presenter = presenter
    self.separator = separator
  }

  /// Writes what is before, between or after the parts.
  mutating func add(_ text: HarmlessText) { waiting += text }

  mutating func add(_ part: ReportFormat.Part) throws(OutputError) {
    if !part.remark.isEmpty { remarks.append(part.remark) }
    guard !part.text.isEmpty else { return }
    if !isFirst { waiting += separator }
    isFirst = false
    waiting += part.text
    if waiting.text.utf8.count >= Self.portion { try flush() }
  }

  /// Puts a text before the parts that were held.
  mutating func begin(with text: HarmlessText) {
    waiting = text + waiting
    isHeld = false
  }

  /// Writes what waits, so that what goes to the errors comes after it.
  mutating func flush() throws(OutputError) {
    guard !waiting.isEmpty, !isHeld else { return }
    try presenter.console.write(waiting)
    waiting = ""
  }
}
