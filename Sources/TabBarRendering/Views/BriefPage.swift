/// A page with the answer first, which leaves out what one screen has no room for.
struct BriefPage {
  private var page: Page
  private let mostRows: Int
  /// The line that shows everything, or `nil` where everything is shown.
  private let wholeLine: String?
  private var isFull = false

  /// Creates an empty page.
  ///
  /// - Parameter hasBars: Whether the bars are on it: it may be longer then, as there need be no room for them below.
  init(_ options: RenderOptions, wholeLine: String?, hasBars: Bool) {
    page = Page(options)
    // With the line that was typed and the next one, a terminal of 24 rows shows them all.
    mostRows = hasBars ? 20 : Page.answerRows
    self.wholeLine = wholeLine
  }

  /// Adds a part; nothing is added after one that there is no room for.
  mutating func add(_ part: (inout Page) -> Void) {
    guard !isFull else { return }
    var longer = page
    part(&longer)
    isFull = wholeLine != nil && longer.lines.count >= mostRows
    if !isFull { page = longer }
  }

  mutating func add(_ lines: [StyledText]) { add { $0.append(lines) } }

  /// The lines, with how to have the rest.
  var text: [HarmlessText] { text(offersNumbers: true) }

  /// Returns the lines, with how to have the rest where there is more than fits.
  ///
  /// - Parameter offersNumbers: Whether the line that shows everything has more to say even of what fits.
  func text(offersNumbers: Bool) -> [HarmlessText] {
    guard let wholeLine, isFull || offersNumbers else { return page.text }
    var page = page
    page.paragraph((isFull ? "there is more: " : "every number: ") + wholeLine, .faint)
    return page.text
  }
}
