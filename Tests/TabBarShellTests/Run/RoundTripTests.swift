import Foundation
import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarImport
import TabBarPlayground
import TabBarTestSupport
import Testing

@testable import TabBarShell

@Suite("Code that is read back")
struct RoundTripTests {
  /// One tab for each fact that can be set of a tab, so that the document has to name each that code cannot say.
  private static let facts = """
    # tabbar session 1
    device ipad-pro-11-m4
    system ipados18
    add Home icon=house badge=3
    add Shelf icon=shelf badge=new
    add "A \\"quoted\\" \\\\(name) title" icon=star
    add "100% *bold*" icon=heart
    add Plain
    add Search icon=magnifyingglass role=search
    set Home placement=fixed availability=empty explanation="Nothing yet" enabled=no visible=no affects=own category=live
    set Shelf placement=pinned icon.kind=bitmap icon.shape=square icon.regular=25x25 icon.2x=50x50 icon.3x=75x75
    set Plain placement=optional opens=sheet keepsState=yes alternatives=Simple title.de=Schlicht
    set Search activatesSearch=yes
    set 3 placement=sidebar selectedIcon=star.fill
    set 4 icon.compact=18x18 icon.variant=filled group=Signs

    """

  /// What a format does with a fact about a tab, as the table of the document says.
  private static func table() throws -> [String: [String: String]] {
    var rows: [String: [String: String]] = [:]
    for line in try RepositoryRoot.text("docs/importing.md").split(separator: "\n")
    where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3 else { continue }
      for key in cells[0].split(separator: ",") {
        rows[key.trimmingCharacters(in: CharacterSet(charactersIn: " `"))] = [
          "swiftui": cells[1], "uikit": cells[2],
        ]
      }
    }
    return rows
  }

  /// The code of a design, or `nil` where the format has none for its system or for no tabs.
  private static func code(of scene: Scene, _ format: String) throws -> String? {
    let code = try #require(Format.named(format)).render(scene, RenderOptions()).text
    return code.contains("\nimport ") ? code : nil
  }

  private static func sessions() throws -> [SessionFile] {
    // One expression for all of it takes the compiler ten seconds.
    var paths: [String] = []
    for folder in ["sessions", "sessions/lessons"] {
      let names = try RepositoryRoot.names(in: folder).filter { $0.hasSuffix(".tabs") }
      paths += names.map { "\(folder)/\($0)" }
    }
    #expect(paths.count > 60)
    var sessions = try paths.map { try SessionFile(RepositoryRoot.text($0), name: $0) }
    sessions.append(try SessionFile(facts, name: "facts.tabs"))
    return sessions
  }

  @Test(
    "has the same tabs in every sample and lesson, but for what the document names",
    arguments: ["swiftui", "uikit"])
  func sameTabs(format: String) throws {
    let table = try Self.table()
    var lost: Set<String> = []
    for session in try Self.sessions() {
      let before = try EndState(session)
      guard let code = try Self.code(of: before.draft.scene, format) else { continue }
      let source = ImportSource(path: "App.swift", bytes: Array(code.utf8))
      let bar = try #require(importTabBars(from: [source]).bars.first, "\(session.name)")
      let after = try EndState(SessionFile(ImportedSession(bar).text, name: "back.tabs"))
      for difference in DesignDifference(from: before, to: after).tabs {
        guard case .changed(let setting) = difference.kind else {
          Issue.record("\(session.name): \(difference)")
          continue
        }
        let key = setting.key.hasPrefix("title.") ? "title.LOCALE" : setting.key
        #expect(![nil, "kept"].contains(table[key]?[format]), "\(session.name) loses \(setting)")
        lost.insert(key)
      }
    }
    // The document names no loss that there is none of.
    #expect(Set(table.filter { $0.value[format] != "kept" }.keys) == lost)
  }
}
