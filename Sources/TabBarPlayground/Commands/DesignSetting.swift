package import TabBarCore
package import TabBarGuidelines

/// A setting of the design that is not about one tab, as its command has it: what is written, what it changes, and when
/// a device does not have it. Whoever goes through all settings goes through `Command.settings`.
struct DesignSetting {
  typealias Edit = @Sendable (inout Draft, Arguments) throws(CommandError) -> Sentence
  /// Says why the device, called by a name, or its system does not have the present value; `nil` where they do.
  typealias Fit = @Sendable (Draft, _ name: Prose) -> Objection?

  let parameters: [Parameter]
  /// What decides it while it is `auto`.
  var follows = "from the device"
  /// Whether it is a choice of the app, and not only what a person looks at.
  var isOfApp = false
  /// Returns the value as a person types it.
  let value: @Sendable (Draft) -> String
  /// Puts another value in its place, whether or not that fits; nothing where the command has a body of its own.
  var edit: Edit = { _, _ in { "" } }
  var objection: Fit = { _, _ in nil }

  /// A setting that is one of some words, the first of which is usual.
  static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ part: any WritableKeyPath<Design, Value> & Sendable, isOfApp: Bool = false,
    objection: @escaping Fit = { _, _ in nil }, says: @escaping @Sendable (Value) -> Prose
  ) -> Self {
    let words = Value.allCases.map(\.rawValue)
    return Self(
      parameters: [Parameter(name, .choice(words), standard: words.first)], isOfApp: isOfApp,
      value: { $0.design[keyPath: part].rawValue },
      edit: { draft, arguments in
        if let value = Value(rawValue: arguments.words[0].text) { draft.design[keyPath: part] = value }
        let value = draft.design[keyPath: part]
        return { says(value) }
      }, objection: objection)
  }

  /// A part of the situation that is on or off; `objection` says why it cannot be on, `nil` where it can.
  static func toggle(
    _ part: any WritableKeyPath<Situation, Bool> & Sendable, isOfApp: Bool = false, on: Prose, off: Prose,
    objection: @escaping @Sendable (Draft) -> Objection? = { _ in nil }
  ) -> Self {
    Self(
      parameters: [.onOff], isOfApp: isOfApp,
      value: { $0.design.situation[keyPath: part] ? "on" : "off" }
    ) { draft, arguments in
      let isOn = arguments.words[0].isKeyword("on")
      draft.design.situation[keyPath: part] = isOn
      return { isOn ? on : off }
    } objection: { draft, _ in
      draft.design.situation[keyPath: part] ? objection(draft) : nil
    }
  }

  /// Changes it, unless something does not have the value, and sets back what does not go with it.
  var body: Command.Body {
    .edit { draft, arguments throws(CommandError) in
      var later = draft
      let sentence = try edit(&later, arguments)
      if let objection = objection(later, "\(later.design.device.name)") {
        throw CommandError(
          objection.problem, at: arguments.word(0)?.range ?? arguments.end..<arguments.end,
          remedy: objection.remedy)
      }
      let clauses = later.reconcile()
      draft = later
      return { clauses.following(sentence()) }
    }
  }
}

extension Draft {
  /// Lays the bar out for another device; returns a clause for each setting set back as that lacks it.
  @discardableResult
  package mutating func use(_ device: Device) -> [Prose] {
    design.device = device
    return reconcile(calling: "it")
  }

  /// Sets back to its standard what the present device, system or window lacks; returns a clause for each.
  /// `name` is the word for the device in the clauses, or `nil` for its own.
  mutating func reconcile(calling name: Prose? = nil) -> [Prose] {
    // Where nothing but the system was set, nothing else may be lacking, and a start makes no command for it.
    let usual = Design(
      tabs: design.tabs, selection: design.selection, device: design.device, system: design.system,
      locale: design.locale)
    let name = name ?? "\(design.device.name)"
    var clauses: [Prose] = []
    for command in design == usual ? [.system] : Command.settings {
      guard let setting = command.setting, let objection = setting.objection(self, name),
        let standard = command.parameters[0].standard, let usual = try? Invocation(command, [standard]),
        (try? setting.edit(&self, usual.arguments)) != nil
      else { continue }
      clauses.append(
        standard == "off"
          ? "\(objection.problem), so \(command.name) is off again"
          : "\(objection.problem), so the \(command.name) is \(standard) again")
    }
    return clauses
  }

  /// Returns what the program takes for a setting that is left to it.
  func automatic(_ value: String?) -> String { value.map { "auto (\($0))" } ?? "auto" }
}
