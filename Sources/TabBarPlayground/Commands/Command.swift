import TabBarCore
import TabBarGuidelines

/// One command of the language: how it is written, what it is for, and what it does.
package final class Command: Sendable, Identifiable {
  package let name: String
  package let group: Group
  /// Its positional arguments. Optional ones come last, and only the last may be repeated.
  package let parameters: [Parameter]
  let neededParameters: Int
  /// Its `key=value` arguments, in the order in which they are recorded.
  package let options: [Parameter]
  /// From where its two parameters may be given several times, each time as `TAB=VALUE`; `nil` for none.
  let pairs: LineSource?
  package var takesPairs: Bool { pairs != nil }
  /// The `key=value` arguments that only some of its forms take, or `nil`.
  let formOptions: FormOptions?
  /// Whether it reads or writes files, asks a person or ends the program, which a replayed session must not do.
  package let actsOutside: Bool
  package let asksPerson: Bool
  /// Whether a session records it even if it changes nothing. Device, system and guide are recorded, because a later
  /// version may have other defaults.
  let isRecordedUnchanged: Bool
  /// The command that sets the same thing outright: itself, or `orientation` for `rotate`.
  package let sets: String
  /// Whether a preview may carry it out on a copy while the line is typed; a slow one is only described.
  let isQuick: Bool
  let setting: DesignSetting?
  let body: Body
  let namesTabs: Bool
  /// What is said in place of its strict form. To look for it takes as long as to read a line.
  let otherForms: ArraySlice<OtherForm>

  package var id: String { name }

  package struct Example {
    package let line: String
    package let meaning: String
  }

  /// A group of commands, by what `help` calls it. No command has this name.
  package enum Group: String, CaseIterable {
    case tabs, context, looking, time, sessions = "files", lessons = "learning", details, rest

    package var words: (heading: String, summary: String) {
      switch self {
      case .tabs: ("Tabs", "change the tabs")
      case .context: ("Device and guide", "what the bar is laid out for, and what judges it")
      case .looking: ("Looking", "look at the bar, and ask about it")
      case .time: ("Time", "go back and forth")
      case .sessions: ("Sessions", "keep designs as files")
      case .lessons: ("Lessons", "learn the rules of tab bars")
      case .details:
        (
          "Details",
          "rarely needed: facts that some rules ask for, and what the app shows around the bar"
        )
      case .rest: ("The rest", "help, and the end")
      }
    }
  }

  /// What a command does. Each kind says what it may touch.
  enum Body {
    /// Changes the draft and returns what changed, in words. It throws before it changes anything.
    case edit(@Sendable (inout Draft, Arguments) throws(CommandError) -> Sentence)
    /// Like `edit`, for a command that knows whether it leaves the draft as it was, and returns `nil` then: no other draft
    /// has to be kept, so that a change of one tab takes the same time however many there are.
    case change(@Sendable (inout Draft, Arguments) throws(CommandError) -> Sentence?)
    /// Asks for something to be shown or done outside, and changes nothing itself.
    case ask(@Sendable (Draft, Arguments) throws(CommandError) -> Effect)
    /// Like `ask`, of the steps that led to the draft as well.
    case recall(@Sendable (Playground, Arguments) throws(CommandError) -> Effect)
    /// Like `ask`, but kept in the session.
    case annotate(@Sendable (Draft, Arguments) throws(CommandError) -> Effect)
    /// Plans commands that the session keeps instead of it, each as a step, and may ask for something as well. The
    /// lines are in canonical form, each for the draft that those before it leave; `nil` where nothing is to be
    /// carried out, whatever the draft.
    case plan(@Sendable (Draft, Arguments) throws(CommandError) -> (lines: [String]?, effect: Effect))
    /// Goes to a place of the timeline.
    case time(@Sendable (Timeline, Arguments) throws(CommandError) -> Int)
    /// Keeps the first argument in the session as the name of the present design, or takes that away.
    case mark
    /// Goes to the design that has the first argument as its name.
    case back
    /// Shows a step of the session, puts another command in its place or leaves it out.
    case step
    case startOver
  }

  init(
    _ name: String, _ group: Group,
    parameters: [Parameter] = [], options: [Parameter] = [], pairs: LineSource? = nil,
    formOptions: FormOptions? = nil,
    actsOutside: Bool = false, asksPerson: Bool = false, isRecordedUnchanged: Bool? = nil,
    sets: String? = nil, isQuick: Bool = true,
    setting: DesignSetting? = nil, body: Body? = nil
  ) {
    let parameters = setting?.parameters ?? parameters
    self.name = name
    self.group = group
    self.parameters = parameters
    neededParameters = parameters.count { !$0.isOptional }
    self.options = options
    self.pairs = pairs
    self.formOptions = formOptions
    self.actsOutside = actsOutside || asksPerson
    self.asksPerson = asksPerson
    self.isRecordedUnchanged = isRecordedUnchanged ?? [.context, .details].contains(group)
    self.sets = sets ?? name
    self.isQuick = isQuick
    self.setting = setting
    self.body = body ?? setting?.body ?? .ask { _, _ in .none }
    namesTabs = (parameters + options).contains { parameter in
      if case .tab = parameter.kind { return true }
      return parameter.narrowed != nil
    }
    otherForms = OtherForm.beginning(with: name)
  }

  private var text: CommandText { CommandText(of: name) }
  package var summary: String { text.summary }
  package var discussion: String? { text.discussion }
  package var examples: [Example] { text.examples }

  package var usage: String {
    var words = [name]
    words += parameters.map(\.usage)
    if takesPairs { words.append("or \(parameters.map(\.name).joined(separator: "="))…") }
    words += options.map { "[\($0.name)=\($0.valueUsage)]" }
    return words.joined(separator: " ")
  }

  /// The usage for an error, which refers to help if there are more than six options.
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
    case .edit, .change, .annotate, .mark, .back: true
    default: false
    }
  }

  /// Whether it leaves the session as it is, unless it returns a sentence; it may show something.
  package var isLook: Bool {
    switch body {
    case .ask, .recall, .plan: true
    default: false
    }
  }

  /// Whether it works out commands that are carried out instead of it.
  package var plans: Bool { if case .plan = body { true } else { false } }

  /// Returns the parameter at a place, the last one again where it is repeated, and both again in pairs.
  func parameter(at index: Int, inPairs: Bool = true) -> Parameter? {
    if index < parameters.count { return parameters[index] }
    if takesPairs, inPairs { return parameters[index % parameters.count] }
    return parameters.last.flatMap { $0.isRepeated ? $0 : nil }
  }

  /// Returns the option with a key; `title.LOCALE` is the option of every key that starts with `title.`.
  func option(named key: String) -> Parameter? {
    func isMeant(_ option: Parameter) -> Bool {
      option.name == key
        || (option.name == Command.languageKey && LocaleIdentifier.canonical(key) == key)
        || (option.name.hasSuffix(".LOCALE") && key.hasPrefix(option.name.dropLast(6))
          && key.utf8.count > option.name.utf8.count - 6)
    }
    return options.first(where: isMeant) ?? formOptions?.all().first(where: isMeant)
  }

  func options(after words: [Word]) -> [Parameter] { options + (formOptions?.after(words) ?? []) }

  /// Returns the place of an option in the order in which options are recorded.
  func optionRank(_ key: String) -> Int {
    options.firstIndex { $0.name == key } ?? formOptions?.all().firstIndex { $0.name == key } ?? Int.max
  }
}

struct FormOptions {
  let all: @Sendable () -> [Parameter]
  let after: @Sendable (_ words: [Word]) -> [Parameter]
}

extension Parameter {
  /// Advice for a value with spaces, or `nil` if it cannot have any.
  var quotesAdvice: String? {
    switch kind {
    case .text, .prose, .tab, .mark, .compared: "a title with spaces needs quotes"
    case .file: "a name with spaces needs quotes"
    default: nil
    }
  }

  func missingValue(of key: String, at word: Word) -> CommandError {
    let end = word.range.upperBound
    return CommandError("\(key) needs a value", at: end..<end, remedy: "write \(key)=\(valueUsage)")
  }
}
