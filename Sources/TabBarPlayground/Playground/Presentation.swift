package import TabBarGuidelines

/// Pages that are shown to people one at a time, as somebody asks for them.
package struct Presentation: Conversation {
  private let pages: [[Utterance]]
  private var position = 0
  package private(set) var isOver: Bool

  package init(_ pages: [[Utterance]]) {
    self.pages = pages
    isOver = pages.isEmpty
  }

  /// Where it is, such as `3/14`.
  package var name: Prose { "\(position + 1)/\(pages.count)" }
  package var advice: Prose { "Return goes on · b back · a number: that page · q ends" }
  package var clearsScreen: Bool { true }
  package var leavesNumbersToLists: Bool { true }
  package var expects: ExpectedLine { .answer }
  package var question: [Utterance] { isOver ? [] : pages[position] }

  /// Takes Return, `b`, `q` or the number of a page; other lines are commands.
  package mutating func take(_ line: String, in draft: Draft) -> ConversationTurn? {
    let word = line.trimmingBlanks
    switch word {
    case "": position += 1
    case "b", "back": position = max(0, position - 1)
    case "q", "quit", "done", "leave": position = pages.count
    default:
      guard let number = Int(word) else { return nil }
      position = min(max(number, 1), pages.count) - 1
    }
    isOver = position >= pages.count
    return ConversationTurn(asks: !isOver, ends: isOver)
  }
}
