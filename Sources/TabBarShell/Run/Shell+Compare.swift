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
        switch place {
        case .present, .state: return place.side
        case .file(let paths, let error):
          let path = paths.first(where: has)
          if path == nil, let error { throw error }
          return (path ?? paths[0], EndState(try states(at: path ?? paths[0])))
        case .way(let way): return try way()
        }
      })
  }
}
