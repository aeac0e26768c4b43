import TabBarCore

extension Rule {
  static let tooManyTabs = Rule("too-many-tabs") { inspection in
    if inspection.isInPane, inspection.guide.has(.paneTabs), inspection.platform == .iPadOS {
      return .notApplicable(saying: "pane-tabs judges the number of tabs in a pane")
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
        saying: "are \(count) tabs \(place) still few enough for people to find their way?",
        tabs: Array(few..<count),
        measured: [Measurement("tabs", count)])
    }
    guard let most = inspection.limits[isWide ? .regularTabs : .compactTabs] else {
      return .notApplicable(saying: "\(inspection.guide.name) gives no number for this width")
    }
    guard count > most else { return .met }
    let fewest = platform == .iOS ? inspection.guide[rule: "too-few-tabs"]?.limits[.fewestTabs] : nil
    let advised = fewest.map { "\($0) to \(most)" } ?? "at most \(most)"
    let measured = [Measurement("tabs", count), Measurement("advised", most)]
    return .broken(
      saying: "\(count) tabs, where \(advised) are advised \(place)", tabs: Array(most..<count),
      measured: measured)
  }

  /// Judges by what the bar shows, which a More tab keeps low, instead of by all the tabs there are.
  private static func judgeItems(_ inspection: Inspection, most: Int, width: String) -> Judgement {
    guard inspection.layout.placement != .none else {
      return .notApplicable(saying: "there is no bar whose items could be counted")
    }
    let count = inspection.layout.items.count
    let withMore = inspection.layout.overflow == .more ? ", More included" : ""
    guard count > most else { return .met }
    let measured = [Measurement("items", count), Measurement("advised", most)]
    return .broken(
      saying: "\(count) items in the bar\(withMore), where at most \(most) are allowed in \(width) width",
      tabs: Array(inspection.layout.visible.dropFirst(most)), measured: measured)
  }
}
