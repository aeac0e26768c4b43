import TabBarCore
import TabBarGuidelines
import TabBarPlayground

/// The calls that change sessions in their files.
extension Batch {
  /// Folds the repeated edits of sessions.
  package func tidy(_ paths: [String]) -> ExitStatus {
    change(paths, by: "tidy") { path in
      let tidied = try TidySession(store.read(path), name: path)
      return (tidied.original, tidied.text, tidied.summary)
    }
  }

  /// Writes the device, the guide and the system that are in force into sessions that leave them to the program.
  package func pin(_ paths: [String]) -> ExitStatus {
    change(paths, by: "pin") { path in
      let file = try store.sessionFile(at: path)
      let playground = try Playground(file)
      // At the end of a lesson's start, a device would take back what was set for it.
      let lines = playground.pins.map(\.line).filter { !file.isLesson || !$0.hasPrefix("device ") }
      guard !lines.isEmpty else {
        return (file.text, file.text, "unchanged, it names its device, guide and system")
      }
      let text = file.isLesson ? file.text(withPins: lines) : playground.text(isPinned: true)
      let pinned = try Playground(SessionFile(text, name: path)).draft
      guard pinned.isSeen(as: playground.draft) else {
        throw FileError(
          path: path, problem: "with \(listed(lines)) its design would be another one",
          remedy: "write them into the file where they belong")
      }
      return (file.text, text, lines.joined(separator: ", "))
    }
  }

  /// Changes sessions, also after one that fails, and says what was done to each.
  private func change(
    _ paths: [String], by command: String,
    _ rewrite: (_ path: String) throws -> (known: String, text: String, summary: String)
  ) -> ExitStatus {
    each(paths) { session in
      try session.checkChange(by: command)
      let (known, text, summary) = try rewrite(session.path)
      if text != known { presenter.remark(try store.change(text, at: session.path, known: known)) }
      try presenter.say("\(session.path): \(summary)")
      return .fine
    }
  }
}

extension Draft {
  /// Whether it is laid out and judged as another one is, whoever chose its guide and its system.
  fileprivate func isSeen(as other: Draft) -> Bool {
    var (design, otherDesign) = (self.design, other.design)
    (design.system, otherDesign.system) = (nil, nil)
    return design == otherDesign && guide.id == other.guide.id && system?.id == other.system?.id
  }
}
