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

  /// Returns the beginnings of a question's words, as `answered.tsv` has them.
  package static func beginnings(of question: String) -> [String] {
    question.lowercased().split { !$0.isLetter && !$0.isNumber && !"&+/".contains($0) }
      .map { $0.first?.isNumber == true ? number : String($0.prefix(letters)) }
  }

  /// Returns the rules that may answer a question with these parts, the likeliest first. The difference of two scores is the
  /// natural logarithm of how much likelier one rule is than the other. The name `-` means that no rule answers.
  package static func rules(for parts: [String]) -> [(rule: String, score: Double)] {
    var weights = weights(by: parts, in: tb_answered)
    // How rare the parts are: a question of many says no more than one of few.
    let length = Double(weights.removeValue(forKey: rarity) ?? 1).squareRoot()
    return weights.map { ($0, Double($1) / length) }.sorted { ($1.score, $0.rule) < ($0.score, $1.rule) }
  }

  /// What a row has for the square of how rare its part is.
  private static let rarity = "."

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
