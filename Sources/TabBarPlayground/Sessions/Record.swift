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
    let start = Self.sign + " "
    guard line.hasPrefix(start) else { return nil }
    let text = line.dropFirst(start.count)
    let end = text.firstIndex(of: " ") ?? text.endIndex
    guard let kind = Kind(rawValue: String(text[..<end])) else { return nil }
    var words = text[end...].drop { $0 == " " }
    while words.last == " " { words.removeLast() }
    self.init(kind, words.isEmpty ? [] : [String(words)])
  }

  private static let sign = "#="

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
        case .hidden: tabs.indices.filter { places[$0] != nil }.map { word(tabs[$0].title) }
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
