import TabBarDrawing
import TabBarPlayground
@testable import TabBarTerminal
import Testing

@testable import TabBarShell

@Suite("A session that is played")
struct ReplayTests {
  private static let session = """
    # tabbar session 1
    device iphone-14
    add A
    expect count 1
    # a remark for readers of the file
    add B
    undo
    expect count 1
    expect visible A

    """

  private func play(
    _ session: String = session, _ settings: Replay.Settings = Replay.Settings()
  ) -> (status: TabBarShell.ExitStatus, output: String, errors: String) {
    let console = KeptConsole()
    let batch = Batch(
      presenter: Presenter(console: console, style: RenderOptions()), store: MemoryStore(["x.tabs": session]))
    let status = batch.replay(["x.tabs"], settings)
    return (status, console.output, console.errors)
  }

  @Test("A replay that is given up ends without its sum")
  func givingUp() {
    var settings = Replay.Settings()
    var left = 3
    settings.cancellation.isCancelled = {
      left -= 1
      return left < 0
    }
    let result = play(Self.session, settings)
    #expect(result.status == .fine && result.output.contains("added tab 1"))
    #expect(!result.output.contains("expectations, met"))
  }

  @Test("It waits before each command, and ends on request")
  func waiting() {
    var waits = 0
    var settings = Replay.Settings()
    settings.wait = {
      waits += 1
      return waits < 3
    }
    let result = play(Self.session, settings)
    #expect(waits == 3)
    #expect(result.output.contains("> add A") && !result.output.contains("ok: "))
  }

  @Test("A closed pipe ends it quietly")
  func closed() throws {
    let console = KeptConsole()
    console.failure = .closed
    let batch = Batch(
      presenter: Presenter(console: console, style: RenderOptions()),
      store: MemoryStore(["x.tabs": Self.session]))
    #expect(batch.replay(["x.tabs"], Replay.Settings()) == .fine)
    #expect(batch.check(["x.tabs"], Batch.CheckSettings()) != .failed)
    let devices = try #require(Command.named("devices"))
    #expect(batch.ask(devices, [], asJSON: true) == .fine)
    #expect(console.errors == "")
  }
}
