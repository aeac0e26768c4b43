import TabBarCore

extension Inspection {
  var ownMoreTab: Judgement {
    // A bar without a tab of the system's has nothing to be mistaken for, unless the text itself rules the title out.
    let isOpen = asks
    guard canHaveMore || !isOpen else { return .skipped("no-more-tab") }
    let sure = self.tabs(titledIn: .moreTitles)
    let possible = self.tabs(titledIn: .possibleMoreTitles)
    guard sure != nil || possible != nil else { return lacksWords }
    guard let own = sure, let first = own.first else {
      guard let possible, !possible.isEmpty else { return .met }
      return .asked(canHaveMore ? "like-more" : "asked", possible, ["ownMoreTabs": possible.count])
    }
    let values: Message.Values = ["ownMoreTabs": own.count]
    guard isOpen else { return .broken(own, values) }
    guard layout.overflow == .more else {
      // The last of as many tabs as fit, with the icon of the system's: somebody may have drawn that one.
      let tabs = allOfTheTabs
      let isDrawn =
        tabs.count == layout.capacity && own == [tabs.count - 1]
        && tabs[first].icon?.hasPrefix("ellipsis") == true
      return .asked(isDrawn ? "drawn" : "mistaken", own, values)
    }
    return .asked(
      layout.hidden.contains(first) ? "two-in-list" : "two", own,
      ["ownMoreTabs": own.count, "hidden": layout.hidden.count])
  }

  /// Whether the bar is one to which the system adds a tab called More where tabs do not fit.
  var canHaveMore: Bool { layout.kind?.form.hasMore == true }
}
