import Foundation
import TabBarPlayground
import TabBarRendering
@testable import TabBarShell
import Testing

@Suite("A session as a recording")
struct SessionCastTests {
  private struct Event {
    let time: Double
    let code: String
    let text: String
  }

  private let console = KeptConsole()

  private func cast(
    _ lines: String, status: TabBarShell.ExitStatus = .fine,
    _ prepare: (inout SessionCast.Settings) -> Void = { $0.hasColor = false }
  ) throws -> [Event] {
    var settings = SessionCast.Settings()
    prepare(&settings)
    let store = MemoryStore(["my/bar.tabs": "# tabbar session 1\n" + lines])
    let batch = Batch(presenter: Presenter(console: console, style: RenderOptions()), store: store)
    #expect(batch.cast("my/bar.tabs", settings) == status)
    #expect(store.writes == 0)
    return try console.output.split(separator: "\n").dropFirst().map { line in
      let event = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
      return Event(
        time: try #require(event[0] as? Double), code: try #require(event[1] as? String),
        text: try #require(event[2] as? String))
    }
  }

  private func shown(_ events: [Event]) -> String {
    events.filter { $0.code == "o" }.map(\.text).joined().replacingOccurrences(of: "\r\n", with: "\n")
  }

  @Test("answers as the prompt does")
  func answers() throws {
    let lines = [
      "note Start", "device iphone-14", "add Home icon=house.fill", "add A B C D E", "check",
      "expect count 9",
      "expect count 6", "undo", "show list", "remove Home",
    ]
    let prompt = ShellRun(
      lines, isInteractive: true, options: RenderOptions(columns: 79),
      prepare: { console, _ in console.errorColumns = 79 })
    let text = shown(try cast(lines.joined(separator: "\n")))
    for line in prompt.output.split(separator: "\n") where !line.hasPrefix("not saved yet") {
      #expect(text.contains(line), "\(line)")
    }
    #expect(text.contains("it does not hold yet") && text.contains("as expected"))
    for line in lines { #expect(text.contains("tabbar> \(line)\n")) }
  }

  @Test("has a marker for each note and each mark")
  func markers() throws {
    let events = try cast("note \"Two tabs\"\nadd A\nmark two\nadd B\n")
    #expect(events.filter { $0.code == "m" }.map(\.text) == ["Two tabs", "two"])
    #expect(console.output.hasPrefix(#"{"version": 2, "width": 80, "height": 24, "title": "bar.tabs"}"#))
  }

  @Test("lets no text of the session act on the terminal, and has no colours but the program's own")
  func hostile() throws {
    let bad = "\u{1B}]0;x\u{7}\u{9B}2J\u{202E}\r##[error]x"
    let lines = "note \"\(bad)\"\nadd \"\(bad)\" badge=\"\u{1B}[2J\"\ncheck\n"
    for hasColor in [false, true] {
      let console = KeptConsole()
      let store = MemoryStore(["a.tabs": "# tabbar session 1\n" + lines])
      var settings = SessionCast.Settings()
      settings.hasColor = hasColor
      _ = Batch(presenter: Presenter(console: console, style: RenderOptions()), store: store)
        .cast("a.tabs", settings)
      #expect(dangerousScalars(in: console.output + console.errors).isEmpty)
      #expect(!console.output.contains("##["))
      for line in console.output.split(separator: "\n").dropFirst() {
        let event = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
        let text = try #require(event[2] as? String).replacingOccurrences(of: "\r\n", with: "\n")
        let plain = text.replacingOccurrences(
          of: "\u{1B}\\[[0-9;]*m", with: "", options: .regularExpression)
        #expect(dangerousScalars(in: plain).isEmpty)
        #expect(hasColor || plain == text)
      }
    }
  }

  @Test("leaves out what touches files, and says so")
  func leftOut() throws {
    let events = try cast("add A\nsave b.tabs\nadd B\n")
    #expect(!shown(events).contains("save"))
    #expect(console.errors.hasPrefix("my/bar.tabs:3: left out"))
  }

  @Test("follows the options in place of the session's own lines")
  func overrides() throws {
    let events = try cast("device iphone-14\nadd A\n") {
      $0.overrides.add("--device", .device, "iphone-se-3")
    }
    #expect(!shown(events).contains("device iphone-14") && shown(events).contains("iPhone SE"))
  }

  @Test("is not begun where a line of the session is wrong")
  func wrongLine() throws {
    #expect(try cast("add A\nselect Zebra\n", status: .failed).isEmpty)
    #expect(console.errors.hasPrefix("my/bar.tabs:3:8: error: no tab is called Zebra\n"))
  }

  @Test("is written at the prompt to a file, whatever the terminal, and only there")
  func exported() throws {
    let lines = ["note Start", "add Home icon=house.fill", "export cast bar.cast"]
    let narrow = ShellRun(lines, options: RenderOptions(columns: 50))
    let written = try #require(narrow.store.files["bar.cast"])
    #expect(written.hasPrefix("{\"version\": 2") && written.contains("\"m\", \"Start\""))
    #expect(
      ShellRun(lines, options: RenderOptions(columns: 160, color: true)).store.files["bar.cast"] == written)
    let without = ShellRun(["export cast"])
    #expect(without.errors.contains("export cast FILE") && without.output.isEmpty)
  }
}
