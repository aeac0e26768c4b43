/// A chapter of the lessons.
package enum Chapter: Int, Hashable, Sendable, CaseIterable {
  case purpose = 1, places, words, sizes, platforms, sources

  /// Its number, from 1.
  package var number: Int { rawValue }

  package var title: String {
    switch self {
    case .purpose: "What a tab bar is for"
    case .places: "How many and where"
    case .words: "Names, icons, badges"
    case .sizes: "Size classes, iPad, windows"
    case .platforms: "Television, SAP, the years"
    case .sources: "Reading a finding and a source"
    }
  }
}
