/// A kind of bar: its numbers, its form, and how it is laid out.
protocol Bar: Hashable, Sendable {
  /// What pictures and sentences need to know of it.
  static var form: BarForm { get }
  /// The numbers that it is laid out with.
  var facts: [Fact] { get }

  /// Lays out the bar uncovered and from left to right, and notes the reasons in the trace of its surroundings.
  func layout(of design: Design, in around: Surroundings) -> BarLayout
}

/// The kinds of bars, as `BarStyle` describes them.
package enum BarKind: Hashable, Sendable, CaseIterable {
  case docked, floating, vertical, strip, television, ornament, car

  /// What pictures and sentences need to know of it.
  package var form: BarForm {
    switch self {
    case .docked: DockedBar.form
    case .floating: FloatingBar.form
    case .vertical: VerticalBar.form
    case .strip: Strip.form
    case .television: TelevisionBar.form
    case .ornament: Ornament.form
    case .car: CarBar.form
    }
  }
}

/// The tab bar of a system, with its numbers.
///
/// It is indirect, since the numbers take hundreds of bytes, and a design and its layout are copied often.
package indirect enum BarStyle: Hashable, Sendable {
  /// A bar along the whole bottom edge (iOS 6 to 18, iPadOS to 17).
  case docked(DockedBar)
  /// A capsule that floats above the bottom edge (iOS 26 and later). On iPhone Duo it may be at the side.
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

  /// The numbers that the bar is laid out with.
  package var facts: [Fact] { bar?.facts ?? [] }

  /// The kind of bar in a few words.
  package var summary: String {
    if case .absent(let text) = self { return text }
    return bar.map { type(of: $0).form.summary } ?? ""
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
    if let bar { return bar.layout(of: design, in: around) }
    around.trace?.note(
      .overflow, "no bar", rule: summary, grounds: [Reason.Ground("Apple's HIG", .high)])
    var layout = BarLayout(in: around)
    layout.absence = .system(summary)
    return layout
  }
}
