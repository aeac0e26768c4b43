/// A part of a lesson: what follows `lesson` at the beginning of a line.
enum LessonPart: String, CaseIterable {
  case id, title, teaches, belief, start, predict, task, discuss, hint, goal, wrong, `try`, solution, then

  struct Form {
    var parameters: [Parameter] = []
    /// The keys that it takes, apart from languages.
    var keys: [String] = []
    var isNeeded = false
    var isRepeated = false
    var hasCommands = false
    /// Whether its last word is a text that may be given in other languages.
    var isTranslated = false
  }

  var form: Form {
    let id = Parameter("ID", .text)
    let text = Parameter("TEXT", .prose)
    let reason = Parameter("TEXT", .prose, isOptional: true)
    let what = Parameter("WHAT", .choice(ExpectationKind.predicted.map(\.name)))
    return switch self {
    case .id: Form(parameters: [id], keys: ["chapter"], isNeeded: true)
    case .title, .task: Form(parameters: [text], isNeeded: true, isTranslated: true)
    case .teaches:
      Form(parameters: [Parameter("RULE", .rule(), isRepeated: true)], keys: ["skill", "after", "minutes"])
    case .belief, .discuss: Form(parameters: [text], isTranslated: true)
    case .start, .goal: Form(isNeeded: true, hasCommands: true)
    case .predict: Form(parameters: [what, text], keys: ["line"], isTranslated: true)
    case .hint: Form(parameters: [text], isRepeated: true, isTranslated: true)
    case .wrong: Form(parameters: [id, text], isRepeated: true, hasCommands: true, isTranslated: true)
    case .try: Form(isRepeated: true, hasCommands: true)
    case .solution:
      Form(parameters: [reason], isNeeded: true, isRepeated: true, hasCommands: true, isTranslated: true)
    case .then:
      Form(parameters: [Parameter("COMMAND", .prose), reason], isRepeated: true, isTranslated: true)
    }
  }
}

extension ExpectationKind {
  /// The kinds whose value a person can predict.
  static let predicted: [ExpectationKind] = all.filter { $0.found != nil }
}
