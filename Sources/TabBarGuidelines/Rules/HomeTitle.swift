import TabBarCore

extension Inspection {
  var homeTitle: Judgement {
    guard let homes = tabs(titledIn: .homeTitles) else { return lacksWords }
    guard !homes.isEmpty, !isAboutHomes else { return .met }
    // A word cannot tell what the tab holds, unless the text itself lists it: in English.
    let isListed = !asks && WordList.isLanguage("en", of: design.locale)
    return isListed ? .broken(homes, ["homes": homes.count]) : .asked(homes, ["homes": homes.count])
  }

  /// Whether another tab or any icon says that the app is about homes.
  fileprivate var isAboutHomes: Bool {
    if let subjects = tabs(titledIn: .homeSubjects), !subjects.isEmpty { return true }
    return icons.contains { icon in
      guard let first = icon.symbolName?.prefix(while: { $0 != "." }) else { return false }
      return WordList.homeSymbols.contains(String(first))
    }
  }
}
