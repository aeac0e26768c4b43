import TabBarCore

extension Inspection {
  var vagueTitle: Judgement {
    let lists = [WordList.vagueTitles, .possiblyVagueTitles, .drawerTitles].compactMap {
      tabs(titledIn: $0)
    }
    guard !lists.isEmpty else { return lacksWords }
    // Apple's list has these; other words are common practice.
    let listed = (tabs(titledIn: .vagueTitles) ?? []) + moreInOtherBars
    if !listed.isEmpty, !asks { return .broken(listed, ["vague": listed.count]) }
    // A list of words cannot tell what the tab holds.
    let suspects = lists.flatMap(\.self) + moreInOtherBars
    let vague = suspects.isEmpty ? [] : Set(suspects).filter(isUnexplained).sorted()
    guard vague.isEmpty else {
      let others = vague.count { !listed.contains($0) }
      let apple = others == vague.count ? "" : "Apple's tvOS guidelines of 2019, and "
      return .asked(vague, ["vague": vague.count]).advised(by: others == 0 ? nil : apple + "common practice")
    }
    guard platform == .iOS else { return .met }
    let drawn = tabsWhoseIcon(\.isDrawer)
      .filter { isNamedOtherThanMore($0) }
    return drawn.isEmpty
      ? .met : .asked("menu-symbol", drawn, ["vague": drawn.count]).advised(by: "common practice")
  }

  /// The indices of the tabs called More in a bar to which the system adds no such tab: there the word says too little
  /// and no more.
  fileprivate var moreInOtherBars: [Int] {
    guard !canHaveMore else { return [] }
    let titled = (tabs(titledIn: .moreTitles) ?? []) + (tabs(titledIn: .possibleMoreTitles) ?? [])
    return titled.isEmpty || !guide.has("own-more-tab") || !guide.has("more-tab") ? [] : titled
  }

  /// Whether a title that would fit any tab is not explained by the symbol beside it.
  fileprivate func isUnexplained(_ index: Int) -> Bool {
    guard let symbol = icons[index].symbolName else { return true }
    return !SymbolMeaning.isSubject(design.tabs[index].title, beside: symbol)
  }

  /// Whether the tab has a title, and one that is no word for More.
  fileprivate func isNamedOtherThanMore(_ index: Int) -> Bool {
    design.tabs[index].hasTitle && !titles[index].isIn(.moreTitles)
      && !titles[index].isIn(.possibleMoreTitles)
  }
}
