import TabBarGuidelines

/// What a question of the quiz is about.
package enum QuizTopic: Hashable, Sendable {
  /// How many tabs a bar shows; the place in `QuizBar.all`.
  case count(Int)
  /// Which rule an example breaks; the rule's identifier.
  case rule(String)
  /// Which command clears what an example breaks.
  case change(String)
  /// Which edition says what an example breaks.
  case edition(String)
  /// Which rule a finding is of.
  case finding(String)

  /// Returns what there is to ask about a chapter, or about all of them, always in the same order. Kinds of questions
  /// alternate, and two about the same rule are far from each other.
  static func all(about chapter: Chapter?) -> [QuizTopic] {
    guard let chapter else {
      // Each begins with another kind of question.
      let lists = Chapter.allCases.enumerated().map { index, chapter in
        let topics = all(about: chapter)
        return Array(topics.dropFirst(index) + topics.prefix(index))
      }
      return unique(alternating(lists))
    }
    let rules = chapter.ruleNames
    guard !rules.isEmpty else {
      let others = alternating(Chapter.allCases.map(\.ruleNames))
      return alternating([others.map { .finding($0) }, rotated(others, by: 2).map { .edition($0) }])
    }
    let bars = QuizBar.all.indices.filter { QuizBar.all[$0].chapter == chapter }
    return alternating([
      rules.map { .rule($0) }, bars.map { .count($0) }, rotated(rules, by: 2).map { .change($0) },
      rotated(rules, by: 4).map { .edition($0) },
    ])
  }

  /// Returns the elements of some lists: the first of each, the second of each, and so on.
  private static func alternating<Element>(_ lists: [[Element]]) -> [Element] {
    (0..<(lists.map(\.count).max() ?? 0)).flatMap { index in
      lists.compactMap { $0.indices.contains(index) ? $0[index] : nil }
    }
  }

  /// Returns a list from one of its parts on: the second half, the last quarter.
  private static func rotated<Element>(_ list: [Element], by part: Int) -> [Element] {
    let start = list.count - list.count / part
    return Array(list[start...] + list[..<start])
  }

  private static func unique(_ topics: [QuizTopic]) -> [QuizTopic] {
    var seen: Set<QuizTopic> = []
    return topics.filter { seen.insert($0).inserted }
  }
}

/// A bar whose tabs are to be counted.
struct QuizBar: Sendable {
  let chapter: Chapter
  /// The number of tabs.
  let tabs: Int
  /// The commands that set its device.
  let lines: [String]

  private init(_ chapter: Chapter, _ tabs: Int, _ lines: String...) {
    self.chapter = chapter
    self.tabs = tabs
    self.lines = lines
  }

  static let all: [QuizBar] = [
    QuizBar(.places, 8, "device iphone-14", "orientation landscape"),
    QuizBar(.places, 5, "device iphone-se-3"),
    QuizBar(.places, 6, "device iphone-14"),
    QuizBar(.places, 7, "device iphone-14-pro-max", "orientation landscape"),
    QuizBar(.places, 9, "device iphone-14-pro-max", "orientation landscape"),
    QuizBar(.places, 9, "device iphone-14-pro-max"),
    QuizBar(.sizes, 8, "device ipad-9"),
    QuizBar(.sizes, 9, "device ipad-9"),
    QuizBar(.sizes, 7, "device ipad-9", "window 1/3"),
    QuizBar(.sizes, 6, "device ipad-9", "orientation landscape", "window slideover"),
    QuizBar(.sizes, 7, "device ipad-9", "orientation landscape", "window 1/2"),
    QuizBar(.sizes, 7, "device ipad-pro-12-9-6", "orientation landscape", "window 1/2"),
    QuizBar(.sizes, 9, "device ipad-pro-11-m4"),
    QuizBar(.years, 7, "device apple-tv-4k"),
    QuizBar(.years, 9, "device apple-tv-4k"),
    QuizBar(.years, 6, "device iphone-17"),
    QuizBar(.years, 8, "device vision-pro", "focus on"),
    QuizBar(.years, 6, "device iphone-se-1", "system ios9"),
  ]
}
