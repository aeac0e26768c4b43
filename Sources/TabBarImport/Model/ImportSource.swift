/// A file of an app, as it was read from the disk.
package struct ImportSource: Sendable {
  /// The path, with `/` between its parts. Its ending says what the file is, its folders the language of titles.
  package let path: String
  package let bytes: [UInt8]
  /// Whether it is of tests, of samples or for another platform, as the folders say in which not all files are.
  var isAside = false

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes.inUTF8
  }

  /// The largest size of a file that is read, in bytes. Sources of apps are a thousand times smaller.
  package static let largestSize = 32 << 20
}

extension ImportSource {
  static let aside = "its folder is for tests, samples or another platform"

  private static let asides =
    """
    test tests sample samples example examples demo demos preview previews pods carthage watch tv tvos watchos macos \
    mac android
    """

  /// Returns whether one of some folders is for tests, for samples or for other platforms than iOS, as its name says.
  static func isAside(_ folders: ArraySlice<Substring>) -> Bool {
    folders.contains { folder in
      var name = ""
      for letter in folder {
        if letter.isUppercase, name.last?.isLowercase == true { name += " " }
        name.append(letter)
      }
      let words = name.lowercased().split { !$0.isLetter }.map(String.init)
      return (words + zip(words, words.dropFirst()).map(+)).contains { $0.isOne(of: asides) }
    }
  }
}
