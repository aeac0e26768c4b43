import TabBarGuidelines
import TabBarPlayground

extension Shell {
  func importBar(_ number: Int?, of path: String) throws -> ExitStatus {
    try refuseStandardInput(path)
    let imported = try store.importedBar(
      number, of: [path], choosing: { "import \(Quoting.quoted(path)) bar=\($0)" }, remark: presenter.remark)
    let before = playground.timeline.position
    _ = try playground.carryOut(["new"] + imported.commands)
    keepJournal()
    if !settings.isQuiet {
      say("\(imported.summary); `undo \(playground.timeline.position - before)` goes back")
      showScene(below: 1)
    }
    return imported.isPartial ? .found : .fine
  }
}
