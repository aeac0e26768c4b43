extension System {
  /// Returns the bar of a version of a platform's system, or `nil` where Apple shipped no such version.
  ///
  /// A switch, so that start-up creates only the systems that are needed.
  private static func bar(of platform: Platform, _ version: Int) -> (any Bar)? {
    switch (platform, version) {
    case (.iOS, 6...10): DockedBar.phoneUntil10
    case (.iOS, 11...12): DockedBar.phoneUntil12
    case (.iOS, 13...18): DockedBar.phone
    case (.iOS, 26): FloatingBar()
    case (.iOS, 27): FloatingBar(hasProminentTab: true)

    case (.iPadOS, 6...10): DockedBar.padUntil10
    case (.iPadOS, 11): DockedBar.pad11
    case (.iPadOS, 12): DockedBar.pad12
    case (.iPadOS, 13...17): DockedBar.pad
    case (.iPadOS, 18): Strip.flat
    case (.iPadOS, 26): Strip.glass(FloatingBar())
    case (.iPadOS, 27): Strip.glass(FloatingBar(hasProminentTab: true))

    // Apple's numbers for the bar have not changed since they were published.
    case (.tvOS, 9...18), (.tvOS, 26...27): TelevisionBar()

    case (.visionOS, 1...2), (.visionOS, 26...27): Ornament()

    case (.macOS, 11...15), (.macOS, 26...27):
      NoBar(
        summary:
          "macOS has no tab bar: use a tab view with at most six tabs, or a sidebar (Apple, HIG, Tab views).")

    case (.watchOS, 4...9):
      NoBar(
        summary: "watchOS has no tab bar: use a tab view, with its pages side by side (Apple, SwiftUI).")
    case (.watchOS, 10...11), (.watchOS, 26...27):
      NoBar(
        summary:
          "watchOS has no tab bar: use a tab view, with its pages one below the other (Apple, SwiftUI).")

    case (.carPlay, 1): CarBar()

    default: nil
    }
  }

  private static let newest = 27

  /// Finds a version of a platform's system; `nil` where Apple shipped no such version.
  private init?(_ platform: Platform, _ version: Int) {
    guard let bar = Self.bar(of: platform, version) else { return nil }
    self.init(platform: platform, version: version, bar: bar)
  }

  /// Every system, platform by platform, each from the oldest to the newest.
  public static let all: [System] = Platform.allCases.flatMap { platform in
    (1...newest).compactMap { System(platform, $0) }
  }

  /// Returns the system with an identifier such as `ios16`, ignoring case, or `nil` where there is none.
  public static func named(_ id: String) -> System? {
    let id = id.lowercased()
    return all.first { $0.id == id }
  }

  /// Returns the system that the first of some words in small letters name, and how many of them do: `iOS 26`, `ios-26`,
  /// `iOS version 26`.
  package static func called(atStartOf words: [String]) -> (count: Int, system: System)? {
    (1...min(3, max(1, words.count))).reversed().lazy.compactMap { count in
      let name = words.prefix(count).filter { !["version", "to"].contains($0) }.joined().filter { $0 != "-" }
      return named(name.hasPrefix("os") ? "i" + name : name).map { (count, $0) }
    }.first
  }

  /// Returns the system of a version on a platform, or the nearest one: the oldest newer one, else the
  /// newest of all; `nil` where none of the platform is known.
  package static func nearest(to version: Int, on platform: Platform) -> System? {
    for candidate in stride(from: max(1, version), through: newest, by: 1) {
      if let system = System(platform, candidate) { return system }
    }
    for candidate in stride(from: newest, through: 1, by: -1) {
      if let system = System(platform, candidate) { return system }
    }
    return nil
  }
}
