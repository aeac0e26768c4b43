import CTabBarTables
import TabBarCore

package struct GuideRule: Identifiable {
  package let rule: Rule
  /// The number of the row in the table, and the place of the guide.
  private let row: Int
  private let guide: Int

  package var id: String { rule.id }

  init(_ rule: Rule, row: Int, guide: Int) { (self.rule, self.row, self.guide) = (rule, row, guide) }

  private var cell: Int { Int(tb_rule_rows()[row].severity) }

  package var severity: Severity {
    cell & tb_severity == tb_error ? .error : cell & tb_severity == tb_warning ? .warning : .info
  }

  /// Whether the guide leaves the matter to people: the rule asks about what it would call broken elsewhere.
  package var asks: Bool { cell & tb_asks != 0 }

  // A design that may well be in order has no error, however severe a breach would be.
  var questionSeverity: Severity { min(severity, cell & tb_mild != 0 ? .info : .warning) }

  package var limits: Limits { Limits(cell: .limits(row: row)) }

  /// A remark on the rule in this guide, in a sentence or two: a number that the text leaves open, a severity that
  /// needs a reason.
  package var note: String? {
    tb_rule_rows()[row].note.flatMap { $0.pointee == 0 ? nil : String(cString: $0) }
  }

  package var limitsInWords: [Prose] {
    let inCar = Guide.all[guide].platforms == [.carPlay]
    return Limit.allCases.compactMap { limit in limits[limit].map { limit.meaning($0, inCar: inCar) } }
  }

  var page: String { String(cString: tb_guides()[guide].page) }

  /// Where the rule comes from: the page and section of the guide, or what it rests on instead, on each platform.
  package var source: String { citation.text }
  package var citation: Prose {
    platforms.reduce(citation(of: ground())) {
      "\($0); on \($1.rawValue): \(citation(of: ground(on: $1)))"
    }
  }

  /// The address of the guide's page, where the rule comes from it and it has one.
  package var url: String? { url(on: nil) }

  func url(on platform: Platform?) -> String? {
    if case .section = ground(on: platform) { Guide.all[guide].address?.url } else { nil }
  }

  package var evidence: Evidence { evidence(of: ground(), GuideTable.evidence(of: row)) }

  /// Whose advice the rule is where the guide itself is silent, or `nil` where the guide says it.
  package var advice: String? { if case .advice(let author) = ground() { author } else { nil } }

  func citation(on platform: Platform) -> Prose { citation(of: ground(on: platform)) }

  func evidence(on platform: Platform) -> Evidence {
    evidence(of: ground(on: platform), hasOwnGround(on: platform) ? nil : GuideTable.evidence(of: row))
  }

  /// Returns how severe a breach is on a platform: what is only advice there informs.
  func severity(on platform: Platform) -> Severity {
    hasOwnGround(on: platform) && isAdvice(on: platform) ? .info : severity
  }

  /// Returns whether the rule is only somebody's advice on a platform, of which the guide says nothing.
  func isAdvice(on platform: Platform) -> Bool {
    if case .advice = ground(on: platform) { true } else { false }
  }

  /// Returns the name of the section that the rule rests on where it is about other platforms, such as `iOS, iPadOS`.
  func section(without platform: Platform) -> String? {
    let part = part(for: platform)
    func isNamed(_ platform: Platform) -> Bool {
      var name = platform.rawValue
      return name.withUTF8 { tb_has(part.start, part.count, $0.baseAddress, $0.count) }
    }
    guard !isNamed(platform), Platform.allCases.contains(where: isNamed),
      case .section(let name) = ground(on: platform)
    else { return nil }
    return name
  }

  /// What the rule rests on in general and on single platforms, without the platforms.
  var grounds: [Ground] { [ground()] + platforms.map { ground(on: $0) } }

  /// The platforms on which it rests on something else.
  private var platforms: [Platform] { Platform.allCases.filter(hasOwnGround) }

  private func hasOwnGround(on platform: Platform) -> Bool {
    part(for: platform).start != part().start
  }

  func ground(on platform: Platform? = nil) -> Ground {
    let part = part(for: platform)
    let bytes = UnsafeRawBufferPointer(start: part.start, count: part.count)
    return Ground(cell: String(decoding: bytes, as: UTF8.self))
  }

  private func part(for platform: Platform? = nil) -> (start: UnsafePointer<CChar>, count: Int) {
    var (count, name) = (0, platform?.rawValue ?? "")
    let start = name.withUTF8 { tb_ground(row, guide, $0.baseAddress, $0.count, &count) }
    return (start, count)
  }

  func evidence(of ground: Ground, _ own: Evidence? = nil) -> Evidence {
    switch ground {
    case .section, .text: own ?? rule.evidence
    case .observed: .observed
    case .advice: .convention
    }
  }

  private var guideName: Substring { page[..<(page.utf8.firstIndex(of: UInt8(ascii: ",")) ?? page.endIndex)] }

  func citation(of ground: Ground) -> Prose {
    switch ground {
    case .section(let name): name.isEmpty ? "\(page)" : "\(page), \(name)"
    case .text(let title): "\(title)"
    case .observed(let what): "observed: \(Prose(listed: what))"
    case .advice(let author): "\(author); \(String(guideName)) does not say so"
    }
  }
}

extension GuideRule: Hashable {
  package static func == (left: GuideRule, right: GuideRule) -> Bool {
    (left.row, left.guide) == (right.row, right.guide)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(row)
    hasher.combine(guide)
  }
}

/// What a rule rests on in a guide.
package enum Ground: Hashable {
  /// A section of the guide's page; empty for the page as a whole.
  case section(String)
  /// Another text of the guide's authors, or arithmetic.
  case text(String)
  /// What a system was seen to do.
  case observed(String)
  /// Somebody else's advice, where the guide itself is silent.
  case advice(String)

  /// Creates the ground that a cell of the table names.
  init(cell: String) {
    func rest(after word: String) -> String? {
      cell.hasPrefix(word) ? String(cell.dropFirst(word.count)) : nil
    }
    if let title = rest(after: "text: ") {
      self = .text(title)
    } else if let what = rest(after: "observed: ") {
      self = .observed(what)
    } else if let author = rest(after: "advice: ") {
      self = .advice(author)
    } else {
      self = .section(cell)
    }
  }
}
