import TabBarCore

extension Inspection {
  /// The index of the first tab that is called Search and has no role, on a system that has the role of search.
  var searchTabWithoutRole: Int? {
    // The role came with iOS 18 and iPadOS 18.
    guard platform.rotates, let system = layout.system, system.version >= 18 else { return nil }
    return tabs(titledIn: .searchTitles)?.first { design.tabs[$0].role == .destination }
  }
}
