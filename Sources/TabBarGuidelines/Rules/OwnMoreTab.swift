import TabBarCore

extension Rule {
  static let ownMoreTab = Rule(
    id: "own-more-tab",
    title: "Leave the title More to the system",
    question: .whatToCallIt,
    rationale: """
      More says nothing about what is in it, and it is the name of the tab that the system adds when tabs do \
      not fit. One of the app's own is mistaken for it, or is beside it.
      """,
    remedy: "Name what the tab holds, or move its entries to where they belong and drop it.",
    misconception: """
      Giving the last tab the title More avoids the system's. The system counts it like any other tab and \
      adds its own once there are too many.
      """,
    history: """
      The text for tvOS of 2019 lists More among the titles to avoid as not specific. The texts for iOS speak of \
      the system's More tab only, and from 2013 on each later one is firmer that it should not be needed.
      """,
    evidence: .guideline,
    catalogue: ["R49"],
    examples: [
      .met("a tab with a name of its own", .titled("Dining", "Laundry", "Courses", "Settings")),
      .asks("a tab called More", .titled("Dining", "Laundry", "Courses", "More")),
      .asks(
        "two of them: the app's and the system's",
        .titled("More", "Dining", "Laundry", "Courses", "Fitness", "News")),
    ],
    needs: .tabs
  ) { inspection in
    let design = inspection.design
    // A bar without a tab of the system's has nothing to be mistaken for, unless the text itself lists the word.
    guard inspection.canHaveMore || !inspection.guide.has(.moreTab) else {
      return .notApplicable("this bar has no More tab of the system's")
    }
    let sure = inspection.tabs(titledIn: .moreTitles)
    let possible = inspection.tabs(titledIn: .possibleMoreTitles)
    guard sure != nil || possible != nil else {
      return .notApplicable("there is no list of words for More in the language of \(design.locale) yet")
    }
    guard let own = sure, let first = own.first else {
      guard let possible, !possible.isEmpty else { return .met }
      let named = inspection.canHaveMore ? ", as the system calls its own tab" : ""
      return .needsPerson(
        "does \(design.names(of: possible)) say no more than that there is more\(named)?", tabs: possible,
        measured: [Measurement("ownMoreTabs", possible.count)])
    }
    let name = design.name(of: first)
    let measured = [Measurement("ownMoreTabs", own.count)]
    // A word alone cannot tell what the tab holds.
    guard inspection.canHaveMore else {
      return .needsPerson("would people know what \(name) holds?", tabs: own, measured: measured)
    }
    guard inspection.layout.overflow == .more else {
      // The last of as many tabs as fit, with the icon of the system's: somebody may have drawn that one.
      let isLast = design.tabs.count == inspection.layout.capacity && own == [design.tabs.count - 1]
      if isLast, design.tabs[first].icon?.hasPrefix("ellipsis") == true {
        return .needsPerson(
          "is \(name) the system's own More tab, which it adds by itself?", tabs: own, measured: measured)
      }
      return .needsPerson(
        "would people know what \(name) holds, and not take it for the system's own tab?", tabs: own,
        measured: measured)
    }
    let hidden = inspection.layout.hidden.count
    let place = inspection.layout.hidden.contains(first) ? "is itself in the list of" : "is in one bar with"
    return .needsPerson(
      """
      two tabs called More: the app's own \(name) \(place) the system's, which holds \(counted(hidden, "tab")); \
      would people tell them apart?
      """,
      tabs: own, measured: measured)
  }
}

extension Inspection {
  /// Whether the bar is one to which the system adds a tab called More where tabs do not fit.
  var canHaveMore: Bool {
    switch layout.kind {
    case .docked, .floating, .car: true
    case .strip, .television, .ornament, nil: false
    }
  }
}
