/// A kind of bar: its numbers, its names, and how it is laid out.
protocol Bar: Hashable, Sendable {
  /// What it is, as in "the bar, a strip at the top".
  static var name: String { get }
  /// Where and what it is, in a few words.
  static var summary: String { get }
  /// The numbers that it is laid out with, each with what it is in a few words.
  var facts: [(name: String, fact: Fact)] { get }

  /// Returns the bar as nothing covers it, read from left to right, and notes why where there is a trace.
  func layout(of design: Design, in around: Surroundings, _ trace: inout Trace?) -> BarLayout
}

/// The kinds of bars.
public enum BarKind: Hashable, Sendable, CaseIterable {
  /// Along the whole bottom edge.
  case docked
  /// A capsule that floats above the bottom edge, or the round buttons that it shrinks to.
  case floating
  /// A strip of titles at the top of an iPad's window.
  case strip
  /// A row of titles at the top of a television.
  case television
  /// A column of symbols at the leading side of the window.
  case ornament
  /// A row at the top of a car's display.
  case car

  /// What it is, as in "the bar, a strip at the top".
  public var name: String {
    switch self {
    case .docked: DockedBar.name
    case .floating: FloatingBar.name
    case .strip: Strip.name
    case .television: TelevisionBar.name
    case .ornament: Ornament.name
    case .car: CarBar.name
    }
  }
}

/// The tab bar of a system, with its numbers.
public enum BarStyle: Hashable, Sendable {
  /// A bar along the whole bottom edge (iOS 7 to 18, iPadOS to 17).
  case docked(DockedBar)
  /// A capsule that floats above the bottom edge (iOS 26 and later).
  case floating(FloatingBar)
  /// A strip of titles at the top in regular width, and another bar in compact width (iPadOS 18 and later).
  case strip(Strip)
  /// A row of titles at the top (tvOS).
  case television(TelevisionBar)
  /// A column of symbols at the leading side of the window (visionOS).
  case ornament(Ornament)
  /// A row of symbols with titles at the top of a car's display (CarPlay).
  case car(CarBar)
  /// No tab bar; the text says what a system has instead (macOS, watchOS).
  case absent(String)

  /// The numbers that the bar is laid out with, each with what it is in a few words.
  public var facts: [(name: String, fact: Fact)] { bar?.facts ?? [] }

  /// The kind of bar in a few words.
  public var summary: String {
    if case .absent(let text) = self { return text }
    return bar.map { type(of: $0).summary } ?? ""
  }

  private var bar: (any Bar)? {
    switch self {
    case .docked(let bar): bar
    case .floating(let bar): bar
    case .strip(let bar): bar
    case .television(let bar): bar
    case .ornament(let bar): bar
    case .car(let bar): bar
    case .absent: nil
    }
  }

  /// Returns the bar as nothing covers it, read from left to right, and notes why where there is a trace.
  func layout(of design: Design, in around: Surroundings, _ trace: inout Trace?) -> BarLayout {
    if case .absent(let text) = self {
      trace?.note(.overflow, "no bar", rule: text, grounds: [Reason.Ground("Apple's HIG", .high)])
      return BarLayout(in: around, absence: .system(text))
    }
    return bar?.layout(of: design, in: around, &trace) ?? BarLayout(in: around)
  }
}
