import Foundation

/// Canonical decomposition, by Foundation rather than by the code under test.
enum Decomposition {
  /// Returns the scalars of a text's canonical decomposition.
  static func of(_ text: String) -> [Unicode.Scalar] {
    Array(text.decomposedStringWithCanonicalMapping.unicodeScalars)
  }
}
