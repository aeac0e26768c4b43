/// The bar of a system: its numbers, and how it is laid out.
package protocol Bar: Sendable {
  /// The kind and place in a few words.
  var summary: String { get }
  /// The numbers that it is laid out with.
  var facts: [Fact] { get }

  /// Lays out the bar uncovered and from left to right, and notes the reasons in the trace of its surroundings.
  func layout(of design: Design, in around: Surroundings) -> BarLayout
}

package enum BarKind: Hashable, CaseIterable {
  case docked, floating, vertical, strip, television, ornament, car

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

/// That a system has no tab bar.
package struct NoBar: Bar {
  /// What it has instead, in one sentence.
  package let summary: String
  package let facts: [Fact] = []

  package func layout(of design: Design, in around: Surroundings) -> BarLayout {
    around.trace?.note(
      .overflow, "no bar", rule: summary, grounds: [Source("Apple's HIG", .high)])
    var layout = BarLayout(in: around)
    layout.absence = .system(summary)
    return layout
  }
}
