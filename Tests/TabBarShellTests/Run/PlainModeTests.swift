import TabBarCore
import TabBarDrawing
import TabBarPlayground
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
}
