import TabBarCore
import TabBarGuidelines

/// The session that comes of two that were made from a third.
///
/// Lines that one side has added, changed or deleted are added, changed and deleted; where both have added some in one
/// place, those of OURS come first, unless only the other order can be carried out. Then the designs are compared fact by fact: the lines with which both have set one
/// fact differently are between the marks that git writes, and so are lines that do not go together.
package struct SessionMerge {
  /// The text, with marks of git where there are conflicts, and the line ends of OURS.
  package let text: String
  /// The line of the first mark of each conflict, and what both sides did.
  package private(set) var conflicts: [(line: Int, problem: String)] = []

  /// - Throws: An error with the line and the column of the first line that cannot be carried out.
  package init(base: SessionFile, ours: SessionFile, theirs: SessionFile) throws(SessionError) {
    let design = try base.draft()
    let facts = (
      ours: DraftFacts(from: design, to: try ours.draft()),
      theirs: DraftFacts(from: design, to: try theirs.draft())
    )
    let old = base.lines.map(\.text)
    let sides = (ours: LineChanges(of: old, to: ours), theirs: LineChanges(of: old, to: theirs))
    func text(of pieces: [Piece], choosing isOurs: Bool?) -> String {
      ours.text.replacingLines(by: pieces.flatMap { $0.lines(choosing: isOurs) })
    }
    /// Whatever is chosen must be a session, and without conflicts the design must have the facts of both.
    func fault(in pieces: [Piece]) -> String? {
      do {
        let drafts = try [true, false].map {
          try SessionFile(text(of: pieces, choosing: $0), name: ours.name).draft()
        }
        guard !pieces.contains(where: \.isConflict) else { return nil }
        let isMet = facts.ours.isMet(with: facts.theirs, by: DraftFacts(from: design, to: drafts[0]))
        return isMet ? nil : "together, these lines do something else than each side's alone"
      } catch {
        return "with the other side's lines, \((error as? SessionError)?.error.problem ?? "")"
      }
    }
    let whole = Self.pieces(old, sides.ours, sides.theirs)
    let disputed = facts.ours.disputed(facts.theirs)
    var pieces = whole
    if !disputed.isEmpty {
      let setters = try (
        sides.ours.setters(of: disputed, from: design), sides.theirs.setters(of: disputed, from: design)
      )
      pieces = Self.marked(whole, disputed, setters) { fact in fact.words(design, facts.ours, facts.theirs) }
    }
    if let problem = fault(in: pieces) {
      // A line of theirs may name a tab as it was called before.
      let turned = pieces.map(\.turned)
      pieces = fault(in: turned) == nil ? turned : whole.map { $0.marked(problem) }
    }
    self.text = text(of: pieces, choosing: nil)
    var line = 2
    for piece in pieces {
      if case .conflict(_, _, let problem) = piece { conflicts.append((line, problem)) }
      line += piece.lines(choosing: nil).count
    }
  }

  // MARK: Lines

  private static func pieces(_ old: [String], _ ours: LineChanges, _ theirs: LineChanges) -> [Piece] {
    var pieces: [Piece] = []
    var start = 0
    while start <= old.count {
      var end = start
      while end < old.count, !(ours.keeps[end] && theirs.keeps[end]) { end += 1 }
      pieces += merged(old, start...end, ours, theirs)
      if end < old.count { pieces.append(.line(old[end])) }
      start = end + 1
    }
    return pieces
  }

  /// Merges some lines of which no side has kept all, and what was added before each and after the last.
  private static func merged(
    _ old: [String], _ places: ClosedRange<Int>, _ ours: LineChanges, _ theirs: LineChanges
  ) -> [Piece] {
    let before = old[places.lowerBound..<places.upperBound]
    let (mine, yours) = (ours.lines(at: places, of: old), theirs.lines(at: places, of: old))
    if mine.map(\.text) == yours.map(\.text) || yours.map(\.text) == Array(before) {
      return [.added(ours: mine, theirs: [])]
    }
    guard before.indices.contains(where: { !ours.keeps[$0] && !theirs.keeps[$0] }) else {
      return places.flatMap { place -> [Piece] in
        let (mine, yours) = (ours.added[place], theirs.added[place])
        let known = Set(mine.map(\.text))
        // What both have done is done once.
        let others = yours.filter { LineKind($0.text) == .blank || !known.contains($0.text) }
        return [.added(ours: mine, theirs: others)]
      }
    }
    return [.conflict(ours: mine.map(\.text), theirs: yours.map(\.text), problem: "both have changed this")]
  }

  /// Returns the pieces with marks around the lines that set a disputed fact, with the comments above and the records
  /// below each; where they are in several places, around those in the last.
  private static func marked(
    _ pieces: [Piece], _ disputed: Set<Fact>, _ setters: (ours: [Int: Set<Fact>], theirs: [Int: Set<Fact>]),
    words: (Fact) -> String
  ) -> [Piece] {
    var last: [Fact: Int] = [:]
    for (index, piece) in pieces.enumerated() {
      guard case .added(let ours, let theirs) = piece else { continue }
      let facts =
        ours.flatMap { setters.ours[$0.number] ?? [] } + theirs.flatMap { setters.theirs[$0.number] ?? [] }
      for fact in facts { last[fact] = index }
    }
    return pieces.enumerated().flatMap { index, piece -> [Piece] in
      guard case .added(let ours, let theirs) = piece else { return [piece] }
      let facts = last.filter { $0.value == index }.map(\.key)
      guard !facts.isEmpty else { return [piece] }
      func parted(_ lines: [TextLine], _ setters: [Int: Set<Fact>]) -> (in: [String], out: [TextLine]) {
        var isIn = lines.map { setters[$0.number].map { !$0.isDisjoint(with: facts) } ?? false }
        for index in lines.indices.dropLast().reversed() where LineKind(lines[index].text) == .comment {
          isIn[index] = isIn[index + 1]
        }
        for index in lines.indices.dropFirst() where LineKind(lines[index].text) == .record {
          isIn[index] = isIn[index - 1]
        }
        return (zip(lines, isIn).filter(\.1).map(\.0.text), zip(lines, isIn).filter { !$0.1 }.map(\.0))
      }
      let (mine, yours) = (parted(ours, setters.ours), parted(theirs, setters.theirs))
      return [
        .added(ours: mine.out, theirs: yours.out),
        .conflict(
          ours: mine.in, theirs: yours.in, problem: facts.map(words).sorted().joined(separator: "; ")),
      ]
    }
  }
}

private enum Piece {
  /// A line that nobody disputes.
  case line(String)
  /// Lines that either side has added in one place.
  case added(ours: [TextLine], theirs: [TextLine])
  /// Lines of which a person must choose.
  case conflict(ours: [String], theirs: [String], problem: String)

  var isConflict: Bool { if case .conflict = self { true } else { false } }

  /// The lines of both sides in the other order.
  var turned: Piece {
    if case .added(let ours, let theirs) = self { .added(ours: theirs, theirs: ours) } else { self }
  }

  /// Returns it as a conflict, if it has lines of theirs.
  func marked(_ problem: String) -> Piece {
    guard case .added(let ours, let theirs) = self, !theirs.isEmpty else { return self }
    return .conflict(ours: ours.map(\.text), theirs: theirs.map(\.text), problem: problem)
  }

  /// Returns its lines; of a conflict both sides' with marks, or those of one side.
  func lines(choosing isOurs: Bool?) -> [String] {
    switch self {
    case .line(let line): [line]
    case .added(let ours, let theirs): (ours + theirs).map(\.text)
    case .conflict(let ours, let theirs, _):
      isOurs.map { $0 ? ours : theirs } ?? ["<<<<<<< ours"] + ours + ["======="] + theirs + [">>>>>>> theirs"]
    }
  }
}

/// What became of the lines of a session in one that was made from it.
private struct LineChanges {
  let file: SessionFile
  /// Whether each line is still there.
  private(set) var keeps: [Bool]
  /// The lines that were added before each line, and after the last, with their numbers.
  private(set) var added: [[TextLine]]

  init(of old: [String], to file: SessionFile) {
    self.file = file
    let lines = Array(file.lines)
    keeps = Array(repeating: true, count: old.count)
    added = Array(repeating: [], count: old.count + 1)
    let changes = lines.map(\.text).difference(from: old)
    for case .remove(let offset, _, _) in changes.removals { keeps[offset] = false }
    var isNew = Array(repeating: false, count: lines.count)
    for case .insert(let offset, _, _) in changes.insertions { isNew[offset] = true }
    var place = 0
    for (index, line) in lines.enumerated() {
      while place < old.count, !keeps[place] { place += 1 }
      if isNew[index] { added[place].append(line) } else { place += 1 }
    }
  }

  /// Returns its own form of some lines, and of what was added around them; a line that was kept has the number 0.
  func lines(at places: ClosedRange<Int>, of old: [String]) -> [TextLine] {
    places.flatMap { place in
      let isKept = place < places.upperBound && keeps[place]
      return added[place] + (isKept ? [TextLine(text: old[place], number: 0)] : [])
    }
  }

  /// Returns the facts, of some, that each added line sets, by its number.
  func setters(of facts: Set<Fact>, from base: Draft) throws(SessionError) -> [Int: Set<Fact>] {
    let numbers = Set(added.joined().map(\.number))
    var setters: [Int: Set<Fact>] = [:]
    var before = Draft()
    _ = try file.play { line, _, playground in
      if numbers.contains(line.number) {
        let (old, new) = (DraftFacts(from: base, to: before), DraftFacts(from: base, to: playground.draft))
        setters[line.number] = facts.filter { old.values[$0] != new.values[$0] }
      }
      before = playground.draft
    }
    return setters
  }
}

/// Something that a command sets: of one tab, or of the design.
private struct Fact: Hashable {
  /// The number of the tab in the design that both sides come of, from 0; the title of a new one after a plus sign; empty
  /// for a setting of the design.
  let tab: String
  let key: String

  /// Whether the tab is there.
  static let presence = "tab"
  static let order = Fact(tab: "", key: "order")

  /// Says what both sides have made of it.
  func words(_ base: Draft, _ ours: DraftFacts, _ theirs: DraftFacts) -> String {
    let title = Int(tab).map { base.design.plainName(of: $0) } ?? String(tab.dropFirst())
    let name = tab.isEmpty ? key : key == Self.presence ? title : "\(key) of \(title)"
    return
      "\(name): \(ours.values[self] ?? "unchanged") in ours, \(theirs.values[self] ?? "unchanged") in theirs"
  }
}

/// The facts of a draft that are not as they were in the one that it was made from.
private struct DraftFacts {
  private(set) var values: [Fact: String] = [:]

  init(from base: Draft, to draft: Draft) {
    let matches = TabMatches(base.design.tabs, draft.design.tabs, .parted(tabsBefore: 0))
    func name(_ tab: Int) -> String {
      matches.earlier[tab].map(String.init) ?? "+" + draft.design.tabs[tab].title.lowercased()
    }
    for difference in DesignDifference.tabs(matches, base.design, draft.design) {
      func set(_ key: String, _ value: String, of tab: Int? = nil) {
        values[Fact(tab: tab.map(String.init) ?? name(difference.tab), key: key)] = value
      }
      switch difference.kind {
      case .removed: set(Fact.presence, "removed", of: difference.tab)
      case .added(let settings, _):
        let fact = Fact(tab: name(difference.tab), key: Fact.presence)
        values[fact] = values[fact] == nil ? "added" : "added more than once"
        for setting in settings { set(setting.key, setting.value ?? "off") }
      case .renamed(_, let title): set("title", title)
      // Which tabs have moved is one of several explanations.
      case .moved:
        values[Fact.order] = listed(matches.earlier.compactMap { $0.map(base.design.plainName) })
      case .changed(let setting): set(setting.key, setting.to ?? "off")
      }
    }
    for setting in SettingDifference.differences(from: base.settings, to: draft.settings) {
      // What the program chooses follows what a person has set.
      if setting.to?.hasPrefix("auto") != true {
        values[Fact(tab: "", key: setting.key)] = setting.to ?? "off"
      }
    }
    if let selected = DesignDifference.selected(matches, base.design, draft.design) {
      values[Fact(tab: "", key: selected.key)] = selected.to
    }
  }

  /// Returns the facts that both have set differently, and those of a tab that only one has removed.
  func disputed(_ other: DraftFacts) -> Set<Fact> {
    var disputed = Set(values.filter { other.values[$0] != nil && other.values[$0] != $1 }.keys)
    for (one, two) in [(self, other), (other, self)] {
      for (fact, value) in one.values where fact.key == Fact.presence && value == "removed" {
        let lost = two.values.keys.filter { $0.tab == fact.tab && $0.key != fact.key }
        if !lost.isEmpty { disputed.formUnion(lost + [fact]) }
      }
    }
    return disputed
  }

  /// Returns whether another draft has all facts of both and no others, apart from the order and the selection, which
  /// follow from all tabs.
  func isMet(with other: DraftFacts, by draft: DraftFacts) -> Bool {
    func own(_ facts: [Fact: String]) -> [Fact: String] {
      facts.filter { $0.key != Fact.order && $0.key.key != "selected" }
    }
    return own(values.merging(other.values) { first, _ in first }) == own(draft.values)
  }
}
