import CTabBarTables
package import TabBarCore

/// A release of SF Symbols, by its year and the update within it: 2022, 2022.1 and 2022.2.
package struct SymbolRelease: Hashable, Sendable {
  package let year: Int
  /// The number of the update within the year, zero for the release of autumn.
  package let update: Int

  /// Creates a release from its number, such as 2022.1.
  init(_ number: Float) {
    (year, update) = parts(of: number)
  }

  /// Returns the first version of a platform's system that has the release's symbols, or `nil` for a platform of
  /// which that is not known here.
  package func firstVersion(of platform: Platform) -> Version? {
    let rows = UnsafeBufferPointer(start: tb_symbol_releases(), count: tb_symbol_release_count())
    guard let row = rows.first(where: { SymbolRelease($0.release) == self }) else { return nil }
    switch platform {
    case .iOS, .iPadOS: return Version(row.iOS)
    case .tvOS: return Version(row.tvOS)
    case .visionOS: return Version(row.visionOS)
    case .macOS, .watchOS, .carPlay: return nil
    }
  }

  package struct Version: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The number before the full stop.
    package let major: Int
    /// The number after it.
    package let minor: Int

    /// Creates a version from its number, such as 16.1.
    init(_ number: Float) {
      (major, minor) = parts(of: number)
    }

    /// The version as Apple writes it, such as `17` or `16.1`.
    package var description: String { minor == 0 ? String(major) : "\(major).\(minor)" }

    package static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor) < (right.major, right.minor)
    }
  }
}

extension SymbolRelease: Comparable {
  package static func < (left: SymbolRelease, right: SymbolRelease) -> Bool {
    (left.year, left.update) < (right.year, right.update)
  }
}

/// Returns the two numbers of a release or version such as 16.1.
private func parts(of number: Float) -> (Int, Int) {
  let tenths = Int((number * 10).rounded())
  return (tenths / 10, tenths % 10)
}
