extension Device {
  /// Every device that is known, phones first, each family from the oldest to the newest.
  public static let all: [Device] = families.flatMap(\.self)

  /// The device that a new design is laid out for: an iPhone 14, the phone of the year of `hig-2022`.
  public static let standard: Device = iPhone14Family[0]

  /// The device families, one file each.
  static let families: [[Device]] = [
    iPhoneSEFamily,
    iPhone6sFamily,
    iPhone7Family,
    iPhone8Family,
    iPhoneXFamily,
    iPhoneXSFamily,
    iPhone11Family,
    iPhone12Family,
    iPhone13Family,
    iPhone14Family,
    iPhone15Family,
    iPhone16Family,
    iPhone17Family,
    iPhone18Family,
    iPhoneDuoFamily,
    iPadMiniFamily,
    iPadFamily,
    iPadAirFamily,
    iPadProFamily,
    appleTVFamily,
    visionProFamily,
  ]

  /// Returns the device with an identifier, ignoring case, or `nil` where there is none.
  public static func named(_ id: String) -> Device? {
    let id = id.lowercased()
    for family in families {
      if let device = family.first(where: { $0.id == id }) { return device }
    }
    return nil
  }
}
