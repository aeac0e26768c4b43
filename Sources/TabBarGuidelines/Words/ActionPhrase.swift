extension WordList {
  /// Returns whether a title of several words is a verb and what it is done to: Scan Code, Konto eröffnen.
  static func isActionPhrase(_ title: String, _ normalized: String, in locale: String) -> Bool {
    if isUnspaced(locale) {
      return trailingVerbs.words(in: locale)?.contains(where: title.hasSuffix) ?? false
    }
    // Most titles are one word.
    let space = UInt8(ascii: " ")
    guard title.utf8.count <= longest, title.utf8.contains(space) else { return false }
    let parts = normalized.utf8.split(separator: space).map { String(Substring($0)) }
    guard (2...4).contains(parts.count), !praisedTitles.contains(title, in: locale) else { return false }
    return leadingVerbs.contains(parts[0], in: locale)
      || trailingVerbs.contains(parts[parts.count - 1], in: locale)
      || doubtfulVerbs.contains(parts[0], in: locale) && objectsOfDoubtfulVerbs.contains(parts[1], in: locale)
  }
}
