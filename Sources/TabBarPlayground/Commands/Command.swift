/// One command of the language: how it is written, what it is for, and what it does.
package final class Command: Sendable, Identifiable {
  /// The word that it starts with.
  package let name: String
  /// The group that it is listed in.
  package let group: Group
  /// What it does, in one line without a full stop.
  package let summary: String
  /// What else there is to know, in a few sentences, or `nil`.
  package let discussion: String?
  /// What it is given, in order. Optional ones come last, and only the last may be repeated.
  package let parameters: [Parameter]
  /// The number of parameters that cannot be left out.
  let neededParameters: Int
  /// What it can be given as `key=value`, in the order in which they are recorded.
  package let options: [Parameter]
  /// Whole lines that show it, the first one the most typical, each with what it does.
  package let examples: [Example]
  /// Whether it reads or writes files or ends the program: what a session that is replayed must not do.
  package let actsOutside: Bool
  /// Whether a command of a session is recorded that leaves the design as it is. What a design is for is: what a
  /// session does not say, a later version takes for granted.
  let isRecordedUnchanged: Bool
  /// The name of the command that sets the same outright: its own, but for one that sets it relative to what it was.
  package let sets: String
  /// Whether it has forms that set something about the prompt, one for each `PromptSetting`.
  package let setsPrompt: Bool
  /// Whether it can be carried out while a line is typed, on a copy; otherwise a preview only promises it.
  let isQuick: Bool
  /// What a preview says of it where it is not carried out; `nil` for one that always is.
  let promise: Promise?
  /// What it does.
  let body: Body

  /// The word that it starts with.
  package var id: String { name }

  /// A line that shows a command, and what it does.
  package struct Example: Hashable, Sendable {
    /// The line, as a person types it.
    package let line: String
    /// What it does, in a few words.
    package let meaning: String
    /// Creates an example from a line and what it does.
    package init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  /// The groups that commands are listed in.
  package enum Group: String, Hashable, Sendable, CaseIterable {
    /// Change the tabs.
    case tabs = "Tabs"
    /// Change what the tabs are laid out for.
    case context = "Device and guide"
    /// Look at the design.
    case looking = "Looking"
    /// Go back and forth.
    case time = "Time"
    /// Keep designs as files.
    case sessions = "Sessions"
    /// Everything else.
    case rest = "The rest"

    /// What `help` calls it. No command has this name.
    package var topic: String {
      switch self {
      case .tabs: "tabs"
      case .context: "context"
      case .looking: "looking"
      case .time: "time"
      case .sessions: "files"
      case .rest: "rest"
      }
    }

    /// What its commands do, in a few words.
    package var summary: String {
      switch self {
      case .tabs: "change the tabs"
      case .context: "what the bar is laid out for, and what judges it"
      case .looking: "look at the bar, and ask about it"
      case .time: "go back and forth"
      case .sessions: "keep designs as files"
      case .rest: "help, and the end"
      }
    }
  }

  /// What a command does. Each kind says what it may touch.
  enum Body: Sendable {
    /// Changes the draft and returns what changed, in words. It throws before it changes anything.
    case edit(@Sendable (inout Draft, Arguments) throws(CommandError) -> Sentence)
    /// Changes the draft, or requests something first that it needs for that and changes nothing yet.
    case editOrRequest(@Sendable (inout Draft, Arguments) throws(CommandError) -> Playground.Outcome)
    /// Asks for something to be shown or done outside, and changes nothing itself.
    case ask(@Sendable (Draft, Arguments) throws(CommandError) -> Effect)
    /// Is kept in the session, and otherwise like `ask`.
    case annotate(@Sendable (Draft, Arguments) throws(CommandError) -> Effect)
    /// Plans commands that the session keeps in its place, each a step, and asks for something as well. The lines
    /// are in canonical form, each for the draft that those before it leave; `nil` where nothing is to be carried
    /// out, whatever the draft.
    case plan(@Sendable (Draft, Arguments) throws(CommandError) -> (lines: [String]?, effect: Effect))
    /// Goes back or forth to another position in the timeline, which is within it.
    case time(@Sendable (Timeline, Arguments) throws(CommandError) -> Int)
    /// Gives the present position in the timeline the name that stands first.
    case mark
    /// Starts an empty session.
    case startOver
  }

  init(
    _ name: String, _ group: Group, _ summary: String, discussion: String? = nil,
    parameters: [Parameter] = [], options: [Parameter] = [], examples: [Example],
    actsOutside: Bool = false, isRecordedUnchanged: Bool? = nil, sets: String? = nil,
    setsPrompt: Bool = false, promise: Promise? = nil, isQuick: Bool = true, body: Body
  ) {
    self.name = name
    self.group = group
    self.summary = summary
    self.discussion = discussion
    self.parameters = parameters
    neededParameters = parameters.count { !$0.isOptional }
    self.options = options
    self.examples = examples
    self.actsOutside = actsOutside
    self.isRecordedUnchanged = isRecordedUnchanged ?? (group == .context)
    self.sets = sets ?? name
    self.setsPrompt = setsPrompt
    self.promise = promise
    self.isQuick = isQuick
    self.body = body
  }

  /// The command with all that it takes, as a person would type it.
  package var usage: String {
    var words = [name]
    words += parameters.map(\.usage)
    words += options.map { "[\($0.name)=\($0.valueUsage)]" }
    return words.joined(separator: " ")
  }

  /// The usage, with the options left to the help where they are too many to be read in an error.
  var briefUsage: String {
    options.count > 6 ? "\(keylessUsage); help \(name) lists the keys" : usage
  }

  /// The usage with one word in place of all the keys.
  package var keylessUsage: String {
    ([name] + parameters.map(\.usage) + (options.isEmpty ? [] : ["KEY=VALUE…"])).joined(separator: " ")
  }

  /// Whether typing it changes the design, so that it can be undone and is kept in the session.
  package var isRecorded: Bool {
    switch body {
    case .edit, .editOrRequest, .annotate: true
    case .ask, .plan, .time, .mark, .startOver: false
    }
  }

  /// Returns the parameter at a place, the last one again where it is repeated.
  func parameter(at index: Int) -> Parameter? {
    if index < parameters.count { return parameters[index] }
    return parameters.last.flatMap { $0.isRepeated ? $0 : nil }
  }

  /// Returns the option with a key; an option whose key ends in a dot stands for all that start so.
  func option(named key: String) -> Parameter? {
    options.first {
      $0.name == key
        || ($0.name.hasSuffix(".LOCALE") && key.hasPrefix($0.name.dropLast(6))
          && key.utf8.count > $0.name.utf8.count - 6)
    }
  }

  /// Returns the place of an option in the order in which options are recorded.
  func optionRank(_ key: String) -> Int {
    options.firstIndex { $0.name == key } ?? options.count
  }
}

extension Command {
  /// What other programs call the commands, and what a person who types that most likely means.
  package static let calledElsewhere: [String: String] = [
    "?": "help", "h": "help", "man": "help", "exit": "quit", "q": "quit", "bye": "quit",
    "create": "add", "insert": "add", "delete": "remove", "del": "remove", "rm": "remove", "title": "rename",
    "ls": "sessions", "load": "open", "write": "save", "reset": "new", "list": "show list",
    "print": "show", "view": "show", "lint": "check", "validate": "check",
    "tutorial": "tour", "hint": "tour hint",
    "landscape": "orientation landscape", "portrait": "orientation portrait",
  ]
}

extension Parameter {
  /// How a text that may have spaces is written, or `nil` where there can be none in it.
  var quotesAdvice: String? {
    switch kind {
    case .text, .tab, .mark: "a title with spaces needs quotes"
    case .device: "a path with spaces needs quotes"
    case .file: "a name with spaces needs quotes"
    default: nil
    }
  }

  /// What stands behind the equals sign in a usage line.
  var valueUsage: String {
    switch kind {
    case .choice(let words): words.joined(separator: "|")
    case .tab: "TAB"
    case .number: "N"
    case .symbol: "SYMBOL"
    default: "VALUE"
    }
  }
}
