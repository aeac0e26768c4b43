import TabBarDrawing
import TabBarImport
import TabBarPlayground
import TabBarRendering

package enum DiffFormat: String, Sendable, CaseIterable {
  case text, json, html, markdown
}

extension Batch {
  /// Writes what changed between the designs that two sessions end with. The status is `found` where anything did.
  ///
  /// A folder or a source file is that of an app, of which only what the source says of its tabs is compared.
  package func diff(_ before: String, _ after: String, as format: DiffFormat) -> ExitStatus {
    run {
      let apps = try [before, after].map(app)
      let (earlier, later) = (
        try apps[0]?.session.state ?? store.state(at: before),
        try apps[1]?.session.state ?? store.state(at: after)
      )
      var difference = DesignDifference(from: earlier, to: later)
      for (side, app) in apps.enumerated() {
        guard let app else { continue }
        let earlier = difference.earlier
        difference.keepTabs { app.session.says($0, isLater: side == 1, earlier) }
      }
      let unknown = apps.flatMap { $0?.unknown ?? [] }
      switch format {
      case .json:
        let document =
          DifferenceDocument.document(difference)
          + (apps.contains { $0 != nil } ? JSONValue(["unknown": unknown.map(ImportDocument.remark)]) : nil)
        presenter.put([document.text(ascii: presenter.options.ascii)])
      case .html:
        presenter.put([
          DifferencePage.document(
            difference, from: PlayedDesign(before, earlier.draft.scene, earlier.timeline),
            to: PlayedDesign(after, later.draft.scene, later.timeline), presenter.options)
        ])
      case .markdown:
        let heading = DifferenceWords.heading(from: before, to: after, presenter.options)
        presenter.put(DifferencePage.markdown(difference, under: heading.text, presenter.options))
      case .text where difference.isEmpty: say(unknown)
      case .text:
        let names = [before, after].map(DifferenceWords.name)
        // Of an app nothing is judged.
        presenter.say(
          apps.contains { $0 != nil }
            ? "From \(names[0]) to \(names[1]):"
            : DesignsQuery.verdict(
              from: (names[0], earlier), to: (names[1], later)))
        presenter.show(DifferenceWords.lines(difference, presenter.options))
        say(unknown)
      }
      return difference.isEmpty ? .fine : .found
    }
  }

  /// Writes what changed between two revisions of a session, which git names as it does for a program that it calls
  /// instead of its own comparison.
  ///
  /// Git stops at a program that fails, so the status is `fine` even for a revision that is no session.
  package func diff(_ revisions: GitRevisions, as format: DiffFormat = .text) -> ExitStatus {
    if format != .markdown {
      presenter.show([HarmlessText(presenter.options.shown(revisions.heading))])
    }
    guard let (before, after) = revisions.files else { return .fine }
    do {
      let difference = DesignDifference(
        from: try endState(of: before, "before", at: revisions.path),
        to: try endState(of: after, "after", at: revisions.path))
      if format == .markdown {
        presenter.put(
          DifferencePage.markdown(difference, under: revisions.heading, presenter.options) + [""])
        return .fine
      }
      let lines = DifferenceWords.lines(difference, presenter.options)
      presenter.show(lines.isEmpty ? ["  the design is the same"] : lines)
    } catch {
      presenter.show(ErrorText.lines(for: error, presenter.options))
    }
    return .fine
  }

  private func say(_ unknown: [ImportRemark]) {
    for gap in unknown { presenter.say("  ? not known: \(gap)") }
  }

  /// Returns the session of an app's bar, and what could not be read of it; `nil` for the path of a session.
  private func app(_ path: String) throws -> (session: ImportedSession, unknown: [ImportRemark])? {
    guard store.isFolder(path) || FileKind.source.endings.contains(where: path.hasSuffix) else { return nil }
    var unknown: [ImportRemark] = []
    let session = try store.importedBar(
      nil, of: [path], choosing: { "tabbar import --bar \($0)" }, remark: { _ in },
      noting: { unknown.append($0) })
    unknown += session.tabs.compactMap { tab in
      tab.condition.map {
        ImportRemark(place: tab.place, reason: "\(Quoting.quoted(tab.title)) is shown only if \($0)")
      }
    }
    return (session, unknown)
  }

  private func endState(of path: String, _ side: String, at place: String) throws -> EndState? {
    // The file that git names where a revision has none.
    try path == GitRevisions.noFile
      ? nil : EndState(store.sessionFile(at: path, named: "\(place) (\(side))", beside: place))
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

extension ImportedSession {
  fileprivate var state: EndState { EndState(playground.draft, playground.timeline) }

  /// Whether a change between it and a session is one that its sources speak of.
  ///
  /// - Parameters:
  ///   - isLater: Whether it is the later side.
  ///   - earlier: The index that each tab of the later side has in the earlier one.
  fileprivate func says(_ change: TabDifference, isLater: Bool, _ earlier: [Int?]) -> Bool {
    let isRemoved = if case .removed = change.kind { true } else { false }
    let own = isLater ? isRemoved ? nil : change.tab : isRemoved ? change.tab : earlier[change.tab]
    guard let own, tabs.indices.contains(own) else { return !isIncomplete }
    let tab = tabs[own]
    func isCertain(_ fact: ImportedTab.Fact) -> Bool { tab.gaps[fact] == nil && tab.gaps[.any] == nil }
    switch change.kind {
    case .added, .removed: return tab.condition == nil
    case .moved: return !isIncomplete
    case .renamed: return isCertain(.title)
    case .changed(let setting):
      switch setting.key {
      case "icon": return isCertain(.icon)
      case "badge": return isCertain(.badge)
      case "role": return [setting.from, setting.to].contains("search") && isCertain(.any)
      case let key where key.hasPrefix("title."): return (isLater ? setting.to : setting.from) != nil
      default: return false
      }
    }
  }
}
