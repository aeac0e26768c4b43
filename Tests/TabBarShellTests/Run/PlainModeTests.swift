import TabBarCore
import TabBarPlayground
import TabBarRendering
@testable import TabBarShell
import Testing

@Suite("Plain mode")
struct PlainModeTests {
  private static let plain = RenderOptions(pictures: false)
  private static let start = """
    # tabbar session 1
    add Library badge=3
    add Search icon=magnifyingglass
    add Radio
    add Mediathek
    add Compose
    add Today
    add Games

    """

  /// The characters that only draw: lines, blocks and what the terminal obeys.
  private func pictures(in text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter {
      (0x2500...0x259F).contains($0.value) || ($0.value < 0x20 && $0 != "\n") || $0.value == 0x7F
    }
  }

  // A script on a phone and a person on an iPad take turns: the first example of a command meets both, the others one.
  @Test("No example of a command answers with an escape sequence or a drawn line", arguments: Command.all)
  func examples(command: Command) {
    for (number, example) in command.examples.enumerated() {
      for (turn, (isInteractive, device)) in [(false, "iphone-14"), (true, "ipad-10")].enumerated()
      where number == 0 || (number + turn).isMultiple(of: 2) {
        let run = ShellRun(
          ["open start.tabs", "device \(device)", example.line, "quit", "quit"],
          isInteractive: isInteractive, keepsGoing: true, files: ["start.tabs": Self.start],
          options: Self.plain)
        #expect(pictures(in: run.output + run.errors) == [], "\(example.line)")
        #expect(run.output.contains("Mediathek"))
      }
    }
  }

  @Test("What changed comes first, as a sentence, and then the bar in sentences")
  func order() {
    let lines = ShellRun(["add Library", "add Search"], options: Self.plain).output.split(separator: "\n")
    #expect(lines.first == "added tab 1 \"Library\"")
    #expect(lines.contains("Item 1 of 2: Library, selected."))
  }

  @Test("The bar can be left out, and comes back")
  func picture() {
    for options in [Self.plain, RenderOptions()] {
      let off = ShellRun(["set picture off", "add Library"], options: options).output
      #expect(off.hasPrefix("picture: off\nadded tab 1 \"Library\"\n"))
      #expect(!off.contains("iPhone 14"))
      #expect(off.contains("too-few-tabs"))
      let on = ShellRun(["set picture off", "set picture on", "add Library"], options: options).output
      #expect(on.contains("iPhone 14"))
    }
  }

  @Test("A finding is a sentence with its gravity and its name")
  func findings() {
    let run = ShellRun(
      ["A", "B", "C", "D", "E", "F"].map { "add \($0)" } + ["remove last"], options: Self.plain)
    #expect(
      run.output.contains("New warning too-many-tabs: 6 tabs, where 3 to 5 are advised on iPhone.\n"))
    #expect(run.output.contains("Cleared too-many-tabs: was: 6 tabs,"))
  }

  @Test("An error says in words where it is, without a caret")
  func errors() {
    let run = ShellRun(["add Home", "rename Rezpte x", "move 1"], keepsGoing: true, options: Self.plain)
    #expect(!run.errors.contains("^"))
    #expect(run.errors.contains("  at column 8: Rezpte\n"))
    #expect(run.errors.contains("  at the end, column 7\n"))
  }
}
