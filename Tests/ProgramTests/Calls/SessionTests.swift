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
}
