import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import TabBarShell
import Testing

@Suite("Batch commands")
struct BatchTests {
  private let console = KeptConsole()
  private let store = MemoryStore([
    "good.tabs": "# tabbar session 1\nadd Today icon=star\nadd Games icon=book\nadd Apps icon=house\n",
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
    settings.overrides.add("--device", "device", "bad.device")
    #expect(batch.check(["good.tabs", "six.tabs"], settings) == .failed)
    #expect(console.errors.split(separator: "\n").count { $0.hasPrefix("bad.device:2:12: error: ") } == 1)
  }

  @Test("Nothing is judged any more once nobody reads the result")
  func closed() {
    console.failure = .closed
    #expect(batch.check(["bad.tabs", "six.tabs"], Batch.CheckSettings()) == .failed)
    #expect(batch.check(["good.tabs"], Batch.CheckSettings()) == .fine)
  }

  @Test("Only what is grave enough counts")
  func threshold() {
    var settings = Batch.CheckSettings()
    settings.threshold = .error
    #expect(batch.check(["six.tabs"], settings) == .fine)
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
      ("--device", "device", "iphone-se-3", true), ("--device", "device", "toaster", false),
      ("--system", "system", "ios17", true), ("--system", "system", "ipados17", false),
      ("--window", "window", "full", true), ("--window", "window", "1/3", false),
      ("--locale", "locale", "de", true), ("--locale", "locale", "1", false),
      ("--direction", "direction", "rtl", true), ("--direction", "direction", "up", false),
      ("--device", "device", "fold.device", true), ("--device", "device", "bad.device", false),
      ("--device", "device", "375x812@3", true),
      ("--guide", "guide", "sap-fiori", true), ("--guide", "guide", "x y", false),
      ("--orientation", "orientation", "landscape", true), ("--orientation", "orientation", "", false),
    ])
  func overrides(option: String, command: String, value: String, isFine: Bool) {
    var overrides = Overrides()
    overrides.add(option, command, value)
    overrides.add("--none", "device", nil)
    #expect(batch.show("good.tabs", format: .standard, overrides) == (isFine ? .fine : .failed))
    #expect(console.errors.isEmpty == isFine)
    let place = value.hasSuffix(".device") ? "\(value):2:12: error: " : "error: \(option): "
    if !isFine { #expect(console.errors.hasPrefix(place) && console.output == "") }
  }

  @Test("A rule that there is not is answered with the nearest")
  func unknownRule() {
    #expect(
      ReferencePage.unknownRule("more-tabs").prefix(2) == [
        "error: there is no rule more-tabs", "  did you mean more-tab?",
      ])
    // Nothing is spelled like it, but these share a word with it.
    #expect(ReferencePage.unknownRule("badge-size")[1].contains("badge-form"))
    #expect(
      ReferencePage.unknownRule("zzz") == ["error: there is no rule zzz", "  tabbar explain lists them"])
    #expect(ReferencePage.unknownGuide("sap-fiory")[1] == "  did you mean sap-fiori?")
  }
}

extension String {
  /// Returns how often a text stands in this one as a line of its own.
  fileprivate func components(_ text: String) -> Int { split(separator: "\n").count { $0 == text } }
}
