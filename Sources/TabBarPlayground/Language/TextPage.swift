enum TextPage {
  /// Returns its sections, each with the lines below its heading.
  static func sections(of page: String) -> [(name: String, lines: [String])] {
    var sections: [(name: String, lines: [String])] = []
    for line in TextLines(page).lazy.map(\.text) {
      if line.hasPrefix("## ") {
        sections.append((String(line.dropFirst(3)), []))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(line)
      }
    }
    return sections
  }
}
