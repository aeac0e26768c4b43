import TabBarPlayground
import TabBarTerminal

extension Shell {
  /// Shows designs, of which at least one is in a file; throws for a file or a name that is not there.
  func compare(_ designs: ComparedDesigns) throws {
    for case .file(["-"], _) in designs.places { try refuseStandardInput("-") }
    if let query = try reader.cancellation.result({ [store] in try store.query(for: designs) }) ?? nil {
      answer(query)
    }
  }
}

extension SessionStore {
  /// Returns the query for designs, some of which are in files, here or in the folder sessions.
  func query(for designs: ComparedDesigns) throws -> DesignsQuery? {
    designs.query(
      of: try designs.places.compactMap { place in
        guard case .file(let paths, let error) = place else { return place.side }
        let path = paths.first(where: has)
        if path == nil, let error { throw error }
        // What the file expects is no part of the design.
        let state = try state(at: path ?? paths[0])
        return (path ?? paths[0], EndState(state.draft, state.timeline))
      })
  }
}
