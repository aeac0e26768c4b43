import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarTerminal

/// What the shell does so that nothing unsaved is lost, and what it does with what others have lost.
extension Shell {
  /// Says what becomes of unsaved work when the program is ended from outside.
  func keepUnsaved() {
    guard settings.isInteractive else { return }
    guard playground.timeline.hasUnsavedWork else {
      journals?.own?.remove()
      return
    }
    guard let own = journals?.own else {
      return presenter.remark("what is not saved is lost: this playground keeps no journal")
    }
    presenter.remark(
      own.flush()
        ? "what is not saved is kept; start tabbar again and type recover to go on with it"
        : "what is not saved may be lost: its journal could not be written")
  }

  // MARK: Lost sessions

  /// Says at the start what was not saved before.
  package func offerLost() {
    listLost()
    guard let listed = journals?.listed, let first = listed.first, let newest = first else { return }
    let words = newest.words(store)
    if listed.count == 1 {
      presenter.tell(
        "\(words), \(newest.age), \(newest.verb) not saved: `recover` · `recover diff` · `discard`")
    } else {
      presenter.tell(
        "\(listed.count) sessions were not saved, the newest \(newest.age) with \(words): `recover` lists them"
      )
    }
  }

  /// Returns a lost session as that of its file, in one step; `nil` where there are several.
  func recovery(_ number: Int?) throws -> Recovery? {
    guard let (lost, file) = try takeLost(number) else { return nil }
    var later = playground
    let damage = try lost.journal.play(on: &later, path: store.shortPath)
    later.settleFiles(since: playground) {
      // In a folder that cannot be searched nobody knows. No session is empty.
      !store.isTaken($0) && store.has(folder(of: $0) + ".") ? nil : (try? store.read($0)) ?? ""
    } rename: { path in
      store.freePath(path.stem + "-recovered", ".tabs")
    }
    if damage == nil { later.markRecovered(journal: lost.name) }
    return Recovery(playground: later, lost: lost, file: file, damage: damage)
  }

  /// Says what was recovered, once it is in the own journal.
  func tell(_ recovery: Recovery) {
    let (lost, damage) = (recovery.lost, recovery.damage)
    forget(lost)
    if let damage {
      fail(damage)
    } else if playground.timeline.hasUnsavedWork {
      journals?.held.append((lost.name, recovery.file))
    } else {
      try? recovery.file.remove()
    }
    let steps = playground.timeline.stepsOfSession + 1
    let undo = steps == 1 ? "undo" : "undo \(steps)"
    let before: Prose = lost.isOnTop ? "what was there" : "them: they were put aside"
    let recovered =
      damage == nil ? lost.words(store) : "what comes before that line, and the journal stays as it is"
    say("recovered \(recovered); `\(undo)` goes back to \(before)")
    sayNewName(of: lost.journal)
    showScene()
  }

  /// Shows the unsaved commands of a lost session, and what differs from its file.
  func showUnsaved(_ number: Int?) throws {
    guard let (lost, _) = try takeLost(number) else { return }
    let recovered = lost.unsaved.draft
    let changes = lost.unsaved.unsaved
    let options = presenter.options
    presenter.say("\(lost.words(store)), \(lost.age), \(lost.verb) not saved:")
    let lines =
      changes.undone.map { "undone: \($0)" } + changes.added
    let shown = lines.map { HarmlessText("  " + options.shown($0)) }
    presenter.show(shown)
    let path = lost.unsaved.path.map { store.shortPath(of: $0) }
    let before = path.flatMap { try? store.sessionFile(at: $0).draft() }
    let other = before == nil ? "an empty session" : path ?? ""
    let earlier = before.map { ", where it has \($0.design.tabs.count)" } ?? ""
    presenter.show(
      "compared with \(other): \(counted: recovered.design.tabs.count, "tab")\(earlier)",
      recovered.scene, since: ShownBar((before ?? Draft()).scene), .off)
  }

  func discard(_ number: Int?) throws {
    guard let (lost, file) = try takeLost(number) else { return }
    do { try file.remove() } catch {
      throw FileError(
        path: lost.path, problem: "this journal cannot be removed: \(systemMessage(error.code))")
    }
    forget(lost)
    presenter.say("discarded \(lost.words(store)), \(lost.age)")
  }

  private func listLost() {
    guard let folder = journals?.folder else { return }
    var unreadable: [FileError] = []
    journals?.listed = LostSession.all(in: folder, store, reader.cancellation) { error in
      unreadable.append(error)
      presenter.remark("\(error.path): warning: \(error.sentence)")
    }
    journals?.unreadable = unreadable
  }

  /// Locks the lost session of a number, or the only one; lists them and returns `nil` where there are several. Throws
  /// where there is none.
  private func takeLost(_ number: Int?) throws -> (LostSession, LockedFile)? {
    guard settings.isInteractive else {
      throw Refusal("unsaved sessions are kept at a terminal only", "start tabbar at a terminal")
    }
    if number == nil { listLost() }
    let listed = journals?.listed ?? []
    guard !listed.isEmpty else {
      if let unreadable = journals?.unreadable, let first = unreadable.first {
        throw FileError(
          path: first.path,
          problem:
            "\(counted(unreadable.count, "journal")) cannot be read, and what is unsaved there is not known",
          remedy: "an editor shows what a journal holds")
      }
      throw Refusal("there is no unsaved session", "`sessions` lists those that were saved")
    }
    guard number != nil || listed.count == 1 else {
      for (index, lost) in listed.enumerated() {
        guard let lost else { continue }
        presenter.say("\(index + 1)  \(lost.words(store)), \(lost.age)")
      }
      say("`recover N` · `recover diff N` · `discard N`")
      return nil
    }
    let index = (number ?? 1) - 1
    guard listed.indices.contains(index), let lost = listed[index],
      let file = try? LockedFile(lost.path)
    else {
      throw Refusal("there is no unsaved session \(index + 1) any more", "`recover` lists those there are")
    }
    return (lost, file)
  }

  /// Takes a session from the list, in which the others keep their numbers.
  private func forget(_ lost: LostSession) {
    guard let index = journals?.listed.firstIndex(where: { $0?.path == lost.path }) else { return }
    journals?.listed[index] = nil
  }

  private func sayNewName(of journal: Journal) {
    guard let original = journal.works.last?.path, let path = playground.path,
      playground.savedText == nil
    else { return }
    let known = store.shortPath(of: original)
    say(
      path == known
        ? "\(known) is gone; `save` writes it again"
        : "\(known) \((try? store.read(known)) == nil ? "cannot be read" : "was changed meanwhile"); `save` writes this session to \(path)"
    )
  }
}
