import Foundation
import TabBarTestSupport
import Testing

@Suite("check --record and --against")
struct BaselineTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test("Every sample is the same as it was recorded", arguments: [[], ["--all-devices"]])
  func same(options: [String]) throws {
    let path = RepositoryRoot.url("sessions").path
    #expect(try sandbox.run(["check", "--record", "base.txt", path] + options).status == 0)
    let result = try sandbox.run(["check", path, "--against", "base.txt"] + options)
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output.contains(/^[0-9]+ designs: the same\n$/))
  }

  @Test("The list of changes begins with the version of the program, and goes back from there")
  func changes() throws {
    let version = try sandbox.run(["--version"]).output.lines.first?.split(separator: " ").last
    let headings = try RepositoryRoot.text("docs/changes.md").lines.filter { $0.hasPrefix("## ") }
      .map { $0.dropFirst(3) }
    let numbers = headings.map { $0.split(separator: ".").compactMap { Int($0) } }
    #expect(headings.first == version)
    #expect(numbers.allSatisfy { $0.count == 3 })
    for (newer, older) in zip(numbers, numbers.dropFirst()) {
      #expect(older.lexicographicallyPrecedes(newer))
    }
  }
}
