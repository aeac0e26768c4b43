import TabBarCore

/// What the app shows around the bar.
extension Command {
  static let pane = Command(
    "pane", .details, "Puts the bar into a view inside the window",
    discussion: """
      leading and trailing are the sides of a split view, which needs a window of regular width; popover is a \
      popover of an iPad. Their width is the app's choice; 320 points are assumed.
      """,
    examples: [
      Example("pane leading", "the narrow side of a split view"),
      Example("pane main", "the window's own view"),
    ],
    setting: .choice(
      "PANE", \.pane, isOfApp: true, objection: { draft, _ in draft.objection(to: draft.design.pane) }
    ) { pane in
      switch pane {
      case .main: "the bar is the window's own"
      case .leading, .trailing: "the bar is in the \(pane.rawValue) side of a split view"
      case .popover: "the bar is in the popover"
      }
    })

  static let keyboard = Command(
    "keyboard", .details, "Brings a keyboard up, or takes it away",
    discussion: "A keyboard covers a bar at the bottom; one at the top stays.",
    examples: [
      Example("keyboard on", "a bar at the bottom is covered"),
      Example("keyboard off", "no keyboard"),
    ],
    setting: .toggle(\.isKeyboardUp, on: "a keyboard is up", off: "the keyboard is away"))

  static let modal = Command(
    "modal", .details, "Covers the window with a modal view, or uncovers it",
    discussion: """
      While a modal view is there the bar is not: people finish or cancel its task first. A film that fills the screen \
      covers the bar as well.
      """,
    examples: [
      Example("modal on", "the bar is covered until the task is done"),
      Example("modal off", "nothing over the window"),
    ],
    setting: .toggle(
      \.isModal, isOfApp: true,
      on: "a modal view covers the window", off: "no modal view covers the window"))

  static let scroll = Command(
    "scroll", .details, "Scrolls the content behind the bar",
    discussion: """
      At the end no content is behind a bar at the bottom, so it has no background. On an Apple TV the \
      bar scrolls away with the content, unless focus is on or the content is a split view.
      """,
    examples: [
      Example("scroll middle", "there is more above and below"),
      Example("scroll top", "the start of the content"),
    ],
    setting: .choice("PLACE", \.situation.scroll) { "the content is scrolled to the \($0.rawValue)" })

  static let minimize = Command(
    "minimize", .details, "Shrinks the bar to its selected tab, as while scrolling",
    discussion: "Only an iPhone does that, since iOS 26, and only where the app asks for it.",
    examples: [
      Example("minimize on", "the selected tab alone, and search beside it"),
      Example("minimize off", "the whole bar"),
    ],
    setting: .toggle(
      \.isMinimized, on: "the bar has shrunk to its selected tab", off: "the bar is whole again",
      objection: { $0.objectionToFloating("minimizes no bar") }))

  static let accessory = Command(
    "accessory", .details, "Shows an accessory of the app above the bar, such as a player",
    discussion: "Only an iPhone has one, since iOS 26. With minimize on it moves beside the selected tab.",
    examples: [
      Example("accessory on", "a player above the tabs"),
      Example("accessory off", "the bar alone"),
    ],
    setting: .toggle(
      \.hasAccessory, isOfApp: true,
      on: "an accessory is above the bar", off: "no accessory is above the bar",
      objection: { $0.objectionToFloating("has no accessory on its bar") }))

  static let focus = Command(
    "focus", .details, "Moves the focus of a remote, or a person's gaze, onto the bar",
    discussion: """
      On an Apple TV the bar comes back with the focus after it has scrolled away; on Apple Vision Pro it shows its titles while it is looked at.
      """,
    examples: [
      Example("focus on", "the bar of an Apple TV is back, that of a Vision Pro is open"),
      Example("focus off", "nobody looks at the bar"),
    ],
    setting: .toggle(\.isFocused, on: "the bar has the focus", off: "the bar has no focus") { draft in
      if let platform = draft.system?.platform, platform == .tvOS || platform == .visionOS { return nil }
      return Objection(
        "\(draft.systemName) gives its bar no focus", remedy: "try device apple-tv-4k or device vision-pro")
    })

  static let logo = Command(
    "logo", .details, "Puts a logo beside the bar of an Apple TV, or takes it away",
    discussion: "Its size is in points. Apple advises 200 by 68 at most, and pictures show no more of it.",
    examples: [
      Example("logo 200x68 leading", "as large as Apple advises"),
      Example("logo off", "the tabs alone"),
    ],
    setting: DesignSetting(
      [Parameter("WxH|off", .text), Parameter("SIDE", .choice(["leading", "trailing"]), isOptional: true)],
      standard: "off", isOfApp: true,
      value: { draft in
        draft.design.situation.logo.map { logo in
          "\(logo.size.width.formatted)x\(logo.size.height.formatted) \(logo.isLeading ? "leading" : "trailing")"
        } ?? "off"
      }
    ) { draft, arguments throws(CommandError) in
      let word = try arguments.needed(0)
      let side = arguments.word(1)
      if word.isKeyword("off") {
        if let side { throw CommandError("off takes nothing else", at: side, remedy: "logo off") }
        draft.design.situation.logo = nil
        return { "no logo is beside the bar" }
      }
      guard let size = Size(text: word.text), size.width > 0, size.height > 0 else {
        throw CommandError(
          "\(word.canonical) is not a size", at: word,
          remedy: "write width x height, such as logo 200x68 leading")
      }
      guard let side else {
        throw CommandError(
          "the side is missing", at: arguments.end..<arguments.end, remedy: "logo \(word.canonical) leading")
      }
      draft.design.situation.logo = Logo(size: size, isLeading: side.isKeyword("leading"))
      return { "a logo of \(word.text) pt is at the \(side.text) end of the bar" }
    } objection: { draft, _ in
      guard draft.design.situation.logo != nil, draft.system?.platform != .tvOS else { return nil }
      return Objection("\(draft.systemName) has no logo beside its bar", remedy: "device apple-tv-4k has one")
    })
}
