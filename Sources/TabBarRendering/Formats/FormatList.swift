extension Format {
  /// Every format.
  package static let all: [Format] = [
    bar,
    screen,
    list,
    json,
    markdown,
  ]

  /// The format that is used where none is named.
  package static let standard = bar

  /// Returns the format with an identifier or another name, ignoring case, or `nil` where there is none.
  package static func named(_ id: String) -> Format? {
    let id = id.lowercased()
    return all.first { $0.id == id || $0.aliases.contains(id) }
  }
}
