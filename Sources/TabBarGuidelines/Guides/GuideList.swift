extension Guide {
  /// Every guide, Apple's by year, then the others.
  public static let all: [Guide] = [
    hig2022,
    sapFiori,
  ]

  /// The guide that a new design is judged by.
  public static let standard = hig2022

  /// Returns the guide with an identifier, ignoring case, or `nil` where there is none.
  public static func named(_ id: String) -> Guide? {
    let id = id.lowercased()
    return all.first { $0.id == id }
  }
}
