import Foundation
import TabBarTestSupport
import Testing

@Suite("Recordings")
struct CastTests {
  private let session = "# tabbar session 1\nnote Start\nadd Home icon=house.fill\nadd \"Größe\"\n"

  private func lines(_ options: [String]) throws -> [Any] {
    let result = try ProgramRunner.run(["show", "-", "--format", "cast"] + options, input: session)
    #expect(result.status == 0 && result.errors.isEmpty)
    return try result.output.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8))
    }
  }

  @Test("have a header of the version that is asked for", arguments: [2, 3])
  func versions(version: Int) throws {
    let lines = try lines(version == 2 ? [] : ["--cast-version", "3"])
    let header = try #require(lines.first as? [String: Any])
    #expect(header["version"] as? Int == version && header["timestamp"] == nil)
    let times = try lines.dropFirst().map { try #require(($0 as? [Any])?.first as? Double) }
    if version == 2 { #expect(times == times.sorted()) }
    #expect(times.count > 40 && times.allSatisfy { $0 >= 0 })
  }

  @Test("are the same bytes each time, and those that the prompt writes")
  func sameBytes() throws {
    let result = try Sandbox().shell(
      #"""
      printf 'note Start\nadd Home icon=house.fill\nsave home.tabs\nexport cast home.cast\n' \
        | "$tabbar" --quiet || exit
      "$tabbar" show home.tabs --format cast > a.cast || exit
      "$tabbar" show home.tabs --format CAST --color auto > b.cast || exit
      cmp a.cast b.cast && cmp a.cast home.cast && echo same
      """#)
    #expect(result.output.lines.last == "same")
  }

  @Test("refuse options that mean nothing for them")
  func refusals() throws {
    for (arguments, words) in [
      (["--cast-version", "3"], "--format cast"), (["--format", "cast", "--cast-version", "4"], "'4'"),
      (["--format", "cast", "--strict-evidence"], "--strict-evidence"),
    ] {
      let result = try ProgramRunner.run(["show", "-"] + arguments, input: session)
      #expect(result.status == 2 && result.output.isEmpty && result.errors.contains(words))
    }
  }
}
