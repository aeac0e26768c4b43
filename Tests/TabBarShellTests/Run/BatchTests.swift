import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
@testable import TabBarShell
import Testing

@Suite("Batch commands")
struct BatchTests {
  private let console = KeptConsole()
  private let store = MemoryStore([
    "good.tabs": "# tabbar session 1\nadd Today icon=star\nadd Games icon=book\nadd Apps icon=house\n",
    "dot.tabs": "# tabbar session 1\nadd Today icon=star\nadd Games icon=book\nadd Apps icon=house badge=•\n",
    "six.tabs": "# tabbar session 1\n" + (1...6).map { "add T\($0) icon=star\n" }.joined(),
    "fold.device": "id = fold\nwidth = 500\nheight = 700\nscale = 2\n",
    "bad.device": "id = fold\nwidth = 500\n",
    "bad.tabs": "# tabbar session 1\nadd A\nselect Zebra\n",
  ])

  private var batch: Batch {
    Batch(presenter: Presenter(console: console, style: RenderOptions()), store: store)
  }

  @Test(
    "The graver status wins, and one bad session does not keep the others from being judged",
    arguments: [
      (["good.tabs"], TabBarShell.ExitStatus.fine), (["six.tabs"], .found),
      (["good.tabs", "six.tabs"], .found),
      (["six.tabs", "good.tabs"], .found), (["bad.tabs", "six.tabs"], .failed),
      (["six.tabs", "bad.tabs"], .failed),
      (["none.tabs"], .failed),
    ])
  func status(paths: [String], status: TabBarShell.ExitStatus) {
    #expect(batch.check(paths, Batch.CheckSettings()) == status)
    for path in paths where path != "bad.tabs" && path != "none.tabs" {
      #expect(console.output.contains(path))
    }
  }

  @Test("A document is whole although a session is bad")
  func document() {
    var settings = Batch.CheckSettings()
    settings.format = .json
    #expect(batch.check(["good.tabs", "bad.tabs"], settings) == .failed)
    #expect(console.output.hasPrefix("{") && console.output.hasSuffix("}\n"))
    #expect(console.output.contains("\"schema\": 1") && console.output.contains("good.tabs"))
    #expect(console.errors.hasPrefix("bad.tabs:3:8: error: no tab is called Zebra\n"))
  }

  @Test("A device file that cannot be read is said once, whatever the number of sessions")
  func badDeviceFile() {
    var settings = Batch.CheckSettings()
    settings.overrides.add("--device", .device, "bad.device")
    #expect(batch.check(["good.tabs", "six.tabs"], settings) == .failed)
    #expect(console.errors.split(separator: "\n").count { $0.hasPrefix("bad.device:2:12: error: ") } == 1)
  }

  @Test("Nothing is judged any more once nobody reads the result")
  func closed() {
    console.failure = .closed
    #expect(batch.check(["bad.tabs", "six.tabs"], Batch.CheckSettings()) == .failed)
    #expect(batch.check(["good.tabs"], Batch.CheckSettings()) == .fine)
  }

  @Test("Only findings at or above the threshold count")
  func threshold() {
    var settings = Batch.CheckSettings()
    settings.threshold = .error
    #expect(batch.check(["six.tabs"], settings) == .fine)
    // A badge that is a dot is information.
    #expect(batch.check(["dot.tabs"], Batch.CheckSettings()) == .fine)
    settings.threshold = .info
    #expect(batch.check(["dot.tabs"], settings) == .found)
    #expect(batch.check(["good.tabs"], settings) == .fine)
  }

  @Test("Several devices judge the same design each on its own")
  func devices() {
    var settings = Batch.CheckSettings()
    settings.devices = Device.all
    let status = batch.check(["good.tabs"], settings)
    #expect(status != .failed && console.errors == "")
    #expect(console.output.components("good.tabs") == Device.all.count)
  }

  @Test(
    "What the command line says takes the place of what the session says, or is refused by its name",
    arguments: [
      ("--device", Command.device, "iphone-se-3", true), ("--device", Command.device, "toaster", false),
      ("--system", Command.system, "ios17", true), ("--system", Command.system, "ipados17", false),
      ("--window", Command.window, "full", true), ("--window", Command.window, "1/3", false),
      ("--locale", Command.locale, "de", true), ("--locale", Command.locale, "1", false),
      ("--direction", Command.direction, "rtl", true), ("--direction", Command.direction, "up", false),
      ("--device", Command.device, "fold.device", true), ("--device", Command.device, "bad.device", false),
      ("--device", Command.device, "375x812@3", true),
      ("--guide", Command.guide, "sap-fiori", true), ("--guide", Command.guide, "x y", false),
      ("--orientation", Command.orientation, "landscape", true),
      ("--orientation", Command.orientation, "", false),
    ])
  func overrides(option: String, command: Command, value: String, isFine: Bool) {
    var overrides = Overrides()
    overrides.add(option, command, value)
    overrides.add("--none", .device, nil)
    #expect(batch.show("good.tabs", format: .standard, overrides) == (isFine ? .fine : .failed))
    #expect(console.errors.isEmpty == isFine)
    let place = value.hasSuffix(".device") ? "\(value):2:12: error: " : "error: \(option): "
    if !isFine { #expect(console.errors.hasPrefix(place) && console.output == "") }
  }

  @Test("A rule or a guide that there is not is answered with the nearest")
  func unknownRule() {
    for (command, word, lines) in [
      ("explain", "more-tabs", ["error: explain: more-tabs is not a rule", "  did you mean more-tab?"]),
      ("explain", "zzz", ["error: explain: zzz is not a rule", "  rules lists them"]),
      ("guides", "sap-fiory", ["error: guides: sap-fiory is not a guide", "  did you mean sap-fiori?"]),
    ] {
      let command = Command.all.first { $0.name == command } ?? .device
      #expect(batch.ask(command, [word], asJSON: false) == .failed)
      #expect(console.errors.hasSuffix(lines.map { $0 + "\n" }.joined()))
    }
    // Nothing is spelled like it, but these share a word with it.
    _ = Command.named("explain").map { batch.ask($0, ["badge-size"], asJSON: false) }
    #expect(console.errors.contains("badge-form"))
  }
}

extension String {
  /// Returns how often a text is a whole line of this one.
  fileprivate func components(_ text: String) -> Int { split(separator: "\n").count { $0 == text } }
}
