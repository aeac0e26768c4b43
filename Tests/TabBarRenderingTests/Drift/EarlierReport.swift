import Foundation
import TabBarCore
import TabBarGuidelines
import TabBarRendering
import Testing

/// The report that another version of the program would have written: today's, with what was different then.
///
/// Another program writes it again, so order and spaces are not those of `check`.
struct EarlierReport {
  private var results: [[String: Any]]

  init(_ designs: [CheckedDesign]) throws {
    let format = try #require(ReportFormat.named("json"))
    let options = RenderOptions()
    let parts = designs.map { format.design($0, options).text }
    let end = ReportFormat.End(remarks: [], status: 0, isComplete: true)
    let text =
      format.beginning(options) + parts.joined(separator: format.separator) + format.ending(end, options)
    let document = try JSONSerialization.jsonObject(with: Data(text.text.utf8)) as? [String: Any]
    results = try #require(document?["results"] as? [[String: Any]])
  }

  /// Changes the scene of one design.
  mutating func change(_ index: Int = 0, _ body: (inout Object) -> Void) throws {
    var scene = Object(members: try #require(results[index]["scene"] as? [String: Any]))
    body(&scene)
    results[index]["scene"] = scene.members
  }

  var bytes: [UInt8] {
    get throws { Array(try JSONSerialization.data(withJSONObject: ["results": results, "schema": 1])) }
  }

  /// Returns what has changed since, in words.
  func drift(
    to designs: [CheckedDesign], listsAll: Bool = false, _ options: RenderOptions = RenderOptions()
  ) throws -> (lines: [String], isFound: Bool) {
    var drift = Drift(since: try RecordedReport(bytes))
    for design in designs {
      drift.compare(try RecordedDesign(design), isOneOfSeveral: design.isOneOfSeveral)
    }
    let lines = DriftWords.lines(drift, since: "base.json", listsAll: listsAll, options)
    return (lines.map(\.text), drift.isFound)
  }

  /// An object of a document.
  struct Object {
    var members: [String: Any]

    subscript(name: String) -> Any? {
      get { members[name] }
      set { members[name] = newValue }
    }

    /// Changes an object within it.
    mutating func change(_ name: String, _ body: (inout Object) -> Void) {
      var object = Object(members: members[name] as? [String: Any] ?? [:])
      body(&object)
      members[name] = object.members
    }

    /// Changes each object of a list.
    mutating func changeEach(_ name: String, _ body: (inout Object) -> Void) {
      members[name] = (members[name] as? [[String: Any]] ?? []).map { members in
        var object = Object(members: members)
        body(&object)
        return object.members
      }
    }

    /// Lets a rule be met that was not, or be one that there was none of.
    mutating func forget(_ rule: String, isMet: Bool = false) {
      for name in ["findings", "notChecked", "suppressed"] {
        members[name] = (members[name] as? [[String: Any]] ?? []).filter { $0["rule"] as? String != rule }
      }
      var met = (members["met"] as? [String] ?? []).filter { $0 != rule }
      if isMet { met.append(rule) }
      members["met"] = met
    }

    /// Lets a rule be broken.
    mutating func breaks(_ rule: String, _ severity: String = "warning") {
      forget(rule)
      let finding: [String: Any] = [
        "rule": rule, "verdict": "broken", "severity": severity, "message": "It was so then.",
      ]
      members["findings"] = (members["findings"] as? [[String: Any]] ?? []) + [finding]
    }
  }
}

extension CheckedDesign {
  /// Judges a design as the session of a name.
  static func named(_ session: String, _ design: Design, by guide: Guide = .hig2022) -> CheckedDesign {
    CheckedDesign(Scene(design, by: guide), at: FindingPlaces(session: session))
  }
}
