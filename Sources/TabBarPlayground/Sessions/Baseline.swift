import TabBarCore
package import TabBarGuidelines

/// What a person would notice of many designs: the file that `check --write` writes and `check --against` reads.
///
/// It is plain text, the name of each design above its lines: the device, system and guide, and then its records.
package struct Baseline {
  package private(set) var designs: [(name: String, lines: [String])] = []

  package static let firstLine = "# tabbar record 1"

  package init() {}

  /// Adds a design, which is named by the path of its session.
  package mutating func add(_ scene: Scene, named name: String) {
    let settings = [
      ("device", scene.design.device.id), ("system", scene.layout.system?.id ?? "none"),
      ("guide", scene.guide.id),
    ]
    designs.append(
      (
        Self.written(name),
        settings.map { "\($0) \($1)" } + Record.texts(of: scene).map(Quoting.harmless)
      ))
  }

  /// Returns the rules whose findings a design of a name has; none where the record has no such design.
  package func findings(of name: String) -> Set<String> {
    let lines = designs.first { $0.name == Self.written(name) }?.lines ?? []
    return Set(
      lines.filter { $0.hasPrefix("findings ") }.flatMap {
        $0.split(separator: " ").dropFirst().map(String.init)
      })
  }

  // A line that begins with spaces is one of a design.
  private static func written(_ name: String) -> String {
    name.first == " " ? Quoting.quoted(name) : Quoting.harmless(name)
  }

  package var text: String {
    ([Self.firstLine] + designs.flatMap { ["", $0.name] + $0.lines.map { "  " + $0 } })
      .map { $0 + "\n" }.joined()
  }
}

extension Baseline {
  /// Why a text is none.
  package struct Fault: Error {
    package let line: Int
    package let problem: String
  }

  package init(_ text: String) throws(Fault) {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    guard lines.first.map(String.init) == Self.firstLine else {
      // What versions before this one wrote.
      let isReport = text.first { !$0.isWhitespace } == "{"
      throw Fault(
        line: 1,
        problem: isReport
          ? "this is a report in JSON, which is not compared any more"
          : "this is no record of check: its first line is not \(Self.firstLine)")
    }
    for (index, line) in lines.enumerated().dropFirst() where !line.allSatisfy(\.isWhitespace) {
      if !line.hasPrefix("  ") {
        designs.append((String(line), []))
      } else if designs.isEmpty {
        throw Fault(line: index + 1, problem: "this line is below no name of a session")
      } else {
        let text = String(line.dropFirst(2))
        designs[designs.count - 1].lines += Record.texts(ofFormer: text) ?? [text]
      }
    }
  }
}

package struct BaselineDifference {
  /// The designs that both have and that are different, in order.
  package private(set) var changed: [(name: String, lines: [StatementDifference])] = []
  /// The number of designs that both have.
  package private(set) var compared = 0
  /// The designs that only the later one has, and that only the earlier one has.
  package private(set) var added: [String] = []
  package private(set) var missing: [String] = []

  /// - Parameter leavesOut: Whether a design of the earlier one is passed over in silence, by its name.
  package init(from before: Baseline, to after: Baseline, leavingOut leavesOut: (String) -> Bool) {
    var earlier = Dictionary(before.designs.map { ($0.name, $0.lines) }) { first, _ in first }
    for design in after.designs {
      guard let lines = earlier.removeValue(forKey: design.name) else {
        added.append(design.name)
        continue
      }
      compared += 1
      let differences = StatementDifference.differences(from: lines, to: design.lines)
      if !differences.isEmpty { changed.append((design.name, differences)) }
    }
    missing = before.designs.map(\.name).filter { earlier[$0] != nil && !leavesOut($0) }
  }
}
