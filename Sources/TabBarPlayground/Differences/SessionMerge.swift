import TabBarCore
import TabBarGuidelines

/// The session that comes of two that were made from a third.
///
/// What one side has added, changed or deleted is so in the place that it has in that side; where both have added lines in
/// one place, those of OURS come first, unless only the other order does what both have meant. The result is played: it
/// has the facts of both, and the tabs of each in their order. Where it has not, the lines that do not go with the other
/// side's are between the marks that git writes.
package struct SessionMerge {
  /// The text, with marks of git where there are conflicts, and the line ends of OURS.
  package let text: String
  /// The line of the first mark of each conflict, and what both sides did.
  package private(set) var conflicts: [(line: Int, problem: String)] = []

  /// - Throws: An error with the line and the column of the first line that cannot be carried out.
  package init(base: SessionFile, ours: SessionFile, theirs: SessionFile) throws(SessionError) {
    let design = try base.draft()
    let mine = DraftFacts(from: design, to: try ours.draft())
    let yours = DraftFacts(from: design, to: try theirs.draft())
    func play(_ lines: [String]) throws(SessionError) -> DraftFacts {
      let file = try SessionFile(ours.text.replacingLines(by: lines), name: ours.name)
      return DraftFacts(from: design, to: try file.draft())
    }
    var places = try Slot.all(of: base, with: ours, theirs)
    // A line of theirs may name a tab as it was called before.
    let orders = [false, true].map { theirsFirst in
      places.flatMap { $0.lines(theirsFirst: theirsFirst) { _ in true } }
    }
    let results = orders.map { try? play($0) }.map { result in
      result.flatMap { mine.isKept(in: $0, beside: yours) && yours.isKept(in: $0, beside: mine) ? $0 : nil }
    }
    var problem = "together, these lines do something else than each side's alone"
    func isOrdered(_ one: DraftFacts, _ other: DraftFacts) -> Bool {
      mine.agrees(one, other) && yours.agrees(one, other)
    }
    var dependsOnOrder = false
    if let one = results[0], let other = results[1], !isOrdered(one, other) {
      dependsOnOrder = true
      problem = "the order of the tabs depends on whose lines come first"
    } else if places.contains(where: \.isContradiction) {
      problem = "both have changed one line"
    } else if let index = results.firstIndex(where: { $0 != nil }) {
      text = ours.text.replacingLines(by: orders[index])
      return
    } else if let disputed = mine.disputed(yours) {
      problem = disputed
    } else {
      do { _ = try play(orders[0]) } catch { problem = "with the other side's lines, \(error.error.problem)" }
    }
    for (isOurs, own, other) in [(true, mine, yours), (false, yours, mine)] {
      // Each change is tried with a play of the whole session.
      for place in places.indices where !places[place].isContradiction && places.count < 1_000 {
        for index in places[place].changes.indices where places[place].changes[index].isOurs == isOurs {
          places[place].changes[index].isAgreed = true
          let results = (dependsOnOrder ? [isOurs, !isOurs] : [isOurs]).map { theirsFirst in
            try? play(
              places.flatMap { $0.lines(theirsFirst: theirsFirst) { $0.isOurs != isOurs || $0.isAgreed } })
          }
          places[place].changes[index].isAgreed =
            results[0].map { result in
              other.isKept(in: result, beside: own)
                && results.compactMap(\.self).allSatisfy { isOrdered(result, $0) }
            } ?? false
        }
      }
    }
    for isOurs in [true, false]
    where !places.contains(where: \.isOpen)
      || (try? play(places.flatMap { $0.agreed + $0.open(isOurs) })) == nil
    {
      places = try Slot.all(of: base, with: ours, theirs)
    }
    var lines: [String] = []
    for place in places {
      lines += place.agreed
      guard place.isOpen else { continue }
      conflicts.append((lines.count + 2, problem))
      lines += ["<<<<<<< ours"] + place.open(true) + ["======="] + place.open(false) + [">>>>>>> theirs"]
    }
    text = ours.text.replacingLines(by: lines)
  }
}

/// A line of the session that both come of, or the gap before it or after the last, with what they have made of it.
private struct Slot {
  /// The line; `nil` for a gap.
  let old: String?
  /// Those of OURS first; in a gap each is a command with the comments above it.
  var changes: [Change] = []

  /// With whether it goes with all of the other side's.
  typealias Change = (isOurs: Bool, lines: [String], isAgreed: Bool)

  var isContradiction: Bool { old != nil && changes.count > 1 && changes[0].lines != changes[1].lines }

  var isOpen: Bool { changes.contains { !$0.isAgreed } }

  var agreed: [String] { isOpen && old != nil ? [] : lines(taking: \.isAgreed) }

  /// Returns what a side has made of it that does not go with the other side's.
  func open(_ isOurs: Bool) -> [String] { isOpen ? lines { !$0.isAgreed && $0.isOurs == isOurs } : [] }

  func lines(theirsFirst: Bool = false, taking isTaken: (Change) -> Bool) -> [String] {
    let taken = changes.filter(isTaken)
    if let old { return taken.first?.lines ?? [old] }
    let sides = [!theirsFirst, theirsFirst].map { isOurs in
      taken.filter { $0.isOurs == isOurs }.flatMap(\.lines)
    }
    // What both have done is done once.
    let known = Set(sides[0].filter { LineKind($0) != .blank })
    return sides[0] + sides[1].filter { !known.contains($0) }
  }

  static func all(
    of base: SessionFile, with ours: SessionFile, _ theirs: SessionFile
  ) throws(SessionError) -> [Slot] {
    let old = base.lines.map(\.text)
    var places = old.flatMap { [Slot(old: nil), Slot(old: $0)] } + [Slot(old: nil)]
    for (file, isOurs) in [(ours, true), (theirs, false)] {
      let new = file.lines.map(\.text)
      let (removed, added) = try differences(from: old, to: new, file)
      for index in removed.sorted() { places[2 * index + 1].changes.append((isOurs, [], false)) }
      var next = 1
      func isRemoved() -> Bool { next < places.count && places[next].changes.last?.isOurs == isOurs }
      for (index, line) in new.enumerated() {
        if added.contains(index) {
          // What is in the place of several lines is in that of the first.
          places[isRemoved() ? next : next - 1].add(line, isOurs)
        } else {
          while isRemoved() { next += 2 }
          next += 2
        }
      }
    }
    for index in places.indices { for isOurs in [true, false] { places.settle(index, isOurs) } }
    return places
  }

  // Many lines in another order take time that grows with their square.
  private static let mostLines = 10_000

  /// Returns the indices of the lines that are removed and of those that are added.
  private static func differences(
    from old: [String], to new: [String], _ file: SessionFile
  ) throws(SessionError) -> (removed: Set<Int>, added: Set<Int>) {
    // A line of one of them alone has no counterpart, so it need not be looked for.
    let common = Set(old).intersection(new)
    var removed = Set(old.indices.filter { !common.contains(old[$0]) })
    var added = Set(new.indices.filter { !common.contains(new[$0]) })
    var (left, right) = (
      old.indices.filter { !removed.contains($0) }[...], new.indices.filter { !added.contains($0) }[...]
    )
    while let one = left.first, let other = right.first, old[one] == new[other] {
      (left, right) = (left.dropFirst(), right.dropFirst())
    }
    while let one = left.last, let other = right.last, old[one] == new[other] {
      (left, right) = (left.dropLast(), right.dropLast())
    }
    if left.count + right.count > mostLines, let first = right.first {
      let line = Array(file.lines)[first]
      throw SessionError(
        file: file.name, line: line.number, text: line.text,
        error: CommandError(
          "from here on more than \(mostLines) lines may be in another order", at: 0..<0,
          remedy: "merge earlier versions first, one after the other"))
    }
    for change in right.map({ new[$0] }).difference(from: left.map { old[$0] }) {
      switch change {
      case .remove(let offset, _, _): removed.insert(left[left.startIndex + offset])
      case .insert(let offset, _, _): added.insert(right[right.startIndex + offset])
      }
    }
    return (removed, added)
  }

  fileprivate mutating func add(_ line: String, _ isOurs: Bool) {
    let last = changes.indices.last
    if let last, changes[last].isOurs == isOurs,
      old != nil || !LineKind(changes[last].lines.last ?? "").isCommand
    {
      changes[last].lines.append(line)
    } else {
      changes.append((isOurs, [line], false))
    }
  }
}

extension [Slot] {
  /// Settles a contradiction in which the other side only removed the line. The lines of this side go to the next line that
  /// this side alone changed. Without one they go below, unless one of them is the same command.
  fileprivate mutating func settle(_ index: Int, _ isOurs: Bool) {
    guard self[index].isContradiction, self[index].open(!isOurs).isEmpty, let old = self[index].old else {
      return
    }
    let lines = self[index].open(isOurs)
    var next = index + 2
    while next < count, self[next].changes.count > 1 { next += 2 }
    if next < count, self[next].changes.first?.isOurs == isOurs {
      self[next].changes[0].lines = lines
    } else if !lines.contains(where: { $0.hasPrefix(old.prefix { $0 != " " }) }) {
      for line in lines { self[index + 1].add(line, isOurs) }
    } else {
      return
    }
    self[index].changes = [true, false].map { ($0, [], false) }
  }
}

private struct DraftFacts {
  private var values: [String: String] = [:]
  private let tabs: [String]

  init(from base: Draft, to draft: Draft) {
    let (old, new) = (base.design, draft.design)
    let matches = TabMatches(old.tabs, new.tabs, .parted(tabsBefore: 0))
    tabs = new.tabs.indices.map { tab in
      matches.earlier[tab].map { old.numberedName(of: $0).text }
        ?? "new tab \(Quoting.quoted(new.tabs[tab].title.lowercased()))"
    }
    for difference in DesignDifference.tabs(matches, old, new) {
      switch difference.kind {
      case .removed: values[old.numberedName(of: difference.tab).text] = "removed"
      case .added(let settings, _):
        let name = tabs[difference.tab]
        values[name] = values[name] == nil ? "added" : "added more than once"
        for setting in settings { values["\(setting.key) of \(name)"] = setting.value }
      case .renamed(_, let title): values["title of \(tabs[difference.tab])"] = title
      case .moved: values[Self.order] = listed(tabs)
      case .changed(let setting): values["\(setting.key) of \(tabs[difference.tab])"] = setting.to ?? "off"
      }
    }
    // What the program chooses follows what a person has set.
    for setting in SettingDifference.differences(from: base.settings, to: draft.settings)
    where setting.to?.hasPrefix("auto") != true {
      values[setting.key] = setting.to ?? "off"
    }
    if DesignDifference.selected(matches, old, new) != nil { values[Self.selected] = tabs[new.selection] }
  }

  // These follow from all tabs.
  private static let (order, selected) = ("order", "selected")

  /// Returns what both have set differently, in words; `nil` where they have not.
  func disputed(_ other: DraftFacts) -> String? {
    let disputed = values.sorted { $0.key < $1.key }.compactMap { key, value in
      other.values[key].flatMap { $0 == value ? nil : "\(key): \(value) in ours, \($0) in theirs" }
    }
    return disputed.isEmpty ? nil : disputed.joined(separator: "; ")
  }

  /// Whether a result has all of this and nothing that neither side has, and its tabs in the same order unless only the
  /// other side has moved some.
  func isKept(in result: DraftFacts, beside other: DraftFacts) -> Bool {
    values.allSatisfy { $0.key == Self.order || result.values[$0.key] == $0.value }
      && result.values.allSatisfy {
        [Self.order, Self.selected].contains($0.key)
          || [values[$0.key], other.values[$0.key]].contains($0.value)
      } && (values[Self.order] == nil && other.values[Self.order] != nil || agrees(self, result))
  }

  /// Whether two results have its tabs in one order.
  func agrees(_ one: DraftFacts, _ other: DraftFacts) -> Bool {
    let common = Set(tabs).intersection(one.tabs).intersection(other.tabs)
    return one.tabs.filter(common.contains) == other.tabs.filter(common.contains)
  }
}
