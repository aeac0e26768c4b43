/// The nearest known name to a mistyped one.
package enum Suggestion {
  /// Returns the known name that a mistyped one most likely means, or `nil` where none is near.
  ///
  /// Near means at most a third of its letters wrong, missing, added or swapped with a neighbour, or a
  /// beginning that only one name has.
  package static func nearest(to word: String, in names: some Sequence<String>) -> String? {
    // A word may be as long as a line, and a letter of it as well.
    let start = String(String.UnicodeScalarView(word.unicodeScalars.prefix(200)))
    let typed = Array(start.lowercased().prefix(64))
    guard !typed.isEmpty else { return nil }
    // A single letter must be right, or every other one would be near.
    let longest = typed.count == 1 ? 0 : max(1, typed.count / 3)
    var best: (name: String, distance: Int)?
    var completions: [String] = []
    for name in names {
      let letters = Array(name.lowercased())
      if letters.starts(with: typed) { completions.append(name) }
      if abs(letters.count - typed.count) > longest { continue }
      let distance = distance(typed, letters)
      if distance <= longest, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name ?? (completions.count == 1 ? completions[0] : nil)
  }

  /// Returns the known names, at most four, that share a word of three letters or more with a mistyped one.
  static func related(to word: String, in names: [String]) -> [String] {
    let words = word.lowercased().split { !$0.isLetter && !$0.isNumber }.filter { $0.count > 2 }
    return Array(names.filter { $0.split(separator: "-").contains { words.contains($0) } }.prefix(4))
  }

  /// Returns the number of edits between two words: letters changed, added, dropped or swapped.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
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
    return last[right.count]
  }
}
