/// Whether the bar is still on the screen: how many rows were written since it was drawn, so that the prompt can draw it
/// again.
final class BarInSight {
  /// The rows from the head of the last picture to the cursor; `nil` where no picture is of the present bar.
  private var rowsFromHead: Int?
  private(set) var answerRows = 0

  func enteredLine() {
    answerRows = 0
    wrote(1)
  }

  func wrote(_ rows: Int) {
    answerRows += rows
    if let rowsFromHead { self.rowsFromHead = rowsFromHead + rows }
  }

  /// Notes that the last rows written are a picture of the bar and what is below it.
  func drewBar(_ rows: Int) { rowsFromHead = rows }

  /// Notes that the bar looks different now, and that no picture of it was written.
  func changedBar() { rowsFromHead = nil }

  /// Returns whether the last picture has left a window of some rows, the last of which has the prompt.
  func isGone(from rows: Int) -> Bool { rowsFromHead.map { $0 + 1 > rows } ?? true }
}
