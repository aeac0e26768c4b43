package import TabBarDrawing
import TabBarGuidelines

/// A way to write what came of many designs or sessions one after the other, so that none has to be kept.
package struct ReportFormat: Identifiable {
  package let id: String
  /// Written between two parts.
  package var separator: HarmlessText = ""
  /// Whether it ends with the sum of a replay alone, which a quiet one leaves out.
  package var endsWithSum = false
  /// Returns what is before the first part, for a call of that name.
  package var beginning: @Sendable (_ call: String, RenderOptions) -> HarmlessText = { _, _ in "" }
  package var ending: @Sendable (End, RenderOptions) -> HarmlessText = { _, _ in "" }
  /// The row of an item in a table that comes before all parts; `nil` in a format without one.
  package var row: (@Sendable (Item, RenderOptions) -> HarmlessText)?
  /// Whether it is one document, which a quiet call leaves complete.
  package var isDocument: Bool { ["json", "junit", "sarif"].contains(id) }
  package let part: @Sendable (Item, RenderOptions) -> Portion

  package enum Item {
    case design(CheckedDesign)
    case session(PlayedSession)
    case unread(UnreadSession)
  }

  package struct Portion {
    /// Written immediately; may be empty.
    package let text: HarmlessText
    package let remark: HarmlessText
    /// What follows the steps of a session, which were kept while they were played; empty where the text is all.
    package let afterSteps: HarmlessText

    init(_ text: HarmlessText, remark: HarmlessText = "", afterSteps: HarmlessText = "") {
      (self.text, self.remark, self.afterSteps) = (text, remark, afterSteps)
    }
  }

  package struct End {
    let remarks: [HarmlessText]
    let status: Int
    let isComplete: Bool
    let sum: ReplaySum?

    package init(remarks: [HarmlessText], status: Int, isComplete: Bool, sum: ReplaySum? = nil) {
      (self.remarks, self.status, self.isComplete, self.sum) = (remarks, status, isComplete, sum)
    }
  }
}

extension ReportFormat {
  package static let all: [ReportFormat] = [text, lines, json, sarif, github, junit, markdown]
  package static let ofReplays: [ReportFormat] = [text, lines, github, junit, json]

  /// Returns the format with an identifier, ignoring case, or `nil` where there is none.
  package static func named(_ id: String) -> ReportFormat? {
    let id = id.lowercased()
    return all.first { $0.id == id }
  }
}
