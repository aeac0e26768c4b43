import TabBarCore
import TabBarGuidelines

/// The session that comes of two that were made from a third.
///
/// What one side has added, changed or deleted is so in the place that it has in that side; where both have added lines in
/// one place, those of OURS come first, unless only the other order does what both have meant. Of a line that both have
/// changed, each word is as the side has it that changed it. The result is played: it has the facts of both, and the tabs
/// of each in their order. Where it has not, the lines that set what is disputed are between the marks that git writes.
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
      let file = try SessionFile(ours.text.replacingLines(by: lines), name: ours.name, app: ours.app)
      return DraftFacts(from: design, to: try file.draft())
    }
    var slots = try Slot.all(of: base, with: [ours, theirs])
    // A line of theirs may name a tab as it was called before.
    let orders = [[0, 1], [1, 0]].map { sides in slots.flatMap { $0.lines(of: sides) } }
    let results = orders.map { try? play($0) }.map { result in
      result.flatMap { mine.isKept(in: $0, beside: yours) && yours.isKept(in: $0, beside: mine) ? $0 : nil }
    }
    let isOneWay =
      results[0].flatMap { one in results[1].map { mine.agrees(one, $0) && yours.agrees(one, $0) } } ?? true
    let contradicts = slots.contains(where: \.isContradiction)
    if isOneWay, !contradicts, let index = results.firstIndex(where: { $0 != nil }) {
      text = ours.text.replacingLines(by: orders[index])
      return
    }
    let disputed = mine.disputed(yours)
    var problem = "together, these lines do something else than each side's alone"
    if !isOneWay {
      problem = "the order of the tabs depends on whose lines come first"
    } else if contradicts {
      problem = "both have changed one line"
    } else if !disputed.isEmpty {
      problem = disputed.sorted { $0.key < $1.key }.map(\.value).joined(separator: "; ")
    } else {
      do { _ = try play(orders[0]) } catch { problem = "with the other side's lines, \(error.error.problem)" }
    }
    for (side, file) in [ours, theirs].enumerated() {
      let numbers = try file.numbers(setting: disputed.keys, since: design)
      for slot in slots.indices {
        slots[slot].open(side) { disputed.isEmpty ? !contradicts : numbers.contains($0.number) }
      }
    }
    for side in [0, 1] where (try? play(slots.flatMap { $0.agreed + $0.open(side) })) == nil {
      for slot in slots.indices { for side in [0, 1] { slots[slot].open(side) { _ in true } } }
    }
    var lines: [String] = []
    for slot in slots {
      lines += slot.agreed
      guard slot.isOpen else { continue }
      conflicts.append((lines.count + 2, problem))
      lines += ["<<<<<<< ours"] + slot.open(0) + ["======="] + slot.open(1) + [">>>>>>> theirs"]
    }
    text = ours.text.replacingLines(by: lines)
  }
}

/// A line of the session that both come of, or the gap before it or after the last, with what they have made of it.
private struct Slot {
  /// The line; `nil` for a gap.
  let old: String?
  /// What OURS and THEIRS have made of it, nothing where it is as it was; in a gap each is a command with the comments
  /// above it.
  var sides: [[Change]] = [[], []]

  struct Change {
    var lines: [TextLine]
    /// Whether it does not go with the other side's.
    var isOpen = false
    var texts: [String] { lines.map(\.text) }
  }

  var isContradiction: Bool {
    old != nil && sides.allSatisfy { !$0.isEmpty } && sides[0].map(\.texts) != sides[1].map(\.texts)
  }

  var isOpen: Bool { sides.joined().contains(where: \.isOpen) }

  var agreed: [String] { isOpen && old != nil ? [] : lines(of: [0, 1]) { !$0.isOpen } }

  /// Returns what a side has made of it that does not go with the other side's.
  func open(_ side: Int) -> [String] { isOpen ? lines(of: [side], taking: \.isOpen) : [] }

  func lines(of sides: [Int], taking isTaken: (Change) -> Bool = { _ in true }) -> [String] {
    let taken = sides.map { self.sides[$0].filter(isTaken) }
    if let old { return taken.joined().first?.texts ?? [old] }
    // What both have done is done once.
    let first = taken[0].flatMap(\.texts)
    let known = Set(first.filter { LineKind($0) != .blank })
    return first + taken.dropFirst().flatMap { $0.flatMap(\.texts) }.filter { !known.contains($0) }
  }

  static func all(of base: SessionFile, with files: [SessionFile]) throws(SessionError) -> [Slot] {
    let old = base.lines.map(\.text)
    var slots = old.flatMap { [Slot(old: nil), Slot(old: $0)] } + [Slot(old: nil)]
    var changes: [(removed: Set<Int>, added: Set<Int>)] = []
    for file in files { changes.append(try differences(from: old, to: file.lines.map(\.text), file)) }
    for (side, file) in files.enumerated() {
      let (removed, added) = changes[side]
      for index in removed { slots[2 * index + 1].sides[side] = [Change(lines: [])] }
      let new = Array(file.lines)
      var next = 0
      var start = 0
      while start < new.count {
        let gone = (next..<old.count).prefix { removed.contains($0) }
        let lines = new.indices[start...].prefix { added.contains($0) }.map { new[$0] }
        // What is in the place of more or fewer lines is in that of the first which the other side has, or which it has
        // changed in its own way.
        func isLike(_ place: Int, _ line: TextLine) -> Bool {
          line.text.hasPrefix(old[place].prefix { $0 != " " })
        }
        let place =
          gone.first { !changes[1 - side].removed.contains($0) }
          ?? gone.first { place in lines.contains { isLike(place, $0) } }
        if lines.count == gone.count, zip(gone, lines).allSatisfy(isLike) {
          for (place, line) in zip(gone, lines) { slots[2 * place + 1].sides[side][0].lines = [line] }
        } else if let place, !lines.isEmpty {
          slots[2 * place + 1].sides[side] = [Change(lines: lines)]
        } else {
          for line in lines { slots[2 * next].add(line, side) }
        }
        next += gone.count + (lines.isEmpty ? 1 : 0)
        start += max(lines.count, 1)
      }
    }
    for index in slots.indices where slots[index].isContradiction { slots[index].mergeFacts() }
    return slots
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
      throw SessionError(
        CommandError(
          "from here on more than \(mostLines) lines may be in another order", at: 0..<0,
          remedy: "merge earlier versions first, one after the other"), at: Array(file.lines)[first],
        in: file.name)
    }
    for change in right.map({ new[$0] }).difference(from: left.map { old[$0] }) {
      switch change {
      case .remove(let offset, _, _): removed.insert(left[left.startIndex + offset])
      case .insert(let offset, _, _): added.insert(right[right.startIndex + offset])
      }
    }
    return (removed, added)
  }

  private mutating func add(_ line: TextLine, _ side: Int) {
    let last = sides[side].indices.last
    if let last, !LineKind(sides[side][last].texts.last ?? "").isCommand {
      sides[side][last].lines.append(line)
    } else {
      sides[side].append(Change(lines: [line]))
    }
  }

  /// Puts one line in the place of two that each side has made of one, where both have changed other facts in it.
  private mutating func mergeFacts() {
    let lines = sides.flatMap { $0.flatMap(\.lines) }
    let texts = [old ?? ""] + lines.map(\.text)
    guard lines.count == 2, !texts.contains(where: { $0.contains("#") }) else { return }
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
    sides = lines.map {
      [Change(lines: [TextLine(text: merged.joined(separator: " "), number: $0.number)])]
    }
  }

  /// Opens what a side has made of it where that is meant, where it has removed the line, and where both have changed it.
  mutating func open(_ side: Int, where isMeant: (TextLine) -> Bool) {
    let isContradiction = isContradiction
    for index in sides[side].indices {
      let lines = sides[side][index].lines
      sides[side][index].isOpen = isContradiction || lines.isEmpty || lines.contains(where: isMeant)
    }
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

  /// The value of a fact, which a tab that was removed has lost.
  fileprivate subscript(key: String) -> String? {
    values[key] ?? values.first { $0.value == "removed" && key.hasSuffix(" of \($0.key)") }?.value
  }

  /// Returns the facts that both have set differently, each with words that say so.
  func disputed(_ other: DraftFacts) -> [String: String] {
    var disputed: [String: String] = [:]
    for key in Set(values.keys).union(other.values.keys) {
      guard let ours = self[key], let theirs = other[key], ours != theirs else { continue }
      disputed[key] = "\(key): \(ours) in ours, \(theirs) in theirs"
    }
    return disputed
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

extension SessionFile {
  /// Returns the numbers of the lines that set some facts.
  fileprivate func numbers(
    setting keys: some Collection<String>, since base: Draft
  ) throws(SessionError) -> Set<Int> {
    var numbers: Set<Int> = []
    guard !keys.isEmpty else { return numbers }
    var before = DraftFacts(from: base, to: Draft())
    _ = try play { played, playground in
      guard played.outcome != nil else { return }
      let after = DraftFacts(from: base, to: playground.draft)
      if keys.contains(where: { before[$0] != after[$0] }) { numbers.insert(played.line.number) }
      before = after
    }
    return numbers
  }
}
