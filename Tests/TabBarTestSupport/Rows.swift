import Foundation

/// Rows as a script expects them: `…` is any number of rows, and within a row any text.
package enum Rows {
  package static func fit(_ rows: ArraySlice<String>, _ wanted: ArraySlice<String>) -> Bool {
    guard let first = wanted.first else { return rows.isEmpty }
    if first == "…" || first == "! …" {
      return (0...rows.count).contains { fit(rows.dropFirst($0), wanted.dropFirst()) }
    }
    guard let row = rows.first, fits(row, first) else { return false }
    return fit(rows.dropFirst(), wanted.dropFirst())
  }

  private static func fits(_ row: String, _ wanted: String) -> Bool {
    if row == wanted { return true }
    let parts = wanted.components(separatedBy: "…")
    guard parts.count > 1, row.hasPrefix(parts[0]), row.hasSuffix(parts[parts.count - 1]) else {
      return false
    }
    var rest = row[...]
    for part in parts where !part.isEmpty {
      guard let place = rest.firstRange(of: part) else { return false }
      rest = rest[place.upperBound...]
    }
    return true
  }
}
