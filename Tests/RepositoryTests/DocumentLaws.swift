import Foundation
import TabBarTestSupport
import Testing

@Suite("The documents")
struct DocumentLaws {
  /// Those of the top folder, and everything under docs.
  static let documents: [String] = {
    let files = (try? RepositoryRoot.files()) ?? []
    return files.filter { $0.hasSuffix(".md") && ($0.hasPrefix("docs/") || !$0.contains("/")) }
  }()

  /// The documents as they are read, by path; a text that several links lead to is read once.
  private static let texts: [String: MarkdownText] = Dictionary(
    uniqueKeysWithValues: documents.compactMap { path in
      (try? RepositoryRoot.text(path)).map { (path, MarkdownText($0)) }
    })

  @Test("There are documents")
  func exist() { #expect(Self.documents.contains("README.md")) }

  @Test("Each link leads to a file and a heading that are there", arguments: DocumentLaws.documents)
  func links(path: String) throws {
    let document = try #require(Self.texts[path])
    let folder = RepositoryRoot.url(path).deletingLastPathComponent()
    var broken: [String] = []
    for link in document.links where !link.contains("://") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target =
        parts[0].isEmpty ? RepositoryRoot.url(path) : folder.appendingPathComponent(String(parts[0]))
      guard FileManager.default.fileExists(atPath: target.path) else {
        broken.append("\(link): no such file")
        continue
      }
      guard parts.count > 1 else { continue }
      let top = RepositoryRoot.url.standardizedFileURL.path + "/"
      let file = String(target.standardizedFileURL.path.dropFirst(top.count))
      if Self.texts[file]?.anchors.contains(String(parts[1])) != true {
        broken.append("\(link): no such heading")
      }
    }
    #expect(broken == [])
  }

  @Test("Each of the prompt's fifteen checks is held by tests that are there")
  func promptChecks() throws {
    let rows = try RepositoryRoot.text("docs/architecture.md").matches(
      of: /\n\| (\d+) \|.*\| (.*) \|(?=\n)/)
    #expect(rows.compactMap { Int($0.1) } == Array(1...15))
    let files = try RepositoryRoot.files()
    let tests = try files.filter { $0.hasPrefix("Tests/") && $0.hasSuffix(".swift") }
      .map { try RepositoryRoot.text($0) }.joined()
    for row in rows {
      let titles = row.2.matches(of: /"([^"]+)"/).map { String($0.1) }
      let scripts = row.2.matches(of: /`([^`]+)`/).map { String($0.1) }
      #expect(!titles.isEmpty || !scripts.isEmpty, "\(row.1)")
      #expect(scripts.filter { !files.contains($0) } == [])
      #expect(titles.filter { !tests.contains("\"\($0)\"") } == [])
    }
  }

  /// The documents that links lead to from the README, directly or through others.
  private static let reachable: Set<String> = {
    var found: Set<String> = []
    var waiting = ["README.md"]
    while let next = waiting.popLast() {
      guard found.insert(next).inserted, next.hasSuffix(".md") else { continue }
      let folder = next.split(separator: "/").dropLast().map(String.init)
      for link in texts[next]?.links ?? [] where !link.contains("://") {
        var parts = folder
        for part in link.prefix(while: { $0 != "#" }).split(separator: "/") {
          if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
        }
        let file = parts.joined(separator: "/")
        if documents.contains(file) { waiting.append(file) }
      }
    }
    return found
  }()

  @Test("Each document can be reached from the README", arguments: DocumentLaws.documents)
  func reachable(path: String) {
    #expect(Self.reachable.contains(path), "nothing leads to \(path)")
  }
}
