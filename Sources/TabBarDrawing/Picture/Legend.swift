import TabBarGuidelines

/// The signs of the pictures, explained.
package enum Legend {
  /// Returns the signs, each with its meaning, and the rules of what is drawn to scale.
  package static func blocks(_ options: RenderOptions) -> [Block] {
    guard options.pictures else {
      return [.paragraph("Bars are described in words here; describe says the same.")]
    }
    let entries = entries(options.glyphs, options)
    return [.rows(entries.map { .entry("  \($0.sign)", .english($0.meaning), labelStyle: .plain) }), .gap]
      + rules.map { .paragraph(.english($0)) }
  }

  /// What holds of every picture of a bar.
  static let rules = [
    "A letter of a title takes one column, and its cell is drawn at the same scale. Where the terminal has too few"
      + " columns, the empty margins of the bar are cut first; then the bar is drawn narrower, and the line"
      + " above it says so: drawn at 60% width. A title that lacks columns takes another row before it loses a"
      + " letter: on the device each title is one line.",
    "In show screen the height and the width have one scale.",
  ]

  static func entries(_ glyphs: Glyphs, _ options: RenderOptions) -> [(sign: String, meaning: String)] {
    let filled = options.ascii ? IconSign.filledMark.ascii : IconSign.filledMark.unicode
    let star = (options.sign(for: "star"), options.sign(for: "star.fill"))
    let bell = (options.sign(for: "bell"), options.sign(for: "bell.fill"))
    let ellipsis = options.shown("…")
    let heavy = String(repeating: glyphs[.heavy], count: 3)
    let broken = String(repeating: glyphs[.broken], count: 2)
    return [
      ("[Title]", "the selected tab"),
      (BadgeSign.sign(for: "3", options) + " (new)", "a badge"),
      ("\(star.0) \(star.1), \(bell.0) \(bell.1)", "a symbol and its filled form: solid, or after \(filled)"),
      ("Title" + ellipsis, "the device cuts the title here"),
      ("Ti-", "the title goes on in the next row; the device shows it in one line"),
      ("Ti" + glyphs[.shortened], "the terminal lacks columns for the rest, which the device shows"),
      ("\(broken) 190 pt \(broken)", "an empty margin, not drawn to scale but so long on the device"),
      (glyphs[.about], "an estimate"),
      (heavy, "the home indicator, or the edge over the selected tab"),
      (
        String(repeating: glyphs[.shade], count: 2),
        "kept free for the sensor housing; a row that goes on; a shadow"
      ),
      (
        "\(glyphs[.shade])\(star.0)\(glyphs[.shade]) " + String(repeating: glyphs[.broken], count: 4),
        "a tab that the app makes grey; the place of one that the app takes out"
      ),
      ("\(glyphs[.previous]) \(glyphs[.next])", "buttons that turn the page"),
      ("More \(glyphs[.leadsTo])", "where the tabs are that the bar does not show"),
      (
        [glyphs[.new], glyphs[.remaining], glyphs[.cleared], glyphs[.accepted]].joined(separator: " "),
        "a finding that is new, still there, cleared, accepted"
      ),
    ]
  }
}
