/// Drift in words: by cause, one line for each difference that no other line depends on.
package enum DriftWords {
  /// Returns all lines; `listsAll` leaves nothing out of long lists.
  package static func lines(
    _ drift: Drift, since report: String, listsAll: Bool = false, _ options: RenderOptions
  ) -> [HarmlessText] {
    var lines: [String] = []
    if let tool = drift.tool, tool != .present {
      lines.append("\(report): \(words(tool)); this is \(words(.present))")
    }
    lines.append(summary(drift))
    for cause in DesignDrift.Cause.allCases {
      let differences = drift.places.filter { $0.key.cause == cause && $0.key.kind != .told }
      lines += section(heading(cause), sorted(differences).map { line($0, $1, drift.compared, listsAll) })
    }
    var told = sorted(drift.places.filter { $0.key.kind == .told })
      .map { line($0, $1, drift.compared, listsAll) }
    if !drift.shifted.isEmpty {
      let length = Points.text(drift.largestShift)
      told.insert(
        "  lengths differ by up to \(length) pt; "
          + place(drift.shifted, of: drift.compared, listsAll), at: 0)
    }
    lines += section("Only told", shortened(told, listsAll))
    let strangers =
      drift.added.map { "  \($0) is not in the report" }
      + drift.missing.map { "  \($0) is only in the report" }
    lines += section("Not compared", shortened(strangers, listsAll))
    return lines.map { HarmlessText(options.shown($0)) }
  }

  private static func words(_ tool: RecordedTool) -> String {
    "tabbar \(tool.version) with \(tool.rules) rules and \(tool.devices) devices"
  }

  private static func summary(_ drift: Drift) -> String {
    let designs = drift.compared == 1 ? "1 design" : "\(drift.compared) designs"
    guard !drift.places.isEmpty || !drift.shifted.isEmpty else { return "\(designs): the same" }
    guard drift.isFound else { return "\(designs): none is judged or laid out differently" }
    let parts = [
      (drift.judgedDifferently, "judged differently"), (drift.laidOutDifferently, "laid out differently"),
    ]
    return "\(designs): "
      + parts.filter { $0.0 > 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
  }

  private static func heading(_ cause: DesignDrift.Cause) -> String {
    switch cause {
    case .taken: "The program takes something else for granted"
    case .rule: "A rule judges differently: tabs, settings and layout are the same"
    case .layout: "The layout differs: tabs, settings and system are the same"
    case .session: "The session or the call is not the same"
    }
  }

  private static func section(_ heading: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", heading] + lines
  }

  /// Returns the reasons first, then what is in the most designs.
  private static func sorted(
    _ places: [DesignDrift.Difference: [String]]
  ) -> [(DesignDrift.Difference, [String])] {
    func key(_ entry: (DesignDrift.Difference, [String])) -> (Int, Int, String, String) {
      let difference = entry.0
      return (
        difference.kind == .fact ? 0 : 1, -entry.1.count, difference.subject,
        difference.to + " " + difference.from
      )
    }
    return places.map { ($0.key, $0.value) }.sorted { key($0) < key($1) }
  }

  private static func line(
    _ difference: DesignDrift.Difference, _ designs: [String], _ count: Int, _ listsAll: Bool
  ) -> String {
    "  \(difference.kind.counts ? "~ " : "")\(difference.subject) is now \(difference.to), "
      + "was \(difference.from); \(place(designs, of: count, listsAll))"
  }

  /// The most names and lines of what is not counted.
  private static let most = 5

  private static func place(_ designs: [String], of count: Int, _ listsAll: Bool) -> String {
    if designs.count == count, count > 1 { return "in all \(count)" }
    let named = listsAll ? designs[...] : designs.prefix(most)
    let rest = designs.count - named.count
    return (count > 1 ? "in \(designs.count) of \(count): " : "in ") + named.joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func shortened(_ lines: [String], _ listsAll: Bool) -> [String] {
    guard !listsAll, lines.count > most + 1 else { return lines }
    return lines.prefix(most) + ["  and \(lines.count - most) more; --all lists them"]
  }
}
