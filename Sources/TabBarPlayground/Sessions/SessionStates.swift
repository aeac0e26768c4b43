import TabBarCore

/// The drafts that a session goes through, line by line.
///
/// Only some of them are kept, so that a long session costs no more room than a short one; those between are
/// had again by carrying out the few lines since the last one kept.
package struct SessionStates: Sendable {
  /// The draft that the session ends with.
  package let draft: Draft
  /// The lines that may change the draft, in order.
  private let changes: [SessionFile.Line]
  /// Drafts that are kept, each with the number of changes before it, in order; the first one is empty.
  private let kept: [(count: Int, draft: Draft)]

  /// About how many drafts are kept of a long session.
  private static let keptDrafts = 64

  /// Carries out the lines of a session from an empty draft.
  ///
  /// - Throws: An error with the line and the column of the first command that cannot be carried out.
  package init(_ file: SessionFile) throws(SessionError) {
    let interval = max(1, file.lines.count / Self.keptDrafts)
    var changes: [SessionFile.Line] = []
    var kept: [(count: Int, draft: Draft)] = [(0, Draft())]
    let playground = try file.play { line, invocation, draft in
      guard let isEdit = invocation.command.editsDraft else { return }
      changes.append(line)
      // Going back in time cannot be done again on a draft alone.
      if !isEdit || changes.count % interval == 0 { kept.append((changes.count, draft)) }
    }
    draft = playground.draft
    self.changes = changes
    self.kept = kept
  }

  /// The number of lines that may change the draft.
  package var count: Int { changes.count }

  /// Returns the number in the file of a line that may change the draft; they count from 1.
  package func number(ofChange change: Int) -> Int { changes[change - 1].number }

  /// Returns the draft behind a number of lines that may change it.
  package func draft(after count: Int) -> Draft {
    var low = 0
    var high = kept.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if kept[middle].count <= count { low = middle } else { high = middle }
    }
    var draft = kept[low].draft
    for line in changes[kept[low].count..<count] { line.invocation?.carryOutAgain(on: &draft) }
    return draft
  }
}

extension Command {
  /// Whether the command changes the draft and can be carried out again on the same one; `false` where it
  /// goes to another draft altogether, `nil` where it changes nothing.
  fileprivate var editsDraft: Bool? {
    switch body {
    case .edit, .editOrRequest: true
    case .time, .startOver: false
    case .ask, .annotate, .plan, .mark: nil
    }
  }
}

extension Invocation {
  /// Carries out an edit on a draft that it was carried out on before, so that it cannot fail.
  func carryOutAgain(on draft: inout Draft) {
    switch command.body {
    case .edit(let edit): _ = try? edit(&draft, arguments)
    case .editOrRequest(let edit): _ = try? edit(&draft, arguments)
    case .ask, .annotate, .plan, .time, .mark, .startOver: break
    }
  }
}
