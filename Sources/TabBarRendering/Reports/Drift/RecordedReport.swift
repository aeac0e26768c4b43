/// A JSON report that `check` has written, as far as drift needs it.
package struct RecordedReport: Sendable {
  package private(set) var designs: [RecordedDesign] = []

  /// Why a file is not such a report.
  package struct Fault: Error, Hashable {
    package let line: Int
    package let column: Int
    package let problem: String

    package init(line: Int, column: Int, problem: String) {
      self.line = line
      self.column = column
      self.problem = problem
    }
  }

  /// Reads the bytes of a report. Each design is reduced as soon as it is read, since scenes are large.
  package init(_ bytes: [UInt8]) throws(Fault) {
    do {
      designs = try Self.designs(in: bytes)
    } catch {
      let before = bytes.prefix(error.offset)
      let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      throw Fault(
        line: before.count { $0 == 0x0A } + 1,
        column: String(decoding: before[start...], as: UTF8.self).count + 1, problem: error.problem)
    }
  }

  private static func designs(in bytes: [UInt8]) throws(JSONReader.Fault) -> [RecordedDesign] {
    var reader = JSONReader(bytes)
    var designs: [RecordedDesign] = []
    var hasResults = false
    try reader.members { reader, name throws(JSONReader.Fault) in
      switch name {
      case "schema":
        let place = reader
        guard case .number(1) = try reader.value() else {
          throw place.fault("this is not schema 1, the one that this version reads")
        }
      case "results":
        hasResults = true
        try reader.elements { reader throws(JSONReader.Fault) in
          let place = reader
          let value = try reader.value()
          do throws(RecordFault) {
            designs.append(try RecordedDesign(value))
          } catch {
            throw place.fault("this is not the result of a check: \(error.problem)")
          }
        }
      default: _ = try reader.value()
      }
    }
    try reader.end()
    guard hasResults else { throw JSONReader(bytes).fault("this document has no results of a check") }
    return designs
  }
}
