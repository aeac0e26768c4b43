import CTabBarTables
package import TabBarCore

/// A number such as 16.1: that of a system's version, or of a release of SF Symbols, by its year and the update within it.
package struct SymbolRelease: Hashable, Comparable, CustomStringConvertible {
  package let major: Int
  package let minor: Int

  init(_ number: Float) {
    (major, minor) = Int((number * 10).rounded()).quotientAndRemainder(dividingBy: 10)
  }

  /// Returns the first version of a platform's system that has the release's symbols, or `nil` for a platform of
  /// which that is not known here.
  package func firstVersion(of platform: Platform) -> SymbolRelease? {
    let rows = UnsafeBufferPointer(start: tb_symbol_releases(), count: tb_symbol_release_count())
    guard let row = rows.first(where: { SymbolRelease($0.release) == self }) else { return nil }
    switch platform {
    case .iOS, .iPadOS: return SymbolRelease(row.iOS)
    case .tvOS: return SymbolRelease(row.tvOS)
    case .visionOS: return SymbolRelease(row.visionOS)
    case .macOS, .watchOS, .carPlay: return nil
    }
  }

  /// The number as Apple writes it, such as `17` or `16.1`.
  package var description: String { minor == 0 ? String(major) : "\(major).\(minor)" }

  package static func < (left: SymbolRelease, right: SymbolRelease) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
