import TabBarPlayground

extension Shell {
  /// Shows two designs, of which at least one is in a file; returns whether it could be read.
  func show(_ pair: DesignPair) throws(OutputError) -> Bool {
    if pair.readsStandardInput, refusesStandardInput("-") { return false }
    let query: DesignPairQuery
    do {
      query = try store.query(for: pair, present: playground.present)
    } catch {
      fail(error)
      return false
    }
    try answer(query)
    return true
  }
}

extension SessionStore {
  /// Returns the query that shows two designs, with session files read.
  func query(
    for pair: DesignPair, present: DesignPairQuery.Side
  ) throws(SessionReadingError) -> DesignPairQuery {
    try pair.query { place throws(SessionReadingError) in
      switch place {
      case .present: present
      case .marked(let name, let state): DesignPairQuery.Side(name, state)
      case .file(let path): DesignPairQuery.Side(path, EndState(try states(at: path)))
      }
    }
  }
}

extension Playground {
  fileprivate var present: DesignPairQuery.Side { DesignPairQuery.Side("this", EndState(draft, timeline)) }
}

extension DesignPair {
  fileprivate var readsStandardInput: Bool {
    [first, second].contains { if case .file("-") = $0 { true } else { false } }
  }
}
