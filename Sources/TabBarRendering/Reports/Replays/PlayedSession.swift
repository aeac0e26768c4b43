import TabBarDrawing
import TabBarGuidelines

/// What came of playing a session: its expectations, its records, and its steps where they were asked for.
package struct PlayedSession {
  /// The path of the session, the name of standard input, or `-`.
  package let session: String
  package var statements: [Statement] = []
  /// The number of commands that changed the design, or `nil` where nobody asked for them. Their JSON is too long to be
  /// kept here.
  package var steps: Int?
  /// The number of records that were added to the file and of those that were changed in it, where that was asked for.
  package var recordsAdded: Int?
  package var recordsUpdated: Int?
  /// Why the session was not played to its end, or `nil`.
  package var unread: UnreadSession?

  package init(session: String) { self.session = session }

  package var name: String { FindingPlaces(session: session).name }

  /// How many there are of something, by what came of them.
  package struct Tally: Hashable {
    var met = 0
    var unmet = 0
    /// Those after the last line that was played.
    var unreached = 0

    var compared: Int { met + unmet }
    var all: Int { compared + unreached }

    static func += (tally: inout Tally, other: Tally) {
      tally.met += other.met
      tally.unmet += other.unmet
      tally.unreached += other.unreached
    }
  }

  package struct Statement {
    package enum Status: Hashable {
      case met
      /// It is not so: what was expected and what there is, as a clause, and what there is alone, if anything.
      case unmet(String, found: String?)
      case unreached
    }

    package let line: Int
    /// What is expected, and after `expect` what is recorded.
    package let text: String
    let outcome: Status
    /// Whether the program wrote it.
    package let isRecord: Bool
    /// What to do where it is not so, or `nil`.
    let remedy: String?

    package init(
      line: Int, text: String, _ outcome: Status, isRecord: Bool = false, remedy: String? = nil
    ) {
      (self.line, self.text) = (line, text)
      (self.outcome, self.isRecord, self.remedy) = (outcome, isRecord, remedy)
    }

    /// The text of a message where it is not so, else `nil`.
    package var problem: String? {
      guard case .unmet(let sentence, _) = outcome else { return nil }
      return sentence + (remedy.map { "; \($0)" } ?? "")
    }
  }

  var expectations: Tally { tally(areRecords: false) }
  var records: Tally { tally(areRecords: true) }

  private func tally(areRecords: Bool) -> Tally {
    statements.reduce(into: Tally()) { tally, statement in
      guard statement.isRecord == areRecords else { return }
      switch statement.outcome {
      case .met: tally.met += 1
      case .unmet: tally.unmet += 1
      case .unreached: tally.unreached += 1
      }
    }
  }

  /// Notes that the file is as it was.
  package mutating func forgetChanges() {
    if recordsAdded != nil { recordsAdded = 0 }
    if recordsUpdated != nil { recordsUpdated = 0 }
  }

  /// Whether everything that was compared is as it should be.
  package var isAsExpected: Bool { expectations.unmet == 0 && records.unmet == 0 }

  /// Whether the session has neither expectations nor records.
  var isWithoutStatements: Bool {
    expectations.all == 0 && records.all == 0 && recordsAdded ?? 0 == 0 && recordsUpdated ?? 0 == 0
  }
}

package struct ReplaySum {
  /// Whether the call was about several sessions, or could have been.
  package let isOfMany: Bool
  private(set) var files = 0
  private(set) var expectations = PlayedSession.Tally()
  private(set) var records = PlayedSession.Tally()
  private(set) var recordsAdded: Int?
  private(set) var recordsUpdated: Int?
  /// The names of sessions that expect and record nothing, and of those that were not played to their end.
  private(set) var withoutExpectations: [String] = []
  private(set) var unread: [String] = []

  package init(isOfMany: Bool = true) { self.isOfMany = isOfMany }

  package mutating func add(_ played: PlayedSession) {
    files += 1
    expectations += played.expectations
    records += played.records
    if let added = played.recordsAdded { recordsAdded = added + (recordsAdded ?? 0) }
    if let updated = played.recordsUpdated { recordsUpdated = updated + (recordsUpdated ?? 0) }
    if played.unread != nil {
      unread.append(played.name)
    } else if played.isWithoutStatements {
      withoutExpectations.append(played.name)
    }
  }
}
