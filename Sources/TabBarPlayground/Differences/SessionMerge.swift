import TabBarCore
import TabBarGuidelines

/// The session that comes of two that were made from a third.
///
/// What one side has added, changed or deleted is so in the place that it has in that side; where both have added lines in
/// one place, those of OURS come first, unless only the other order does what both have meant. Of a line that both have
/// changed, each word is as the side has it that changed it. The result is played: it has the facts of both, and the tabs
/// of each in their order. Where it has not, all in which the sides differ is between the marks that git writes.
package struct SessionMerge {
  /// The text, with marks of git where there is a conflict, and the line ends of OURS.
  package let text: String
  /// The line of the first mark, and what both sides did; `nil` where there is no conflict.
  package let conflict: (line: Int, problem: String)?

  /// - Throws: An error with the line and the column of the first line that cannot be carried out.
  package init(base: SessionFile, ours: SessionFile, theirs: SessionFile) throws(SessionError) {
    let design = try base.draft()
    let mine = DraftFacts(from: design, to: try ours.draft())
    let yours = DraftFacts(from: design, to: try theirs.draft())
    func play(_ lines: [String]) throws(SessionError) -> DraftFacts {
      let file = try SessionFile(ours.text.replacingLines(by: lines), name: ours.name, app: ours.app)
      return DraftFacts(from: design, to: try file.draft())
    }
    let slots = try Slot.all(of: base, with: [ours, theirs])
    // A line of theirs may name a tab as it was called before.
    let orders = [[0, 1], [1, 0]].map { sides in slots.flatMap { $0.lines(of: sides) } }
    let results = orders.map { try? play($0) }.map { result in
      result.flatMap { mine.isKept(in: $0, beside: yours) && yours.isKept(in: $0, beside: mine) ? $0 : nil }
    }
    let isOneWay =
      results[0].flatMap { one in results[1].map { mine.agrees(one, $0) && yours.agrees(one, $0) } } ?? true
    let contradicts = slots.contains(where: \.isContradiction)
    if isOneWay, !contradicts, let index = results.firstIndex(where: { $0 != nil }) {
      (text, conflict) = (ours.text.replacingLines(by: orders[index]), nil)
      return
    }
    let disputed = mine.disputed(yours)
    var problem = "together, these lines do something else than each side's alone"
    if !isOneWay {
      problem = "the order of the tabs depends on whose lines come first"
    } else if contradicts {
      problem = "both have changed one line"
    } else if !disputed.isEmpty {
      problem = disputed.joined(separator: "; ")
    } else {
      do { _ = try play(orders[0]) } catch { problem = "with the other side's lines, \(error.error.problem)" }
    }
    let sides = [ours, theirs].map { $0.lines.map(\.text) }
    let start = zip(sides[0], sides[1]).prefix(while: ==).count
    let rests = sides.map { $0.dropFirst(start) }
    let end = zip(rests[0].reversed(), rests[1].reversed()).prefix(while: ==).count
    var lines = sides[0].prefix(start) + ["<<<<<<< ours"]
    lines += rests[0].dropLast(end) + ["======="]
    lines += rests[1].dropLast(end) + [">>>>>>> theirs"] + rests[0].suffix(end)
    (text, conflict) = (ours.text.replacingLines(by: Array(lines)), (start + 2, problem))
  }
}

/// A line of the session that both come of, or the gap before it or after the last, with what they have made of it.
private struct Slot {
  /// The line; `nil` for a gap.
  let old: String?
  /// What OURS and THEIRS have made of it; `nil` where it is as it was.
  var sides: [[String]?] = [nil, nil]

  var isContradiction: Bool { old != nil && !sides.contains(nil) && sides[0] != sides[1] }

  func lines(of sides: [Int]) -> [String] {
    let taken = sides.compactMap { self.sides[$0] }
    if let old { return taken.first ?? [old] }
    // What both have done is done once.
    let first = taken.first ?? []
    let known = Set(first.filter { LineKind($0) != .blank })
    return first + taken.dropFirst().joined().filter { !known.contains($0) }
  }

  static func all(of base: SessionFile, with files: [SessionFile]) throws(SessionError) -> [Slot] {
    let old = base.lines.map(\.text)
    var slots = old.flatMap { [Slot(old: nil), Slot(old: $0)] } + [Slot(old: nil)]
    var changes: [(removed: Set<Int>, added: Set<Int>)] = []
    for file in files { changes.append(try differences(from: old, to: file.lines.map(\.text), file)) }
    for (side, file) in files.enumerated() {
      let (removed, added) = changes[side]
      for index in removed { slots[2 * index + 1].sides[side] = [] }
      let new = file.lines.map(\.text)
      var next = 0
      var start = 0
      while start < new.count {
        let gone = (next..<old.count).prefix { removed.contains($0) }
        let lines = new.indices[start...].prefix { added.contains($0) }.map { new[$0] }
        // What is in the place of more or fewer lines is in that of the first which the other side has, or which it has
        // changed in its own way.
        func isLike(_ place: Int, _ line: String) -> Bool { line.hasPrefix(old[place].prefix { $0 != " " }) }
        let place =
          gone.first { !changes[1 - side].removed.contains($0) }
          ?? gone.first { place in lines.contains { isLike(place, $0) } }
        if lines.count == gone.count, zip(gone, lines).allSatisfy(isLike) {
          for (place, line) in zip(gone, lines) { slots[2 * place + 1].sides[side] = [line] }
        } else if !lines.isEmpty {
          let slot = place.map { 2 * $0 + 1 } ?? 2 * next
          slots[slot].sides[side] = (slots[slot].sides[side] ?? []) + lines
        }
        next += gone.count + (lines.isEmpty ? 1 : 0)
        start += max(lines.count, 1)
      }
    }
    for index in slots.indices where slots[index].isContradiction { slots[index].mergeFacts() }
    return slots
  }

  // Many lines that are others take time that grows with their square.
  private static let mostLines = 10_000

  /// Returns the indices of the lines that are removed and of those that are added.
  private static func differences(
    from old: [String], to new: [String], _ file: SessionFile
  ) throws(SessionError) -> (removed: Set<Int>, added: Set<Int>) {
    var (left, right) = (old[...], new[...])
    while let one = left.first, one == right.first { (left, right) = (left.dropFirst(), right.dropFirst()) }
    while let one = left.last, one == right.last { (left, right) = (left.dropLast(), right.dropLast()) }
    if left.count + right.count > mostLines {
      throw SessionError(
        CommandError(
          "from here on more than \(mostLines) lines may be others", at: 0..<0,
          remedy: "merge earlier versions first, one after the other"),
        at: Array(file.lines)[min(right.startIndex, new.count - 1)], in: file.name)
    }
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in right.difference(from: left) {
      switch change {
      case .remove(let offset, _, _): removed.insert(left.startIndex + offset)
      case .insert(let offset, _, _): added.insert(right.startIndex + offset)
      }
    }
    return (removed, added)
  }

  /// Puts one line in the place of two that each side has made of one, where both have changed other facts in it.
  private mutating func mergeFacts() {
    let lines = sides.compactMap(\.self).joined()
    let texts = [old ?? ""] + lines
    guard sides.allSatisfy({ $0?.count == 1 }), !texts.contains(where: { $0.contains("#") }) else { return }
    let facts = texts.map { text in
      Dictionary(grouping: (try? Lexer.words(of: text)) ?? []) { $0.key ?? "" }.mapValues { words in
        words.map(\.canonical).joined(separator: " ")
      }
    }
    var merged: [String] = []
    for key in Set(facts.flatMap(\.keys)).sorted() {
      let (old, ours, theirs) = (facts[0][key], facts[1][key], facts[2][key])
      guard old == ours || old == theirs || ours == theirs else { return }
      if let fact = old == ours ? theirs : ours { merged.append(fact) }
    }
    sides = lines.map { _ in [merged.joined(separator: " ")] }
  }
}

private struct DraftFacts {
  private var values: [String: String] = [:]
  private let tabs: [String]

  init(from base: Draft, to draft: Draft) {
    let (old, new) = (base.design, draft.design)
    let matches = TabMatches(old.tabs, new.tabs, isOneSession: false)
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

  /// The value of a fact, which a tab that was removed has lost.
  fileprivate subscript(key: String) -> String? {
    values[key] ?? values.first { $0.value == "removed" && key.hasSuffix(" of \($0.key)") }?.value
  }

  /// Returns words for each fact that both have set differently.
  func disputed(_ other: DraftFacts) -> [String] {
    Set(values.keys).union(other.values.keys).sorted().compactMap { key in
      guard let ours = self[key], let theirs = other[key], ours != theirs else { return nil }
      return "\(key): \(ours) in ours, \(theirs) in theirs"
    }
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
