public import TabBarCore

extension Guide {
  /// Every guide, Apple's by year, then the others.
  public static let all: [Guide] = editions + [sapFiori, material3]

  /// The editions of Apple's guidelines, the oldest first.
  package static let editions: [Guide] = [hig2013, tvOS2019, hig2022, hig2023, hig2024, hig2025]

  /// The guide that a new design is judged by.
  public static let standard = hig2022

  /// Returns the edition of Apple's guidelines for a system: the one written for it, else the first one after it, else
  /// the newest; the standard guide where none speaks of the platform.
  public static func edition(for system: System?) -> Guide {
    // Asked first, so that most starts make no other guide.
    guard let system, standard.versions[system.platform] != system.version else { return standard }
    let editions = editions.filter { $0.versions[system.platform] != nil }
    return editions.first { $0.versions[system.platform] ?? 0 >= system.version } ?? editions.last ?? standard
  }

  /// Returns the guide with an identifier, ignoring case, or `nil` where there is none.
  public static func named(_ id: String) -> Guide? {
    let id = id.lowercased()
    return all.first { $0.id == id }
  }
}
