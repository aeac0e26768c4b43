internal import CTabBarTables
import TabBarGuidelines

/// Lessons in an order: those of a class, of a chapter, of a folder, or one alone.
package struct Plan: Sendable {
  /// What `learn` takes.
  package let name: String
  package private(set) var title: String
  package private(set) var parts: [Part] = []
  private var ownBeliefs: [Belief] = []

  package struct Part: Sendable {
    package let title: String
    /// As long as it lasts; of a plan without a file, as long as its lessons take a pair.
    package let minutes: Int
    package fileprivate(set) var steps: [Step] = []

    /// What its lessons take a pair, in minutes: half more than one person.
    package var needed: Int { Plan.minutes(ofPairIn: steps.compactMap(\.lesson)) }
  }

  /// A lesson that says nothing of its minutes takes four.
  fileprivate static func minutes(ofPairIn lessons: [Lesson]) -> Int {
    (lessons.reduce(0) { $0 + ($1.minutes ?? 4) } * 3 + 1) / 2
  }

  package struct Step: Sendable {
    package let lesson: Lesson?
    package fileprivate(set) var questions: [Question] = []
  }

  /// What the instructor asks before people see an answer.
  package struct Question: Sendable {
    package let text: String
    /// What people will say.
    package fileprivate(set) var expected: String?
    /// What is so.
    package fileprivate(set) var right: String?
  }

  package struct Belief: Sendable {
    package let text: String
    package let isTrue: Bool
    package fileprivate(set) var answer: String?
  }

  package init(_ lesson: Lesson) {
    (name, title) = (lesson.id, lesson.title.english)
    parts = [Part(title: "", minutes: Self.minutes(ofPairIn: [lesson]), steps: [Step(lesson: lesson)])]
  }

  package init(name: String, _ parts: [(title: String, lessons: [Lesson])]) {
    (self.name, title) = (name, name)
    self.parts = parts.map { title, lessons in
      Part(title: title, minutes: Self.minutes(ofPairIn: lessons), steps: lessons.map { Step(lesson: $0) })
    }
  }

  package init(_ chapters: [Chapter] = Chapter.allCases, name: String = "all") {
    self.init(
      name: name,
      chapters.map { chapter in ("\(chapter.title)", LessonList.all.filter { $0.chapter == chapter }) })
  }

  package var lessons: [Lesson] { parts.flatMap(\.steps).compactMap(\.lesson) }
  package var minutes: Int { parts.reduce(0) { $0 + $1.minutes } }

  /// Returns what people mark as true or false before the lessons, and again after them. Without any of its own every
  /// other lesson has its truth in place of its belief, so that nobody can answer without reading.
  package func beliefs(in language: String?) -> [Belief] {
    guard ownBeliefs.isEmpty else { return ownBeliefs }
    return lessons.filter { $0.belief != nil }.enumerated().map { index, lesson in
      let truth = (lesson.solutions.lazy.compactMap(\.reason).first ?? lesson.title).text(in: language)
      return index % 2 == 1
        ? Belief(text: truth, isTrue: true)
        : Belief(text: lesson.belief?.text(in: language) ?? "", isTrue: false, answer: truth)
    }
  }

  /// Whether it is one lesson, and no order of several.
  package var isLesson: Bool { parts.count == 1 && parts[0].title.isEmpty }
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

  /// Reads the file of a plan: a line has a word that says what it is, and then a text.
  ///
  /// - Parameter lesson: Returns the lesson of a name, or `nil` where there is none.
  package init(_ text: String, name: String, file: String, lesson: (String) throws -> Lesson?) throws {
    (self.name, title) = (name, name)
    for line in TextLines(text) {
      guard line.number > 1 || line.text.trimmingBlanks == Self.firstLine else {
        throw SessionError(
          file: file, line: 1, text: line.text,
          error: CommandError(
            "this plan is of another version", at: 0..<line.text.utf8.count,
            remedy: "the first line of a plan is: \(Self.firstLine)"))
      }
      let text = line.text.trimmingBlanks
      guard !text.isEmpty, !text.hasPrefix("#") else { continue }
      do {
        try add(PlanLine(line.text), lesson)
      } catch let error as CommandError {
        throw SessionError(file: file, line: line.number, text: line.text, error: error)
      }
    }
    guard lessons.isEmpty else { return }
    throw SessionError(
      file: file, line: 1, text: Self.firstLine,
      error: CommandError("this plan has no lesson", at: 0..<0, remedy: "lesson NAME below a part adds one"))
  }

  /// The file of it. Lessons have their names: those of a person's own are to lie beside it.
  package var text: String {
    var lines = [Self.firstLine, "title \(title)"]
    for belief in ownBeliefs {
      lines.append("\(belief.isTrue) \(belief.text)")
      lines += belief.answer.map { ["answer \($0)"] } ?? []
    }
    for part in parts {
      lines += ["", "part \(part.minutes) \(part.title.isEmpty ? title : part.title)"]
      for step in part.steps {
        lines += step.lesson.map { ["lesson \($0.id)"] } ?? []
        for question in step.questions {
          let answers = [("expect", question.expected), ("right", question.right)]
          lines +=
            ["ask \(question.text)"] + answers.compactMap { word, text in text.map { "\(word) \($0)" } }
        }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private mutating func add(_ line: PlanLine, _ lesson: (String) throws -> Lesson?) throws {
    guard let word = PlanLine.Word(rawValue: line.word) else {
      let words = PlanLine.Word.allCases.map(\.rawValue)
      throw line.error("\(Quoting.quoted(line.word)) begins no line of a plan", "\(listed(words, by: "or"))")
    }
    guard !line.rest.isEmpty else { throw line.error("\(line.word) says nothing", "a text follows the word") }
    let part = parts.count - 1
    if [.lesson, .ask].contains(word), part < 0 {
      throw line.error("there is no part above it", "such as: part 14 What a tab is")
    }
    switch word {
    case .title: title = line.rest
    case .part:
      guard let minutes = line.minutes else {
        throw line.error("a part begins with its minutes, 1 to 600", "such as: part 14 What a tab is")
      }
      parts.append(Part(title: minutes.title, minutes: minutes.count))
    case .lesson:
      guard let found = try lesson(line.rest) else {
        let near = Suggestion.nearest(to: line.rest, in: LessonList.all.map(\.id))
        throw line.error(
          "there is no lesson \(Quoting.quoted(line.rest))",
          near.map { "did you mean \($0)?" } ?? "a name that lessons all lists, or a file beside the plan")
      }
      guard !lessons.contains(where: { $0.id == found.id }) else {
        throw line.error("\(found.id) is in the plan already", "leave one out")
      }
      parts[part].steps.append(Step(lesson: found))
    case .ask:
      if parts[part].steps.isEmpty { parts[part].steps.append(Step(lesson: nil)) }
      parts[part].steps[parts[part].steps.count - 1].questions.append(Question(text: line.rest))
    case .expect, .right:
      guard part >= 0, let step = parts[part].steps.indices.last,
        let question = parts[part].steps[step].questions.indices.last
      else { throw line.error("there is no question above it", "a line that begins with ask") }
      let answer = word == .right ? \Question.right : \Question.expected
      parts[part].steps[step].questions[question][keyPath: answer] = line.rest
    case .true, .false: ownBeliefs.append(Belief(text: line.rest, isTrue: word == .true))
    case .answer:
      guard let belief = ownBeliefs.indices.last else {
        throw line.error("there is no belief above it", "a line that begins with true or false")
      }
      ownBeliefs[belief].answer = line.rest
    }
  }
}

/// A line of the file of a plan.
private struct PlanLine {
  let word: String
  let rest: String
  private let range: Range<Int>

  enum Word: String, CaseIterable {
    case title, part, lesson, ask, expect, right, `true`, `false`, answer
  }

  init(_ line: String) {
    let text = line.trimmingBlanks
    word = String(text.prefix { !$0.isWhitespace })
    rest = String(text.dropFirst(word.count).drop { $0.isWhitespace })
    let start = line.utf8.count - line.utf8.drop { Lexer.isSpace($0) }.count
    range = start..<start + word.utf8.count
  }

  var minutes: (count: Int, title: String)? {
    let number = rest.prefix { !$0.isWhitespace }
    let title = String(rest.dropFirst(number.count).drop { $0.isWhitespace })
    guard let count = Int(number), (1...600).contains(count), !title.isEmpty else { return nil }
    return (count, title)
  }

  func error(_ problem: Prose, _ remedy: Prose) -> CommandError {
    CommandError(problem, at: range, remedy: remedy)
  }
}
