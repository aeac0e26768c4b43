import TabBarPlayground
import TabBarRendering

extension Shell {
  /// Starts a session with the tab bar in an app's sources; returns whether it worked.
  func importBar(_ path: String) throws(OutputError) -> Bool {
    if refusesStandardInput(path) { return false }
    let imported: ImportedFiles
    do {
      imported = try store.importedBar(1, of: [path], remark: presenter.remark)
    } catch {
      fail(error)
      return false
    }
    let before = playground.timeline.position
    _ = playground.carryOut(["new"] + imported.session.commands)
    keepJournal()
    if imported.isPartial, !settings.isInteractive { status = status.joined(with: .found) }
    if !settings.isQuiet {
      try presenter.say("\(imported.summary); undo \(playground.timeline.position - before) goes back")
      try showScene(below: 1)
    }
    return true
  }
}
