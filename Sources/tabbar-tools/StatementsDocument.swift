import TabBarGuidelines

extension ReferenceDocument {
  /// The page of statements: people write it, but for the column of rules.
  static let statements = ReferenceDocument(name: "statements.md") { withRules($0) }

  /// Returns the page of statements with the rules that decide each, which the table of rules says.
  private static func withRules(_ page: String) -> String {
    page.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var cells = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 7, cells[1].hasPrefix(" R") else { return String(line) }
      let entry = cells[1].filter { $0 != " " }
      let rules = Rule.all.filter { $0.catalogue.contains(entry) }.map { Markdown.code($0.id) }
      cells[4] = " \(rules.joined(separator: ", ")) "
      return cells.joined(separator: "|")
    }.joined(separator: "\n")
  }
}
