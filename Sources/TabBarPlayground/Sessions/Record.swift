import TabBarCore
package import TabBarGuidelines

/// What a design looks like in one respect, in words: a `#=` line of a session.
///
/// The records under a command are about the design that it leaves, and they are complete: of a kind that they leave out
/// there is nothing. To every other reader of sessions they are comments.
package struct Record: Hashable, Sendable {
  /// What a record is about, in the order in which records are written.
  package enum Kind: String, Sendable, CaseIterable {
    /// The items that are drawn, the selected one with an asterisk. It is recorded even where there are none.
    case bar
    /// The tabs that the bar does not show.
    case hidden
    /// The items whose titles are not drawn whole.
    case tightened
    case mayBeCut = "may-be-cut"
    case cut
    /// The rules that are broken or need a person.
    case findings
  }

  package let kind: Kind
  private let words: String

  private init(_ kind: Kind, _ words: [String]) {
    self.kind = kind
    self.words = words.isEmpty ? Self.nothing : words.joined(separator: " ")
  }

  /// Reads a line; `nil` for a command and for any other comment.
  package init?(line: String) {
    guard let parts = Parts(line), parts.isSpaced, let kind = Kind(rawValue: String(parts.kind)) else {
      return nil
    }
    var words = line[parts.kind.endIndex...].drop(while: Parts.isBlank)
    while words.last.map(Parts.isBlank) == true { words.removeLast() }
    self.init(kind, words.isEmpty ? [] : [String(words)])
  }

  /// Returns what is wrong with a line that was meant as a record and is none; `nil` for a record, a command, and a
  /// comment without a word after the sign, such as a line of signs.
  package static func fault(in line: String) -> CommandError? {
    guard let parts = Parts(line), parts.kind.first?.isLetter == true else { return nil }
    let name = String(parts.kind)
    let meant = Kind(rawValue: name.lowercased())
    let range = line.utf8Offset(parts.kind.startIndex)..<line.utf8Offset(parts.kind.endIndex)
    guard parts.isSpaced else {
      guard let meant else { return nil }
      return CommandError(
        "a record has a space after \(sign)", at: range, remedy: "write \(sign) \(meant.rawValue)")
    }
    guard meant?.rawValue != name else { return nil }
    let kinds = Kind.allCases.map(\.rawValue)
    let nearest = meant?.rawValue ?? Suggestion.nearest(to: name, in: kinds)
    return CommandError(
      "\(Quoting.quoted(name)) is not a kind of record", at: range,
      remedy: nearest.map { "did you mean \($0)?" }
        ?? "the kinds are \(kinds.joined(separator: ", ")); a comment begins with # alone")
  }

  /// Returns the words after the sign in a line.
  package static func text(of line: String) -> String {
    Parts(line).map { String(line[$0.kind.startIndex...]) } ?? line
  }

  /// The parts of a line that begins with the sign of a record.
  private struct Parts {
    /// Whether there is a space after the sign.
    let isSpaced: Bool
    let kind: Substring

    init?(_ line: String) {
      let line = line.drop(while: Self.isBlank)
      guard line.hasPrefix(Record.sign) else { return nil }
      let rest = line.dropFirst(Record.sign.count)
      isSpaced = rest.first.map(Self.isBlank) ?? false
      kind = rest.drop(while: Self.isBlank).prefix { !Self.isBlank($0) }
    }

    static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
  }

  fileprivate static let sign = "#="

  /// The record without the sign of a comment.
  package var text: String { "\(kind.rawValue) \(words)" }

  /// The line of a session that says it.
  package var line: String { "\(Self.sign) \(text)" }

  /// Whether it has to be written: where there is nothing of a kind, only the bar is recorded.
  package var isNeeded: Bool { kind == .bar || words != Self.nothing }

  private static let nothing = "none"

  /// The record of a kind where there is nothing of it.
  static func none(_ kind: Kind) -> Record { Record(kind, []) }
}

extension Record {
  /// Returns the records of a scene, for each kind that there is something of.
  ///
  /// Tabs have their own titles, whatever the language of the design.
  package static func all(of scene: Scene) -> [Record] {
    let tabs = scene.design.tabs
    let layout = scene.layout
    let shown = layout.isVisible ? layout.items : []
    func name(_ item: BarItem) -> String { item.kind.tab.map { word(tabs[$0].title) } ?? more }
    func names(_ state: FittedTitle.State) -> [String] {
      shown.filter { $0.title.state == state }.map(name)
    }
    let places = layout.hiddenPlaces(count: tabs.count)
    return Kind.allCases.compactMap { kind in
      let words =
        switch kind {
        case .bar: shown.map { ($0.isSelected ? selected : "") + name($0) }
        case .hidden: words(of: tabs.indices.lazy.filter { places[$0] != nil }.map { tabs[$0].title })
        case .tightened: names(.tightened)
        case .mayBeCut: names(.mayBeCut)
        case .cut: names(.cut)
        // The order of a guide's rules may change from one version to the next.
        case .findings: scene.report.findings.map(\.rule).sorted()
        }
      let record = Record(kind, words)
      // A longer line could not be read again.
      guard record.isNeeded, record.line.utf8.count <= TextLimit.bytesOfLine else { return nil }
      return record
    }
  }

  /// Returns titles as words, up to the one with which the line is too long to be a record.
  private static func words(of titles: some Sequence<String>) -> [String] {
    var words: [String] = []
    var length = 0
    for title in titles where length <= TextLimit.bytesOfLine {
      length += title.utf8.count
      words.append(word(title))
    }
    return words
  }

  private static let selected = "*"
  private static let more = "More"

  /// Returns a title as the language writes it, in quotes also where it could be taken for something else.
  private static func word(_ title: String) -> String {
    Quoting.quoted(title, always: title.hasPrefix(selected) || title == more || Quoting.hasMeaning(title))
  }
}

/// The records under one command of a session.
package struct RecordBlock: Sendable {
  private var lines: [(number: Int, record: Record)] = []

  package init() {}

  package var isEmpty: Bool { lines.isEmpty }

  package mutating func add(_ record: Record, number: Int) { lines.append((number, record)) }

  /// A record of a session with the one that there should be.
  package struct Comparison: Sendable {
    /// The number of its line; where it has none, that of the line after which it belongs.
    package let number: Int
    /// Whether the session has a line of it.
    package let isWritten: Bool
    package let recorded: Record
    package let found: Record

    package var isMet: Bool { recorded == found }
  }

  /// Compares the records with those of the present design.
  package func comparisons(with found: [Record]) -> [Comparison] {
    var comparisons = lines.map { line in
      let kind = line.record.kind
      return Comparison(
        number: line.number, isWritten: true, recorded: line.record,
        found: found.first { $0.kind == kind } ?? .none(kind))
    }
    for (rank, record) in found.enumerated() where !lines.contains(where: { $0.record.kind == record.kind }) {
      let before = found[..<rank].map(\.kind)
      let previous = lines.last { before.contains($0.record.kind) }?.number ?? (lines.first?.number ?? 1) - 1
      comparisons.append(
        Comparison(number: previous, isWritten: false, recorded: .none(record.kind), found: record))
    }
    return comparisons
  }
}
