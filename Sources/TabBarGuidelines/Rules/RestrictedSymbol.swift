import TabBarCore

extension Inspection {
  var restrictedSymbol: Judgement {
    let tabs = allOfTheTabs
    let kept = tabsWhoseIcon { $0.symbol?.onlyFor != nil }
    func use(_ index: Int) -> String { icons[index].symbol?.onlyFor ?? "" }
    // A picture of a product may well stand for that product, whatever the title says; one of an app hardly does.
    let wrong = kept.filter {
      use($0).isOfApp && !use($0).isMentioned(in: tabs[$0].title) && !tabs[$0].isCompass
    }
    // Where one tab names the product, the app is about it.
    let found =
      !wrong.isEmpty
      ? wrong
      : kept.filter { index in
        use(index).isOfApp || !tabs.contains { use(index).isMentioned(in: $0.title) }
      }
    guard let first = found.first else { return .met }
    let values: Message.Values = [
      "restricted": kept.count, "icon": tabs[first].icon ?? "", "use": use(first),
    ]
    return wrong.isEmpty ? .asked(found, values) : .broken(found, values)
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
