import Foundation
import TabBarTestSupport
import Testing

/// Bars made by hand from the texts of the guidelines: what the judge has to find, and what it must not.
@Suite("Bars with a planted fault, and sound ones")
struct PlantedFaultTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  /// Bars whose fault nothing in a design can show: the rules only ask.
  static let onlyAsking: Set<String> = ["missing-icon.phone", "needed-tabs", "shown-state"]
  /// Bars whose fault is seen, and that only a person can tell to be one: a word that may be in its place, a symbol that
  /// may be newer than the list, a title that may be the same in both languages.
  static let seenAndAsked: Set<String> = [
    "action-tab", "action-tab.code", "action-tab.german", "action-tab.object", "action-tab.verb",
    "category-noun",
    "category-noun.adjective", "dropped-tabs", "glyph-crowd", "home-title", "icon-meaning.magnifier",
    "live-order.title",
    "missing-icon.gap", "missing-title.bitmap", "missing-title.icon", "mixed-icons", "one-search-tab.titled",
    "overloaded-title.later",
    "own-more-tab", "own-more-tab.system", "same-icon.filled", "search-place.no-role", "unknown-symbol",
    "untranslated-title",
    "untranslated-title.languages", "vague-title", "vague-title.drawer",
    "vague-title.singular", "way-forward",
  ]
  /// Each fault in a bar that other rules have nothing to say of.
  static let planted = "Tests/Planted"
  /// Three bars or more for each guide that follow its text.
  static let sound = "Tests/Sound"

  /// The rule that a bar is planted for: `RULE.tabs`, or `RULE.KIND.tabs` for another kind of the same fault.
  static func rule(of name: String) -> String { String(name.prefix { $0 != "." }) }

  static func names(in folder: String) throws -> [String] {
    try RepositoryRoot.names(in: folder).map { name in
      try #require(name.hasSuffix(".tabs"), "\(folder)/\(name) is no session")
      return String(name.dropLast(".tabs".count))
    }
  }

  /// The identifiers of what `tabbar rules` or `tabbar guides` lists.
  private func identifiers(_ list: String) throws -> [String] {
    try JSON(sandbox.run([list, "--format", "json"]).output)[list]?.elements.compactMap { $0["id"]?.string }
      ?? []
  }

  /// The scenes of the sessions of a folder by their names, as `tabbar check` judges them.
  private func scenes(of folder: String) throws -> [String: JSON] {
    try (folder == Self.planted ? Self.plantedScenes : Self.soundScenes).get()
  }

  private static let plantedScenes = Result { try judge(planted) }
  private static let soundScenes = Result { try judge(sound) }

  private static func judge(_ folder: String) throws -> [String: JSON] {
    let sandbox = try Sandbox()
    let names = try names(in: folder)
    let paths = names.map { RepositoryRoot.url("\(folder)/\($0).tabs").path }
    let result = try sandbox.run(["check", "--format", "json"] + paths)
    try #require(result.errors == "")
    let scenes = try JSON(result.output)["results"]?.elements.compactMap { $0["scene"] } ?? []
    try #require(scenes.count == names.count)
    return Dictionary(uniqueKeysWithValues: zip(names, scenes))
  }

  @Test("Each rule has a bar with its fault, and each such bar a rule")
  func complete() throws {
    let names = try Self.names(in: Self.planted)
    let rules = try identifiers("rules")
    #expect(Set(names.map(Self.rule)) == Set(rules))
    #expect(Set(names).isSuperset(of: rules))
    #expect(Set(names).isSuperset(of: Self.onlyAsking.union(Self.seenAndAsked)))
  }

  @Test("A planted fault is found, and nothing else")
  func recall() throws {
    for (name, scene) in try scenes(of: Self.planted) {
      let rule = Self.rule(of: name)
      let found = scene["findings"]?.elements.compactMap { $0["rule"]?.string }
      if Self.onlyAsking.contains(name) {
        #expect(found == [], "\(name)")
        let asked = scene["notChecked"]?.elements.filter { $0["verdict"]?.string == "needs a person" }
        #expect(asked?.contains { $0["rule"]?.string == rule } == true, "\(name) does not ask")
        continue
      }
      #expect(found == [rule], "\(name)")
      let verdict = Self.seenAndAsked.contains(name) ? "needs a person" : "broken"
      #expect(scene["findings"]?.elements.first?["verdict"]?.string == verdict, "\(name)")
    }
  }

  @Test("What a bar with a planted fault accepts is there to be accepted")
  func allowances() throws {
    for (name, scene) in try scenes(of: Self.planted) {
      let text = try RepositoryRoot.text("\(Self.planted)/\(name).tabs")
      let suppressed = scene["suppressed"]?.elements.count ?? 0
      #expect(text.lines.count { $0.hasPrefix("allow ") } == suppressed, "\(name)")
    }
  }

  @Test("A bar with a planted fault says first which one it is, and replays as it expects")
  func commented() throws {
    let names = try Self.names(in: Self.planted)
    for name in names {
      let lines = try RepositoryRoot.text("\(Self.planted)/\(name).tabs").lines
      #expect(lines.count > 2 && lines[1].hasPrefix("# Planted: "), "\(name)")
      let rest = lines.drop { $0.hasPrefix("#") }
      #expect(rest.first?.hasPrefix("guide ") == true, "\(name)")
      #expect(
        Self.onlyAsking.contains(name) || lines.last == "expect finding \(Self.rule(of: name))", "\(name)")
    }
    let paths = names.map { RepositoryRoot.url("\(Self.planted)/\($0).tabs").path }
    let replay = try sandbox.run(["replay", "--quiet"] + paths)
    #expect(replay.status == 0 && replay.errors == "", "\(replay.output)\(replay.errors)")
  }

  @Test("There are three sound bars for each guide at least, judged by that guide")
  func soundBarsOfEachGuide() throws {
    let scenes = try scenes(of: Self.sound)
    let guides = try identifiers("guides")
    #expect(scenes.keys.allSatisfy { name in guides.contains { name.hasPrefix($0 + "-") } })
    for guide in guides {
      let own = scenes.filter { $0.key.hasPrefix(guide + "-") }
      #expect(own.count >= 3, "\(guide)")
      #expect(own.allSatisfy { $0.value["guide"]?.string == guide }, "\(guide)")
    }
  }

  @Test("Nothing is found in a bar that follows its guide's text")
  func precision() throws {
    for (name, scene) in try scenes(of: Self.sound) {
      #expect(scene["findings"] == .array([]), "\(name)")
      #expect(scene["suppressed"]?.elements.isEmpty ?? true, "\(name)")
    }
  }
}
