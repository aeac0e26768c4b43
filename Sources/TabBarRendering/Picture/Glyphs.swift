/// The characters of pictures, in one of two alphabets.
struct Glyphs: Sendable {
  let horizontal: Character
  let heavy: Character
  /// A line drawn shorter than to scale.
  let broken: Character
  let vertical: String
  let divider: String
  /// Where the edge of the bar meets the edges of the screen.
  let left: String
  let right: String
  /// Where the edge of the bar meets the border between two items.
  let tee: String
  /// The same for a bar that hangs from the upper edge.
  let teeUp: String
  let topLeft: String
  let topRight: String
  let squareTop: (left: String, right: String)
  let roundBottom: (left: String, right: String)
  let squareBottom: (left: String, right: String)
  /// The ends of a capsule, between its corners.
  let capsuleSides: (left: String, right: String)
  let previous: String
  let next: String
  let shade: Character
  let separator: String
  let times: String
  let about: String
  let leadsTo: String
  let dash: String
  /// Marks text cut for lack of columns, unlike the ellipsis of a title that the device cuts.
  let shortened: String
  let selected: String
  let battery: String
  let new: String
  let remaining: String
  let cleared: String
  let accepted: String
  let met: String
  let wrong: String
  /// The key that runs a line.
  let enter: String

  static let unicode = Glyphs(
    horizontal: "─", heavy: "━", broken: "╌", vertical: "│", divider: "┊", left: "├", right: "┤", tee: "┬",
    teeUp: "┴",
    topLeft: "╭", topRight: "╮", squareTop: ("┌", "┐"), roundBottom: ("╰", "╯"), squareBottom: ("└", "┘"),
    capsuleSides: ("│", "│"), previous: "‹", next: "›",
    shade: "░",
    separator: " · ", times: "×", about: "≈", leadsTo: "▸", dash: "–", shortened: "~", selected: "▸",
    battery: "▪▪▪", new: "+", remaining: "·", cleared: "−", accepted: "○", met: "✓", wrong: "✗", enter: "↵")

  static let ascii = Glyphs(
    horizontal: "-", heavy: "=", broken: ".", vertical: "|", divider: ":", left: "+", right: "+", tee: "+",
    teeUp: "+",
    topLeft: ".", topRight: ".", squareTop: ("+", "+"), roundBottom: ("`", "'"), squareBottom: ("+", "+"),
    capsuleSides: ("(", ")"), previous: "<", next: ">",
    shade: "/",
    separator: ", ", times: "x", about: "~", leadsTo: ">", dash: "-", shortened: "~", selected: ">",
    battery: "###", new: "+", remaining: ".", cleared: "-", accepted: "o", met: "+", wrong: "x", enter: "=>")
}
