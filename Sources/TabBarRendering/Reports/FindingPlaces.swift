/// Where in a session the findings of its design come from.
package struct FindingPlaces: Hashable, Sendable {
  /// The path of the session; `-` is standard input.
  package let session: String
  /// The number of the line since which each rule has its finding, by rule.
  package let lines: [String: Int]
  /// The number of the line since which each rule has the finding that is accepted, by rule.
  package let acceptedLines: [String: Int]

  /// Creates the places of a session; without lines only the session itself is named.
  package init(session: String, lines: [String: Int] = [:], acceptedLines: [String: Int] = [:]) {
    self.session = session
    self.lines = lines
    self.acceptedLines = acceptedLines
  }

  /// What people call the session.
  var name: String { session == "-" ? "standard input" : session }

  /// The path of the session, or `nil` where it is in no file.
  var path: String? { session == "-" ? nil : session }

  /// Returns the place of a line as people write it; the session alone where the line is not known.
  func text(_ line: Int?) -> String { line.map { "\(name):\($0)" } ?? name }
}
