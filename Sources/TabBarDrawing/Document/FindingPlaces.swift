/// The places in a session that the findings of its design come from.
package struct FindingPlaces: Hashable {
  /// The path of the session; `-` is standard input.
  package let session: String
  /// The number of the line since which each rule has had its finding.
  package let lines: [String: Int]
  /// The number of the line since which each rule has had its accepted finding.
  package let acceptedLines: [String: Int]

  package init(session: String, lines: [String: Int] = [:], acceptedLines: [String: Int] = [:]) {
    (self.session, self.lines, self.acceptedLines) = (session, lines, acceptedLines)
  }

  /// Returns these places with those of the same session on another device; of a rule the first one counts.
  package func joined(with other: FindingPlaces) -> FindingPlaces {
    FindingPlaces(
      session: session, lines: lines.merging(other.lines) { first, _ in first },
      acceptedLines: acceptedLines.merging(other.acceptedLines) { first, _ in first })
  }

  package var name: String { session == "-" ? "standard input" : session }

  package var path: String? { session == "-" ? nil : session }

  /// Returns the place of a line, as `FILE:LINE`; the session alone if the line is not known.
  package func text(_ line: Int?, _ column: Int? = nil) -> String {
    line.map { "\(name):\($0)" + (column.map { ":\($0)" } ?? "") } ?? name
  }
}
