import TabBarDrawing
import TabBarPlayground
import TabBarRendering

package enum DiffFormat: String, Sendable, CaseIterable {
  case text, json, html, markdown
}

extension Batch {
  /// Writes what changed between the designs that two sessions end with. The status is `found` where anything did.
  package func diff(_ before: String, _ after: String, as format: DiffFormat) -> ExitStatus {
    run {
      let (earlier, later) = (try state(of: before), try state(of: after))
      let difference = DesignDifference(from: earlier, to: later)
      switch format {
      case .json:
        try presenter.put([DifferenceDocument.document(difference).text(ascii: presenter.options.ascii)])
      case .html:
        try presenter.put([
          DifferencePage.document(
            difference, from: PlayedDesign(earlier, at: before), to: PlayedDesign(later, at: after),
            presenter.options)
        ])
      case .markdown:
        let heading = DifferenceWords.heading(from: before, to: after, presenter.options)
        try presenter.put(DifferencePage.markdown(difference, under: heading.text, presenter.options))
      case .text where difference.isEmpty: break
      case .text:
        try presenter.say(
          DesignsQuery.verdict(
            from: DesignsQuery.Side(DifferenceWords.name(of: before), earlier),
            to: DesignsQuery.Side(DifferenceWords.name(of: after), later)))
        try presenter.show(DifferenceWords.lines(difference, presenter.options))
      }
      return difference.isEmpty ? .fine : .found
    }
  }

  /// Writes what changed between two revisions of a session, which git names as it does for a program that it calls
  /// instead of its own comparison.
  ///
  /// Git stops at a program that fails, so the status is `fine` even for a revision that is no session.
  package func diff(_ revisions: GitRevisions, as format: DiffFormat = .text) -> ExitStatus {
    do {
      if format != .markdown {
        try presenter.show([HarmlessText(presenter.options.shown(revisions.heading))])
      }
      guard let (before, after) = revisions.files else { return .fine }
      do {
        let difference = DesignDifference(
          from: try endState(of: before, named: "\(revisions.path) (before)"),
          to: try endState(of: after, named: "\(revisions.path) (after)"))
        if format == .markdown {
          try presenter.put(
            DifferencePage.markdown(difference, under: revisions.heading, presenter.options) + [""])
          return .fine
        }
        let lines = DifferenceWords.lines(difference, presenter.options)
        try presenter.show(lines.isEmpty ? ["  the design is the same"] : lines)
      } catch let error as SessionReadingError {
        try presenter.show(ErrorText.lines(for: error, presenter.options))
      }
      return .fine
    } catch {
      _ = presenter.report(error)
      return .fine
    }
  }

  /// Returns the state that a session ends with, or that of a mark, whose session expects nothing yet.
  private func state(of path: String) throws(SessionReadingError) -> EndState {
    path.contains("@") && !store.has(path)
      ? EndState(try store.states(at: path)) : try store.endState(at: path)
  }

  private func endState(
    of path: String, named name: String? = nil
  ) throws(SessionReadingError) -> EndState {
    // The file that git names where a revision has none.
    path == GitRevisions.noFile ? .noSession : try store.endState(at: path, named: name)
  }
}

/// Two revisions of a file, as git names them to `diff.<driver>.command` (git(1), `GIT_EXTERNAL_DIFF`).
package struct GitRevisions {
  static let noFile = "/dev/null"

  package let path: String
  /// The path of a file that was renamed, afterwards; else `nil`.
  private let newPath: String?
  /// The files with the contents; `nil` for a path with conflicts.
  let files: (before: String, after: String)?

  /// Reads git's arguments: path old-file old-hex old-mode new-file new-hex new-mode [new-path header], or the path alone
  /// where a merge left conflicts. Returns `nil` for any others.
  package init?(_ arguments: [String]) {
    guard let path = arguments.first, [1, 7, 9].contains(arguments.count) else { return nil }
    self.path = path
    files = arguments.count > 1 ? (DiskStore.plain(arguments[1]), DiskStore.plain(arguments[4])) : nil
    newPath = arguments.count > 7 ? arguments[7] : nil
  }

  var heading: String {
    guard let files else { return "\(path): conflicts that are not resolved" }
    if files.before == Self.noFile { return "\(path): new" }
    if files.after == Self.noFile { return "\(path): deleted" }
    return newPath.map { "\(path), now \($0)" } ?? path
  }
}
