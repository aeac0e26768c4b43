/// Which of many rows are shown: a page of them, with the selected one on it.
struct Paging: Hashable {
  var count: Int
  private(set) var selected = 0

  init(count: Int) { self.count = count }

  /// Selects the row some rows further on, around the end where that is one step; returns whether that is another.
  mutating func move(by rows: Int) -> Bool {
    guard count > 0 else { return false }
    let before = selected
    if abs(rows) == 1 {
      selected = (selected + rows + count) % count
    } else {
      selected = min(max(0, selected + rows), count - 1)
    }
    return selected != before
  }

  /// The rows of the page where no more than `room` are shown.
  func page(room: Int) -> Range<Int> {
    guard room > 0 else { return 0..<0 }
    let first = selected / room * room
    return first..<min(count, first + room)
  }
}
