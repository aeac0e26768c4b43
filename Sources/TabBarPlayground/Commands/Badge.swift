import TabBarCore
import TabBarGuidelines

extension Command {
  static let badge = Command(
    "badge", .tabs, parameters: [Parameter("TAB", .tab), Parameter("VALUE|off", .text)], takesPairs: true,
    body: .edit { draft, arguments throws(CommandError) in
      let indices = try draft.indices(of: arguments.pairs.map(\.tab))
      var badges: [String?] = []
      for pair in arguments.pairs { badges.append(try pair.value.textOrOff()) }
      let changes = zip(indices, badges).map { index, badge in
        draft.design.tabs[index].badge = badge
        let name = draft.design.numberedName(of: index)
        return badge.map { "put badge \"\($0)\" on \(name)" } ?? "took the badge off \(name)"
      }
      return { abridged(changes, most: 9) }
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
