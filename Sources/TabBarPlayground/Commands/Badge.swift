import TabBarCore
import TabBarGuidelines

extension Command {
  static let badge = Command(
    "badge", .tabs, "Puts a badge on a tab, or takes it off",
    discussion: "Any text is taken, as UIKit takes any; the guidelines are narrower.",
    parameters: [Parameter("TAB", .tab), Parameter("VALUE|off", .text)],
    examples: [
      Example("badge Library 3", "a number"),
      Example("badge 2 off", "no badge any more"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      let index = try draft.index(of: arguments.needed(0))
      let value = try arguments.needed(1)
      let badge = try value.textOrOff()
      draft.design.tabs[index].badge = badge
      let name = draft.design.numberedName(of: index)
      return { badge.map { "put badge \"\($0)\" on \(name)" } ?? "took the badge off \(name)" }
    })
}

extension Word {
  /// Returns the text, or `nil` where it is empty or the keyword `off`: no badge, no icon.
  ///
  /// - Throws: An error for `none`, which people type for `off`.
  func textOrOff() throws(CommandError) -> String? {
    guard !isKeyword("none") else {
      throw CommandError(
        "none is not a value here", at: self, remedy: "off takes it away; \"none\" in quotes is a text")
    }
    return text.isEmpty || isKeyword("off") ? nil : text
  }
}
