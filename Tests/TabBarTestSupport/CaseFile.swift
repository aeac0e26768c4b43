import Foundation

/// A file of cases, one to a line, with ` | ` between the cells.
///
/// A line that begins with `#` is a remark, and one that begins with `= ` heads the rows below it.
package struct CaseFile: Sendable, CustomStringConvertible {
  package struct Row: Sendable, CustomStringConvertible {
    /// The line above that begins with `= `, without that.
    package let heading: String
    package let text: String
    /// The file and the number of the line.
    package let place: String

    package var cells: [String] { text.components(separatedBy: " | ") }
    package var description: String { text }
  }

  package let name: String
  package let rows: [Row]
  package var description: String { name }

  /// Reads each `.txt` of a folder, given by its path from the top folder.
  package static func all(in folder: String) throws -> [CaseFile] {
    try RepositoryRoot.names(in: folder).filter { $0.hasSuffix(".txt") }.map { name in
      CaseFile(name: name, rows: try rows(of: "\(folder)/\(name)"))
    }
  }

  /// Reads a file, given by its path from the top folder; only what is below a heading, where one is given.
  package static func rows(of path: String, below wanted: String? = nil) throws -> [Row] {
    var heading = ""
    var rows: [Row] = []
    let lines = try RepositoryRoot.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      if line.hasPrefix("= ") {
        heading = String(line.dropFirst(2))
      } else if wanted == nil || wanted == heading {
        rows.append(Row(heading: heading, text: String(line), place: "\(path):\(index + 1)"))
      }
    }
    return rows
  }
}
