import TabBarCore
import TabBarGuidelines

extension Lesson {
  /// Returns the text of a lesson made of a session: what is up to the mark `start` is its start, what follows is the
  /// solution, and the goal asks for what changed. The texts are to be written.
  package static func text(of file: SessionFile, id: String) throws(SessionError) -> String {
    var start: [String] = []
    var solution: [String] = []
    var promises: [String] = []
    var startDraft: Draft?
    let playground = try file.play { line, invocation, _, playground in
      let command = invocation.command
      if command.name == Command.mark.name, invocation.arguments.words.first?.text == startMark {
        startDraft = playground.draft
      } else if command.name == Command.expect.name {
        promises.append(line.text)
      } else if command.isRecorded, command.name != Command.note.name {
        if startDraft == nil { start.append(line.text) } else { solution.append(line.text) }
      }
    }
    let before = (startDraft ?? playground.draft).scene
    let after = playground.draft.scene
    let pins = context(of: before)
    let solved = before.report.findings.map(\.rule).filter { rule in
      startDraft == nil || !after.report.findings.contains { $0.rule == rule }
    }
    var lines = ["lesson id \(id)", "lesson title \"\(id)\""]
    if !solved.isEmpty { lines.append("lesson teaches \(solved.joined(separator: " "))") }
    lines += ["", "lesson start"] + start + pins.filter { !start.contains($0) }
    lines += [
      "", "lesson task \"\(templateTask)\"", "lesson hint \"check names the rule.\"",
      "",
      "lesson goal",
    ]
    lines += pins + goal(solved, after, startDraft == nil ? nil : before) + promises
    lines += ["", "lesson solution"] + (solution.isEmpty ? ["# the commands that solve it"] : solution)
    if let rule = solved.first { lines += ["", "lesson then \"explain \(rule)\""] }
    return SessionFile.text(of: lines)
  }

  static let templateTask = "What is wrong with this bar? Repair it."

  private static let startMark = "start"

  /// The commands that name what a bar is laid out for and judged by.
  private static func context(of scene: Scene) -> [String] {
    ["device \(scene.design.device.id)"] + (scene.layout.system.map { ["system \($0.id)"] } ?? [])
      + ["guide \(scene.guide.id)"]
  }

  private static func goal(_ solved: [String], _ after: Scene, _ before: Scene?) -> [String] {
    var lines = solved.map { rule in
      after.report.met.contains(rule) || before == nil ? "expect met \(rule)" : "expect no-finding \(rule)"
    }
    let titles = after.design.tabs.map { Quoting.quoted($0.title, always: Quoting.hasMeaning($0.title)) }
    if before != nil, !titles.isEmpty { lines.append("expect has \(titles.joined(separator: " "))") }
    return lines
  }
}
