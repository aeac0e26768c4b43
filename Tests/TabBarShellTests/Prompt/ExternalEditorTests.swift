import Foundation
import Testing

@testable import TabBarShell

@Suite("The editor of one's own")
struct ExternalEditorTests {
  /// Edits a text with a shell script for an editor, in a folder of its own; returns the outcome and what is left there.
  private func editing(
    _ text: String, with script: String, variables: [String: String]? = nil
  ) throws -> (outcome: ExternalEditor.Outcome?, left: [String], log: String) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tabbar-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("my editor")
    let log = folder.appendingPathComponent("log").path
    // A file that was just written may be busy, and so it is the shell that is started.
    try "log='\(log)'\n\(script)\n".write(to: program, atomically: true, encoding: .utf8)
    let temporary = folder.appendingPathComponent("tmp")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    var values = variables ?? ["EDITOR": "/bin/sh '\(program.path)' --wait"]
    values["TMPDIR"] = temporary.path
    let nowhere = open("/dev/null", O_RDWR)
    defer { close(nowhere) }
    let outcome = ExternalEditor(ProcessEnvironment(values))?.edit(text, input: nowhere, output: nowhere)
    let left = try FileManager.default.contentsOfDirectory(atPath: temporary.path)
    return (outcome, left, (try? String(contentsOfFile: log, encoding: .utf8)) ?? "")
  }

  @Test("Gets the text in a file that is nobody else's, and gives it back")
  func editing() throws {
    let result = try editing(
      "add Home",
      with:
        #"echo "$1" >> "$log"; ls -l "$2" | cut -c1-10 >> "$log"; cat "$2" >> "$log"; echo 'add One\#nadd Two' > "$2""#
    )
    #expect(result.outcome == .text("add One\nadd Two"))
    #expect(result.log == "--wait\n-rw-------\nadd Home\n")
    #expect(result.left == [])
  }

  @Test("What is not changed, or not ended well, leaves the line as it was")
  func failing() throws {
    #expect(try editing("add Home", with: "exit 0").outcome == .unchanged)
    let failed = try editing("add Home", with: "echo other > \"$2\"; exit 3")
    guard case .failed(let reason) = failed.outcome else {
      Issue.record("\(failed)")
      return
    }
    #expect(reason.contains("status 3"))
    #expect(failed.left == [])
    let missing = try editing("x", with: "", variables: ["VISUAL": "/nowhere/editor"])
    guard case .failed(let reason) = missing.outcome else {
      Issue.record("\(missing)")
      return
    }
    #expect(reason.hasPrefix("VISUAL=/nowhere/editor does not start"))
    #expect(missing.left == [])
  }

  @Test("What it wrote is text: nothing in it can be a key or an escape sequence")
  func hostile() throws {
    let result = try editing("x", with: #"printf 'add\tA\033[31m\r\nadd B\007\n\n' > "$2""#)
    #expect(result.outcome == .text("add A[31m\nadd B"))
  }

  @Test("VISUAL goes before EDITOR, and no editor is none")
  func variables() {
    func editor(_ values: [String: String]) -> [String]? { ExternalEditor(ProcessEnvironment(values))?.words }
    #expect(editor(["VISUAL": "code --wait", "EDITOR": "vi"]) == ["code", "--wait"])
    #expect(editor(["VISUAL": " ", "EDITOR": "vi"]) == ["vi"])
    #expect(editor([:]) == nil)
    #expect(#"a 'b c' "d e"f g\ h "#.shellWords() == ["a", "b c", "d ef", "g h"])
  }
}
