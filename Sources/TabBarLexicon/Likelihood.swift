import CTabBarTables

/// How likely each command is meant by some words, by the rows of `meant.tsv`, and which rule answers a question.
package enum Likelihood {
  /// How many letters of a word the rows have.
  private static let letters = 5
  /// What they have for a title and for a number.
  package static let (title, number) = ("TAB", "N")

  /// Returns what they have for a word: its first letters, or the kind of file that it names.
  package static func word(_ low: String) -> String {
    low.lastIndex(of: ".").map { String(low[$0...]) } ?? String(low.prefix(letters))
  }

  /// Returns the commands that some words say are meant, the likeliest first.
  package static func ranked(by words: [String]) -> [String] {
    // A number alone says nothing.
    guard words.contains(where: { $0 != number }) else { return [] }
    let weights = weights(by: words, in: tb_meant)
    let least = max(fewest, (weights.values.max() ?? 0) - widest)
    return weights.filter { $0.value >= least }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  /// What a command has to have at least, and by how much the likeliest may surpass it, in twentieths of a logarithm.
  private static let (fewest, widest) = (20, 80)

  /// Returns how much the words of a question say that each rule answers it, by the rows of `answered.tsv`.
  package static func rules(for question: String) -> [String: Int] {
    let words = question.lowercased().split { !$0.isLetter && !$0.isNumber && !"&+/".contains($0) }
    return weights(
      by: words.map { $0.first?.isNumber == true ? number : String($0.prefix(letters)) }, in: tb_answered)
  }

  private typealias Table = (UnsafePointer<UInt8>, Int, UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>?

  private static func weights(by words: [String], in table: Table) -> [String: Int] {
    var weights: [String: Int] = [:]
    for var word in Set(words) {
      var count = 0
      let row = word.withUTF8 { bytes in bytes.baseAddress.flatMap { table($0, bytes.count, &count) } }
      let cells = UnsafeBufferPointer(start: row, count: count).split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      for cell in stride(from: 0, to: cells.count, by: 2) {
        weights[cells[cell], default: 0] += Int(cells[cell + 1]) ?? 0
      }
    }
    return weights
  }
}
