import CTabBarTables
package import TabBarCore

extension Guide {
  /// Every guide, Apple's by year, then the others, as the tables have them.
  public static let all: [Guide] = (0..<tb_guide_count()).map(Guide.init(column:))

  /// The editions of Apple's guidelines, the oldest first.
  package static let editions = all.filter(\.isApples)

  /// The guide that a new design is judged by.
  package static let standard = hig2022

  /// Apple's guidelines for iOS of 2013.
  public static let hig2013 = Guide(listedAs: "hig-2013")
  /// Apple's guidelines for tvOS of 2019.
  public static let tvOS2019 = Guide(listedAs: "tvos-2019")
  /// Apple's guidelines of December 2022.
  public static let hig2022 = Guide(listedAs: "hig-2022")
  /// Apple's guidelines of June 2023.
  public static let hig2023 = Guide(listedAs: "hig-2023")
  /// Apple's guidelines of August 2024.
  public static let hig2024 = Guide(listedAs: "hig-2024")
  /// Apple's guidelines of December 2025.
  public static let hig2025 = Guide(listedAs: "hig-2025")
  /// Apple's guidelines of December 2025, unchanged in June 2026.
  public static let hig2026 = Guide(listedAs: "hig-2026")
  /// SAP Fiori for iOS.
  public static let sapFiori = Guide(listedAs: "sap-fiori")
  /// Material 3.
  public static let material3 = Guide(listedAs: "material-3")

  private init(listedAs id: String) {
    let place = (0..<tb_guide_count()).first { String(cString: tb_guides()[$0].id) == id }
    precondition(place != nil, "guides.inc has no \(id)")
    self.init(column: place ?? 0)
  }

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
    return id == standard.id ? standard : all.first { $0.id == id }
  }

  /// Returns the guide of a year, such as 2022; `nil` where none is of it.
  package static func ofYear(_ year: String) -> Guide? {
    year.utf8.count == 4 ? all.last { $0.id.hasSuffix("-" + year) } : nil
  }
}
