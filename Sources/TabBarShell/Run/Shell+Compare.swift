import TabBarPlayground

extension Shell {
  /// Shows two designs, of which at least one is in a file.
  ///
  /// - Throws: For a file that cannot be read, or a name that no mark and no file has.
  func show(_ pair: DesignPair) throws {
    if pair.readsStandardInput { try refuseStandardInput("-") }
    try answer(try store.query(for: try store.named(pair), present: playground.present))
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
      // What `named` could not find a file for never comes here.
      case .named(let name, _): DesignPairQuery.Side(name, EndState(try states(at: name)))
      // `named` has worked it out.
      case .way(let line, _): DesignPairQuery.Side(line, EndState())
      }
    }
  }

  /// Returns a pair with the files that its names mean, here or in the folder sessions, and with what ways of fit give.
  ///
  /// - Throws: The error of the first name that no file has, or of a way that there is not.
  func named(_ pair: DesignPair) throws(CommandError) -> DesignPair {
    func found(_ place: DesignPair.Place) throws(CommandError) -> DesignPair.Place {
      if case .way(_, let way) = place {
        let (name, state) = try way()
        return .marked(name, state)
      }
      guard case .named(let name, let error) = place else { return place }
      guard let path = ["\(name).tabs", "sessions/\(name).tabs", name].first(where: has) else { throw error }
      return .file(path)
    }
    var pair = pair
    pair.first = try found(pair.first)
    pair.second = try found(pair.second)
    return pair
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
