import Foundation
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
@testable import TabBarShell
@testable import TabBarTerminal
import TabBarTestSupport
import Testing

@Suite("A page that follows a session")
struct LivePageTests {
  private func isLast(_ page: String?) -> Bool { page?.contains(" data-over=\"yes\"") == true }

  @Test("is written anew in the pause after each change, and for the last time at the end")
  func follows() throws {
    let run = ShellRun(
      ["add Home", "view bar.html", "add Search", "check", "undo", "quit"], isInteractive: true)
    let pages = run.store.texts(of: "bar.html")
    #expect(pages.count == 4 && run.status == .fine)
    #expect(pages.map { $0.contains("<bdi>Search</bdi>") } == [false, true, false, false])
    #expect(pages.map(isLast) == [false, false, false, true])
    #expect(Set(pages).count == pages.count)
  }

  @Test(
    "shows of a lesson no more than the prompt: no bar while a guess waits, and no finding before the end")
  func lesson() throws {
    let run = ShellRun(
      ["view bar.html", "learn the-sixth", "0", "remove Search", "undo", "remove Radio"],
      isInteractive: true)
    let pages = run.store.texts(of: "bar.html")
    let question = pages.first { $0.contains("Which ones are behind More") }
    #expect(question?.contains("<svg") == false && question?.contains("In the More list") == false)
    let task = pages.first { $0.contains("lead to the same stations") }
    #expect(task?.contains("<svg") == true && task?.contains("more-tab") == false)
    let last = try #require(pages.last)
    #expect(last.contains("<svg") && !last.contains("lead to the same stations"))
  }

  @Test("takes the place of a page that somebody else wrote only where that is said, and of nothing else")
  func replaces() throws {
    let page = try #require(ShellRun(["view a.html"], isInteractive: true).store.files["a.html"])
    let kept = ShellRun(["add Home", "view a.html"], isInteractive: true, files: ["a.html": page])
    #expect(
      kept.store.files == ["a.html": page] && kept.errors.contains("view a.html replace puts this page"))
    let again = ShellRun(["add Home", "view a.html replace"], isInteractive: true, files: ["a.html": page])
    #expect(again.store.files["a.html"]?.contains("<bdi>Home</bdi>") == true)
    let beside = ShellRun(
      ["add Home", "view", "view off", "add Last", "view"], isInteractive: true, files: ["tabbar.html": page])
    #expect(Set(beside.store.files.keys) == ["tabbar.html", "tabbar-2.html"])
    #expect(beside.store.files["tabbar.html"] == page)
    #expect(beside.store.files["tabbar-2.html"]?.contains("<bdi>Last</bdi>") == true)
    for (name, text) in [
      ("a.html", "<p>mine"), ("a.tabs", "# tabbar session 1\nadd A\n"), ("empty.html", ""),
    ] {
      let refused = ShellRun(["view \(name)", "add Home"], isInteractive: true, files: [name: text])
      #expect(refused.store.files == [name: text] && refused.store.writes == 0)
      #expect(refused.errors.contains("this file is there already, and no page of tabbar"))
    }
  }

  @Test(
    "leaves a file alone that is no longer its own, whatever is in it now, and says where the page can go on",
    arguments: ["<p>mine", "# tabbar session 1\nadd Mine\n", "\u{0}", "", "another page"])
  func ownFile(text: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tabbar-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let theirPage = try #require(
      ShellRun(["add Theirs", "view a.html"], isInteractive: true).store.files["a.html"])
    let theirs = Data((text == "another page" ? theirPage : text).utf8)
    let file = folder.appendingPathComponent("a.html")
    let console = KeptConsole()
    var settings = Shell.Settings()
    settings.isInteractive = true
    let shell = Shell(
      playground: Playground(),
      reader: PreparedLines([
        .line("view ~/a.html"), .line("add Home"), .event { try? theirs.write(to: file) },
        .line("add Search"),
        .line("add Radio"), .line("view ~/b.html"), .line("add Last"),
      ]),
      presenter: Presenter(console: console, style: RenderOptions()), store: DiskStore(home: folder.path),
      settings: settings)
    _ = shell.run()
    #expect(try Data(contentsOf: file) == theirs)
    #expect(console.errors.components(separatedBy: "~/a.html: error: ").count == 2, "\(console.errors)")
    #expect(console.errors.contains("view FILE goes on with the page in another one"))
    let other = try String(contentsOf: folder.appendingPathComponent("b.html"), encoding: .utf8)
    #expect(isLast(other) && other.contains("<bdi>Last</bdi>"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["a.html", "b.html"])
  }

  @Test("goes through no link that nobody named, wherever that leads")
  func links() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tabbar-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "# tabbar session 1\nadd Home\n".write(
      to: folder.appendingPathComponent("music.tabs"), atomically: false, encoding: .utf8)
    let page = folder.appendingPathComponent("music-2.html")
    let link = {
      try FileManager.default.createSymbolicLink(
        at: $0, withDestinationURL: folder.appendingPathComponent("victim"))
    }
    try link(folder.appendingPathComponent("music.html"))
    var settings = Shell.Settings()
    settings.isInteractive = true
    let shell = Shell(
      playground: Playground(),
      reader: PreparedLines([
        .line("open ~/music.tabs"), .line("view"),
        .event {
          try? FileManager.default.removeItem(at: page)
          try? link(page)
        }, .line("add Last"),
      ]),
      presenter: Presenter(console: KeptConsole(), style: RenderOptions()),
      store: DiskStore(home: folder.path),
      settings: settings)
    _ = shell.run()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["music-2.html", "music.html", "music.tabs"])
  }

  @Test("is given up with a word about it where it cannot be written")
  func failure() {
    let run = ShellRun(["view", "add Home", "add B"], isInteractive: true) { _, store in
      store.writeError = "the disk is full"
    }
    #expect(run.errors.components(separatedBy: "the disk is full").count == 2)
  }

  @Test("runs no other scripts than those whose digests its policy names")
  func policy() throws {
    let page = try #require(ShellRun(["view a.html"], isInteractive: true).store.files["a.html"])
    let scripts = page.matches(of: #/<script>(.*?)</script>/#.dotMatchesNewlines()).map { String($0.1) }
    #expect(scripts.count == 2)
    let digests = try scripts.map { script in
      let program = "if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi"
      let digest = try ProgramRunner.run(URL(fileURLWithPath: "/bin/sh"), ["-c", program], input: script)
      let hex = Array(digest.output.prefix(64))
      let bytes = stride(from: 0, to: hex.count, by: 2).compactMap {
        UInt8(String(hex[$0...$0 + 1]), radix: 16)
      }
      return "'sha256-\(Data(bytes).base64EncodedString())'"
    }
    #expect(page.contains("script-src \(digests.joined(separator: " ")); frame-src file:;"))
  }
}
