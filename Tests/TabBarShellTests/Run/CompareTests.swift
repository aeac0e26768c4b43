import TabBarPlayground
import TabBarRendering
@testable import TabBarShell
import Testing

@Suite("Two designs, side by side")
struct CompareTests {
  private static let theirs = "# tabbar session 1\nadd Home\nadd Search\nadd Inbox\n"
  private static let ours = "# tabbar session 1\nadd Home\nadd Search\n"

  private func bars(in output: String) -> Int { output.split(separator: "\n").count { $0.hasPrefix("├") } }

  @Test("A file is read and shown above this, and nothing changes")
  func file() {
    let run = ShellRun(
      ["add Home", "add Search", "compare theirs.tabs"], isQuiet: true, files: ["theirs.tabs": Self.theirs])
    #expect(run.errors == "" && run.status == .fine && run.titles == ["Home", "Search"])
    #expect(run.output.hasPrefix("From theirs.tabs to this"))
    #expect(bars(in: run.output) == 2 && run.output.contains("Inbox"))
    #expect(run.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 21)
  }

  @Test("The same is said, and drawn once")
  func same() {
    let run = ShellRun(["add Home", "add Search", "mark a", "compare a"], isQuiet: true)
    #expect(run.output.contains("\na and this are the same.\n"))
    #expect(bars(in: run.output) == 1)
  }

  @Test("Two ways of fit are compared, and nothing changes; one that there is not is refused")
  func ways() {
    let tabs = "add Today Games Apps Arcade Library Search"
    let run = ShellRun([tabs, "compare fit 1 this", "compare fit 99"], isQuiet: true)
    #expect(run.output.hasPrefix("From fit 1 (merge Arcade Library) to this") && run.titles.count == 6)
    #expect(run.errors.contains("there is no way 99"))
    let own = ShellRun([tabs, "compare \"remove Search\""], isQuiet: true)
    #expect(own.output.hasPrefix("From this to remove Search") && own.titles.count == 6)
    let none = ShellRun([tabs, "compare \"remove Nosuch\""], isQuiet: true)
    #expect(none.errors.contains("no tab is called Nosuch"))
    // Forty tabs take twenty commands and more, and the bars have to be in sight.
    let many = ShellRun(
      ["add " + (1...40).map { "T\($0)" }.joined(separator: " "), "compare fit 1 fit 2"], isQuiet: true)
    #expect(bars(in: many.output) == 2 && many.output.contains("others)"))
    // Both give the same bar, and what they do is another thing.
    let both = ShellRun([tabs, "compare fit 1 fit 2"], isQuiet: true)
    #expect(both.output.hasPrefix("fit 1 (merge Arcade Library) and fit 2 (remove Library) are the same"))
  }

  @Test("A file that cannot be read is refused as open refuses it")
  func refusals() {
    for path in ["none.tabs", "-"] {
      let (compared, opened) = (ShellRun(["compare \(path)"]), ShellRun(["open \(path)"]))
      #expect(compared.errors == opened.errors && compared.status == .failed)
    }
  }

  @Test("A name that is no mark is that of a session file, here or in the folder sessions")
  func names() {
    let files = ["theirs.tabs": Self.theirs, "sessions/ours.tabs": Self.ours]
    let run = ShellRun(["compare ours theirs"], isQuiet: true, files: files)
    #expect(run.errors == "" && run.output.hasPrefix("From sessions/ours.tabs to theirs.tabs"))
    let one = ShellRun(["add Home", "compare theirs"], isQuiet: true, files: files)
    #expect(one.output.hasPrefix("From theirs.tabs to this"))
    let none = ShellRun(["compare ours nosuch"], files: files)
    #expect(none.errors.contains("there is no mark or device nosuch, and no file nosuch.tabs"))
    #expect(none.status == .failed)
  }

  @Test("A tab that was folded into another one is not said to be removed")
  func folded() {
    let run = ShellRun(
      ["add Home", "add Radio", "mark two", "merge Home Radio", "compare two"], isQuiet: true)
    #expect(run.output.contains("\"Radio\" folded into \"Home\" (was tab 2): one step further away"))
    #expect(!run.output.contains("removed") && !run.output.contains("compare two all"))
  }

  @Test("A replay compares marks, and reads no file")
  func replay() {
    let session = Self.ours + "mark two\nadd Inbox\ncompare two\ncompare theirs.tabs\n"
    let console = KeptConsole()
    let batch = Batch(
      presenter: Presenter(console: console, style: RenderOptions()),
      store: MemoryStore(["x.tabs": session, "theirs.tabs": Self.theirs]))
    #expect(batch.replay(["x.tabs"], Replay.Settings()) == .fine)
    #expect(console.output.contains("From two to this"))
    #expect(console.errors == "x.tabs:7: skipped, a replay touches no file: compare theirs.tabs\n")
  }

  @Test("On the command line the session that is named first comes first")
  func batch() {
    let console = KeptConsole()
    let batch = Batch(
      presenter: Presenter(console: console, style: RenderOptions()),
      store: MemoryStore(["ours.tabs": Self.ours, "theirs.tabs": Self.theirs]))
    let status = batch.ask(
      CompareQuery.command, ["theirs.tabs"], about: "ours.tabs", asJSON: false, Overrides())
    #expect(status == .fine && console.output.hasPrefix("From ours.tabs to theirs.tabs"))
  }
}
