import TabBarCore

extension Rule {
  /// Badges of a few characters.
  static let longBadge = Rule(
    id: "long-badge",
    title: "Keep a badge to three characters",
    question: .whichBadge,
    rationale: """
      A badge is read in passing. A long one covers the icon and its neighbour, and nobody acts differently \
      on 1,204 new messages than on 99+.
      """,
    remedy: "Cap numbers: write 99+ above 99. Leave words to the section itself.",
    misconception: nil,
    evidence: .convention,
    catalogue: ["R74"],
    examples: [
      .met("three characters", .of(Tab("Chats", badge: "99+"), Tab("Calls"), Tab("Settings"))),
      .broken(
        "four characters", .of(Tab("Chats", badge: "1204"), Tab("Calls"), Tab("Settings")), guide: "hig-2022"),
    ],
    needs: .tabs
  ) { inspection in
    guard let most = inspection.limits[.badgeCharacters] else {
      return .notApplicable("\(inspection.guide.name) gives no number of characters")
    }
    let design = inspection.design
    let lengths = design.tabs.map { $0.badge?.count ?? 0 }
    let tooLong = design.tabs.indices.filter { lengths[$0] > most }
    let measured = [Measurement("characters", lengths.max() ?? 0), Measurement("advised", most)]
    guard let worst = tooLong.max(by: { lengths[$0] < lengths[$1] }) else {
      guard design.tabs.contains(where: { $0.badge != nil }) else {
        return .notApplicable("no tab has a badge")
      }
      return .met("no badge is longer than \(counted(most, "character"))", measured: measured)
    }
    let badge = design.tabs[worst].badge ?? ""
    // Material's large badge, the longest of any published guideline, holds four characters.
    let weight = lengths[worst] > most + 1 ? "far more than" : "more than"
    let cap =
      switch BadgeText(badge) {
      case .number, .abbreviated: "; 99+ says enough"
      default: ""
      }
    let others = tooLong.count == 1 ? "" : "\(tooLong.count) badges are too long; "
    return .broken(
      """
      \(others)\(quoted(badge)) on \(design.name(of: worst)) has \(lengths[worst]) characters, \
      \(weight) the \(most) that a glance takes in\(cap)
      """,
      tabs: tooLong, measured: measured)
  }
}
