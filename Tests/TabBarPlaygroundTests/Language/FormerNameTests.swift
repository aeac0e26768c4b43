import TabBarCore
import Testing

@testable import TabBarPlayground

@Suite("Names that earlier versions had")
struct FormerNameTests {
  private static let names = FormerName.rows.flatMap { row in row.names.map { (name: $0, now: row.now) } }

  @Test(
    "A line that begins with one, or asks for help on it, is refused there, with what does it now",
    arguments: names.filter { !$0.name.hasPrefix("-") })
  func line(name: String, now: String) throws {
    for line in [name, "\(name.uppercased()) on", "  \(name) x y=z  # a remark"] {
      let error = #expect(throws: CommandError.self, "\(line)") { try Invocation.parsed(from: line) }
      #expect(error?.problem == "there is no \(name) any more" && error?.remedy == now)
      #expect(error?.range.count == name.utf8.count)
    }
    let word = Word(argument: name)
    #expect((try? Parameter.Kind.command.read(word)) == nil, "\(name) is a topic of help still")
    #expect(StartupFile("\(name) on\nadd A\n").document.draft.design.tabs.map(\.title) == ["A"])
    #expect(
      StartupFile("\(name) on\nadd A\n").warnings.map(\.text) == ["there is no \(name) any more: \(now)"])
  }

  @Test("A call with one says what does it now, also where a sign stands before its value", arguments: names)
  func call(name: String, now: String) {
    let words = name.split(separator: " ").map(String.init)
    let remark = "there is no \(name) any more: \(now)"
    guard name.hasPrefix("-") else { return #expect(FormerName.remark(onCall: words + ["x"]) == remark) }
    #expect(FormerName.remark(onCall: ["show", "a.tabs"] + words + ["3"]) == remark)
    #expect(FormerName.remark(onCall: ["show", words.joined(separator: "="), "a.tabs"]) == remark)
  }

  @Test("A text in quotes is no such name, and neither is a word further on")
  func others() {
    for name in Self.names.map(\.name) {
      #expect(FormerName.error(for: [Word(text: name, key: nil, range: 0..<1, isQuoted: true)]) == nil)
      #expect(FormerName.remark(onCall: ["show", "x"] + name.split(separator: " ").map { "x\($0)" }) == nil)
    }
  }
}
