import CTabBarTables

extension Device {
  /// Every device that is known, phones first, each family from the oldest to the newest.
  public static let all: [Device] = rows.map(Device.init)

  /// The device that a new design is laid out for: an iPhone 14, the phone of the year of `hig-2022`.
  public static var standard: Device { named("iphone-14") ?? Device(rows[0]) }

  /// Returns the device with an identifier, ignoring case, or `nil` where there is none.
  public static func named(_ id: String) -> Device? {
    let id = id.lowercased()
    return (tb_device_named(id, id.utf8.count)?.pointee).map(Device.init)
  }

  private static var rows: UnsafeBufferPointer<tb_device> {
    UnsafeBufferPointer(start: tb_devices(), count: tb_device_count())
  }

  private init(_ row: tb_device) {
    self.init(
      id: String(cString: row.id), name: String(cString: row.name), platform: Platform(row.platform),
      year: Int(row.year), firstVersion: Int(row.first_version),
      lastVersion: row.last_version == 0 ? nil : Int(row.last_version),
      portrait: Size(width: Double(row.width), height: Double(row.height)), scale: Int(row.scale),
      portraitSafeArea: Insets(row.portrait_insets), landscapeSafeArea: Insets(row.landscape_insets),
      portraitClasses: SizeClasses(row.portrait_classes),
      landscapeClasses: SizeClasses(row.landscape_classes),
      source: String(cString: row.source), confidence: Confidence(row.confidence))
  }
}

extension Platform {
  fileprivate init(_ platform: tb_platform) {
    self =
      switch platform {
      case .iOS: .iOS
      case .iPadOS: .iPadOS
      case .tvOS: .tvOS
      case .visionOS: .visionOS
      }
  }
}

extension Insets {
  fileprivate init(_ insets: tb_insets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

extension SizeClasses {
  fileprivate init?(_ classes: tb_classes) {
    switch classes {
    case .none: return nil
    case .CC: self.init(horizontal: .compact, vertical: .compact)
    case .CR: self.init(horizontal: .compact, vertical: .regular)
    case .RC: self.init(horizontal: .regular, vertical: .compact)
    case .RR: self.init(horizontal: .regular, vertical: .regular)
    }
  }
}

extension Confidence {
  init(_ confidence: tb_confidence) {
    self =
      switch confidence {
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
  }
}
