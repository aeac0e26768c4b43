/// The characters of pictures, in one of two alphabets.
package struct Glyphs: Sendable {
  /// Lines; a broken one is drawn shorter than to scale.
  let horizontal, heavy, broken: Character
  let vertical, divider: String
  /// Where the edge of the bar meets the edges of the screen.
  let left, right: String
  /// Where it meets the border between two items, and the same for a bar that hangs from the upper edge.
  let tee, teeUp: String
  let topLeft, topRight: String
  let squareTop, roundBottom, squareBottom: (left: String, right: String)
  /// The ends of a capsule, between its corners.
  let capsuleSides: (left: String, right: String)
  let previous, next: String
  package let shade: Character
  package let separator, times, about, leadsTo, dash: String
  /// Marks text cut for lack of columns, unlike the ellipsis of a title that the device cuts.
  package let shortened: String
  let selected, battery: String
  package let new, remaining, cleared, accepted, met, wrong: String
  /// The key that runs a line.
  package let enter: String

  static let unicode = Glyphs(
    horizontal: "─", heavy: "━", broken: "╌", vertical: "│", divider: "┊", left: "├", right: "┤", tee: "┬",
    teeUp: "┴", topLeft: "╭", topRight: "╮", squareTop: ("┌", "┐"), roundBottom: ("╰", "╯"),
    squareBottom: ("└", "┘"), capsuleSides: ("│", "│"), previous: "‹", next: "›", shade: "░",
    separator: " · ", times: "×", about: "≈", leadsTo: "▸", dash: "–", shortened: "~", selected: "▸",
    battery: "▪▪▪", new: "+", remaining: "·", cleared: "−", accepted: "○", met: "✓", wrong: "✗", enter: "↵")

  /// What is written where nothing is drawn. The signs of states stand beside the same in words.
  static let words = Glyphs(
    horizontal: "-", heavy: "=", broken: ".", vertical: "|", divider: ":", left: "+", right: "+", tee: "+",
    teeUp: "+", topLeft: ".", topRight: ".", squareTop: ("+", "+"), roundBottom: ("`", "'"),
    squareBottom: ("+", "+"), capsuleSides: ("(", ")"), previous: "<", next: ">", shade: " ",
    separator: ", ", times: " by ", about: "about ", leadsTo: "-", dash: " to ", shortened: "...",
    selected: "",
    battery: "", new: "", remaining: "", cleared: "", accepted: "", met: "", wrong: "", enter: "")

  static let ascii = Glyphs(
    horizontal: "-", heavy: "=", broken: ".", vertical: "|", divider: ":", left: "+", right: "+", tee: "+",
    teeUp: "+",
    topLeft: ".", topRight: ".", squareTop: ("+", "+"), roundBottom: ("`", "'"), squareBottom: ("+", "+"),
    capsuleSides: ("(", ")"), previous: "<", next: ">",
    shade: "/",
    separator: ", ", times: "x", about: "~", leadsTo: ">", dash: "-", shortened: "~", selected: ">",
    battery: "###", new: "+", remaining: ".", cleared: "-", accepted: "o", met: "+", wrong: "x", enter: "=>")
}
