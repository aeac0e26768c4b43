/// The characters that pictures are made of, in one of two alphabets.
struct Glyphs: Sendable {
  let horizontal: Character
  let heavy: Character
  /// A line that is shorter than it should be.
  let broken: Character
  let vertical: String
  let divider: String
  /// Where the edge of the bar meets the edges of the screen.
  let left: String
  let right: String
  /// Where the edge of the bar meets the border between two items.
  let tee: String
  /// The same at a bar that hangs from the upper edge.
  let teeUp: String
  let topLeft: String
  let topRight: String
  let squareTop: (left: String, right: String)
  let roundBottom: (left: String, right: String)
  let squareBottom: (left: String, right: String)
  /// The ends of a capsule, between its corners.
  let capsuleSides: (left: String, right: String)
  /// The corners of the lens over the selected tab of a capsule.
  let lens: (topLeft: String, topRight: String, bottomLeft: String, bottomRight: String)
  /// The buttons that page.
  let previous: String
  let next: String
  let shade: Character
  /// Between the parts of a line.
  let separator: String
  let times: String
  let about: String
  let leadsTo: String
  let dash: String
  /// What is missing for want of columns, unlike the ellipsis of a title that is cut on the device.
  let shortened: String
  let selected: String
  let battery: String
  let new: String
  let remaining: String
  let cleared: String
  let accepted: String
  let met: String
  let wrong: String
  /// What the key that runs a line would do.
  let enter: String

  /// Box drawing.
  static let unicode = Glyphs(
    horizontal: "─", heavy: "━", broken: "╌", vertical: "│", divider: "┊", left: "├", right: "┤", tee: "┬",
    teeUp: "┴",
    topLeft: "╭", topRight: "╮", squareTop: ("┌", "┐"), roundBottom: ("╰", "╯"), squareBottom: ("└", "┘"),
    capsuleSides: ("│", "│"), lens: ("╭", "╮", "╰", "╯"), previous: "‹", next: "›",
    shade: "░",
    separator: " · ", times: "×", about: "≈", leadsTo: "▸", dash: "–", shortened: "~", selected: "▸",
    battery: "▪▪▪", new: "+", remaining: "·", cleared: "−", accepted: "○", met: "✓", wrong: "✗", enter: "↵")

  /// 7 bits.
  static let ascii = Glyphs(
    horizontal: "-", heavy: "=", broken: ".", vertical: "|", divider: ":", left: "+", right: "+", tee: "+",
    teeUp: "+",
    topLeft: ".", topRight: ".", squareTop: ("+", "+"), roundBottom: ("`", "'"), squareBottom: ("+", "+"),
    capsuleSides: ("(", ")"), lens: ("/", "\\", "\\", "/"), previous: "<", next: ">",
    shade: "/",
    separator: ", ", times: "x", about: "~", leadsTo: ">", dash: "-", shortened: "~", selected: ">",
    battery: "###", new: "+", remaining: ".", cleared: "-", accepted: "o", met: "+", wrong: "x", enter: "=>")
}
