/// A part of a lesson: what follows `lesson` at the beginning of a line.
package enum LessonPart: String, Hashable, Sendable, CaseIterable {
  case id, title, teaches, belief, start, predict, task, hint, goal, wrong, `try`, solution, then

  /// Whether commands follow it, on lines of their own.
  package var hasCommands: Bool {
    switch self {
    case .start, .goal, .wrong, .try, .solution: true
    case .id, .title, .teaches, .belief, .predict, .task, .hint, .then: false
    }
  }

  /// Whether a lesson may have several of it.
  var isRepeated: Bool {
    switch self {
    case .hint, .wrong, .try, .solution, .then: true
    case .id, .title, .teaches, .belief, .start, .predict, .task, .goal: false
    }
  }

  /// Whether every lesson has it.
  var isNeeded: Bool {
    switch self {
    case .id, .title, .start, .task, .goal, .solution: true
    case .teaches, .belief, .predict, .hint, .wrong, .try, .then: false
    }
  }

  /// The words that it takes.
  var parameters: [Parameter] {
    switch self {
    case .id: [Parameter("ID", .text)]
    case .title, .belief, .task, .hint: [Parameter("TEXT", .prose)]
    case .teaches: [Parameter("RULE", .rule, isRepeated: true)]
    case .predict:
      [Parameter("WHAT", .choice(ExpectationKind.predicted.map(\.name))), Parameter("TEXT", .prose)]
    case .wrong: [Parameter("ID", .text), Parameter("TEXT", .prose)]
    case .start, .goal, .try: []
    case .solution: [Parameter("TEXT", .prose, isOptional: true)]
    case .then: [Parameter("COMMAND", .prose), Parameter("TEXT", .prose, isOptional: true)]
    }
  }

  /// The keys that it takes, apart from languages.
  var keys: [String] {
    switch self {
    case .id: ["chapter"]
    case .teaches: ["skill", "after", "minutes"]
    case .predict: ["line"]
    case .title, .belief, .task, .hint, .wrong, .start, .goal, .try, .solution, .then: []
    }
  }

  /// Whether it may be given in other languages.
  var isTranslated: Bool {
    switch self {
    case .title, .belief, .predict, .task, .hint, .wrong, .solution, .then: true
    case .id, .teaches, .start, .goal, .try: false
    }
  }
}

extension ExpectationKind {
  /// The kinds whose value a person can predict.
  static let predicted: [ExpectationKind] = all.filter { $0.found != nil }
}
