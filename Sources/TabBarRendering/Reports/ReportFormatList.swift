extension ReportFormat {
  /// Every way to write what `check` found.
  package static let all: [ReportFormat] = [
    text,
    json,
    sarif,
    github,
    junit,
    markdown,
  ]

  /// Returns the format with an identifier, ignoring case, or `nil` where there is none.
  package static func named(_ id: String) -> ReportFormat? {
    let id = id.lowercased()
    return all.first { $0.id == id }
  }
}
