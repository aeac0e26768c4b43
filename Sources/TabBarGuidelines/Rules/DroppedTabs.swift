import TabBarCore

extension Rule {
  static let droppedTabs = Rule(
    id: "dropped-tabs",
    title: "Have no more tabs than an Apple TV shows",
    question: .whatAboutTV,
    rationale: """
      The bar of an Apple TV takes seven tabs and has no More tab. What comes after them is not behind anything: \
      nobody can get there.
      """,
    remedy: "Merge sections until seven are left, and better fewer.",
    misconception: """
      The eighth tab is in a More list, or further along the row. tvOS has no More, and the row only scrolls to the \
      tabs that are in it.
      """,
    history: """
      The texts of 2019 and 2022 let a row that is too long fade and scroll and give no number; that of 2023 \
      advises six. The limit of seven was seen in 2019; Apple's own TV app is said to have had eight tabs later.
      """,
    evidence: .observed,
    catalogue: ["R85", "R91"],
    examples: [
      .met("seven tabs", numbered(7)),
      .asks("eight tabs", numbered(8)),
      .broken("nine tabs", numbered(9)),
    ],
    needs: .bar
  ) { inspection in
    guard inspection.platform == .tvOS, let capacity = inspection.layout.capacity else {
      return .notApplicable("for Apple TV only")
    }
    let count = inspection.design.tabs.count
    guard count > capacity else { return .met }
    let dropped = (capacity..<count).filter { !inspection.excludedTabs.contains($0) }
    guard !dropped.isEmpty else { return .met }
    let measured = [Measurement("tabs", count), Measurement("capacity", capacity)]
    // Seven were seen by those who tried it, and eight are said to be in a bar of Apple's own.
    guard count > capacity + 1 else {
      return .needsPerson(
        """
        \(capacity) tabs were seen on an Apple TV in 2019: is \(inspection.design.names(of: dropped)), one of \(count), \
        shown on yours?
        """,
        tabs: dropped, measured: measured)
    }
    return .broken(
      """
      \(inspection.design.names(of: dropped)) \(isOrAre(dropped.count)) not shown at all: \
      an Apple TV takes \(capacity) of the \(count) tabs
      """,
      tabs: dropped, measured: measured)
  }

  private static func numbered(_ count: Int) -> Design {
    Design(tabs: (1...count).map { Tab("Area \($0)") }, device: .television)
  }
}
