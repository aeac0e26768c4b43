/// What two versions of the program say differently of one design.
struct DesignDrift {
  /// Why something is different.
  enum Cause: CaseIterable {
    /// Nobody chose a guide or a system, and the program took another one.
    case taken
    /// Tabs, settings, layout, guide and system are the same, so the rule is not.
    case rule
    /// Tabs, settings and system are the same, so the layout is not.
    case layout
    /// The session or the call is not the one that the report was made of.
    case session
  }

  enum Kind: Hashable {
    /// It belongs to the cause, and is only told.
    case fact
    case judged
    case laidOut
    /// It is only told.
    case told

    /// Whether it makes the exit status 1.
    var counts: Bool { self == .judged || self == .laidOut }
  }

  struct Difference: Hashable {
    let cause: Cause
    let kind: Kind
    let subject: String
    let from: String
    let to: String
  }

  private(set) var differences: [Difference] = []
  /// The farthest that anything has moved, and the most that a width has changed, in points.
  private(set) var largestShift = 0.0

  /// The shift that nobody sees.
  private static let smallestShift = 0.5

  init(from before: RecordedDesign, to after: RecordedDesign) {
    let isOther = compareSettings(before, after)
    // What the program takes follows from what is given.
    let isTaken = compareChoices(before, after, cause: isOther ? .session : .taken)
    compareLayouts(before, after, cause: isOther ? .session : isTaken.system ? .taken : .layout)
    let hasOtherLayout = largestShift > 0 || differences.contains { $0.cause == .layout }
    // Another device or tab has other lengths, which say nothing about the program.
    if isOther { largestShift = 0 }
    let cause: Cause =
      isOther ? .session : isTaken.guide || isTaken.system ? .taken : hasOtherLayout ? .layout : .rule
    compareRules(before, after, cause: cause)
  }

  private mutating func add(_ cause: Cause, _ kind: Kind, _ subject: String, _ from: String, _ to: String) {
    guard from != to else { return }
    differences.append(Difference(cause: cause, kind: kind, subject: subject, from: from, to: to))
  }

  /// Compares what the session and the call say, and returns whether anything of it is different.
  private mutating func compareSettings(_ before: RecordedDesign, _ after: RecordedDesign) -> Bool {
    addChanged(before.settings, after.settings, .session, .fact)
    for (name, from, to) in [("guide", before.guide, after.guide), ("system", before.system, after.system)]
    where !(from.isTaken && to.isTaken) {
      add(.session, .fact, name, from.id, to.id)
    }
    let titles = (before.tabs.map(\.title), after.tabs.map(\.title))
    if titles.0 == titles.1 {
      for (index, (from, to)) in zip(before.tabs, after.tabs).enumerated() {
        for name in from.settings.keys.sorted() {
          guard let old = from.settings[name], let new = to.settings[name] else { continue }
          add(.session, .fact, "\(name) of \(to.name(at: index))", old, new)
        }
      }
    } else {
      // Whoever looks at the bar sees it, unless it is about tabs that are not in it.
      func titlesInBar(_ tabs: [RecordedDesign.Tab]) -> [String] {
        tabs.filter { $0.place == RecordedDesign.Tab.inBar }.map(\.title)
      }
      let isSeen = titlesInBar(before.tabs) != titlesInBar(after.tabs)
      add(.session, isSeen ? .laidOut : .fact, "the list of tabs", list(titles.0), list(titles.1))
    }
    return !differences.isEmpty
  }

  private func list(_ titles: [String]) -> String {
    titles.isEmpty ? "empty" : titles.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// Compares what the program took both times, because nobody chose.
  private mutating func compareChoices(
    _ before: RecordedDesign, _ after: RecordedDesign, cause: Cause
  ) -> (guide: Bool, system: Bool) {
    func isTaken(_ before: RecordedDesign.Choice, _ after: RecordedDesign.Choice) -> Bool {
      before.id != after.id && before.isTaken && after.isTaken
    }
    let result = (isTaken(before.guide, after.guide), isTaken(before.system, after.system))
    if result.0 { add(cause, .fact, "guide", before.guide.id, after.guide.id) }
    if result.1 { add(cause, .fact, "system", before.system.id, after.system.id) }
    return result
  }

  private mutating func compareLayouts(
    _ before: RecordedDesign, _ after: RecordedDesign, cause: Cause
  ) {
    // Another device has another screen.
    if before.device == after.device { addChanged(before.screen, after.screen, cause, .fact) }
    addChanged(before.bar, after.bar, cause, .laidOut)
    shift(before.barLengths, after.barLengths)
    for (index, from, to) in tabPairs(before.tabs, after.tabs) {
      let name = to.name(at: index)
      let isIn = (from.place == RecordedDesign.Tab.inBar, to.place == RecordedDesign.Tab.inBar)
      if isIn.0 != isIn.1 { add(cause, .laidOut, name, from.place, to.place) }
      if from.place != to.place, isIn.0 == isIn.1 { add(cause, .told, name, from.place, to.place) }
      if let old = from.titleState, let new = to.titleState, old != new {
        add(cause, .laidOut, "the title \(name)", from.fit(old), to.fit(new))
      }
      shift(from.lengths + [from.titleWidth, from.titleRoom], to.lengths + [to.titleWidth, to.titleRoom])
    }
  }

  /// Returns the tabs that are in both designs, with their index in the later one: those with the same title.
  private func tabPairs(
    _ before: [RecordedDesign.Tab], _ after: [RecordedDesign.Tab]
  ) -> [(Int, RecordedDesign.Tab, RecordedDesign.Tab)] {
    var rest = before
    return after.enumerated().compactMap { index, tab in
      guard let match = rest.firstIndex(where: { $0.title == tab.title }) else { return nil }
      return (index, rest.remove(at: match), tab)
    }
  }

  private mutating func shift(_ before: [Double], _ after: [Double]) {
    // A part that came or went has no shift.
    guard before.count == after.count else { return }
    for (from, to) in zip(before, after) where abs(from - to) > Self.smallestShift {
      largestShift = max(largestShift, abs(from - to))
    }
  }

  /// Compares settings that both sides know.
  private mutating func addChanged(
    _ before: [RecordedDesign.Setting], _ after: [RecordedDesign.Setting], _ cause: Cause, _ kind: Kind
  ) {
    for setting in after {
      guard let old = before.first(where: { $0.name == setting.name }) else { continue }
      add(cause, kind, setting.name, old.value, setting.value)
    }
  }

  private mutating func compareRules(
    _ before: RecordedDesign, _ after: RecordedDesign, cause: Cause
  ) {
    for rule in Set(before.judgements.keys).union(after.judgements.keys).sorted() {
      let (from, to) = (before.judgements[rule], after.judgements[rule])
      guard from != to else { continue }
      let isFinding = from?.isFinding ?? false || to?.isFinding ?? false
      add(cause, isFinding ? .judged : .told, rule, words(from), words(to))
    }
  }

  private func words(_ judgement: RecordedDesign.Judgement?) -> String {
    switch judgement {
    case .broken(let severity): "broken (\(severity))"
    case .accepted: "accepted"
    case .asked: "needs a person"
    case .met: "met"
    case .notApplicable: "not applicable"
    case nil: "not a rule of the guide"
    }
  }
}

extension RecordedDesign.Tab {
  /// Returns what a person calls it.
  fileprivate func name(at index: Int) -> String { title.isEmpty ? "tab \(index + 1)" : "\"\(title)\"" }

  /// Returns the state of its title with the numbers that it comes from.
  fileprivate func fit(_ state: String) -> String {
    let words = state == "may-be-cut" ? "perhaps cut" : state
    return "\(words) (\(Points.text(titleWidth)) pt in \(Points.text(titleRoom)))"
  }
}
