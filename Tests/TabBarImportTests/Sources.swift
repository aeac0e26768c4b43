import TabBarImport

/// Returns what is read from some files, each by its path.
func reading(_ files: [String: String]) -> ImportResult {
  importTabBars(
    from: files.sorted { $0.key < $1.key }.map { ImportSource(path: $0.key, bytes: Array($0.value.utf8)) })
}

extension ImportResult {
  /// The titles of the first bar's tabs.
  var titles: [String] { bars.first?.tabs.map(\.title) ?? [] }

  /// The names of the icons of the first bar's tabs.
  var icons: [String?] {
    (bars.first?.tabs ?? []).map { tab in
      switch tab.icon {
      case .symbol(let name), .asset(let name): name
      case nil: nil
      }
    }
  }

  /// The lines of all gaps.
  var gapLines: [Int] { ((bars.first?.gaps ?? []) + gaps).map(\.place.line) }
}
