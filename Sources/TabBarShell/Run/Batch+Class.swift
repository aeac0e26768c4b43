import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import TabBarTerminal

extension Batch {
  /// Says what the result files of a class tell: who needs help, and what to speak about next.
  package func overview(ofClass folder: String, language: String?) -> ExitStatus {
    run {
      var options = presenter.options
      options.language = language ?? options.language
      presenter.show(try store.overview(ofClass: folder, in: language, presenter.remark).lines(options))
      return .fine
    }
  }
}

extension SessionStore {
  /// Returns how a class is doing, whose results are in a folder. Where they name a plan in a file, it has to lie below this
  /// folder.
  func overview(
    ofClass folder: String, isLive: Bool = false, in language: String?, _ remark: (String) -> Void
  ) throws(FileError) -> ClassOverview {
    ClassOverview(
      try results(in: folder, remark),
      plan: { name in
        guard let error = departure(of: name, from: ".") else {
          return try? plan(named: name, in: nil)
        }
        remark(error.omission)
        return nil
      }, at: SessionClock.now, isLive: isLive, language: language)
  }

  private func results(
    in folder: String, _ remark: (String) -> Void
  ) throws(FileError) -> [(name: String, log: LearningLog)] {
    var results: [(name: String, log: LearningLog)] = []
    for name in entries(in: folder).filter({ !$0.isFolder }).map(\.name).sorted() where !name.hasPrefix(".") {
      do {
        guard let log = try log(at: "\(folder)/\(name)", in: folder, remark), !log.events.isEmpty else {
          continue
        }
        results.append((name, log))
      } catch {
        remark(error.omission)
      }
    }
    guard results.isEmpty else { return results }
    throw FileError(
      path: folder,
      problem: has(folder) ? "there is no result of a learner in this folder" : "there is no such folder",
      remedy: "tabbar learn --result FILE writes one for each learner")
  }
}
