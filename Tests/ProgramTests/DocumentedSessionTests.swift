import Foundation
import TabBarTestSupport
import Testing

/// Holds the documents to what the program does.
///
/// A fenced block with lines that start with `tabbar> ` is a session: the text after the prompt, or after that of a
/// quiz or a guess, is typed, the rest is what the program answers. The blocks of a document are one session after the
/// other in the
/// same playground. A line with only `⋮` means any lines, and empty lines do not count. Lines in a `sh`
/// block that start with `tabbar ` are run where the sessions were; they end with the status that the comment
/// after them states (`# … status 1`), and with 0 where it states none.
@Suite("The sessions in the documents")
struct DocumentedSessionTests {
  static let documents: [String] = {
    let files = (try? RepositoryRoot.files()) ?? []
    return files.filter { $0.hasSuffix(".md") && ($0.hasPrefix("docs/") || !$0.contains("/")) }
  }()

  @Test("What is typed in a document gives what the document shows", arguments: documents)
  func document(path: String) throws {
    let document = MarkdownText(try RepositoryRoot.text(path))
    let transcript = Transcript(document.blocks.flatMap(\.lines.asTranscript))
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tabbar-documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("sessions"), withDestinationURL: RepositoryRoot.url("sessions"))

    if !transcript.typed.isEmpty {
      let result = try ProgramRunner.run(
        ["--columns", "80"], input: transcript.typed.map { $0 + "\n" }.joined(),
        environment: ["HOME": folder.path, "NO_COLOR": "1"], in: folder)
      #expect(result.errors == "", "\(path)")
      #expect(result.status == 0, "\(path)")
      if let difference = transcript.difference(from: result.output) {
        Issue.record("\(path) does not show what the program answers:\n\(difference)")
      }
    }

    let program = try ProgramRunner.program().deletingLastPathComponent().path
    for line in document.blocks.filter({ $0.language == "sh" }).flatMap(\.lines)
    where line.hasPrefix("tabbar ") {
      let variables = ["HOME": folder.path, "PATH": "\(program):/usr/bin:/bin"]
      let result = try ProgramRunner.run(
        URL(fileURLWithPath: "/bin/sh"), ["-c", line], environment: variables, in: folder)
      #expect(result.status == line.statedStatus, "\(path): \(line)\n\(result.errors)")
    }
  }

  @Test("The ten lines of the README run as they stand")
  func readme() throws {
    let blocks = MarkdownText(try RepositoryRoot.text("README.md")).blocks
    let lines = try #require(blocks.first { $0.lines.first?.hasPrefix("new ") == true }).lines
    #expect(lines.count == 10)
    let result = try Sandbox().run([], input: lines.map { $0 + "\n" }.joined())
    #expect(result.errors == "" && result.status == 0)
  }
}

extension [String] {
  /// The lines, if they are a session.
  fileprivate var asTranscript: [String] { contains { $0.hasPrefix(Transcript.prompt) } ? self : [] }
}

extension String {
  /// The status that the comment after a call states.
  fileprivate var statedStatus: Int32 {
    guard let comment = split(separator: "#", maxSplits: 1).dropFirst().first,
      let stated = comment.firstMatch(of: /status ([0-9])/)
    else { return 0 }
    return Int32(stated.1) ?? 0
  }
}

/// What was typed at the prompt, and what was answered.
private struct Transcript {
  static let prompt = "tabbar> "
  private static let prompts = [prompt, "quiz> ", "guess> "]

  let typed: [String]
  /// The answers without empty lines, in pieces, with any lines between them.
  private let pieces: [[String]]

  init(_ lines: [String]) {
    var typed: [String] = []
    var pieces: [[String]] = [[]]
    for line in lines where !line.isEmpty {
      if let prompt = Self.prompts.first(where: line.hasPrefix) {
        typed.append(String(line.dropFirst(prompt.count)))
      } else if line == "⋮" {
        pieces.append([])
      } else {
        pieces[pieces.count - 1].append(line)
      }
    }
    self.typed = typed
    self.pieces = pieces
  }

  /// Returns what is different in an output, or `nil`.
  func difference(from output: String) -> String? {
    var rest = output.split(separator: "\n").map(String.init)[...]
    for (index, piece) in pieces.enumerated() {
      let isLast = index == pieces.count - 1
      if index == 0 {
        guard rest.starts(with: piece) else { return report(piece, rest.prefix(piece.count + 1)) }
        rest = rest.dropFirst(piece.count)
        if isLast, !rest.isEmpty { return report([], rest) }
      } else if isLast {
        guard rest.suffix(piece.count).elementsEqual(piece) else { return report(piece, rest) }
      } else {
        guard let start = rest.indices.first(where: { rest[$0...].starts(with: piece) }) else {
          return report(piece, rest)
        }
        rest = rest[(start + piece.count)...]
      }
    }
    return nil
  }

  private func report(_ expected: [String], _ found: ArraySlice<String>) -> String {
    "expected:\n\(expected.joined(separator: "\n"))\nfound:\n\(found.joined(separator: "\n"))"
  }
}
