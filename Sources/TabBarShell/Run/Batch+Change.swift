import TabBarCore
import TabBarGuidelines
import TabBarPlayground

/// The calls that change sessions in their files.
extension Batch {
  /// Writes sessions anew from the designs that they end with.
  package func tidy(_ paths: [String]) -> ExitStatus {
    rewrite(paths, by: "tidy") { file, _ in
      let tidied = try TidiedSession(file)
      return (tidied.text, tidied.summary)
    }
  }

  /// Writes the device, the guide and the system that are in force into sessions that leave them to the program, and what the
  /// file of their app says, so that they mean the same without it.
  package func pin(_ paths: [String]) -> ExitStatus {
    rewrite(paths, by: "pin", keepsApp: false) { file, playground in
      let pinned = PinnedSession(file, endingWith: playground.draft)
      let left = pinned.leavesDevice ? "; undo, redo or new in it keeps pin from naming its device" : ""
      let named = pinned.leavesDevice ? "guide and system" : "device, guide and system"
      let summary =
        pinned.lines.isEmpty ? "unchanged, it names its \(named)" : pinned.lines.joined(separator: ", ")
      return (pinned.text, summary + left)
    }
  }

  /// Changes sessions, also after one that fails, and says what was done to each.
  private func rewrite(
    _ paths: [String], by command: String, keepsApp: Bool = true,
    _ anew: (SessionFile, Playground) throws -> (text: String, summary: String)
  ) -> ExitStatus {
    each(paths, toChange: true) { session in
      guard session.path != "-" else {
        throw FileError(
          path: "-", problem: "\(command) changes files, and standard input is none",
          remedy: "name a file or a folder")
      }
      let file = try store.sessionFile(at: session.path, in: session.folder)
      let playground = try Playground(file)
      let (text, summary) = try anew(file, playground)
      if text != file.text {
        let changed = try Playground(SessionFile(text, name: session.path, app: keepsApp ? file.app : nil))
        let marks = playground.timeline.marks.map(\.name)
        guard changed.draft.isSeen(as: playground.draft), changed.timeline.marks.map(\.name) == marks else {
          throw FileError(
            path: session.path,
            problem: "nothing was written, because \(command) would change the design or its marks",
            remedy: "the file is as it was")
        }
        presenter.remark(try store.rewrite(text, at: session.path, known: file.text))
      }
      presenter.say("\(session.path): \(summary)")
      return .fine
    }
  }
}
