import TabBarCore

extension Inspection {
  var longBadge: Judgement {
    guard let most = limits[.badgeCharacters] else { return .skipped("no-characters") }
    let tabs = allOfTheTabs
    // Words are wrong in a badge of any length where the guide says so, and badge-form does.
    let leavesWords = guide.has("badge-form")
    let long = badgedTabs.filter {
      tabs[$0].badgeLength > most && !(leavesWords && badges[$0] == .text)
    }
    guard let worst = long.max(by: { tabs[$0].badgeLength < tabs[$1].badgeLength }) else { return .met }
    let values: Message.Values = [
      "characters": tabs[worst].badgeLength, "advised": most, "badge": quoted(tabs[worst].badge ?? ""),
      "cap": cap(of: most),
    ]
    if asks { return .asked(long, values) }
    return hasNumber(worst, above: cap(of: most))
      ? .broken("number", long, values) : .broken(long, values)
  }

  func longBadgeRemedies(_ judgement: Judgement) -> [Remedy] {
    guard let most = limits[.badgeCharacters] else { return [] }
    let numbers = judgement.tabs.filter { hasNumber($0, above: cap(of: most)) }
    // Whether people need the exact number here is not for a program to say.
    return [
      Remedy(
        .suggestion, on: numbers, ["cap": cap(of: most)], making: numbers.map { .badge($0, cap(of: most)) })
    ]
  }
}

/// Returns the greatest number of so many characters with the plus sign that says "or more": 99+ of three.
private func cap(of characters: Int) -> String { String(repeating: "9", count: characters - 1) + "+" }

extension Tab {
  fileprivate var badgeLength: Int { badge?.count ?? 0 }
}

extension Inspection {
  /// Whether the badge of a tab is a greater number than a cap such as 99+ shows.
  fileprivate func hasNumber(_ index: Int, above cap: String) -> Bool {
    guard let badge = design.tabs[index].badge else { return false }
    switch badges[index] {
    // Zeros before a number make it longer, not greater.
    case .number: return badge.filter(\.isWholeNumber).drop { $0.wholeNumberValue == 0 }.count >= cap.count
    // 1.2K, or groups of three digits, as 1,204 has and 1.5 has not.
    case .abbreviated:
      let groups = badge.split { !$0.isWholeNumber }
      return ["k", "m"].contains(badge.last?.lowercased())
        || groups.count > 1 && groups.dropFirst().allSatisfy { $0.count == 3 }
    default: return false
    }
  }
}
