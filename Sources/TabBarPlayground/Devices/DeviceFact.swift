import TabBarCore

/// Something that `device custom` is told about a device.
enum DeviceFact: String, CaseIterable {
  case id, name, size, platform, safe, safeLandscape, classes, classesLandscape, source

  static let all = allCases

  var kind: Parameter.Kind {
    switch self {
    case .platform: .choice(Self.platforms.map { $0.rawValue.lowercased() })
    default: .text
    }
  }

  /// The platforms whose devices have a size and a bar.
  static let platforms: [Platform] = [.iOS, .iPadOS, .tvOS, .visionOS]

  /// Returns the device that the options of a command describe.
  static func device(of arguments: Arguments) throws(CommandError) -> Device {
    guard let size = arguments.option(size.rawValue) else {
      throw CommandError(
        "the size is missing", at: arguments.end..<arguments.end, remedy: "such as size=375x812@3")
    }
    guard var custom = Device.Custom(size.text) else {
      throw CommandError("\(size.value) is not a size", at: size, remedy: Device.Custom.remedy)
    }
    for option in arguments.options {
      guard let fact = DeviceFact(rawValue: option.key ?? "") else { continue }
      try fact.put(option, into: &custom)
    }
    return Device(custom)
  }

  private func put(_ option: Word, into custom: inout Device.Custom) throws(CommandError) {
    switch self {
    case .id:
      guard Self.isIdentifier(option.text) else {
        throw CommandError(
          "\(option.value) is not an identifier", at: option, remedy: "small letters, digits and hyphens")
      }
      guard Device.named(option.text) == nil else {
        throw CommandError(
          "\(option.value) is a device already", at: option, remedy: "give yours another identifier")
      }
      custom.id = option.text
    case .name: custom.name = option.text.isEmpty ? nil : option.text
    case .size: break
    case .platform: custom.platform = Self.platforms.first { $0.rawValue.lowercased() == option.text }
    case .safe: custom.portraitSafeArea = try Self.insets(option, within: custom.size)
    case .safeLandscape: custom.landscapeSafeArea = try Self.insets(option, within: custom.size)
    case .classes: custom.portraitClasses = try Self.classes(option)
    case .classesLandscape: custom.landscapeClasses = try Self.classes(option)
    case .source: custom.source = option.text
    }
  }

  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else {
      return false
    }
    return text.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
  }

  /// Reads top, sides and bottom of a safe area, which together leave something of the screen.
  private static func insets(_ option: Word, within size: Size) throws(CommandError) -> Insets {
    let lengths = option.text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    let most = min(size.width, size.height) / 3
    guard lengths.count == 3, let top = lengths[0], let sides = lengths[1], let bottom = lengths[2],
      [top, sides, bottom].allSatisfy({ (0...most).contains($0) })
    else {
      throw CommandError(
        "\(option.value) is not a safe area of this screen", at: option,
        remedy:
          "write top, sides and bottom in points, such as safe=44,0,34; none is over a third of the screen")
    }
    return Insets(top: top, left: sides, bottom: bottom, right: sides)
  }

  private static func classes(_ option: Word) throws(CommandError) -> SizeClasses {
    let words = option.text.split(separator: ",", omittingEmptySubsequences: false)
      .map { SizeClass(rawValue: String($0)) }
    guard words.count == 2, let horizontal = words[0], let vertical = words[1] else {
      throw CommandError(
        "\(option.value) are not size classes", at: option,
        remedy: "write the horizontal and the vertical one, such as classes=compact,regular")
    }
    return SizeClasses(horizontal: horizontal, vertical: vertical)
  }
}

extension Device.Custom {
  /// Returns the screen that a word gives the size of.
  ///
  /// - Throws: An error where it gives none, or one that lies on its side.
  static func upright(_ word: Word) throws(CommandError) -> Device.Custom {
    guard let custom = Device.Custom(word.text) else {
      throw CommandError("\(word.canonical) is not a size", at: word, remedy: remedy)
    }
    let (width, height) = (Int(custom.size.width), Int(custom.size.height))
    guard width <= height else {
      throw CommandError(
        "a size is that of the screen held upright", at: word,
        remedy: "device \(height)x\(width)@\(custom.scale), then rotate")
    }
    return custom
  }

  /// How a size is written.
  static let remedy =
    "write width x height @ scale, such as 375x812@3: sides from 100 to 5000 points, a scale from 1 to 4"
}
