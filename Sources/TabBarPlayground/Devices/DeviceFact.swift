import TabBarCore
import TabBarGuidelines

/// A fact about a device that `device custom` takes.
enum DeviceFact: String, CaseIterable {
  case id, name, size, platform, safe, safeLandscape, classes, classesLandscape, source

  var kind: Parameter.Kind {
    switch self {
    case .platform: .choice(Self.platforms.map { $0.rawValue.lowercased() })
    default: .text
    }
  }

  static let platforms: [Platform] = [.iOS, .iPadOS, .tvOS, .visionOS]

  static func device(of arguments: Arguments) throws(CommandError) -> Device {
    guard let size = arguments.option(size.rawValue) else {
      throw arguments.missing("the size is missing", remedy: "such as size=375x812@3")
    }
    let platform = arguments.option(platform.rawValue).flatMap { word in
      platforms.first { $0.rawValue.lowercased() == word.text }
    }
    guard var device = Device(size: size.text, on: platform) else {
      throw CommandError("\(size.quoted) is not a size", at: size, remedy: Device.sizeRemedy)
    }
    for option in arguments.options {
      try DeviceFact(rawValue: option.key ?? "")?.put(option, into: &device)
    }
    return device
  }

  private func put(_ option: Word, into device: inout Device) throws(CommandError) {
    switch self {
    case .id:
      guard Self.isIdentifier(option.text) else {
        throw CommandError(
          "\(option.quoted) is not an identifier", at: option, remedy: "small letters, digits and hyphens")
      }
      guard Device.named(option.text) == nil else {
        throw CommandError(
          "\(option.quoted) is a device already", at: option, remedy: "give yours another identifier")
      }
      device.id = option.text
    case .name where option.text.isEmpty: break
    case .name: device.name = option.text
    case .size, .platform: break
    case .safe: device.portraitSafeArea = try Self.insets(option, within: device.portrait)
    case .safeLandscape: device.landscapeSafeArea = try Self.insets(option, within: device.portrait)
    case .classes: device.portraitClasses = try Self.classes(option)
    case .classesLandscape: device.landscapeClasses = try Self.classes(option)
    case .source: device.source = option.text
    }
  }

  static func isIdentifier(_ text: String) -> Bool { text.isIdentifier && text.first?.isLetter == true }

  /// Reads top, sides and bottom of a safe area, which together leave something of the screen.
  private static func insets(_ option: Word, within size: Size) throws(CommandError) -> Insets {
    let lengths = option.text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    let most = min(size.width, size.height) / 3
    guard lengths.count == 3, let top = lengths[0], let sides = lengths[1], let bottom = lengths[2],
      [top, sides, bottom].allSatisfy({ (0...most).contains($0) })
    else {
      throw CommandError(
        "\(option.quoted) is not a safe area of this screen", at: option,
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
        "\(option.quoted) are not size classes", at: option,
        remedy: "write the horizontal and the vertical one, such as classes=compact,regular")
    }
    return SizeClasses(horizontal: horizontal, vertical: vertical)
  }
}

extension Device {
  static let sizeRemedy: Prose =
    "write width x height @ scale, such as 375x812@3: sides from 100 to 5000 points, a scale from 1 to 4"
}

extension String {
  /// Whether it has small letters, digits and hyphens only.
  var isIdentifier: Bool {
    !isEmpty
      && utf8.allSatisfy {
        ("a"..."z").contains(Unicode.Scalar($0)) || ("0"..."9").contains(Unicode.Scalar($0))
          || $0 == UInt8(ascii: "-")
      }
  }
}
