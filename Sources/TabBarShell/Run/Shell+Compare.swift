import TabBarPlayground
import TabBarTerminal

extension Shell {
  /// Shows designs, of which at least one is in a file; throws for a file or a name that is not there.
  func show(_ designs: ComparedDesigns) throws {
    if designs.readsStandardInput { try refuseStandardInput("-") }
    let query = try reader.cancellation.result { [store, present = playground.present] in
      try store.query(for: try store.named(designs), present: present)
    }
    if let query { try answer(query) }
  }
}

extension SessionStore {
  func query(
    for designs: ComparedDesigns, present: DesignsQuery.Side
  ) throws(SessionReadingError) -> DesignsQuery {
    try designs.query { place throws(SessionReadingError) in
      switch place {
      case .present: present
      case .marked(let name, let state): DesignsQuery.Side(name, state)
      case .file(let path): DesignsQuery.Side(path, EndState(try states(at: path)))
      // What `named` could not find a file for never comes here.
      case .named(let name, _): DesignsQuery.Side(name, EndState(try states(at: name)))
      // `named` has worked it out.
      case .way(let line, _): DesignsQuery.Side(line, EndState())
      }
    }
  }

  /// Returns designs with the files that its names mean, here or in the folder sessions, and with what ways of fit give.
  /// Throws the error of the first name that no file has, or of a way that there is not.
  func named(_ designs: ComparedDesigns) throws(CommandError) -> ComparedDesigns {
    func found(_ place: ComparedDesigns.Place) throws(CommandError) -> ComparedDesigns.Place {
      if case .way(_, let way) = place {
        let (name, state) = try way()
        return .marked(name, state)
      }
      guard case .named(let name, let error) = place else { return place }
      guard let path = ["\(name).tabs", "sessions/\(name).tabs", name].first(where: has) else { throw error }
      return .file(path)
    }
    var designs = designs
    for index in designs.places.indices { designs.places[index] = try found(designs.places[index]) }
    return designs
  }
}

extension Playground {
  fileprivate var present: DesignsQuery.Side { DesignsQuery.Side("this", EndState(draft, timeline)) }
}

extension ComparedDesigns {
  fileprivate var readsStandardInput: Bool {
    places.contains { if case .file("-") = $0 { true } else { false } }
  }
}
