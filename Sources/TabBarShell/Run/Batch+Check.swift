import TabBarCore
import TabBarDrawing
package import TabBarGuidelines
import TabBarPlayground
package import TabBarRendering

extension Batch {
  package struct CheckSettings {
    /// The words of `matrix` for the devices that each design is checked on, or `nil` for its own.
    package var places: [String]?
    /// Whether a session is left out in which nothing is found that counts; documents stay complete.
    package var isQuiet = false
    /// The name of standard input in messages, or `nil`.
    package var name: String?
    /// The path of a record whose findings do not count, or `nil`.
    package var baseline: String?
    package var format = ReportFormat.text
    /// The lowest severity that makes the exit status `found`.
    package var threshold = Severity.warning
    /// Whether a report for people lists everything, and not only what is found.
    package var listsAll = false
    /// What is in front of the path in a link to a session.
    package var linkPrefix = ""
    package var overrides = Overrides()
    /// Whether the design of each mark is judged, and not only the final one.
    package var judgesMarks = false

    package init(_ overrides: Overrides = Overrides()) { self.overrides = overrides }
  }

  /// Checks the final design of each session and writes each result immediately, also after an unreadable session.
  package func check(_ paths: [String], _ settings: CheckSettings) -> ExitStatus {
    var report = ReportWriter(
      "check", settings.format, presenter, linkPrefix: settings.linkPrefix, isQuiet: settings.isQuiet)
    do {
      let known = try settings.baseline.map { try store.baseline(at: $0) }
      judge(paths, settings) { path, result in
        switch result {
        case .success(var designs):
          for index in designs.indices {
            guard let known, let path = settings.baseline else { break }
            leaveOut(known, recordedIn: path, of: &designs[index])
          }
          // Scripts have each device.
          let isEach = settings.format.id == ReportFormat.json.id
          for group in isEach ? designs.map({ [$0] }) : designs.grouped(by: \.mark).map(\.elements) {
            report.add(CheckedDesign(joining: group))
          }
        case .failure(let error): report.add(error, of: path)
        }
      }
      return report.end()
    } catch {
      return report.status.joined(with: presenter.report(error))
    }
  }

  /// Leaves out what a record has of a design, and says what the design has no more.
  private func leaveOut(_ known: Baseline, recordedIn path: String, of design: inout CheckedDesign) {
    let recorded = known.findings(of: design.recordedName)
    let gone = recorded.subtracting(design.scene.report.findings.map(\.rule))
    if !gone.isEmpty {
      let names = listed(gone.sorted())
      presenter.remark(
        "\(design.recordedName): \(names) \(isOrAre(gone.count)) found no more; check --write \(path) leaves that out"
      )
    }
    design.scene.report.forget(recorded)
  }

  /// Judges the final design of each session on each device, and hands those of a session on before the next; a session
  /// that cannot be read is handed on as its error.
  func judge(
    _ paths: [String], _ settings: CheckSettings, findsPlaces: Bool = true,
    _ use: (String, Result<[CheckedDesign], any Error>) -> Void
  ) {
    for named in store.sessions(under: paths, remark: presenter.remark) where !presenter.isClosed {
      let name = named.path == "-" ? settings.name ?? named.path : named.path
      do {
        let session = try store.state(at: named.path, in: named.folder)
        let marked =
          settings.judgesMarks
          ? session.timeline.ideas.map { (Optional($0.name), session.state(of: $0)) } : []
        var designs: [CheckedDesign] = []
        for device in try devices(of: session.draft, settings) {
          for (mark, states) in marked + [(nil, session)] {
            var design = try settings.design(name, states, on: device, findsPlaces: findsPlaces)
            (design.mark, design.isOneOfMarks) = (mark, settings.judgesMarks)
            designs.append(design)
          }
        }
        use(named.path, .success(designs))
      } catch {
        use(named.path, .failure(error))
      }
    }
  }

  /// Returns the devices that a design is judged on; `nil` is its own.
  private func devices(
    of draft: Draft, _ settings: CheckSettings
  ) throws(OptionError) -> [Device?] {
    guard let words = settings.places else { return [nil] }
    let draft = try settings.overrides.applied(to: draft)
    do { return try DevicesNamed.by(words, for: draft) } catch { throw OptionError("--device", error) }
  }
}

extension Batch.CheckSettings {
  /// Returns the final design of a session, judged: on its own device, unless there is another one. `findsPlaces` adds the
  /// lines that its findings come from.
  func design(
    _ path: String, _ session: EndState, on device: Device? = nil, findsPlaces: Bool = true
  ) throws(OptionError) -> CheckedDesign {
    let scene = try overrides.applied(to: session.draft).moved(to: device).scene(
      isStrict: overrides.isStrict)
    return CheckedDesign(
      scene,
      at: findsPlaces ? linesOfFindings(in: scene, path, session, on: device) : FindingPlaces(session: path),
      threshold: threshold, isOneOfSeveral: places != nil, listsAll: listsAll)
  }

  /// Returns the lines of a session that a scene's findings come from; every draft is judged in the same way.
  private func linesOfFindings(
    in scene: Scene, _ path: String, _ session: EndState, on device: Device?
  ) -> FindingPlaces {
    let found = scene.report.findings.map(\.rule)
    let accepted = scene.report.suppressed.map(\.finding.rule)
    let rules = found + accepted
    guard !rules.isEmpty else { return FindingPlaces(session: path) }
    let lines = session.lineNumbers(of: found.map { "+" + $0 } + accepted.map { "-" + $0 }) { draft in
      let report = overrides.appliedWherePossible(to: draft).moved(to: device)
        .scene(isStrict: overrides.isStrict, only: rules).report
      let found = report.findings.map(\.rule)
      // A finding that is accepted in the end was an open one before.
      let accepted = report.suppressed.map(\.finding.rule)
      return found.map { "+" + $0 } + (found + accepted).map { "-" + $0 }
    }
    func numbers(of rules: [String], _ sign: String) -> [String: Int] {
      var result: [String: Int] = [:]
      for rule in rules { result[rule] = lines[sign + rule] }
      return result
    }
    return FindingPlaces(
      session: path, lines: numbers(of: found, "+"), acceptedLines: numbers(of: accepted, "-"))
  }
}

extension Draft {
  /// Returns the draft on another device; on its own one where that is `nil`.
  fileprivate func moved(to device: Device?) -> Draft {
    guard let device else { return self }
    var draft = self
    draft.design = design.moved(to: device)
    draft.use(device)
    return draft
  }
}
