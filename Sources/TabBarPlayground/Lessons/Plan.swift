import CTabBarTables
import TabBarGuidelines

/// Lessons in an order: those of a class, of a chapter, of a folder, or one alone.
///
/// It is the lines of its file; what a room, a paper or a class sees of it are arrangements of them.
package struct Plan {
  /// What `learn` takes.
  package let name: String
  package private(set) var lines: [Line] = []

  /// A line of its file: a word that says what it is, and then a text.
  package struct Line {
    package let word: Word
    /// What follows the word; of a part, what follows its minutes.
    package let text: String
    /// As long as a part lasts; without a file, as long as its lessons take a pair.
    package fileprivate(set) var minutes = 0
    package fileprivate(set) var lesson: Lesson?
  }

  package enum Word: String, CaseIterable {
    case title, part, lesson
    /// What the instructor asks before people see an answer, what they will say, and what is so.
    case ask, expect, right
    /// What people mark before the lessons, and again after them.
    case `true`, `false`, answer
  }

  package struct Belief {
    package let text: String
    package let isTrue: Bool
    package fileprivate(set) var answer: String?
  }

  package init(_ lesson: Lesson) { self.init(name: lesson.id, [(lesson.title, [lesson])]) }

  package init(name: String, _ parts: [(title: String, lessons: [Lesson])]) {
    self.name = name
    for (title, lessons) in parts {
      lines.append(Line(word: .part, text: title, minutes: Self.minutes(ofPairIn: lessons)))
      lines += lessons.map { Line(word: .lesson, text: $0.id, lesson: $0) }
    }
  }

  package init(_ chapters: [Chapter] = Chapter.allCases, name: String = "all") {
    self.init(
      name: name,
      chapters.map { chapter in ("\(chapter.title)", LessonList.all.filter { $0.chapter == chapter }) })
  }

  /// Some, one after the other.
  package init(_ plans: [Plan]) {
    name = plans[0].name
    lines = plans.flatMap(\.lines)
  }

  package var title: String { lines.last { $0.word == .title }?.text ?? name }
  package var lessons: [Lesson] { lines.compactMap(\.lesson) }
  package var minutes: Int { lines.reduce(0) { $0 + $1.minutes } }
  /// The lessons of each part.
  package var parts: [[Lesson]] {
    lines.split(omittingEmptySubsequences: false) { $0.word == .part }.dropFirst().map {
      $0.compactMap(\.lesson)
    }
  }
  /// Whether it is one lesson, and no order of several.
  package var isLesson: Bool { lessons.map(\.id) == [name] }

  /// What lessons take a pair, in minutes: half more than one person. One that says nothing of it takes four.
  package static func minutes(ofPairIn lessons: [Lesson]) -> Int {
    (lessons.reduce(0) { $0 + ($1.minutes ?? 4) } * 3 + 1) / 2
  }

  /// Returns what people mark as true or false before the lessons, and again after them. Without any of its own every
  /// other lesson has its truth in place of its belief, so that nobody can answer without reading.
  package func beliefs(in language: String?) -> [Belief] {
    var beliefs: [Belief] = []
    for line in lines {
      switch line.word {
      case .true, .false: beliefs.append(Belief(text: line.text, isTrue: line.word == .true))
      case .answer: beliefs[beliefs.count - 1].answer = line.text
      default: break
      }
    }
    guard beliefs.isEmpty else { return beliefs }
    return lessons.map { $0.said(in: language) }.filter { $0.belief != nil }.enumerated().map {
      index, lesson in
      let truth = lesson.solutions.lazy.compactMap(\.text).first ?? lesson.title
      return index % 2 == 1
        ? Belief(text: truth, isTrue: true)
        : Belief(text: lesson.belief ?? "", isTrue: false, answer: truth)
    }
  }
}

// MARK: Plans of the program

extension Plan {
  package static var all: [Plan] { names.filter { !$0.contains("/") }.compactMap { named($0) } }

  /// The names of all lessons and plans.
  package static var words: [String] { LessonList.all.map(\.id) + all.map(\.name) }

  private static var names: [String] {
    (0...).lazy.map { tb_plan_name($0) }.prefix { $0 != nil }.compactMap { $0.map { String(cString: $0) } }
  }

  package static func named(_ name: String, in language: String? = nil) -> Plan? {
    let file = language.flatMap { names.firstIndex(of: "\($0)/\(name)") } ?? names.firstIndex(of: name)
    guard let file, !name.contains("/"), let text = tb_plan(file) else { return nil }
    return try? Plan(String(cString: text), name: name, file: name) { LessonList.named($0) }
  }
}

// MARK: The file

extension Plan {
  /// The beginning of the first line of every version.
  package static let signature = "# tabbar plan"
  package static let firstLine = "# tabbar plan 1"

  /// The file of it.
  package var text: String {
    let lines = lines.map { line in
      let minutes = line.word == .part ? "\n\(line.word) \(line.minutes)" : "\(line.word)"
      return "\(minutes) \(line.text)\n"
    }
    return "\(Self.firstLine)\n" + lines.joined()
  }

  /// Reads the file of a plan.
  ///
  /// - Parameter lesson: Returns the lesson of a name, or `nil` where there is none.
  package init(_ text: String, name: String, file: String, lesson: (String) throws -> Lesson?) throws {
    self.name = name
    for line in TextLines(text) {
      let text = String(line.text.trimmingBlanks)
      do {
        guard line.number > 1 || text == Self.firstLine else {
          throw CommandError(
            "this plan is of another version", at: 0..<text.utf8.count,
            remedy: "the first line of a plan is: \(Self.firstLine)")
        }
        if !text.isEmpty, !text.hasPrefix("#") { lines.append(try self.line(text, lesson)) }
      } catch let error as CommandError {
        throw SessionError(file: file, line: line.number, text: text, error: error)
      }
    }
    guard lessons.isEmpty else { return }
    throw SessionError(
      file: file, line: 1, text: Self.firstLine,
      error: CommandError("this plan has no lesson", at: 0..<0, remedy: "lesson NAME below a part adds one"))
  }

  /// Reads a line below those that there are.
  private func line(_ text: String, _ lesson: (String) throws -> Lesson?) throws -> Line {
    func error(_ problem: Prose, _ remedy: Prose) -> CommandError {
      CommandError(problem, at: 0..<text.utf8.count, remedy: remedy)
    }
    func isBelow(_ words: Word...) -> Bool { lines.last.map { words.contains($0.word) } ?? false }
    let (name, rest) = Self.split(text)
    guard let word = Word(rawValue: name) else {
      let words = listed(Word.allCases.map(\.rawValue), by: "or")
      throw error("\(Quoting.quoted(name)) begins no line of a plan", "\(words)")
    }
    guard !rest.isEmpty else { throw error("\(name) says nothing", "a text follows the word") }
    var line = Line(word: word, text: rest)
    switch word {
    case .title, .true, .false: break
    case .part:
      let (number, title) = Self.split(rest)
      guard let minutes = Int(number), (1...600).contains(minutes), !title.isEmpty else {
        throw error("a part begins with its minutes, 1 to 600", "such as: part 14 What a tab is")
      }
      line = Line(word: word, text: title, minutes: minutes)
    case .lesson, .ask:
      guard lines.contains(where: { $0.word == .part }) else {
        throw error("there is no part above it", "such as: part 14 What a tab is")
      }
      if word == .ask { break }
      guard let found = try lesson(rest) else {
        let near = Suggestion.nearest(to: rest, in: LessonList.all.map(\.id))
        throw error(
          "there is no lesson \(Quoting.quoted(rest))",
          near.map { "did you mean \($0)?" } ?? "a name that lessons all lists, or a file beside the plan")
      }
      guard !lessons.contains(where: { $0.id == found.id }) else {
        throw error("\(found.id) is in the plan already", "leave one out")
      }
      line.lesson = found
    case .expect, .right:
      guard isBelow(.ask, .expect, .right) else {
        throw error("there is no question above it", "a line that begins with ask")
      }
    case .answer:
      guard isBelow(.true, .false) else {
        throw error("there is no belief above it", "a line that begins with true or false")
      }
    }
    return line
  }

  /// Parts a text behind its first word.
  private static func split(_ text: String) -> (word: String, rest: String) {
    let word = text.prefix { !$0.isWhitespace }
    return (String(word), String(text[word.endIndex...].drop { $0.isWhitespace }))
  }
}
