import TabBarCore
import TabBarGuidelines

/// What the app shows around the bar.
extension Command {
  static let pane = Command(
    "pane", .details,
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
    "keyboard", .details,
    setting: .toggle(\.isKeyboardUp, on: "a keyboard is up", off: "the keyboard is away"))

  static let modal = Command(
    "modal", .details,
    setting: .toggle(
      \.isModal, isOfApp: true,
      on: "a modal view covers the window", off: "no modal view covers the window"))

  static let scroll = Command(
    "scroll", .details,
    setting: .choice("PLACE", \.situation.scroll) { "the content is scrolled to the \($0.rawValue)" })

  static let minimize = Command(
    "minimize", .details,
    setting: .toggle(
      \.isMinimized, on: "the bar minimizes on scroll, and is drawn shrunk to its selected tab",
      off: "the bar is whole again",
      objection: { $0.objectionToFloating("minimizes no bar") }))

  static let accessory = Command(
    "accessory", .details,
    setting: .toggle(
      \.hasAccessory, isOfApp: true,
      on: "the app has an accessory with its bar", off: "the app has no accessory with its bar",
      objection: { $0.objectionToFloating("has no accessory with its bar", onPad: true) }))

  static let focus = Command(
    "focus", .details,
    setting: .toggle(\.isFocused, on: "the bar has the focus", off: "the bar has no focus") { draft in
      if let platform = draft.system?.platform, platform == .tvOS || platform == .visionOS { return nil }
      return Objection(
        "\(draft.systemName) gives its bar no focus",
        remedy: "try `device apple-tv-4k` or `device vision-pro`")
    })

  static let logo = Command(
    "logo", .details,
    setting: DesignSetting(
      parameters: [
        Parameter("WxH|off", .text, standard: "off"),
        Parameter("SIDE", .choice(["leading", "trailing"]), isOptional: true),
      ],
      isOfApp: true,
      value: { draft in
        draft.design.situation.logo.map { logo in
          "\(logo.size.word) \(logo.isLeading ? "leading" : "trailing")"
        } ?? "off"
      }
    ) { draft, arguments throws(CommandError) in
      let word = arguments.words[0]
      let side = arguments.word(1)
      if word.isKeyword("off") {
        if let side { throw CommandError("off takes nothing else", at: side, remedy: "`logo off`") }
        draft.design.situation.logo = nil
        return { "no logo is beside the bar" }
      }
      guard let size = Size(text: word.text), size.width > 0, size.height > 0 else {
        throw CommandError(
          "\(word.canonical) is not a size", at: word,
          remedy: "write width x height, such as `logo 200x68 leading`")
      }
      guard let side else {
        throw arguments.missing("the side is missing", remedy: "`logo \(word.canonical) leading`")
      }
      draft.design.situation.logo = Logo(size: size, isLeading: side.isKeyword("leading"))
      return { "a logo of \(word.text) pt is at the \(side.text) end of the bar" }
    } objection: { draft, _ in
      guard draft.design.situation.logo != nil, draft.system?.platform != .tvOS else { return nil }
      return Objection(
        "\(draft.systemName) has no logo beside its bar", remedy: "`device apple-tv-4k` has one")
    })
}
