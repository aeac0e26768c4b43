import TabBarPlayground

extension Batch {
  /// Folds the repeated edits of sessions, in their files.
  package func tidy(_ paths: [String]) -> ExitStatus {
    store.sessions(under: paths).reduce(.fine) { status, session in status.joined(with: tidy(session)) }
  }

  private func tidy(_ session: NamedSession) -> ExitStatus {
    let path = session.path
    return run {
      try session.checkChange(by: "tidy")
      let tidied = try store.tidySession(at: path)
      if tidied.isChanged {
        for remark in try store.change(tidied.text, at: path, known: tidied.original) {
          presenter.remark(remark)
        }
      }
      try presenter.say("\(path): \(tidied.summary)")
      return .fine
    }
  }
}
