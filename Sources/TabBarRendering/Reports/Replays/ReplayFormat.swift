/// A way to write what came of many sessions that are played one after the other, so that none has to be kept.
package struct ReplayFormat: Sendable, Identifiable {
  package let id: String
  package let summary: String
  /// Written between two parts.
  package let separator: HarmlessText
  /// Whether it has each expectation and each record, and not only their numbers.
  package let listsStatements: Bool
  /// Whether it ends with the sum alone, which a quiet replay leaves out.
  package let endsWithSum: Bool
  package let beginning: @Sendable (RenderOptions) -> HarmlessText
  package let session: @Sendable (PlayedSession, RenderOptions) -> ReportFormat.Part
  package let ending: @Sendable (_ sum: ReplaySum, _ remarks: [HarmlessText], RenderOptions) -> HarmlessText

  init(
    id: String, summary: String, separator: HarmlessText = "", listsStatements: Bool = true,
    endsWithSum: Bool = false,
    beginning: @escaping @Sendable (RenderOptions) -> HarmlessText = { _ in "" },
    ending: @escaping @Sendable (ReplaySum, [HarmlessText], RenderOptions) -> HarmlessText = { _, _, _ in ""
    },
    session: @escaping @Sendable (PlayedSession, RenderOptions) -> ReportFormat.Part
  ) {
    self.id = id
    self.summary = summary
    self.separator = separator
    self.listsStatements = listsStatements
    self.endsWithSum = endsWithSum
    self.beginning = beginning
    self.session = session
    self.ending = ending
  }
}

extension ReplayFormat {
  package static let all: [ReplayFormat] = [text, github, junit, json]

  /// Returns the format with an identifier, ignoring case, or `nil` where there is none.
  package static func named(_ id: String) -> ReplayFormat? {
    let id = id.lowercased()
    return all.first { $0.id == id }
  }
}
