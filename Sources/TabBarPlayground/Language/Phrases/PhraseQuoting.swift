import TabBarCore

extension Draft {
  /// Returns a line with quotes around the titles of tabs that have an `&`, an `and` or a comma in them, which would be
  /// taken for the end of a part: `move News and Food & Drinks into Info`. A line with quotes is left alone.
  func quotingTitles(in line: String) -> String {
    guard !line.utf8.contains(UInt8(ascii: "\"")) else { return line }
    let titles = design.tabs.map(\.title).filter { title in
      title.contains(" ")
        && (title.contains("&") || title.contains(",") || title.lowercased().contains(" and "))
    }
    guard !titles.isEmpty else { return line }
    var line = line
    for title in titles.sorted(by: { $0.count > $1.count }) {
      // Only the beginnings of words are looked at.
      var start = line.startIndex
      while start < line.endIndex {
        let rest = line[start...]
        let end = rest.index(start, offsetBy: title.count, limitedBy: rest.endIndex)
        if let end, rest[..<end].lowercased() == title.lowercased(),
          end == line.endIndex || !line[end].isLetter && !line[end].isNumber
        {
          line.replaceSubrange(start..<end, with: Quoting.quoted(title, always: true))
          break
        }
        guard let space = rest.firstIndex(of: " ") else { break }
        start = line.index(after: space)
      }
    }
    return line
  }
}
