import TabBarCore
import TabBarGuidelines

/// What the bar is laid out for, and what judges it.
extension Command {
  package static let device = Command(
    "device", .context, options: DeviceFact.allCases.map { Parameter($0.rawValue, $0.kind) },
    setting: DesignSetting(
      parameters: [Parameter("ID|WxH@SCALE", .device(or: ["custom"]), standard: Device.standard.id)],
      value: { $0.design.device.id }),
    body: .edit { draft, arguments throws(CommandError) in
      let word = arguments.words[0]
      if !word.isKeyword("custom"), let option = arguments.options.first {
        throw CommandError(
          "only device custom takes \(option.key ?? "")=", at: option,
          remedy: "`device custom size=375x812@3` …")
      }
      let device: Device
      if let known = word.device { device = known } else { device = try DeviceFact.device(of: arguments) }
      if let objection = draft.objectionToAge(of: device) {
        throw objection.error(at: word)
      }
      let before = draft
      if arguments.option(DeviceFact.id.rawValue) != nil { draft.learn([device]) }
      let clauses = draft.use(device) + draft.clauses(since: before)
      return { clauses.following("laid out for \(device.name)") }
    })

  package static let orientation = Command(
    "orientation", .context, setting: turning)

  static let rotate = Command(
    "rotate", .context, sets: "orientation", body: turning.body)

  private static let turning = DesignSetting(
    parameters: [
      Parameter("ORIENTATION", .choice(Orientation.allCases.map(\.rawValue)), standard: "portrait")
    ],
    value: { $0.design.orientation.rawValue }
  ) { draft, arguments in
    let word = arguments.word(0)
    let turned = word.flatMap { Orientation(rawValue: $0.text) } ?? draft.design.orientation.turned
    draft.design.orientation = turned
    return { "turned to \(turned.rawValue)" }
  } objection: { draft, name in
    draft.design.device.platform.rotates || draft.design.orientation == .portrait
      ? nil : Objection("\(name) does not rotate", remedy: "`device iphone-14` is one that does")
  }

  static let sizeclass = Command(
    "sizeclass", .context,
    setting: DesignSetting(
      parameters: [
        Parameter("HORIZONTAL", .choice(["compact", "regular", "auto"]), standard: "auto"),
        Parameter("VERTICAL", .choice(["compact", "regular"]), isOptional: true),
      ],
      value: { draft in
        draft.design.sizeClasses.map { "\($0.horizontal.rawValue) \($0.vertical.rawValue)" } ?? "auto"
      }
    ) { draft, arguments throws(CommandError) in
      let vertical = arguments.word(1)
      guard let width = SizeClass(rawValue: arguments.words[0].text) else {
        if let vertical {
          throw CommandError("auto takes nothing else", at: vertical, remedy: "`sizeclass auto`")
        }
        draft.design.sizeClasses = nil
        return { "the size classes follow the device" }
      }
      let height =
        vertical.flatMap { SizeClass(rawValue: $0.text) } ?? draft.scene(only: []).layout.sizeClasses.vertical
      draft.design.sizeClasses = SizeClasses(horizontal: width, vertical: height)
      return { "set the size classes to \(width.rawValue) × \(height.rawValue)" }
    })

  package static let system = Command(
    "system", .context,
    setting: DesignSetting(
      parameters: [Parameter("ID", .system, standard: "auto")], follows: "from guide and device",
      value: { $0.design.system?.id ?? $0.automatic($0.system?.id) }
    ) { draft, arguments in
      let system = arguments.words[0].system.map(draft.design.device.system(meantBy:))
      let before = draft
      draft.design.system = system
      let name = draft.system?.name
      let clauses = draft.clauses(since: before)
      if let system { return { clauses.following("laid out as \(system.name) does") } }
      return {
        clauses.following(
          name.map { "the system follows guide and device: \($0)" } ?? "the system follows guide and device")
      }
    } objection: { draft, name in
      draft.design.system.flatMap {
        draft.objectionToAge(of: draft.design.device, $0) ?? draft.objection(to: $0, calling: name)
      }
    })

  static let since = Command(
    "since", .context,
    setting: DesignSetting(
      parameters: [Parameter("ID", .system, isRepeated: true, standard: "auto")], follows: "from the system",
      isOfApp: true,
      value: { $0.design.since.isEmpty ? "auto" : $0.design.since.map(\.id).joined(separator: " ") }
    ) { draft, arguments throws(CommandError) in
      for word in arguments.words {
        guard let system = word.system else {
          draft.design.since = []
          continue
        }
        guard !system.platform.hasNoDevices else {
          throw CommandError(
            "no device of \(system.platform.rawValue) is listed", at: word,
            remedy: "iOS, iPadOS, tvOS and visionOS have devices")
        }
        draft.design.since.removeAll { $0.platform == system.platform }
        draft.design.since.append(system)
      }
      let names = listed(draft.design.since.map(\.name))
      return { names.isEmpty ? "the app may run on any system" : "the app runs on \(names) and later" }
    } objection: { draft, _ in
      draft.objectionToAge(of: draft.design.device)
    })

  static let sdk = Command(
    "sdk", .context,
    setting: DesignSetting(
      parameters: [Parameter("ID", .choice(SDK.allCases.map(\.rawValue) + ["auto"]), standard: "auto")],
      follows: "from the system",
      value: { $0.design.sdk?.rawValue ?? "auto" }
    ) { draft, arguments in
      let sdk = SDK(rawValue: arguments.words[0].text)
      draft.design.sdk = sdk
      return {
        sdk.map { "the app was built with the SDK of \($0.name)" }
          ?? "the app was built with the system's own SDK"
      }
    } objection: { draft, name in
      draft.design.sdk == nil || draft.design.device.platform.rotates
        ? nil : Objection("\(name) has no bar that an SDK decides", remedy: "`sdk auto`")
    })

  package static let window = Command(
    "window", .context,
    setting: DesignSetting(
      parameters: [Parameter("full|1/2|1/3|2/3|slideover|WIDTH", .window, standard: "full")],
      value: { $0.design.window.word }
    ) { draft, arguments in
      let window = arguments.words[0].window ?? .full
      draft.design.window = window
      return { "the app has \(window.meaning)" }
    } objection: { draft, name in
      draft.objection(to: draft.design.window, calling: name)
    })

  package static let guide = Command(
    "guide", .context,
    setting: DesignSetting(
      parameters: [Parameter("ID", .guide(or: ["auto"]), standard: "auto")], follows: "from the system",
      value: { $0.chosenGuide?.id ?? $0.automatic($0.guide.id) }
    ) { draft, arguments in
      let before = draft.system
      let guide = arguments.words[0].guide
      draft.chosenGuide = guide
      var clauses: [Prose] = []
      if draft.design.system == nil, let system = draft.system, let before, system.id != before.id {
        clauses.append(
          "the system is auto, so it is \(system.name) now (`system \(before.id)` keeps \(before.name))")
      }
      let name = draft.guide.name
      return { [clauses] in
        clauses.following(guide != nil ? "judged by \(name)" : "the guide follows the system: \(name)")
      }
    })

  package static let locale = Command(
    "locale", .context,
    setting: DesignSetting(
      parameters: [Parameter("ID", .locale, standard: Localization.standard)], value: { $0.design.locale }
    ) { draft, arguments in
      let id = arguments.words[0].text
      let before = draft.design.readingDirection
      draft.design.locale = id
      let after = draft.design.readingDirection
      let titles = draft.titlesSentence(in: id)
      return { (before == after ? [] : ["the bar reads from \(after.words)"]).following(titles) }
    })

  package static let direction = Command(
    "direction", .context,
    setting: DesignSetting(
      parameters: [
        Parameter(
          "DIRECTION", .choice(LayoutDirection.allCases.map(\.rawValue) + ["auto"]), standard: "auto")
      ], follows: "from the language",
      value: { $0.design.direction?.rawValue ?? $0.automatic($0.design.readingDirection.rawValue) }
    ) { draft, arguments in
      draft.design.direction = LayoutDirection(rawValue: arguments.words[0].text)
      let words = draft.design.readingDirection.words
      let isAuto = draft.design.direction == nil
      return { isAuto ? "the bar reads from \(words), as its language does" : "the bar reads from \(words)" }
    })

  static let textsize = Command(
    "textsize", .context,
    setting: .choice("SIZE", \.situation.textSize) {
      $0 == .standard ? "text has its standard size" : "text has an accessibility size"
    })
}

extension Window {
  /// Returns the width that a text gives in digits, or `nil` where it gives none.
  static func width(written text: String) -> Double? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }) else { return nil }
    return Double(text)
  }

  fileprivate var meaning: Prose {
    switch self {
    case .full: "the whole screen"
    case .split: "\(word) of the screen"
    case .slideOver: "the narrow window over another app"
    case .width: "a window \(word) pt wide"
    }
  }
}

extension LayoutDirection {
  var words: Prose { self == .rightToLeft ? "right to left" : "left to right" }
}

extension Draft {
  fileprivate func titlesSentence(in id: String) -> Prose {
    if id == Localization.pseudo { return "the titles are a third longer than the tabs' own" }
    let lacking = design.tabs.indices.filter { !design.tabs[$0].hasTitle(in: id) }
    let count = design.tabs.count
    if count == 0 { return "the titles are in \(id)" }
    if lacking.count == count {
      return id == Localization.standard
        ? "the titles are the tabs' own"
        : "no tab has a title in \(id), so all keep their own: `set 1 title.\(id)=TITLE` gives one"
    }
    if lacking.isEmpty { return count == 1 ? "the title is in \(id)" : "all \(count) titles are in \(id)" }
    let names = Prose.abridged(lacking.map(design.numberedName), most: 5)
    let others: Prose = "\(names) \(lacking.count, one: "keeps its own", many: "keep their own")"
    return "\(count - lacking.count) of \(count) titles are in \(id); \(others)"
  }
}

extension Tab {
  /// Whether a title was given in a language, or in the language of a locale.
  fileprivate func hasTitle(in id: String) -> Bool {
    titles[id] != nil || titles[String(id.prefix { $0 != "-" })] != nil
  }
}
