import TabBarPlayground

extension Batch {
  /// Merges two sessions that were made from a third, as git's merge driver does: the result is in the file of OURS. The
  /// status is `found` where a person has to choose.
  ///
  /// - Parameter name: The path of the session, as git's files have names of their own; `nil` for that of OURS.
  package func merge(_ base: String, _ ours: String, _ theirs: String, as name: String?) -> ExitStatus {
    run {
      let name = name ?? ours
      let known = try store.read(ours)
      let merge = try SessionMerge(
        base: file(base, "\(name) (base)"), ours: file(ours, "\(name) (ours)"),
        theirs: file(theirs, "\(name) (theirs)"))
      if merge.text != known { presenter.remark(try store.change(merge.text, at: ours, known: known)) }
      for conflict in merge.conflicts {
        presenter.remark(
          "\(name):\(conflict.line): \(conflict.problem); keep the lines that are meant, and delete the marks"
        )
      }
      return merge.conflicts.isEmpty ? .fine : .found
    }
  }

  /// Reads a session; git gives an empty file as the base of one that both sides have added.
  private func file(_ path: String, _ name: String) throws -> SessionFile {
    let text = try store.read(path)
    do {
      return try SessionFile(text.isEmpty ? SessionFile.firstLine : text, name: name)
    } catch {
      throw SessionReadingError.session(error)
    }
  }
}
