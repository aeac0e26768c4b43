extension Guide {
  /// Every guide, Apple's by year, then the others.
  public static let all: [Guide] = [
    hig2013,
    tvOS2019,
    hig2022,
    hig2023,
    hig2024,
    hig2025,
    sapFiori,
    material3,
  ]

  /// The guide that a new design is judged by.
  public static let standard = hig2022

  /// Returns the guide with an identifier, ignoring case, or `nil` where there is none.
  public static func named(_ id: String) -> Guide? {
    let id = id.lowercased()
    return all.first { $0.id == id }
  }
}
