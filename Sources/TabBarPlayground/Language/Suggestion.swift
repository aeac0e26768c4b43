import TabBarGuidelines

package enum Suggestion {
  /// Returns the known name that a mistyped one most likely means, or `nil` where none is near.
  ///
  /// Near means a beginning that only one name has, or at most a third of its letters wrong, missing, added or swapped
  /// with a neighbour.
  ///
  /// - Parameter most: How many letters may be wrong at most, where a third of them is too many.
  package static func nearest(
    to word: String, in names: some Sequence<String>, most: Int = .max
  ) -> String? {
    // A word may be as long as a line, and a letter of it as well.
    let start = String(String.UnicodeScalarView(word.unicodeScalars.prefix(200)))
    let typed = Array(start.lowercased().prefix(64))
    guard !typed.isEmpty else { return nil }
    // A single letter must be right, or every other one would be near.
    let longest = typed.count == 1 ? 0 : min(most, max(1, typed.count / 3))
    var best: (name: String, distance: Int)?
    var completions: [String] = []
    for name in names {
      let letters = Array(name.lowercased())
      if letters.starts(with: typed) { completions.append(name) }
      // A hyphen or a space left out is nearer than another letter: iphone14 is not iphone-4.
      let isRunTogether = letters.filter { $0 != "-" && $0 != " " } == typed
      let distance = isRunTogether ? 0 : editDistance(typed, letters, most: longest)
      if let distance, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return completions.count == 1 ? completions[0] : best?.name
  }

  /// Returns the known names, at most four, that share a word of three letters or more with a mistyped one.
  static func related(to word: String, in names: [String]) -> [String] {
    let words = word.lowercased().split { !$0.isLetter && !$0.isNumber }.filter { $0.count > 2 }
    return Array(names.filter { $0.split(separator: "-").contains { words.contains($0) } }.prefix(4))
  }
}
