import TabBarGuidelines
import TabBarRendering

/// What a person wants to see next.
package enum StageKey: Hashable {
  case next, back, nextChapter, previousChapter, quit
  /// The page with a number, from 1.
  case page(Int)
  /// The same again, as the window has another size.
  case resized

  /// Returns the index of the page that it asks for; `nil` where it asks for none. After the last one is their number.
  ///
  /// - Parameter starts: Whether a chapter begins with each page.
  func page(from position: Int, among starts: [Bool]) -> Int? {
    switch self {
    case .next: position + 1
    case .back: max(0, position - 1)
    case .page(let number): min(max(number, 1), starts.count) - 1
    case .nextChapter: starts.indices.first { $0 > position && starts[$0] } ?? starts.count - 1
    case .previousChapter: starts.indices.last { $0 < position && starts[$0] } ?? 0
    case .quit, .resized: nil
    }
  }
}

/// A page of a session on a stage: what one command shows.
package struct StagePage {
  /// The number of the command, and of all that there are.
  var number: Int
  var count: Int
  /// What the chapter is about, or an empty text.
  var chapter: String
  var rows: [HarmlessText]

  var isLast: Bool { number == count }
  /// Where it is in the session, such as `[7/14]`.
  var place: String { "[\(number)/\(count)]" }
}

/// Where pages are shown, and who presses keys.
package protocol StageView: AnyObject {
  /// Shows a page and returns what the person wants to see next.
  func ask(_ page: StagePage) throws(OutputError) -> StageKey

  /// Whether what was shown is gone when the stage is left, so that it has to be written again.
  var isDrawnInPlace: Bool { get }

  /// Leaves the terminal as it was before the first page.
  func leave() throws(OutputError)
}

/// A page for each key at a terminal that is not drawn on: it is written below the one before, and a line answers.
final class PlainStageView: StageView {
  private let reader: PlainLineReader
  private let presenter: Presenter

  init(reader: PlainLineReader, presenter: Presenter) {
    self.reader = reader
    self.presenter = presenter
  }

  var isDrawnInPlace: Bool { false }

  func ask(_ page: StagePage) throws(OutputError) -> StageKey {
    try presenter.show(page.rows)
    let keys = Phrase(
      page.isLast
        ? "Enter ends, b back, q ends, ? lists the rest:"
        : "Enter goes on, b back, q ends, ? lists the rest:"
    ).text(in: presenter.options.language)
    while true {
      let input: LineInput
      do {
        input = try reader.readLine(after: "\(page.place) \(keys) ")
      } catch {
        return .quit
      }
      guard case .line(let line, _) = input else { return .quit }
      if let number = Int(line.filter { $0 != " " }) { return .page(number) }
      switch line.first(where: { $0 != " " }) {
      case nil: return .next
      case "b": return .back
      case "n", "]": return .nextChapter
      case "p", "[": return .previousChapter
      case "q": return .quit
      default:
        try presenter.tell(
          Phrase("n is the next chapter, p the one before; notes and marks begin chapters"))
      }
    }
  }

  func leave() {}
}
