/// Something that happened while a person learned, as a file of progress keeps it: a line of words.
package struct LearningEvent: Hashable {
  /// When it happened, in seconds since 1970.
  package let time: Int
  package let kind: Action
  package let lesson: String
  /// What more there is to say, or `nil`: the line that was typed, the wrong end, the guess, the plan that a lesson was
  /// begun in.
  package let value: String?

  package enum Action: String, CaseIterable {
    case begin
    case exam
    /// A guess, before anything was shown.
    case guess
    /// A line that changed the bar, also one that was undone.
    case line
    /// A line that no command took and that was not read as anything.
    case refused
    /// A line that was read, and none of its readings was taken.
    case forgotten
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
package struct LearningLog {
  /// What became of one lesson, computed from its events since it was last forgotten.
  package struct Progress {
    fileprivate let events: ArraySlice<LearningEvent>

    private func last(_ kinds: LearningEvent.Action...) -> LearningEvent? {
      events.last { kinds.contains($0.kind) }
    }

    private func since(_ kinds: LearningEvent.Action...) -> ArraySlice<LearningEvent> {
      events.suffix(while: { !kinds.contains($0.kind) })
    }

    /// The lines that changed the bar since the lesson was last begun or reset.
    package var lines: [String] { since(.reset, .solved).lines }
    /// Every line that was tried, also those that were undone or reset.
    package var route: [String] { events.lines }
    /// Whether the question before the task was answered, also by an empty line since it was last begun.
    var isGuessed: Bool { guess != nil || since(.begin).contains { $0.kind == .guess } }
    package var guess: String? { events.last { $0.kind == .guess && $0.value != nil }?.value }
    /// When it was begun last; `nil` where it was not, or is forgotten.
    package var begun: Int? { last(.begin)?.time }
    /// How many were given since it last came to an end.
    package var hints: Int { since(.solved, .discuss, .skip).count { $0.kind == .hint } }
    package var isExam: Bool { last(.begin, .exam)?.kind == .exam }
    package var isSkipped: Bool { last(.begin, .skip)?.kind == .skip }
    /// Whether all is met but a text that people have to judge.
    package var isDiscussed: Bool { last(.discuss) != nil }
    /// The number of commands of the last way that solved it, or `nil`.
    package var solvedIn: Int? { last(.solved).map { $0.value.flatMap { Int($0) } ?? 0 } }
    /// Whether it was begun and neither solved, discussed nor skipped since.
    package var isOpen: Bool { last(.begin, .solved, .discuss, .skip)?.kind == .begin }
    /// How many of the lines took steps back.
    var undone: Int { route.count { $0.hasPrefix(Command.undo.name) } }
    /// Whether there is nothing more to do in it.
    package var isDone: Bool { solvedIn != nil || isDiscussed }
  }

  /// Everything that happened, in its order.
  package private(set) var events: [LearningEvent] = []
  /// The lines that are no event.
  package private(set) var damaged = 0
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

  package mutating func add(_ event: LearningEvent) { events.append(event) }

  /// What became of a lesson.
  package subscript(lesson: String) -> Progress {
    Progress(events: events.filter { $0.lesson == lesson }.suffix(while: { $0.kind != .forget }))
  }

  /// The lesson of the last event.
  package var last: String? { events.last?.lesson }

  /// The plan that the last lesson was begun in.
  package var plan: String? { events.last { $0.kind == .begin }?.value }
}

extension Sequence<LearningEvent> {
  fileprivate var lines: [String] { compactMap { $0.kind == .line ? $0.value : nil } }
}

extension BidirectionalCollection {
  /// Returns the last elements, all of which are so.
  fileprivate func suffix(while isSo: (Element) -> Bool) -> SubSequence {
    suffix(from: lastIndex { !isSo($0) }.map(index(after:)) ?? startIndex)
  }
}
