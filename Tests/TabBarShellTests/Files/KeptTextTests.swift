import TabBarDrawing
@testable import TabBarShell
@testable import TabBarTerminal
import Testing

@Suite("Results that wait")
struct KeptTextTests {
  @Test("Everything is written, in order, however much it is", arguments: [0, 1, 1_000, 50_000])
  func order(count: Int) throws {
    let lines = (0..<count).map { HarmlessText("Ablage \($0) 📥") + "\n" }
    let (text, console) = (KeptText(), KeptConsole())
    for line in lines { text.append(line) }
    try text.write(to: console)
    #expect(console.output == lines.joined().text)
  }
}
