import Foundation
import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarTestSupport
import Testing

/// Bars and screens as people see them, in the files of `Pictures`.
///
///     # What the picture shows.
///     = 5 tabs; device iphone-17; select 2
///     > bar 80
///     iPhone 17 · portrait · …
///
/// The line with `=` has the commands of the design, which HIG 2022 judges; `5 tabs` are the samples. The line with `>` says
/// what is drawn, in how many columns, and `ascii`; an empty line ends the picture.
@Suite("Pictures")
struct PictureCases {
  private static let folder = "Tests/TabBarRenderingTests/Pictures"

  @Test("Each picture of a file is drawn so", arguments: try RepositoryRoot.names(in: folder))
  func pictures(file: String) throws {
    var (commands, form, picture) = ("", "", [Substring]())
    var count = 0
    for line in try RepositoryRoot.text("\(Self.folder)/\(file)").split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line.isEmpty {
        guard !form.isEmpty else { continue }
        let (drawn, expected) = (try Self.drawn(commands, as: form), picture.joined(separator: "\n"))
        #expect(drawn == expected, "\(file), \(commands), \(form)")
        (form, picture, count) = ("", [], count + 1)
      } else if !form.isEmpty {
        picture.append(line)
      } else if line.hasPrefix("= ") {
        commands = String(line.dropFirst(2))
      } else if line.hasPrefix("> ") {
        form = String(line.dropFirst(2))
      }
    }
    #expect(count > 0)
  }

  private static func drawn(_ commands: String, as form: String) throws -> String {
    var playground = Playground()
    for command in commands.components(separatedBy: "; ") {
      if command.hasSuffix(" tabs"), let count = Int(command.dropLast(" tabs".count)) {
        playground = Playground(Draft(design: Samples.design(count)))
      } else {
        _ = try playground.perform(try #require(try Invocation.parsed(from: command)))
      }
    }
    let words = form.split(separator: " ")
    let options = RenderOptions(columns: try #require(Int(words[1])), ascii: words.last == "ascii")
    let scene = Scene(playground.draft.design, by: .hig2022)
    let lines =
      words[0] == "screen" ? ScreenPicture.lines(scene, options) : BarPicture.lines(scene, options)
    return lines.joined(separator: "\n").text
  }
}
