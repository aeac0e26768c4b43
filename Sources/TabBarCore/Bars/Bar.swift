/// A kind of bar: its numbers, its names, and how it is laid out.
protocol Bar: Hashable, Sendable {
  /// A noun phrase for it, as in "the bar, a strip at the top".
  static var name: String { get }
  /// Its kind and place, in a few words.
  static var summary: String { get }
  /// The numbers that it is laid out with, each with a name of a few words.
  var facts: [(name: String, fact: Fact)] { get }

  /// Lays out the bar uncovered and from left to right, and notes the reasons in the trace of its surroundings.
  func layout(of design: Design, in around: Surroundings) -> BarLayout
}

/// The kinds of bars, as `BarStyle` describes them.
public enum BarKind: Hashable, Sendable, CaseIterable {
  case docked, floating, strip, television, ornament, car

  /// A noun phrase for it, as in "the bar, a strip at the top".
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
///
/// It is indirect, since the numbers take hundreds of bytes, and a design and its layout are copied often.
public indirect enum BarStyle: Hashable, Sendable {
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

  /// The numbers that the bar is laid out with, each with a name of a few words.
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

  /// Lays out the bar uncovered and from left to right, and notes the reasons in the trace of its surroundings.
  func layout(of design: Design, in around: Surroundings) -> BarLayout {
    // Not through `bar`: an existential would copy all of a bar's facts for each layout.
    switch self {
    case .docked(let bar): return bar.layout(of: design, in: around)
    case .floating(let bar): return bar.layout(of: design, in: around)
    case .strip(let bar): return bar.layout(of: design, in: around)
    case .television(let bar): return bar.layout(of: design, in: around)
    case .ornament(let bar): return bar.layout(of: design, in: around)
    case .car(let bar): return bar.layout(of: design, in: around)
    case .absent(let text):
      around.trace?.note(.overflow, "no bar", rule: text, grounds: [Reason.Ground("Apple's HIG", .high)])
      var layout = BarLayout(in: around)
      layout.absence = .system(text)
      return layout
    }
  }
}
