package import TabBarGuidelines

/// Pages that are shown to people one at a time, as somebody asks for them.
package struct Presentation: Dialogue {
  private let pages: [[Utterance]]
  private let isForRoom: Bool
  /// The pages that have a name, such as the first of a lesson.
  private let places: [String: Int]
  private var position = 0
  package private(set) var isOver: Bool

  /// - Parameters:
  ///   - isForRoom: Whether a page in the browser shows them, too.
  ///   - places: The pages that have a name.
  package init(_ pages: [[Utterance]], isForRoom: Bool = false, places: [String: Int] = [:]) {
    (self.pages, self.isForRoom, self.places) = (pages, isForRoom, places)
    isOver = pages.isEmpty
  }

  /// Where it is, such as `3/14`.
  package var name: Prose? { "\(position + 1)/\(pages.count)" }
  package var advice: Prose { "Return goes on · b back · a number or a lesson: that page · q ends" }
  package var hasPages: Bool { true }
  package var takesEveryLine: Bool { true }
  package var wall: [[Utterance]]? { isForRoom && !isOver ? Array(pages[...position]) : nil }
  package var question: [Utterance] { isOver ? [] : pages[position] }

  package mutating func grant(_ request: DialogueRequest, in playground: Playground) -> Turn? {
    switch request {
    case .skip: turn(to: position + 1)
    case .back: turn(to: max(0, position - 1))
    case .leave, .solution: turn(to: pages.count)
    case .hint, .task, .goal, .reset, .why: nil
    }
  }

  /// Takes Return, `b`, `q`, the number or the name of a page; other lines are commands.
  package mutating func take(_ line: TypedLine, in playground: Playground) -> Turn? {
    let word = line.text.trimmingBlanks
    switch word {
    case "": return grant(.skip, in: playground)
    case "b": return grant(.back, in: playground)
    case "q", "quit", "done": return grant(.leave, in: playground)
    default:
      return (Int(word).map { $0 - 1 } ?? places[word.lowercased()]).map {
        turn(to: min(max($0, 0), pages.count - 1))
      }
    }
  }

  private mutating func turn(to page: Int) -> Turn {
    (position, isOver) = (page, page >= pages.count)
    return Turn(asks: !isOver, ends: isOver)
  }
}
