import TabBarCore

extension Rule {
  static let longBadge = Rule(
    id: "long-badge",
    title: "Keep a badge to a few characters",
    question: .whichBadge,
    rationale: """
      A badge is read in passing. A long one covers the icon and its neighbour, and nobody acts differently \
      on 1,204 new messages than on 99+.
      """,
    remedy: "Cap numbers: write 99+ above 99. Leave words to the section itself.",
    misconception: """
      The system shortens a badge that is too long. It documents neither a limit nor a cap: 1204 is asked for, \
      and 1204 is what it tries to draw.
      """,
    history: """
      Apple's texts give no length: unobtrusive, they say until 2023. Three characters are where eBay, Ant Design \
      and Trimble stop, four where Material Design does.
      """,
    evidence: .convention,
    catalogue: ["R74"],
    examples: [
      .met("three characters", .of(Tab("Chats", badge: "99+"), Tab("Calls"), Tab("Settings"))),
      .broken(
        "four characters", .of(Tab("Chats", badge: "1204"), Tab("Calls"), Tab("Settings")), guide: "hig-2022"),
      .met(
        "four characters in Material Design", .of(Tab("Chats", badge: "999+"), Tab("Calls"), Tab("Settings")),
        guide: "material-3"),
      .broken("five characters", .of(Tab("Chats", badge: "12045"), Tab("Calls"), Tab("Settings"))),
    ],
    needs: .tabs,
    repair: { inspection, judgement in
      guard let most = inspection.limits[.badgeCharacters] else { return [] }
      let numbers = judgement.tabs.filter { index in
        inspection.design.tabs[index].badge.map { hasMoreDigits($0, than: most - 1) } ?? false
      }
      guard !numbers.isEmpty else { return [] }
      // Whether people need the exact number here is not for a program to say.
      return [
        Fix(
          .suggestion, "write \(cap(of: most)) into the badge of \(inspection.design.names(of: numbers))",
          numbers.map { .badge($0, cap(of: most)) })
      ]
    }
  ) { inspection in
    guard let most = inspection.limits[.badgeCharacters] else {
      return .notApplicable("the guide gives no number of characters")
    }
    let design = inspection.design
    let badged = inspection.badgedTabs
    guard !badged.isEmpty else { return .notApplicable("no tab has a badge") }
    func length(_ index: Int) -> Int { design.tabs[index].badge?.count ?? 0 }
    // Words are wrong in a badge of any length where the guide says so, and badge-form does.
    let leavesWords = inspection.guide.has(.badgeForm)
    let tooLong = badged.filter { index in
      length(index) > most
        && !(leavesWords && design.tabs[index].badge.map(BadgeText.init) == .text)
    }
    guard let worst = tooLong.max(by: { length($0) < length($1) }) else { return .met }
    let badge = design.tabs[worst].badge ?? ""
    let remark = hasMoreDigits(badge, than: most - 1) ? ": \(cap(of: most)) says enough" : ""
    let others = tooLong.count == 1 ? "" : "\(tooLong.count) badges are too long; "
    return .broken(
      """
      \(others)\(quoted(badge)) on \(design.name(of: worst)) has \(length(worst)) characters; \
      keep badges to \(most)\(remark)
      """,
      tabs: tooLong, measured: [Measurement("characters", length(worst)), Measurement("advised", most)])
  }
}

/// Returns the greatest number of so many characters with the plus sign that says "or more": 99+ of three.
private func cap(of characters: Int) -> String { String(repeating: "9", count: characters - 1) + "+" }

/// Returns whether a badge is a number that has more digits than some.
private func hasMoreDigits(_ badge: String, than digits: Int) -> Bool {
  switch BadgeText(badge) {
  // Zeros before a number make it longer, not greater.
  case .number:
    badge.filter { $0.wholeNumberValue != nil }.drop { $0.wholeNumberValue == 0 }.count > digits
  case .abbreviated: ["k", "m"].contains(badge.last?.lowercased()) || isGrouped(badge)
  case .zero, .exclamation, .dot, .text: false
  }
}

/// Returns whether a number is written in groups of three digits, as 1,204 is and 1.5 is not.
private func isGrouped(_ number: String) -> Bool {
  let groups = number.split { $0.wholeNumberValue == nil }
  return groups.count > 1 && groups.dropFirst().allSatisfy { $0.count == 3 }
}
