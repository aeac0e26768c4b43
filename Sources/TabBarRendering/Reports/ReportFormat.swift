/// A way to write the results of many designs one after the other, so that none has to be kept.
package struct ReportFormat: Sendable, Identifiable {
  package let id: String
  package let summary: String
  /// Written between two parts.
  package let separator: HarmlessText
  /// Whether the end of many designs lists what was not checked in them.
  package let listsNotChecked: Bool
  package let beginning: @Sendable (RenderOptions) -> HarmlessText
  package let design: @Sendable (CheckedDesign, RenderOptions) -> Part
  package let unread: @Sendable (UnreadSession, RenderOptions) -> Part
  package let ending: @Sendable (End, RenderOptions) -> HarmlessText

  package struct Part: Sendable {
    /// Written immediately; may be empty.
    package var text: HarmlessText
    package var remark: HarmlessText

    init(_ text: HarmlessText, remark: HarmlessText = "") {
      self.text = text
      self.remark = remark
    }
  }

  package struct End: Sendable {
    package let remarks: [HarmlessText]
    /// The exit status of the program.
    package let status: Int
    package let isComplete: Bool
    /// The checks left out in all designs together, if the format lists them.
    package let notChecked: NotCheckedTally?

    package init(remarks: [HarmlessText], status: Int, isComplete: Bool, notChecked: NotCheckedTally? = nil) {
      self.notChecked = notChecked
      self.remarks = remarks
      self.status = status
      self.isComplete = isComplete
    }
  }

  init(
    id: String, summary: String, separator: HarmlessText = "", listsNotChecked: Bool = false,
    beginning: @escaping @Sendable (RenderOptions) -> HarmlessText = { _ in "" },
    ending: @escaping @Sendable (End, RenderOptions) -> HarmlessText = { _, _ in "" },
    unread: @escaping @Sendable (UnreadSession, RenderOptions) -> Part = { _, _ in Part("") },
    design: @escaping @Sendable (CheckedDesign, RenderOptions) -> Part
  ) {
    self.id = id
    self.summary = summary
    self.separator = separator
    self.listsNotChecked = listsNotChecked
    self.beginning = beginning
    self.ending = ending
    self.unread = unread
    self.design = design
  }
}

extension ReportFormat {
  package static let all: [ReportFormat] = [text, json, sarif, github, junit, markdown]

  /// Returns the format with an identifier, ignoring case, or `nil` where there is none.
  package static func named(_ id: String) -> ReportFormat? {
    let id = id.lowercased()
    return all.first { $0.id == id }
  }
}
