import TabBarCore

extension Inspection {
  var badgeMeaning: Judgement {
    let badged = badgedTabs
    // A number without a sign measures nothing.
    let values = badged.filter {
      badges[$0] != .number && valueKind(of: allOfTheTabs[$0].badge ?? "") != nil
    }
    if let first = values.first, let kind = valueKind(of: allOfTheTabs[first].badge ?? "") {
      return .broken(
        values.count == 1 ? kind : "values", values,
        ["badge": design.badges(of: values), "badges": badged.count])
    }
    let bare = badged.filter {
      allOfTheTabs[$0].hasNothingToBadge && badges[$0] != .exclamation
    }
    guard bare.isEmpty else { return .broken(bare, ["badges": badged.count]) }
    let isKnown = badged.allSatisfy {
      allOfTheTabs[$0][.availability] != nil && $0 != design.selection
    }
    return isKnown ? .met : .question()
  }
}

/// Returns what a badge measures, as its message is called, or `nil` where it may be news.
private func valueKind(of badge: String) -> String? {
  guard badge.contains(where: \.isNumber) else { return nil }
  for character in badge.reversed() {
    switch character {
    case ":", "：": return "time"
    case "°", "℃", "℉": return "temperature"
    case "%", "％": return "percentage"
    default: if character.isCurrencySymbol { return "price" }
    }
  }
  return nil
}

extension Tab {
  /// Whether the tab's section is empty or unavailable. An exclamation mark may be there to say just that.
  fileprivate var hasNothingToBadge: Bool {
    self[.availability].map { $0 != .ok } ?? false
  }
}
