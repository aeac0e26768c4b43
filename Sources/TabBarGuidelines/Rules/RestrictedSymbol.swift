import TabBarCore

extension Rule {
  static let restrictedSymbol = Rule("restricted-symbol") { inspection in
    let design = inspection.design
    let kept = inspection.tabsWhoseIcon({ $0.symbol?.onlyFor != nil })
    guard !kept.isEmpty else {
      return design.tabs.contains(where: \.hasIcon)
        ? .met : .skipped("no-icons")
    }
    // A picture of a product may well stand for that product, whatever the title says; one of an app hardly does.
    let wrong = kept.filter { index in
      guard let use = inspection.icons[index].symbol?.onlyFor else { return false }
      return use.isOfApp && !use.isMentioned(in: design.tabs[index].title) && !design.tabs[index].isCompass
    }
    let measured = [Measurement("restricted", kept.count)]
    if let first = wrong.first, let icon = design.tabs[first].icon,
      let use = inspection.icons[first].symbol?.onlyFor
    {
      let others =
        wrong.count == 1 ? "" : ", and \(counted(wrong.count - 1, "other symbol")) for another use too"
      return .broken(
        saying: "Apple keeps \(icon) for \(use), and \(design.name(of: first)) has it\(others)", tabs: wrong,
        measured: measured)
    }
    // Where one tab names the product, the app is about it.
    let doubtful = kept.filter { index in
      guard let use = inspection.icons[index].symbol?.onlyFor else { return false }
      return use.isOfApp || !design.tabs.contains { use.isMentioned(in: $0.title) }
    }
    guard let first = doubtful.first, let icon = design.tabs[first].icon,
      let use = inspection.icons[first].symbol?.onlyFor
    else { return .met }
    let others =
      doubtful.count == 1 ? "" : " and \(counted(doubtful.count - 1, "other symbol")) for another use"
    return .needsPerson(
      saying: "Apple keeps \(icon) for \(use)\(others); is that what \(design.name(of: first)) is about?",
      tabs: doubtful,
      measured: measured)
  }
}

extension Tab {
  /// Whether the symbol is that of a browser and the title speaks of looking around, which a compass shows as well.
  fileprivate var isCompass: Bool {
    guard let icon, icon == "safari" || icon == "safari.fill" else { return false }
    return SymbolMeaning.usualSymbol(for: title) == "magnifyingglass"
  }
}

extension String {
  /// Whether a symbol is kept for an app, a service or a feature rather than a thing that can be bought.
  fileprivate var isOfApp: Bool {
    [" app", " browser", " service", " feature", " Accessibility features", "passkey"].contains {
      hasSuffix($0)
    }
  }

  /// Returns whether a title has one of the names in a use, such as Watch for `Apple Watch`.
  fileprivate func isMentioned(in title: String) -> Bool {
    let words = title.lowercased().split(separator: " ")
    return split(separator: " ").contains { word in
      guard word != "Apple", word != "Apple's", let first = word.first,
        first.isUppercase || word.hasPrefix("i")
      else {
        return false
      }
      let name = word.lowercased()
      return words.contains { $0 == name || $0 == name + "s" }
    }
  }
}
