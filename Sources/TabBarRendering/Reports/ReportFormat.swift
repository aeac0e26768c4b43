/// A way to write the judgements of many designs, one after the other, so that none has to be kept.
package struct ReportFormat: Sendable, Identifiable {
  /// The name used on the command line, such as `sarif`.
  package let id: String
  /// What it is, in one line.
  package let summary: String
  /// What stands between two parts.
  package let separator: String
  private let beginning: @Sendable (RenderOptions) -> String
  private let design: @Sendable (CheckedDesign, RenderOptions) -> Part
  private let unread: @Sendable (UnreadSession, RenderOptions) -> Part
  private let ending: @Sendable (End, RenderOptions) -> String

  /// What is written of one design.
  package struct Part: Sendable {
    /// What is written at once; nothing where it is empty.
    package var text: String
    /// What has to wait for the end; nothing where it is empty.
    package var remark: String

    init(_ text: String, remark: String = "") {
      self.text = text
      self.remark = remark
    }
  }

  /// What is known at the end.
  package struct End: Sendable {
    /// What had to wait, in order.
    package let remarks: [String]
    /// The status that the program ends with.
    package let status: Int
    /// Whether each session could be judged.
    package let isComplete: Bool
    /// What was not checked in all designs together, or `nil` where there was only one.
    package let notChecked: NotCheckedTally?

    /// Creates what is known at the end.
    package init(remarks: [String], status: Int, isComplete: Bool, notChecked: NotCheckedTally? = nil) {
      self.notChecked = notChecked
      self.remarks = remarks
      self.status = status
      self.isComplete = isComplete
    }
  }

  init(
    id: String, summary: String, separator: String = "",
    beginning: @escaping @Sendable (RenderOptions) -> String = { _ in "" },
    ending: @escaping @Sendable (End, RenderOptions) -> String = { _, _ in "" },
    unread: @escaping @Sendable (UnreadSession, RenderOptions) -> Part = { _, _ in Part("") },
    design: @escaping @Sendable (CheckedDesign, RenderOptions) -> Part
  ) {
    self.id = id
    self.summary = summary
    self.separator = separator
    self.beginning = beginning
    self.ending = ending
    self.unread = unread
    self.design = design
  }

  /// Returns what comes before the first design.
  package func beginning(_ options: RenderOptions) -> String { beginning(options) }

  /// Returns what is written of a design.
  package func part(of design: CheckedDesign, _ options: RenderOptions) -> Part {
    self.design(design, options)
  }

  /// Returns what is written of a session that could not be judged.
  package func part(of session: UnreadSession, _ options: RenderOptions) -> Part { unread(session, options) }

  /// Returns what comes behind the last design.
  package func ending(_ end: End, _ options: RenderOptions) -> String { ending(end, options) }
}
