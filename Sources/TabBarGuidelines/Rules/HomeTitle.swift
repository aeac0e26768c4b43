import TabBarCore

extension Rule {
  static let homeTitle: Rule = Rule(ofTitles: "home-title") { inspection in
    guard let homes = inspection.tabs(titledIn: .homeTitles) else { return inspection.lacksWords }
    guard !homes.isEmpty, !inspection.isAboutHomes else { return .met }
    // A word cannot tell what the tab holds, unless the text itself lists it: in English.
    let isListed = !inspection.asks(.homeTitle) && WordList.isLanguage("en", of: inspection.design.locale)
    return isListed ? .broken(homes, ["homes": homes.count]) : .asked(homes, ["homes": homes.count])
  }
}

extension Inspection {
  /// Whether another tab or any icon says that the app is about homes.
  fileprivate var isAboutHomes: Bool {
    if let subjects = tabs(titledIn: .homeSubjects), !subjects.isEmpty { return true }
    return icons.contains { icon in
      guard let first = icon.symbolName?.prefix(while: { $0 != "." }) else { return false }
      return WordList.homeSymbols.contains(String(first))
    }
  }
}
