import CTabBarTables

/// How likely each command is meant by some words, by the rows of `meant.tsv`.
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
    var weights: [String: Int] = [:]
    for word in Set(words) {
      for (command, weight) in row(word) { weights[command, default: 0] += weight }
    }
    let least = max(fewest, (weights.values.max() ?? 0) - widest)
    return weights.filter { $0.value >= least }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  /// What a command has to have at least, and by how much the likeliest may surpass it, in twentieths of a logarithm.
  private static let (fewest, widest) = (20, 80)

  private static func row(_ word: String) -> [(command: String, weight: Int)] {
    var (word, count) = (word, 0)
    let row = word.withUTF8 { bytes in bytes.baseAddress.flatMap { tb_meant($0, bytes.count, &count) } }
    let cells = UnsafeBufferPointer(start: row, count: count).split(separator: UInt8(ascii: " ")).map {
      String(decoding: $0, as: UTF8.self)
    }
    return stride(from: 0, to: cells.count, by: 2).map { (cells[$0], Int(cells[$0 + 1]) ?? 0) }
  }
}
