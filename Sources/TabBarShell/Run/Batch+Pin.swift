import TabBarCore
import TabBarGuidelines
import TabBarPlayground

extension Batch {
  /// Writes the guide and the system that are in force into sessions that leave them to the program.
  package func pin(_ paths: [String]) -> ExitStatus {
    store.sessions(under: paths).reduce(.fine) { status, session in status.joined(with: pin(session)) }
  }

  private func pin(_ session: NamedSession) -> ExitStatus {
    let path = session.path
    return run {
      try session.checkChange(by: "pin")
      let file = try store.sessionFile(at: path)
      let playground = try Playground(file)
      let lines = playground.pins.map(\.line)
      guard !lines.isEmpty else {
        try presenter.say("\(path): unchanged, it names its guide and its system")
        return .fine
      }
      let text = file.isLesson ? file.text(withPins: lines) : playground.text(isPinned: true)
      let pinned = try Playground(SessionFile(text, name: path)).draft
      guard pinned.isSeen(as: playground.draft) else {
        throw FileError(
          path: path, problem: "with \(lines.joined(separator: " and ")) its design would be another one",
          remedy: "write them into the file where they belong")
      }
      for remark in try store.change(text, at: path, known: file.text) {
        presenter.remark("\(remark)")
      }
      try presenter.say("\(path): \(lines.joined(separator: ", "))")
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
