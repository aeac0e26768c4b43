import Foundation
import TabBarTestSupport
import Testing

@Suite("A call of the program")
struct CallTests {
  @Test("for help shows what the playground takes, which nobody names", arguments: ["--help", "-h", "help"])
  func topHelp(argument: String) throws {
    let help = try ProgramRunner.run([argument]).output
    let play = try ProgramRunner.run(["help", "play"]).output
    #expect(help.contains("\nUSAGE: tabbar [<session>]"))
    let options = play.split(separator: "\n").filter { $0.hasPrefix("  --") || $0.hasPrefix("  <session>") }
    #expect(options.count > 5)
    for option in options {
      #expect(help.components(separatedBy: "\n\(option)\n").count == 2, "\(option)")
    }
    #expect(help.contains("\nSUBCOMMANDS:\n"))
  }

  @Test("of 7-bit characters writes JSON in them, too")
  func sevenBit() throws {
    let session = "# tabbar session 1\nadd \"Über 検索 😀\"\n"
    for arguments in [
      ["show", "-", "--format", "json"], ["check", "-", "--format", "json"], ["devices", "--format", "json"],
    ] {
      let plain = try ProgramRunner.run(arguments, input: session)
      let ascii = try ProgramRunner.run(arguments + ["--ascii"], input: session)
      #expect(ascii.output.utf8.allSatisfy { $0 < 0x80 })
      let documents = try [plain, ascii].map {
        try JSONSerialization.jsonObject(with: Data($0.output.utf8)) as? NSDictionary
      }
      #expect(documents[0] != nil && documents[0] == documents[1])
    }
  }
}
