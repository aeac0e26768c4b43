import TabBarGuidelines

extension PlayedSession {
  package var line: String {
    var clauses: [String] = []
    if expectations.compared > 0 {
      let count = counted(expectations.compared, "expectation")
      clauses.append(
        expectations.unmet == 0 ? "\(count), met" : "\(expectations.unmet) of \(count) not met")
    } else if isWithoutStatements, unread == nil {
      clauses.append("no expectations")
    }
    if expectations.unreached > 0 {
      clauses.append(
        "\(expectations.unreached) of \(counted(expectations.all, "expectation")) "
          + (expectations.unreached == 1 ? "was not reached" : "were not reached"))
    }
    clauses += ReplayWords.sum(ofRecords: records)
    clauses += ReplayWords.changes(recordsAdded, recordsUpdated)
    if unread != nil { clauses.append("not played to its end") }
    return "\(name): \(clauses.joined(separator: "; "))"
  }
}

extension ReplaySum {
  package var line: String {
    var clauses = [counted(files, "file") + ", " + ReplayWords.sum(of: expectations)]
    clauses += ReplayWords.sum(ofRecords: records)
    clauses += ReplayWords.changes(recordsAdded, recordsUpdated)
    if !withoutExpectations.isEmpty {
      clauses.append(ReplayWords.named(withoutExpectations, "without expectations"))
    }
    if !unread.isEmpty { clauses.append(ReplayWords.named(unread, "not played to the end")) }
    return clauses.joined(separator: "; ")
  }
}

private enum ReplayWords {
  static func sum(of expectations: PlayedSession.Tally) -> String {
    guard expectations.all > 0 else { return "no expectations" }
    var parts = ["\(expectations.met) met"]
    if expectations.unmet > 0 { parts.append("\(expectations.unmet) not") }
    if expectations.unreached > 0 { parts.append("\(expectations.unreached) not reached") }
    let outcome = parts.count == 1 ? "all met" : parts.joined(separator: ", ")
    return "\(counted(expectations.all, "expectation")): \(outcome)"
  }

  static func sum(ofRecords records: PlayedSession.Tally) -> [String] {
    guard records.compared > 0 else { return [] }
    let count = counted(records.compared, "record")
    guard records.unmet > 0 else { return [count + (records.compared == 1 ? " holds" : " hold")] }
    return ["\(records.unmet) of \(count) " + (records.unmet == 1 ? "does not hold" : "do not hold")]
  }

  static func changes(_ added: Int?, _ updated: Int?) -> [String] {
    func clause(_ count: Int?, _ verb: String) -> [String] {
      count.map { [($0 == 0 ? "no records" : counted($0, "record")) + " " + verb] } ?? []
    }
    return clause(added, "added") + clause(updated, "updated")
  }

  // All are in the lines above the sum.
  private static let mostNames = 10

  static func named(_ names: [String], _ what: String) -> String {
    let more = names.count > mostNames ? " and \(names.count - mostNames) more" : ""
    return "\(counted(names.count, "file")) \(what): "
      + names.prefix(mostNames).joined(separator: ", ") + more
  }
}
