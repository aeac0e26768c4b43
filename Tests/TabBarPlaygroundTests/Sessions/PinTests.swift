import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarTestSupport
import Testing

@Suite("The lines that name device, guide and system")
struct PinTests {
  private func pinned(_ file: SessionFile) throws -> PinnedSession {
    try PinnedSession(file, endingWith: Playground(file).draft)
  }

  private static let samples: [String] =
    (try? RepositoryRoot.files())?.filter { $0.hasPrefix("sessions/") && $0.hasSuffix(".tabs") } ?? []

  @Test(
    "change no state on the way", arguments: samples.filter { !$0.contains("lessons/") } + ["four devices"])
  func sameStates(path: String) throws {
    let text =
      path.hasPrefix("sessions/")
      ? try RepositoryRoot.text(path)
      : SessionFile.text(of: [
        "add A", "device iphone-6s", "add B", "device ipad-10", "add C", "device apple-tv-4k", "add D",
        "device iphone-16", "add E",
      ])
    func seen(_ text: String) throws -> [[String]] {
      var playground = try Playground(SessionFile(text, name: path))
      var states: [[String]] = []
      while playground.timeline.position > 0 {
        let draft = playground.draft
        let line = playground.timeline.lines(since: playground.timeline.position - 1)[0]
        if !line.hasPrefix("guide "), !line.hasPrefix("system "), line != "device iphone-14" {
          states.append([line, draft.guide.id, draft.system?.id ?? "", "\(draft.scene.report)"])
        }
        try playground.run("undo")
      }
      return states
    }
    let pinned = try pinned(SessionFile(text, name: path)).text
    #expect(try seen(pinned) == seen(text))
    #expect(try self.pinned(SessionFile(pinned, name: path)).lines.isEmpty)
  }

  @Test("are in every sample", arguments: samples)
  func eachSample(path: String) throws {
    let file = try SessionFile(try RepositoryRoot.text(path), name: path)
    let pins = try pinned(file).lines
    // The start of a lesson is in no file of its own, and an empty one is the learner's, who chooses what it is for.
    let isLearners =
      pins == ["device iphone-14"] || !file.designLines.contains { LineKind($0.text).isCommand }
    #expect(pins.isEmpty || path.contains("lessons/") && isLearners, "\(path): \(pins)")
  }

  @Test("A device with another edition than the chosen one says that it is judged by the chosen one")
  func chosen() throws {
    var playground = try Playground(lines: ["guide hig-2022", "system ios16", "add A"])
    let clause = "judged by HIG 2022, as chosen (guide auto follows the system)"
    #expect(try playground.sentence("device iphone-17").contains(clause))
    #expect(try !playground.sentence("device iphone-17-pro").contains(clause))
    #expect(try !playground.sentence("device iphone-14").contains(clause))
    #expect(try playground.sentence("system ios18").contains(clause))
    try playground.run("guide sap-fiori")
    #expect(try !playground.sentence("device iphone-15").contains("as chosen"))
  }
}
