import TabBarCore

extension Command {
  package static let direction = Command(
    "direction", .context, "Sets the reading direction by hand, or leaves it to the language",
    discussion: "Read from right to left, the whole bar is mirrored: the first tab is at the right.",
    parameters: [Parameter("DIRECTION", .choice(["ltr", "rtl", "auto"]))],
    examples: [
      Example("direction rtl", "as in Arabic or Hebrew, whatever the titles are"),
      Example("direction auto", "that of the locale"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      switch try arguments.needed(0).text {
      case "ltr": draft.design.direction = .leftToRight
      case "rtl": draft.design.direction = .rightToLeft
      default: draft.design.direction = nil
      }
      let words = draft.design.readingDirection.words
      let isAuto = draft.design.direction == nil
      return { "the bar reads from \(words)" + (isAuto ? ", as its language does" : "") }
    })
}

extension LayoutDirection {
  /// The direction in words, such as `left to right`.
  var words: String { self == .rightToLeft ? "right to left" : "left to right" }
}
