import TabBarPlayground
import TabBarRendering
@testable import TabBarShell
import Testing

@Suite("A session's file that someone else changes")
struct ChangedFileTests {
  /// A store whose one file is changed by someone else right after it was read for the first time.
  private final class SharedStore: SessionStore {
    var file = "# tabbar session 1\nadd A\n"
    private var wasRead = false

    func read(_ path: String) throws(FileError) -> String {
      defer {
        if !wasRead { file = "# tabbar session 1\nadd Theirs\n" }
        wasRead = true
      }
      return file
    }

    func write(_ text: String, to path: String, mayReplace: Bool) throws(FileError) { file = text }

    func sessions(in folder: String) -> [String] { [] }
  }

  /// Opens the file, types a line and then another, and returns what the file holds then.
  private func file(after last: String) -> (text: String, errors: String) {
    let store = SharedStore()
    let console = KeptConsole()
    let shell = Shell(
      playground: Playground(),
      reader: PreparedLines([.line("open a.tabs"), .line("add Mine"), .line(last)]),
      presenter: Presenter(console: console, style: RenderOptions()), store: store,
      settings: Shell.Settings())
    _ = shell.run()
    return (store.file, console.errors)
  }

  @Test("is not written over by a plain save, and the error says how to do either")
  func plainSave() {
    let (text, errors) = file(after: "save")
    #expect(text == "# tabbar session 1\nadd Theirs\n")
    #expect(errors.contains("changed by someone else"))
    #expect(errors.contains("save a.tabs replace"))
  }

  @Test("is replaced where that is asked for")
  func replacing() {
    #expect(file(after: "save a.tabs replace").text == "# tabbar session 1\nadd A\nadd Mine\n")
  }
}
