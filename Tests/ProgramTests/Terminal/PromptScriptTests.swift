import Foundation
import TabBarTestSupport
import Testing

extension AtTerminal {
  @Suite("Scripts at a terminal")
  struct PromptScriptTests {
    private static let scripts = Result { try PromptScript.all(in: "Tests/ProgramTests/Prompts") }

    @Test("show what their rows say", arguments: try scripts.get())
    func shows(script: PromptScript) throws { try script.check(in: Sandbox()) }
  }
}

/// Programs at a terminal, what is typed and what is seen; `Prompts/README.md` says how they are written.
struct PromptScript: Sendable, CustomStringConvertible {
  let description: String
  private var lines: [(sign: Substring, text: String, place: String)] = []

  static func all(in folder: String) throws -> [PromptScript] {
    var scripts: [PromptScript] = []
    for name in try RepositoryRoot.names(in: folder) where name.hasSuffix(".txt") {
      for (index, line) in try RepositoryRoot.text("\(folder)/\(name)").lines.enumerated()
      where !line.isEmpty && !line.hasPrefix("#") {
        let text = String(line.dropFirst(2))
        if line.hasPrefix("= ") {
          scripts.append(PromptScript(description: "\(name): \(text)"))
        } else {
          scripts[scripts.count - 1].lines.append((line.prefix(2), text, "\(name):\(index + 1)"))
        }
      }
    }
    return scripts
  }

  private init(description: String) { self.description = description }

  func check(in sandbox: Sandbox) throws {
    var run: PromptRun?
    var rows = 24
    var waits = false
    for (index, line) in lines.enumerated() {
      do {
        switch line.sign {
        case "< ": try Self.write(line.text, in: sandbox)
        case ": ": rows = Int(line.text.prefix { $0.isNumber }) ?? rows
        case "$ ", "$", "$-":
          let words = line.text.split(separator: " ").map(String.init)
          run = try PromptRun(
            sandbox, words, environment: ["SWIFT_BACKTRACE": "enable=no"], rows: rows,
            isPlain: words.contains("--plain"), isInFolder: true, waits: line.sign != "$-")
        case "> ", ">", "? ", "?":
          try run?.terminal.type(Self.keys(line.text) + "\r")
          waits = line.sign.hasPrefix(">")
        case "~ ": try run?.terminal.type(Self.keys(line.text))
        case "! ":
          run?.terminal.send(signal: try #require(Self.signals[line.text]))
          _ = try run?.terminal.waitForEnd()
        case ". ": try #require(try Self.holds(line.text, run, in: sandbox))
        default: try run?.terminal.wait(for: line.text)
        }
        let next = index + 1 < lines.count ? lines[index + 1].sign : ""
        if waits, next != "  " {
          try run?.waitForPrompt()
          waits = false
        }
      } catch {
        Issue.record("\(line.place): \(line.text): \(error)\n\(run?.messages.suffix(2_000) ?? "")")
        return
      }
    }
  }

  private static let signals = ["KILL": SIGKILL, "TERM": SIGTERM, "HUP": SIGHUP]

  /// Writes a session of commands, or a text after `=`.
  private static func write(_ file: String, in sandbox: Sandbox) throws {
    let end = file.firstIndex { ":=".contains($0) } ?? file.endIndex
    let name = file[..<end].trimmingCharacters(in: .whitespaces)
    let content = String(file[end...].dropFirst(2))
    let folder = sandbox.folder.appendingPathComponent(name).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if file[end...].hasPrefix(":") {
      try sandbox.session(content.components(separatedBy: "; "), to: name)
    } else {
      try sandbox.write(content.replacing("\\n", with: "\n"), to: name)
    }
  }

  /// Returns keys as `^A` and `<Up>` write them.
  private static func keys(_ text: String) -> String {
    let named = text.replacing("<Up>", with: "\u{1B}[A").replacing("<Down>", with: "\u{1B}[B")
      .replacing("<Esc>", with: "\u{1B}").replacing("<Return>", with: "\r").replacing("<Tab>", with: "\t")
    return named.replacing(/\^([A-Z])/) { String(Unicode.Scalar(($0.1.utf8.first ?? 0) & 0x1F)) }
  }

  private static func holds(_ claim: String, _ run: PromptRun?, in sandbox: Sandbox) throws -> Bool {
    let (word, rest) = (claim.prefix { $0 != " " }, claim.drop { $0 != " " }.dropFirst())
    switch word {
    case "no": return !sandbox.has(String(rest))
    case "never": return run?.terminal.text.contains(rest) == false
    case "status":
      let ending = try run?.terminal.waitForEnd()
      return ending == .exited(Int32(rest) ?? -1) && run?.leftovers == []
    case "journals":
      let folder = sandbox.path("state/tabbar/journal")
      let journals = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return journals.count == Int(rest)
    default:
      guard let end = claim.firstRange(of: ": "),
        var rows = try? sandbox.text(String(claim[..<end.lowerBound])).lines
      else { return false }
      if rows.first?.hasPrefix("# tabbar session 1") == true { rows.removeFirst() }
      return Rows.fit(rows[...], claim[end.upperBound...].components(separatedBy: "; ")[...])
    }
  }
}
