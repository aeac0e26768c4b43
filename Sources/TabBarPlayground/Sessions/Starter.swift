import CTabBarTables
import TabBarGuidelines

/// A bar to begin with instead of an empty one: the commands of a usual app of its kind.
///
/// A session keeps the commands and not the name, so a starter can be changed at any time.
package struct Starter {
  /// The word that `new` takes.
  package let name: String
  /// The kind of app, in a few words.
  package let summary: String
  /// The commands, each in its canonical form.
  package let lines: [String]

  /// Every starter, in alphabetical order: the sections of `starters.md`.
  package static let all = RulePage.sections(of: tb_starters()).map { name, lines in
    let texts = lines.filter { !$0.isEmpty }
    return Starter(
      name: name, summary: texts[0], lines: texts.dropFirst().map { String($0.dropFirst(4)) })
  }

  static func named(_ name: String) -> Starter? { all.first { $0.name == name } }
}
