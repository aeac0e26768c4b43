import TabBarCore

extension Rule {
  static let tooManyTabs = Rule(
    id: "too-many-tabs",
    title: "Use as few tabs as people need",
    question: .howMany,
    rationale: """
      Every tab makes an app more complex and each of its sections harder to find. A bar is a menu that \
      people read at a glance, and a glance takes in a handful.
      """,
    remedy: "Fold related sections into one tab, or reach the least used ones from within another.",
    misconception: """
      The Human Interface Guidelines still ask for three to five tabs. They did in 2022; the text \
      since 2024 gives no number at all.
      """,
    history: """
      In 2013 about seven on iPad; an iPhone showed five at a time. Until 2022 three to five on iPhone and a few more elsewhere. \
      In June 2023 five on iPhone and six elsewhere. Since August 2024 there is no number, only the advice to weigh \
      what each tab adds against how often it is used.
      """,
    evidence: .guideline,
    catalogue: ["R22", "R23", "R24", "R36"],
    examples: [
      .met(
        "six tabs on an iPad",
        .titled("Today", "Games", "Apps", "Arcade", "Search", "Account", on: .example("ipad-9")),
        guide: "hig-2023"),
      .met(
        "five tabs on an iPhone", .titled("Today", "Games", "Apps", "Arcade", "Search"), guide: "hig-2022"),
      .broken(
        "six tabs on an iPhone", .titled("Today", "Games", "Apps", "Arcade", "Search", "Account"),
        guide: "hig-2022"),
      .broken(
        "seven tabs on an iPad",
        .titled("Today", "Games", "Apps", "Arcade", "Search", "Account", "Offers", on: .example("ipad-9")),
        guide: "hig-2023"),
      .asks(
        "nine tabs on an iPad, where the text allows a few more than five",
        .titled(
          "Today", "Games", "Apps", "Arcade", "Search", "Account", "Offers", "Stories", "Wishes",
          on: .example("ipad-9")), guide: "hig-2022"),
    ],
    needs: .tabs
  ) { inspection in
    if inspection.isInPane, inspection.guide.has(.paneTabs), inspection.platform == .iPadOS {
      return .notApplicable("pane-tabs judges the number of tabs in a pane")
    }
    let isRegular = inspection.layout.sizeClasses.horizontal == .regular
    if let most = inspection.limits[isRegular ? .regularItems : .compactItems] {
      return judgeItems(inspection, most: most, width: isRegular ? "regular" : "compact")
    }
    let count = inspection.design.tabs.count
    let platform = inspection.platform
    let isWide = isRegular && platform != .iOS
    let place =
      switch platform {
      case .iOS: "on iPhone"
      case .iPadOS: isWide ? "on iPad" : "in compact width"
      case .tvOS: "on Apple TV"
      case .visionOS: "on Apple Vision Pro"
      case .macOS: "on Mac"
      case .watchOS: "on Apple Watch"
      case .carPlay: "in CarPlay"
      }
    if isWide, let few = inspection.limits[.askedTabs] {
      guard count > few else { return .met }
      return .needsPerson(
        "are \(count) tabs \(place) still few enough for people to find their way?", tabs: Array(few..<count),
        measured: [Measurement("tabs", count)])
    }
    guard let most = inspection.limits[isWide ? .regularTabs : .compactTabs] else {
      return .notApplicable("\(inspection.guide.name) gives no number for this width")
    }
    guard count > most else { return .met }
    let fewest = platform == .iOS ? inspection.guide[rule: "too-few-tabs"]?.limits[.fewestTabs] : nil
    let advised = fewest.map { "\($0) to \(most)" } ?? "at most \(most)"
    let measured = [Measurement("tabs", count), Measurement("advised", most)]
    return .broken(
      "\(count) tabs, where \(advised) are advised \(place)", tabs: Array(most..<count), measured: measured)
  }

  /// Judges by what the bar shows, which a More tab keeps low, instead of by all the tabs there are.
  private static func judgeItems(_ inspection: Inspection, most: Int, width: String) -> Judgement {
    guard inspection.layout.placement != .none else {
      return .notApplicable("there is no bar whose items could be counted")
    }
    let count = inspection.layout.items.count
    let withMore = inspection.layout.overflow == .more ? ", More included" : ""
    guard count > most else { return .met }
    let measured = [Measurement("items", count), Measurement("advised", most)]
    return .broken(
      "\(count) items in the bar\(withMore), where at most \(most) are allowed in \(width) width",
      tabs: Array(inspection.layout.visible.dropFirst(most)), measured: measured)
  }
}
