import TabBarCore

/// Edits that follow on each other, with the comments and the blank lines among them. Those that only say again what a
/// later one says are folded into it.
///
/// Each fold is tried on the drafts: it counts only where the same design comes of it.
struct EditRun {
  private var edits: [TidyEdit] = []
  /// The lines below the last edit that are no commands.
  private var above: [String] = []
  /// The edits that are too far back to be folded until some of the later ones are.
  private var aside: [TidyEdit] = []
  /// The number of tabs in the drafts of `aside`.
  private var tabsAside = 0
  /// The lines of the edits before those, which stay as they are.
  private var done: [String] = []
  private var doneCommands = 0
  private var doneRenamed = 0
  /// The draft after the last edit.
  private(set) var draft: Draft

  // Each edit is compared with so many before it: a million lines take no longer than a million times that.
  private static let reach = 64
  // Each edit has its own draft. A session with few tabs is all within this.
  private static let mostTabsAside = 200_000

  init(on draft: Draft) { self.draft = draft }

  /// The run as it is written now.
  var lines: [String] { done + (aside + edits).flatMap { $0.above + [$0.line] } + above }
  var commands: Int { doneCommands + aside.count + edits.count }
  var renamed: Int { doneRenamed + (aside + edits).count(where: \.isRenamed) }

  /// Adds a comment or a blank line.
  mutating func add(text: String) { above.append(text) }

  /// Adds an edit; returns whether it could be carried out.
  mutating func add(_ invocation: Invocation, line: String) -> Bool {
    var after = draft
    guard (try? invocation.edit(&after)) != nil else { return false }
    // A comment directly above a command is about it.
    let hasComment = above.last.map { $0.contains { !$0.isWhitespace } } ?? false
    edits.append(
      TidyEdit(invocation, line: line, above: above, isFixed: hasComment, before: draft, after: after))
    above = []
    draft = after
    dropLastIfIdle()
    while fold() { dropLastIfIdle() }
    if edits.count > Self.reach { setAside(edits.removeFirst()) }
    while edits.count < Self.reach, let latest = aside.popLast() {
      tabsAside -= latest.before.design.tabs.count
      edits.insert(latest, at: 0)
    }
    return true
  }

  private mutating func setAside(_ edit: TidyEdit) {
    aside.append(edit)
    tabsAside += edit.before.design.tabs.count
    guard tabsAside > Self.mostTabsAside else { return }
    let oldest = aside.prefix(aside.count / 2 + 1)
    for edit in oldest {
      done += edit.above + [edit.line]
      doneCommands += 1
      if edit.isRenamed { doneRenamed += 1 }
      tabsAside -= edit.before.design.tabs.count
    }
    aside.removeFirst(oldest.count)
  }

  /// Drops the last edit if it changes nothing and need not be kept for later versions of the program.
  private mutating func dropLastIfIdle() {
    guard let last = edits.last, !last.isFixed, !last.invocation.command.isRecordedUnchanged,
      last.before.isSame(as: draft)
    else { return }
    remove(at: edits.count - 1)
  }

  private mutating func remove(at index: Int) {
    let removed = edits.remove(at: index)
    if index < edits.count {
      edits[index].above = removed.above + edits[index].above
    } else {
      above = removed.above + above
    }
  }

  // MARK: Folding

  /// Folds the last edit and one before it into one or none; returns whether it did.
  private mutating func fold() -> Bool {
    guard let last = edits.last, !last.isFixed else { return false }
    for index in edits.indices.dropLast().reversed() where !edits[index].isFixed {
      for folding in edits[index].foldings(with: last) where carryOut(folding, at: index) { return true }
    }
    return false
  }

  /// Folds the last edit and another one, unless something else comes of it.
  private mutating func carryOut(_ folding: Folding, at index: Int) -> Bool {
    var later = self
    let (first, last) = (edits[index], edits[edits.count - 1])
    later.draft = first.before
    switch folding {
    case .intoLast(let line):
      later.remove(at: index)
      if let line, !later.edits[later.edits.count - 1].replace(by: line, of: last) { return false }
    case .intoFirst(let line):
      later.remove(at: edits.count - 1)
      guard later.edits[index].replace(by: line, of: first) else { return false }
    case .neither:
      later.remove(at: edits.count - 1)
      later.remove(at: index)
    }
    let removed = if case .neither = folding { first.addedTab } else { Int?.none }
    for place in later.edits.indices.dropFirst(index) {
      guard later.edits[place].repeatEdit(on: &later.draft, without: removed) else { return false }
    }
    guard later.draft.isSame(as: draft) else { return false }
    self = later
    return true
  }
}

/// A way of folding an edit and a later one.
enum Folding {
  /// The later one stays, with another line if there is one.
  case intoLast(String?)
  /// The earlier one stays, with another line.
  case intoFirst(String)
  case neither
}
