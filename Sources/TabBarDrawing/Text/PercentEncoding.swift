package enum PercentEncoding {
  /// The characters that mean nothing in an address (RFC 3986), and the slash between the parts of a path.
  private static let unreserved = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)

  /// Returns a path in which every byte that could mean something in an address is encoded.
  package static func path(_ path: String) -> String {
    var result = ""
    result.reserveCapacity(path.utf8.count)
    for byte in path.utf8 {
      if unreserved.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}
