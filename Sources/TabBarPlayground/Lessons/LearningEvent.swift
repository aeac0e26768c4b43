/// Something that happened while a person learned, as a file of progress keeps it: a line of words.
package struct LearningEvent: Hashable, Sendable {
  /// When it happened, in seconds since 1970.
  package let time: Int
  package let kind: Action
  package let lesson: String
  /// What more there is to say, or `nil`: the line that was typed, the wrong end, the guess, the plan that a lesson was
  /// begun in.
  package let value: String?

  package enum Action: String, Hashable, Sendable, CaseIterable {
    case begin
    case exam
    /// A guess, before anything was shown.
    case guess
    /// A line that changed the bar, also one that was undone.
    case line
    case hint
    case wrong
    case solution
    case reset
    case solved
    /// All is met but what people have to judge.
    case discuss
    case skip
    /// The lesson was forgotten: what was before counts no more.
    case forget
  }

  package init(time: Int, _ kind: Action, _ lesson: String, _ value: String? = nil) {
    self.time = time
    self.kind = kind
    self.lesson = lesson
    self.value = value
  }

  package static let firstLine = "# tabbar learning 1"
  /// What the name of a program follows that writes the events below.
  package static let writer = "# written by "

  package var line: String {
    let words =
      [String(time), kind.rawValue, Quoting.quoted(lesson)]
      + (value.map { [Quoting.quoted($0, always: true)] } ?? [])
    return words.joined(separator: " ")
  }

  /// Reads a line; `nil` for one that is no event, such as one that was cut off.
  package init?(_ line: String) {
    guard let words = try? Lexer.words(of: line), (3...4).contains(words.count),
      let time = Int(words[0].text),
      let kind = Action(rawValue: words[1].text)
    else { return nil }
    self.init(time: time, kind, words[2].text, words.count > 3 ? words[3].text : nil)
  }
}

/// What a file of progress says about each lesson.
package struct LearningLog: Sendable {
  package struct Progress: Sendable {
    /// The lines that changed the bar since the lesson was last begun or reset.
    package fileprivate(set) var lines: [String] = []
    /// Every line that was tried, also those that were undone or reset.
    package fileprivate(set) var route: [String] = []
    package fileprivate(set) var guess: String?
    /// What was written in words of one's own, which people have to judge.
    package fileprivate(set) var texts: String?
    /// When it was begun last.
    package fileprivate(set) var begun = 0
    package fileprivate(set) var hints = 0
    /// The wrong ends that were reached, each once.
    package fileprivate(set) var wrongEnds: [String] = []
    package fileprivate(set) var sawSolution = false
    package fileprivate(set) var isExam = false
    package fileprivate(set) var isSkipped = false
    /// Whether all is met but a text that people have to judge.
    package fileprivate(set) var isDiscussed = false
    /// The number of commands of the last way that solved it, or `nil`.
    package fileprivate(set) var solvedIn: Int?
    /// How many of the lines took steps back.
    package var undone: Int { route.count { $0.hasPrefix("undo") } }
    /// Whether it was begun and neither solved nor skipped since.
    package fileprivate(set) var isOpen = false
    /// Whether there is nothing more to do in it.
    package var isDone: Bool { solvedIn != nil || isDiscussed }

    package init() {}

    /// Notes what happened, without its time.
    mutating func add(_ kind: LearningEvent.Action, _ value: String?) {
      switch kind {
      case .begin:
        isExam = false
        (isOpen, isSkipped) = (true, false)
      case .exam: isExam = true
      case .guess: guess = value
      case .line:
        lines.append(value ?? "")
        route.append(value ?? "")
      case .hint: hints += 1
      case .wrong:
        if let value, !wrongEnds.contains(value) { wrongEnds.append(value) }
      case .solution: sawSolution = true
      case .reset: lines = []
      case .solved:
        solvedIn = value.flatMap { Int($0) } ?? 0
        (isOpen, lines) = (false, [])
      case .discuss: (isDiscussed, isOpen, texts) = (true, false, value)
      case .skip: (isSkipped, isOpen) = (true, false)
      case .forget: break
      }
    }
  }

  /// What happened in each lesson, by identifier.
  package private(set) var records: [String: Progress] = [:]
  package private(set) var last: String?
  /// The plan that the last lesson was begun in.
  package private(set) var plan: String?
  package private(set) var damaged = 0
  package private(set) var lastTime: Int?
  /// Whether a program wrote on after another one had begun to.
  package private(set) var isShared = false

  package init() {}

  package init(_ text: String) {
    var writers: [String] = []
    for line in TextLines(text) where !line.text.isEmpty {
      if line.text.hasPrefix(LearningEvent.writer) {
        if writers.contains(line.text), writers.last != line.text { isShared = true }
        writers.append(line.text)
      }
      guard !line.text.hasPrefix("#") else { continue }
      if let event = LearningEvent(line.text) { add(event) } else { damaged += 1 }
    }
  }

  package mutating func add(_ event: LearningEvent) {
    var record = records[event.lesson] ?? Progress()
    (last, lastTime) = (event.lesson, event.time)
    if event.kind == .begin { plan = event.value }
    record.add(event.kind, event.value)
    if event.kind == .begin { record.begun = event.time }
    records[event.lesson] = event.kind == .forget ? nil : record
  }
}
