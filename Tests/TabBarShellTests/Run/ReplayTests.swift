import TabBarPlayground
import TabBarRendering
@testable import TabBarShell
import Testing

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

  @Test("Every expectation is compared at its own line")
  func expectations() {
    let result = play()
    #expect(result.status == .fine && result.errors == "")
    #expect(result.output.hasSuffix("x.tabs: 3 expectations, met\n"))
  }

  @Test("Quiet says nothing where all is well, and all that is not")
  func quiet() {
    var settings = Replay.Settings()
    settings.isQuiet = true
    let fine = play(Self.session, settings)
    #expect(fine.status == .fine && fine.output == "" && fine.errors == "")
    let missed = play(Self.session + "expect count 9\n", settings)
    #expect(missed.status == .found && missed.output == "")
    #expect(
      missed.errors
        == "x.tabs:10: expected 9 tabs, and there is 1\nx.tabs: 1 of 4 expectations not met\n")
  }

  @Test("A quiet replay works out no answer")
  func looks() {
    var settings = Replay.Settings()
    settings.isQuiet = true
    var count = 0
    settings.cancellation.finish = { work in
      count += 1
      return work()
    }
    #expect(play("# tabbar session 1\nadd A\nmatrix\nwhy\n", settings).output == "" && count == 0)
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

  @Test("It stops after a line of the file")
  func until() {
    var settings = Replay.Settings()
    settings.lastLine = 4
    let result = play("# tabbar session 1\nadd A\nfrob\n", settings)
    #expect(result.status == .failed)
    #expect(!result.output.contains("add A"), "it is refused before anything is played")
    #expect(play(Self.session + "frob\n", settings).status == .fine, "it is after that line")
    let good = play(Self.session, settings)
    #expect(
      good.output.hasSuffix("x.tabs: 1 expectation, met; 2 of 3 expectations were not reached\n"))
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

  @Test("Another device takes the place of those that it names")
  func device() {
    var settings = Replay.Settings()
    settings.overrides.add("--device", .device, "iPhone SE (3rd generation)")
    let result = play(Self.session, settings)
    #expect(result.status == .fine)
    #expect(result.output.contains("iPhone SE (3rd generation)") && !result.output.contains("iPhone 14"))
    settings.overrides = Overrides()
    settings.overrides.add("--device", .device, "toaster")
    let refused = play(Self.session, settings)
    #expect(refused.status == .failed && refused.output == "")
    #expect(refused.errors.contains("toaster is not a device"))
  }

  @Test("What the command line says fits as soon as the session has a device for it")
  func overridesOnTheWay() {
    let session = "# tabbar session 1\ndevice ipad-pro-11-m4\n" + (1...6).map { "add T\($0)\n" }.joined()
    var settings = Replay.Settings()
    settings.overrides.add("--window", .window, "1/3")
    let narrow = play(session + "window full\nexpect overflow T5 T6\n", settings)
    #expect(narrow.status == .fine && narrow.output.contains("320×1210"))
    #expect(!narrow.output.contains("> window full"))
    let phone = play("# tabbar session 1\nadd A\n", settings)
    #expect(phone.status == .failed)
    #expect(phone.errors.hasPrefix("error: --window: iPhone 14 gives an app the whole screen"))
  }

  @Test("A system that the device in its place does not run is no error")
  func overriddenDevice() {
    var settings = Replay.Settings()
    settings.overrides.add("--device", .device, "ipad-10")
    let result = play("# tabbar session 1\nsystem ios17\nadd A\nexpect count 1\n", settings)
    #expect(result.status == .fine && result.output.contains("iPadOS 16"))
  }

  @Test("A device's file is not read for a session, and the place says so")
  func deviceFile() {
    let result = play("# tabbar session 1\ndevice my.device\n")
    #expect(result.status == .failed)
    #expect(result.errors.hasPrefix("x.tabs:2:8: error: a session reads no other file\n"))
  }

  @Test("A command that cannot be carried out ends it with the place in the file")
  func impossible() {
    let result = play("# tabbar session 1\nadd A\nundo 1\nundo\nadd B\n")
    #expect(result.status == .failed)
    #expect(result.errors == "x.tabs:4:5: error: there is nothing to undo\n  undo\n      ^\n")
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
