import TabBarGuidelines
import TabBarPlayground

extension Shell {
  func importBar(_ number: Int?, of path: String) throws {
    try refuseStandardInput(path)
    let imported = try store.importedBar(
      number, of: [path], choosing: { "import \(Quoting.quoted(path)) bar=\($0)" }, remark: presenter.remark)
    let before = playground.timeline.position
    _ = try playground.carryOut(["new"] + imported.commands)
    keepJournal()
    if imported.isPartial, !settings.isInteractive { status = status.joined(with: .found) }
    if !settings.isQuiet {
      try say("\(imported.summary); `undo \(playground.timeline.position - before)` goes back")
      try showScene(below: 1)
    }
  }
}
