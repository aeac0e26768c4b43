import TabBarCore

/// The list of systems whose bars can be laid out.
package enum SystemsPage {
  /// Returns the lines of the list, by platform: neighbours with the same bar share an entry.
  package static func lines(_ options: RenderOptions) -> [String] {
    var page = Page(options)
    for platform in Platform.allCases {
      let runs = Self.runs(of: System.all.filter { $0.platform == platform })
      guard !runs.isEmpty else { continue }
      if !page.lines.isEmpty { page.gap() }
      page.heading(platform.rawValue)
      let ids = runs.map { run in Self.ids(of: run, options) }
      let widest = ids.map { TerminalText.columns(of: $0) }.max() ?? 0
      for (id, run) in zip(ids, runs) {
        let label = "  " + TerminalText.padded(id, to: widest + 2)
        page.hanging(label, "\(name(of: run)): \(run[0].bar.meaning)", labelStyle: .strong)
      }
    }
    page.gap()
    page.paragraph("system ID lays a design out as that system does, system auto as the guide's.", .faint)
    return page.text
  }

  /// Returns neighbours that draw the same bar and are called alike.
  private static func runs(of systems: [System]) -> [[System]] {
    var runs: [[System]] = []
    for system in systems {
      if let last = runs.last?.last, last.bar == system.bar, isOldPad(last) == isOldPad(system) {
        runs[runs.count - 1].append(system)
      } else {
        runs.append([system])
      }
    }
    return runs
  }

  private static func isOldPad(_ system: System) -> Bool {
    system.platform == .iPadOS && system.version < 13
  }

  private static func ids(of run: [System], _ options: RenderOptions) -> String {
    guard let last = run.last, run.count > 1 else { return run[0].id }
    return "\(run[0].id) \(options.glyphs.dash) \(last.id)"
  }

  /// Returns the name with the versions of a run, such as "iOS 11–18" or "tvOS 9–18, 26–27".
  private static func name(of run: [System]) -> String {
    guard run.count > 1 else { return run[0].name }
    var ranges: [ClosedRange<Int>] = []
    for system in run {
      if let last = ranges.last, last.upperBound + 1 == system.version {
        ranges[ranges.count - 1] = last.lowerBound...system.version
      } else {
        ranges.append(system.version...system.version)
      }
    }
    let versions = ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
    return run[0].name.replacingFirst(String(run[0].version), with: versions.joined(separator: ", "))
  }
}

extension BarStyle {
  /// The kind of bar in words, with its height where it has one.
  var meaning: String {
    let height = facts.first { $0.name == "height" }?.fact.value
    guard let height else { return summary }
    // The height is that of the first bar of the two that an iPad has.
    let first = summary.prefix { $0 != ";" }
    return first + ", \(Points.text(height)) pt" + summary.dropFirst(first.count)
  }
}
