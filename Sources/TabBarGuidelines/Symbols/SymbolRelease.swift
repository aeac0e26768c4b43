public import TabBarCore

/// A release of SF Symbols, by its year and the update within it: 2022, 2022.1 and 2022.2.
public struct SymbolRelease: Hashable, Sendable {
  /// The year.
  public let year: Int
  /// The number of the update within the year, zero for the release of autumn.
  public let update: Int

  /// Creates a release from its number, such as 2022.1.
  init(_ number: Float) {
    let tenths = Int((number * 10).rounded())
    (year, update) = (tenths / 10, tenths % 10)
  }

  /// Returns the first version of a platform's system that has the release's symbols, or `nil` for a platform of
  /// which that is not known here.
  public func firstVersion(of platform: Platform) -> Version? {
    switch platform {
    case .iOS, .iPadOS: return versions?.iOS
    case .tvOS: return versions?.tvOS
    case .visionOS: return versions?.visionOS
    case .macOS, .watchOS, .carPlay: return nil
    }
  }

  private var versions: (iOS: Version, tvOS: Version, visionOS: Version)? {
    let key = year * 10 + update
    guard let row = Self.table.first(where: { $0.key == key }) else { return nil }
    return (row.iOS, row.tvOS, row.visionOS)
  }

  /// The first versions, by release: the year times ten, and the update.
  private static let table: [(key: Int, iOS: Version, tvOS: Version, visionOS: Version)] = [
    // SF Symbols' own metadata (`year_to_release`). visionOS began with the symbols of 2023.1.
    (20190, Version(13, 0), Version(13, 0), Version(1, 0)),
    (20191, Version(13, 1), Version(13, 0), Version(1, 0)),
    (20200, Version(14, 0), Version(14, 0), Version(1, 0)),
    (20201, Version(14, 2), Version(14, 2), Version(1, 0)),
    (20202, Version(14, 5), Version(14, 5), Version(1, 0)),
    (20210, Version(15, 0), Version(15, 0), Version(1, 0)),
    (20211, Version(15, 1), Version(15, 1), Version(1, 0)),
    (20212, Version(15, 2), Version(15, 2), Version(1, 0)),
    (20213, Version(15, 4), Version(15, 4), Version(1, 0)),
    (20220, Version(16, 0), Version(16, 0), Version(1, 0)),
    (20221, Version(16, 1), Version(16, 1), Version(1, 0)),
    (20222, Version(16, 4), Version(16, 4), Version(1, 0)),
    (20230, Version(17, 0), Version(17, 0), Version(1, 0)),
    (20231, Version(17, 1), Version(17, 1), Version(1, 0)),
    (20232, Version(17, 2), Version(17, 2), Version(1, 1)),
  ]

  /// A version of a system.
  public struct Version: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The number before the full stop.
    public let major: Int
    /// The number behind it.
    public let minor: Int

    /// Creates a version from its two numbers.
    init(_ major: Int, _ minor: Int) {
      self.major = major
      self.minor = minor
    }

    /// The version as Apple writes it, such as `17` or `16.1`.
    public var description: String { minor == 0 ? String(major) : "\(major).\(minor)" }

    /// Whether the left one is older.
    public static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor) < (right.major, right.minor)
    }
  }
}

extension SymbolRelease: Comparable {
  /// Whether the left one is older.
  public static func < (left: SymbolRelease, right: SymbolRelease) -> Bool {
    (left.year, left.update) < (right.year, right.update)
  }
}
