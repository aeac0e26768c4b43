import TabBarCore

extension Rule {
  static let longBadge = Rule(
    "long-badge",
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
      return .skipped("no-characters")
    }
    let design = inspection.design
    let badged = inspection.badgedTabs
    guard !badged.isEmpty else { return .skipped("no-badges") }
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
      saying: """
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
