import Foundation
import TabBarTestSupport
import Testing

@Suite("Calls as scripts")
struct CallScriptTests {
  private static let scripts = Result { try CallScript.all(in: "Tests/ProgramTests/Scripts") }

  @Test("write what their rows say", arguments: try scripts.get())
  func writes(script: CallScript) throws { try script.check(in: Sandbox()) }
}

/// Calls, what they write and what is in files then; `Scripts/README.md` says how they are written.
struct CallScript: Sendable, CustomStringConvertible {
  private struct Call {
    let line: String
    let place: String
    var rows: [String] = []
    var claims: [String] = []
  }

  let description: String
  private var files: [(name: String, text: String)] = []
  private var calls: [Call] = []
  private var isForLinux = false

  private init(description: String) { self.description = description }

  static func all(in folder: String) throws -> [CallScript] {
    try RepositoryRoot.names(in: folder).filter { $0.hasSuffix(".txt") }.flatMap { name in
      var scripts: [CallScript] = []
      for (index, line) in try RepositoryRoot.text("\(folder)/\(name)").lines.enumerated()
      where !line.isEmpty && !line.hasPrefix("#") {
        if line.hasPrefix("= ") {
          scripts.append(CallScript(description: "\(name): \(line.dropFirst(2))"))
        } else {
          scripts[scripts.count - 1].take(line, place: "\(name):\(index + 1)")
        }
      }
      return scripts
    }
  }

  private mutating func take(_ line: String, place: String) {
    let text = String(line.dropFirst(2))
    switch line.prefix(2) {
    case "< ":
      let end = text.firstIndex { ":=".contains($0) } ?? text.endIndex
      let name = text[..<end].trimmingCharacters(in: .whitespaces)
      let content = String(text[end...].dropFirst(2))
      let rows = ["# tabbar session 1"] + content.components(separatedBy: "; ")
      let isSession = text[end...].hasPrefix(":")
      files.append(
        (name, isSession ? rows.map { $0 + "\n" }.joined() : content.replacing("\\n", with: "\n")))
    case "$ ": calls.append(Call(line: text, place: place))
    case ". ": calls[calls.count - 1].claims.append(text)
    case ": ": isForLinux = true
    default: calls[calls.count - 1].rows.append(text)
    }
  }

  func check(in sandbox: Sandbox) throws {
    #if !os(Linux)
      guard !isForLinux else { return }
    #endif
    for (name, text) in files {
      let folder = sandbox.folder.appendingPathComponent(name).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try sandbox.write(text, to: name)
    }
    let folder = try ProgramRunner.program().deletingLastPathComponent().path
    let path = "\(folder):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    for call in calls {
      let result = try sandbox.shell(
        call.line, environment: Sandbox.gitSettings.merging(["PATH": path]) { $1 })
      let written =
        result.output.lines + result.errors.lines.map { "! " + $0 }
        + (result.status == 0 ? [] : ["(\(result.status))"])
      let wanted = call.rows == ["-"] ? [] : call.rows
      if !call.rows.isEmpty, !Rows.fit(written[...], wanted[...]) {
        let rows = [call.place, call.line, "is to write"] + wanted + ["and writes"] + written
        Issue.record("\(rows.joined(separator: "\n"))")
      }
      for claim in call.claims where !holds(claim, in: sandbox) {
        Issue.record("\(call.place): \(claim) does not hold")
      }
    }
  }

  private func holds(_ claim: String, in sandbox: Sandbox) -> Bool {
    if claim.hasPrefix("no ") { return !sandbox.has(String(claim.dropFirst(3))) }
    guard let end = claim.firstRange(of: ": "),
      var rows = try? sandbox.text(String(claim[..<end.lowerBound])).lines
    else { return false }
    if rows.first?.hasPrefix("# tabbar session 1") == true { rows.removeFirst() }
    return Rows.fit(rows[...], claim[end.upperBound...].components(separatedBy: "; ")[...])
  }
}
