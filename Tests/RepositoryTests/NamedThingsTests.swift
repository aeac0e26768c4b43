import Foundation
import TabBarTestSupport
import Testing

/// Holds what the documents for people who change the program name and show to the files.
@Suite("What the documents for developers name")
struct NamedThingsTests {
  static let documents = ["CONTRIBUTING.md", "docs/architecture.md"]

  private static let files = (try? RepositoryRoot.files()) ?? []

  /// The files that a text names between backticks, each by its path or the end of it.
  private static func named(in text: String) -> [(name: String, files: [String])] {
    text.matches(of: /`([\w+\/.-]+\.(?:swift|inc|tsv|txt|py|sh|md|js))`/).map { match in
      let name = String(match.1)
      return (name, files.filter { $0 == name || $0.hasSuffix("/" + name) })
    }
  }

  @Test("Each file is there", arguments: documents)
  func names(document: String) throws {
    let named = Self.named(in: try RepositoryRoot.text(document))
    #expect(named.filter(\.files.isEmpty).map(\.name) == [])
    #expect(!named.isEmpty)
  }

  @Test("Each type, and each member that begins with a point, is there", arguments: documents)
  func identifiers(document: String) throws {
    let sources = Self.files.filter {
      ["Sources", "Tests", "Makefile"].contains($0.split(separator: "/").first ?? "")
    }
    // The names of files and folders count, too.
    let known = (sources + sources.compactMap { try? RepositoryRoot.text($0) }).joined(separator: "\n")
    let names = try RepositoryRoot.text(document).matches(of: /`\.?([A-Za-z]\w+)(?:\.(\w+))?`/)
      .filter { $0.0.hasPrefix("`.") || $0.1.first?.isUppercase == true }
    let words = names.flatMap { [String($0.1)] + ($0.2.map { [String($0)] } ?? []) }
    #expect(Set(words).filter { !Words.occurs($0, in: known) } == [])
  }

  @Test("Each target of make is there, and each suite of tests", arguments: documents)
  func targets(document: String) throws {
    let text = try RepositoryRoot.text(document)
    let make = try RepositoryRoot.text("Makefile")
    let targets = text.matches(of: /`make ([a-z]+)/).map { String($0.1) }
    #expect(targets.filter { !make.contains("\n\($0):") } == [])
    let suites = text.matches(of: /--filter (\w+)/).map { String($0.1) }
    #expect(suites.filter { suite in !Self.files.contains { $0.hasSuffix("/\(suite).swift") } } == [])
  }

  @Test("Each example is on the page, and applies to the files as they are")
  func examples() throws {
    let links = MarkdownText(try RepositoryRoot.text("CONTRIBUTING.md")).links.filter {
      $0.hasSuffix(".patch")
    }
    let patches = try RepositoryRoot.names(in: "Tests/Examples").map { "Tests/Examples/" + $0 }
    #expect(Set(links) == Set(patches))
    for patch in patches {
      let check = try ProgramRunner.run(
        URL(fileURLWithPath: "/usr/bin/env"),
        ["git", "-C", RepositoryRoot.url.path, "apply", "--check", patch])
      #expect(check.status == 0, "make the patch anew for the files of today: \(check.errors)")
    }
  }
}
