import Foundation
import TabBarTestSupport
import Testing

@Suite("The sessions that come along")
struct SessionTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test("There are some")
  func some() { #expect(RepositoryRoot.sessions.count >= 10) }

  @Test("Each one replays with every expectation met", arguments: RepositoryRoot.sessions)
  func replay(session: String) throws {
    let result = try sandbox.run(["replay", session])
    #expect(result.status == 0)
    #expect(result.errors == "")
    let written = try String(contentsOfFile: session, encoding: .utf8).lines
      .filter { $0.hasPrefix("expect ") }.count
    #expect(result.output.count(of: "\nok: expect ") == written)
  }

  @Test("All of them replay in one call")
  func together() throws {
    let result = try sandbox.run(["replay", "--quiet"] + RepositoryRoot.sessions)
    #expect(result.noise == "")
  }

  @Test("Opened and saved again, each one is the same file", arguments: RepositoryRoot.sessions)
  func roundTrip(session: String) throws {
    let result = try sandbox.run(["--quiet"], input: "open \"\(session)\"\nsave again.tabs\n")
    #expect(result.noise == "")
    #expect(try sandbox.text("again.tabs") == String(contentsOfFile: session, encoding: .utf8))
  }
}
