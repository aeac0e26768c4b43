import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import TabBarTerminal

extension Batch {
  /// Says what the result files of a class tell: who needs help, and what to speak about next.
  package func overview(ofClass folder: String) -> ExitStatus {
    run {
      let results = try store.results(in: folder)
      for (name, log) in results where log.damaged > 0 {
        presenter.remark(
          "\(folder)/\(name): \(counted(log.damaged, "line")) cannot be read; they are left out")
      }
      try presenter.show(store.overview(of: results).lines(presenter.options))
      return .fine
    }
  }
}

extension SessionStore {
  func overview(of results: [(name: String, log: LearningLog)], isLive: Bool = false) -> ClassOverview {
    ClassOverview(
      results, plan: { (try? plan(named: $0, in: nil))?.lessons ?? [] }, at: SessionClock.now, isLive: isLive)
  }

  func results(in folder: String) throws(FileError) -> [(name: String, log: LearningLog)] {
    var results: [(name: String, log: LearningLog)] = []
    for name in entries(in: folder).filter({ !$0.isFolder }).map(\.name).sorted() where !name.hasPrefix(".") {
      let text = try? read("\(folder)/\(name)", as: .learning)
      guard let text, text.hasPrefix(LearningEvent.firstLine) else { continue }
      results.append((name, LearningLog(text)))
    }
    guard results.isEmpty else { return results }
    throw FileError(
      path: folder,
      problem: has(folder) ? "there is no result of a learner in this folder" : "there is no such folder",
      remedy: "tabbar learn --result FILE writes one for each learner")
  }
}
