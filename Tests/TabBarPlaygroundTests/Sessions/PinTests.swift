import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarTestSupport
import Testing

@Suite("The lines that name device, guide and system")
struct PinTests {
  private func playground(_ lines: [String]) throws -> Playground {
    try Playground(SessionFile(SessionFile.text(of: lines), name: "a.tabs"))
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
    let pinned = try Playground(SessionFile(text, name: path)).text(isPinned: true)
    #expect(try seen(pinned) == seen(text))
    #expect(try Playground(SessionFile(pinned, name: path)).pins.isEmpty)
  }

  @Test("are in every sample", arguments: samples)
  func eachSample(path: String) throws {
    let playground = try Playground(SessionFile(try RepositoryRoot.text(path), name: path))
    let pins = playground.pins.map(\.line)
    // The start of a lesson is in no file of its own, and an empty one is the learner's, who chooses what it is for.
    let isLearners = pins == ["device iphone-14"] || playground.timeline.stepsOfSession == 0
    #expect(pins.isEmpty || path.contains("lessons/") && isLearners, "\(pins) \(playground.text)")
  }

  @Test("leave the guide automatic in the playground that goes on, and are renewed by each save")
  func goingOn() throws {
    var playground = try Playground(lines: ["add A"])
    playground.markSaved(to: "a.tabs", isPinned: true)
    #expect(
      playground.isPinned
        && playground.savedText
          == SessionFile.text(of: ["device iphone-14", "guide hig-2022", "system ios16", "add A"])
    )
    let sentence = try playground.sentence("device iphone-17")
    #expect(sentence.hasSuffix("the guide is auto, so it is HIG 2025 now (guide hig-2022 keeps HIG 2022)"))
    #expect(
      playground.text(isPinned: true)
        == SessionFile.text(of: ["add A", "device iphone-17", "system ios26", "guide hig-2025"]))
  }

  @Test("A file that names guide and system stays pinned: its next save names what is in force then")
  func opened() throws {
    var playground = try playground(["guide hig-2022", "system ios16", "add A"])
    #expect(playground.isPinned && playground.newPins == ["device iphone-14"])
    try playground.run("device iphone-17")
    #expect(playground.newPins == ["system ios26"])
    #expect(try !self.playground(["guide hig-2022", "add A"]).isPinned)
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
