import CTabBarTables
package import TabBarCore

extension Guide {
  /// Every guide, Apple's by year, then the others, as the tables have them.
  public static let all: [Guide] = (0..<Int(TB_GUIDES)).map(Guide.init(column:))

  /// The editions of Apple's guidelines, the oldest first.
  package static let editions = all.filter { $0.source.hasPrefix("Apple") }

  /// The guide that a new design is judged by.
  package static let standard = hig2022

  /// Apple's guidelines for iOS of 2013.
  public static let hig2013 = Guide(column: 0)
  /// Apple's guidelines for tvOS of 2019.
  public static let tvOS2019 = Guide(column: 1)
  /// Apple's guidelines of December 2022.
  public static let hig2022 = Guide(column: 2)
  /// Apple's guidelines of June 2023.
  public static let hig2023 = Guide(column: 3)
  /// Apple's guidelines of August 2024.
  public static let hig2024 = Guide(column: 4)
  /// Apple's guidelines of December 2025.
  public static let hig2025 = Guide(column: 5)
  /// Apple's guidelines of June 2026.
  public static let hig2026 = Guide(column: 6)
  /// SAP Fiori for iOS.
  public static let sapFiori = Guide(column: 7)
  /// Material 3.
  public static let material3 = Guide(column: 8)

  /// Returns the edition of Apple's guidelines for a system: the one written for it, else the first one after it, else
  /// the newest; the standard guide where none speaks of the platform.
  package static func edition(for system: System?) -> Guide {
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
