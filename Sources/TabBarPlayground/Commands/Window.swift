import TabBarCore

extension Command {
  package static let window = Command(
    "window", .context, "Gives the app a part of an iPad's screen",
    discussion: """
      1/3, 1/2 and 2/3 are the shares of Split View, slideover is the narrow window over another app. Since \
      iPadOS 26 windows have any width, so a width in points replaces them there.
      """,
    parameters: [Parameter("full|1/2|1/3|2/3|slideover|WIDTH", .window)],
    examples: [
      Example("window full", "the whole screen"),
      Example("window 1/3", "the narrow side of Split View"),
      Example("window slideover", "over another app"),
      Example("window 597", "597 points wide"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      let word = try arguments.needed(0)
      let window = word.window ?? .full
      if let objection = draft.objection(to: window) { throw objection.error(at: word) }
      draft.design.window = window
      let clauses = draft.reconcile()
      let text = window.words
      return { clauses.following("the app has \(text)") }
    })
}

extension Window {
  /// The words that are no width.
  static let words = ["full", "1/2", "1/3", "2/3", "slideover"]

  /// Returns the width that a text gives in digits, or `nil` where it gives none.
  static func width(written text: String) -> Double? {
    guard
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".") }
      )
    else { return nil }
    return Double(text)
  }

  /// Creates the window that a word names.
  init?(word: String) {
    switch word {
    case "full": self = .full
    case "slideover": self = .slideOver
    default:
      guard let split = Split(rawValue: word) else { return nil }
      self = .split(split)
    }
  }

  fileprivate var words: String {
    switch self {
    case .full: "the whole screen"
    case .split(let part): "\(part.rawValue) of the screen"
    case .slideOver: "the narrow window over another app"
    case .width(let width): "a window \(width.formatted) pt wide"
    }
  }
}

extension Double {
  /// The number without a fraction where it has none.
  var formatted: String { self == rounded() && magnitude < 1e9 ? String(Int(self)) : String(self) }
}
