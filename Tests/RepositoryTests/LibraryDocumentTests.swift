import Foundation
import TabBarTestSupport
import Testing

@Suite("The document about the library")
struct LibraryDocumentTests {
  private static let folder = "Tests/Interop/library"

  @Test("Shows the test of the package that make interop runs, and it has ten lines of code")
  func example() throws {
    let test = try RepositoryRoot.text(Self.folder + "/Tests/ShopTests/BarTests.swift")
    let blocks = MarkdownText(try RepositoryRoot.text("docs/library.md")).blocks
    let shown = try #require(blocks.first { $0.language == "swift" })
    #expect(shown.lines.joined(separator: "\n") + "\n" == test)
    #expect(try RepositoryRoot.text("Tests/interop.sh").contains("--package-path \(Self.folder) "))
    let body = shown.lines.drop { !$0.hasPrefix("func") }
    #expect(body.count <= 10)
  }

  @Test("The library is a product of the package")
  func product() throws {
    let package = try RepositoryRoot.text("Package.swift")
    #expect(package.contains(".library(name: \"TabBarKit\", targets: [\"TabBarKit\"])"))
  }

  @Test("The library promises no more than 155 declarations: what is public, without the imports")
  func size() throws {
    let lines = try RepositoryLaws.sources(in: "Sources").flatMap { path in
      try RepositoryRoot.text(path).split(separator: "\n").map { $0.drop { $0 == " " } }
    }
    let promised = lines.filter { line in
      let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
      return words.first == "public" && words.dropFirst().first != "import"
    }
    #expect((100...155).contains(promised.count), "\(promised.count)")
  }
}
