import TabBarCore

extension Rule {
  static let sameHeight = Rule(
    id: "same-height",
    title: "Keep the same height in both orientations",
    question: .whereIsTheBar,
    rationale: """
      The text of 2013 states what the systems of its time did. Since iOS 11 an ordinary iPhone has a lower bar \
      when it is turned on its side, so that the statement only helps to read old designs.
      """,
    remedy: "Judge a design for iOS 11 and later by a newer guide, and do not force the old height.",
    misconception:
      "The statement still holds. It does until iOS 10, and for windows that are regular one way or the other.",
    history: """
      True until iOS 10. The page on bars repeated it until 2021, while Apple's own page on layout said that \
      a bar is taller in portrait.
      """,
    evidence: .guideline,
    catalogue: ["R21"],
    examples: [
      .met("iOS 10", .bar(on: .example("iphone-se-1"), as: .named("ios10"))),
      .broken("iOS 11", .bar(on: .example("iphone-se-1"), as: .named("ios11"))),
    ],
    needs: .bar
  ) { inspection in
    let layout = inspection.layout
    guard layout.placement == .bottom, inspection.design.sizeClasses == nil else {
      return .notApplicable("this is said of bars at the bottom edge, in the size classes of their device")
    }
    guard inspection.design[.height] == nil else { return .met }
    let turned = inspection.turnedLayout
    guard turned.placement == .bottom else {
      return .notApplicable("the bar changes its edge when the device is turned")
    }
    let here = points(layout.contentHeight, rounded: .toNearestOrEven)
    guard layout.contentHeight != turned.contentHeight else { return .met }
    let orientation = inspection.design.orientation
    let measured = [
      Measurement("contentHeight", layout.contentHeight),
      Measurement("contentHeightTurned", turned.contentHeight),
    ]
    return .broken(
      """
      the bar is \(here) high in \(orientation.rawValue) and \
      \(points(turned.contentHeight, rounded: .toNearestOrEven)) in \(orientation.turned.rawValue): the text \
      describes one height, and since iOS 11 the systems have two
      """,
      measured: measured)
  }
}
