import TabBarPlayground
import TabBarRendering
@testable import TabBarShell
import Testing

@Suite("Two designs, side by side")
struct CompareTests {
  private static let theirs = "# tabbar session 1\nadd Home\nadd Search\nadd Inbox\n"
  private static let ours = "# tabbar session 1\nadd Home\nadd Search\n"

  private func bars(in output: String) -> Int { output.split(separator: "\n").count { $0.hasPrefix("├") } }

  @Test("What forty tabs take is cut short, so that the bars are in sight")
  func manyCommands() {
    let many = ShellRun(
      ["add " + (1...40).map { "T\($0)" }.joined(separator: " "), "compare fit 1 fit 2"], isQuiet: true)
    #expect(bars(in: many.output) == 2 && many.output.contains("others)"))
  }

  @Test("A file that cannot be read is refused as open refuses it")
  func refusals() {
    for path in ["none.tabs", "-"] {
      let (compared, opened) = (ShellRun(["compare \(path)"]), ShellRun(["open \(path)"]))
      #expect(compared.errors == opened.errors && compared.status == .failed)
    }
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
