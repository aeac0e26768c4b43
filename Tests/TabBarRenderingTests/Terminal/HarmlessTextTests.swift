@testable import TabBarDrawing
import Testing

@Suite("Harmless text")
struct HarmlessTextTests {
  @Test("Text of a person is escaped, the program's own words are not")
  func escapes() {
    let name = "\u{1B}[2J"
    #expect(HarmlessText(name).text == #"\u{1B}[2J"#)
    let line: HarmlessText = "\u{1B}[1mname\u{1B}[0m \(name) \(3)"
    #expect(line.text == "\u{1B}[1mname\u{1B}[0m " + #"\u{1B}[2J 3"#)
    #expect(("> " + line).text == "> " + line.text)
    let nested: HarmlessText = "\(line)\n"
    #expect(nested.text == line.text + "\n")
    var styled = StyledText(name)
    styled.append("\u{202E}", .strong)
    #expect(styled.text(RenderOptions()).text == #"\u{1B}[2J\u{202E}"#)
  }

  // As GitHub's runner reads a log: two colons after white space, the old form anywhere in a line; Azure's and
  // TeamCity's commands are like the old form.
  @Test(
    "No line is a command for a service that builds software",
    arguments: [
      ("::stop-commands::x", #"\u{3A}:stop-commands::x"#), ("  ::error::x", #"  \u{3A}:error::x"#),
      ("\u{3000}\u{A0}::error::x", "\u{3000}\u{A0}" + #"\u{3A}:error::x"#),
      ("\u{1B}[1;31m  \u{1B}[0m::error::x", "\u{1B}[1;31m  \u{1B}[0m" + #"\u{3A}:error::x"#),
      ("##[group]x", #"\u{23}#[group]x"#), ("a ##[group]x", #"a \u{23}#[group]x"#),
      ("a ##vso[task.complete]", #"a \u{23}#vso[task.complete]"#), ("###[x", #"#\u{23}#[x"#),
      ("##teamcity[x", #"\u{23}#teamcity[x"#),
      ("a::b", "a::b"), (": :x", ": :x"), ("## Title [x]", "## Title [x]"), ("##", "##"),
      ("# #[x", "# #[x"), ("é##[é", #"é\u{23}#[é"#), ("#a##[x", #"#a\u{23}#[x"#), ("::", #"\u{3A}:"#),
      ("", ""),
    ])
  func commands(line: String, expected: String) {
    #expect(LogCommand.escaped(inLine: line) == expected)
    #expect(LogCommand.escaped(inLine: expected) == expected)
  }

  @Test("Documents write such a command by their own rules, and readers get it as it was")
  func documents() throws {
    #expect(JSONValue.string("a ##[group]").text.text == #""a \u0023#[group]""#)
    let element = XMLElement("e", content: ["::a", "b"])
    var output = ""
    element.write(to: &output, indentation: 0, ascii: false)
    #expect(output == "<e>\\u{3A}:a\nb</e>\n")
  }
}
