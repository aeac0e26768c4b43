/// Returns the number of edits between two words, letters changed, added, dropped, or swapped with a neighbour; `nil` where
/// there are more than `most`.
package func editDistance<Letter: Equatable>(_ left: [Letter], _ right: [Letter], most: Int) -> Int? {
  guard abs(left.count - right.count) <= most else { return nil }
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (row, letter) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      var cost = min(
        last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    beforeLast = last
    last = current
  }
  return last[right.count] <= most ? last[right.count] : nil
}
