/// Paths as one of several people writes them, without looking at the disk.
package enum PlainPath {
  /// Returns a path without `.` and empty parts, so that `./a.tabs`, `.//a.tabs` and `a.tabs` are the same text.
  ///
  /// A `..` stays: after a link it leads elsewhere than the text says. So does the `./` of a name that would else be that
  /// of a home folder.
  package static func text(of path: String) -> String {
    guard path.utf8.first == UInt8(ascii: ".") || path.contains("//") || path.contains("/./") else {
      return path
    }
    let parts = path.split(separator: "/").filter { $0 != "." }
    if path.hasPrefix("/") { return "/" + parts.joined(separator: "/") }
    if path.hasPrefix("./"), parts.first?.hasPrefix("~") == true {
      return "./" + parts.joined(separator: "/")
    }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
