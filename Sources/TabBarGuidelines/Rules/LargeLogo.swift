import TabBarCore

extension Rule {
  static let largeLogo = Rule(
    id: "large-logo",
    title: "Keep a logo beside the bar within 200 by 68 points",
    question: .whatAboutTV,
    rationale: """
      A logo shares the row with the tabs, inside the safe area, at either end. A larger one is scaled down or \
      pushes the tabs together.
      """,
    remedy: "Make the picture at most 200 points wide and 68 points high.",
    history: "Given from 2019 until the middle of 2025; the text of December 2025 no longer mentions a logo.",
    evidence: .guideline,
    catalogue: ["R90"],
    examples: [
      .met("as large as may be", television(logo: Size(width: 200, height: 68))),
      .broken("a point too wide", television(logo: Size(width: 201, height: 68))),
      .broken("a point too high", television(logo: Size(width: 200, height: 69))),
    ],
    needs: .tabs
  ) { inspection in
    guard inspection.platform == .tvOS else { return .notApplicable("for Apple TV only") }
    guard let logo = inspection.design.situation.logo else {
      return .notApplicable("no logo is beside the bar")
    }
    guard let width = inspection.limits[.logoWidth], let height = inspection.limits[.logoHeight] else {
      return .notApplicable("\(inspection.guide.name) gives no size of a logo")
    }
    let size = logo.size
    let words =
      "the logo is \(points(size.width, rounded: .up)) wide and \(points(size.height, rounded: .up)) high"
    guard size.width > Double(width) || size.height > Double(height) else { return .met }
    let measured = [Measurement("logoWidth", size.width), Measurement("logoHeight", size.height)]
    return .broken("\(words), and \(width) by \(height) pt are the most", measured: measured)
  }

  private static func television(logo size: Size) -> Design {
    Design.bar(on: .television).during { $0.logo = Logo(size: size, isLeading: true) }
  }
}
