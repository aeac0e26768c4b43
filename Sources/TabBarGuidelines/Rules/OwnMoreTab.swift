import TabBarCore

extension Rule {
  static let ownMoreTab = Rule("own-more-tab") { inspection in
    let design = inspection.design
    // A bar without a tab of the system's has nothing to be mistaken for, unless the text itself lists the word.
    guard inspection.canHaveMore || !inspection.guide.has(.moreTab) else {
      return .notApplicable(saying: "this bar has no More tab of the system's")
    }
    let sure = inspection.tabs(titledIn: .moreTitles)
    let possible = inspection.tabs(titledIn: .possibleMoreTitles)
    guard sure != nil || possible != nil else {
      return .notApplicable(
        saying: "there is no list of words for More in the language of \(design.locale) yet")
    }
    guard let own = sure, let first = own.first else {
      guard let possible, !possible.isEmpty else { return .met }
      let named = inspection.canHaveMore ? ", as the system calls its own tab" : ""
      return .needsPerson(
        saying: "does \(design.names(of: possible)) say no more than that there is more\(named)?",
        tabs: possible,
        measured: [Measurement("ownMoreTabs", possible.count)])
    }
    let name = design.name(of: first)
    let measured = [Measurement("ownMoreTabs", own.count)]
    // A word alone cannot tell what the tab holds.
    guard inspection.canHaveMore else {
      return .needsPerson(saying: "would people know what \(name) holds?", tabs: own, measured: measured)
    }
    guard inspection.layout.overflow == .more else {
      // The last of as many tabs as fit, with the icon of the system's: somebody may have drawn that one.
      let isLast = design.tabs.count == inspection.layout.capacity && own == [design.tabs.count - 1]
      if isLast, design.tabs[first].icon?.hasPrefix("ellipsis") == true {
        return .needsPerson(
          saying: "is \(name) the system's own More tab, which it adds by itself?", tabs: own,
          measured: measured)
      }
      return .needsPerson(
        saying: "would people know what \(name) holds, and not take it for the system's own tab?", tabs: own,
        measured: measured)
    }
    let hidden = inspection.layout.hidden.count
    let place = inspection.layout.hidden.contains(first) ? "is itself in the list of" : "is in one bar with"
    return .needsPerson(
      saying: """
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
