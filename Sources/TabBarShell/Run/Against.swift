import TabBarPlayground
import TabBarRendering

extension Batch {
  /// Compares the final designs of sessions with an earlier report. The status is `found` where any of them is judged or
  /// laid out differently.
  package func check(_ paths: [String], _ settings: CheckSettings, against report: String) -> ExitStatus {
    var status = ExitStatus.fine
    do {
      var drift = Drift(since: try store.report(at: report))
      let overrides = try settings.overrides.reading(store)
      try judge(paths, settings, overrides, findsPlaces: false) { path, result in
        switch result {
        case .success(let design):
          try drift.compare(RecordedDesign(design), isOneOfSeveral: design.isOneOfSeveral)
        case .failure(let error):
          status = status.joined(with: presenter.report(error))
          drift.skip(path)
        }
      }
      guard drift.isAboutSomething else {
        throw FileError(
          path: report, problem: "none of the designs that are checked is in this report",
          remedy: "name the same paths, in the same folder\(drift.example.map { ", as in \($0)" } ?? "")")
      }
      guard drift.compared > 0 else { return status }
      let name = report == "-" ? "standard input" : report
      try presenter.show(
        DriftWords.lines(drift, since: name, listsAll: settings.listsAll, presenter.options))
      return status.joined(with: drift.isFound ? .found : .fine)
    } catch {
      return status.joined(with: presenter.report(error))
    }
  }
}
