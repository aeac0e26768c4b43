package import TabBarCore

/// A rule as it holds in one guide.
public struct GuideRule: Sendable, Identifiable {
  /// The rule.
  public let rule: Rule
  /// How severe a breach is.
  public let severity: Severity
  /// Whether the guide leaves the matter to people: the rule asks about what it would call broken elsewhere.
  public let asks: Bool
  /// How severe an open question is.
  let questionSeverity: Severity
  /// What the rule rests on.
  var ground: Ground
  /// What the rule rests on instead on some platforms.
  private let platformGrounds: KeyValuePairs<Platform, Ground>
  /// The page of the guide, as findings cite it; it begins with the guide's name.
  private(set) var page = ""
  /// The guide's numbers.
  public let limits: Limits
  /// A remark on the rule in this guide, in a sentence or two: a number that the text leaves open, a severity that
  /// needs a reason.
  public let note: String?
  private let ownEvidence: Evidence?

  /// The rule's identifier.
  public var id: String { rule.id }

  /// Creates an entry of a guide; without evidence, a section or a text supports what the rule says of itself.
  ///
  /// - Parameter questions: The most that an open question weighs.
  init(
    _ rule: Rule, _ severity: Severity, _ ground: Ground, on platforms: KeyValuePairs<Platform, Ground> = [:],
    asks: Bool = false, questions: Severity = .warning, limits: Limits = [:], note: String? = nil,
    evidence: Evidence? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.ground = ground
    platformGrounds = platforms
    self.asks = asks
    // A design that may well be in order has no error, however severe a breach would be.
    questionSeverity = min(severity, questions)
    self.limits = limits
    self.note = note
    ownEvidence = evidence
  }

  /// Returns entries as they are cited from a page.
  static func list(on page: String, _ entries: [GuideRule]) -> [GuideRule] {
    var entries = entries
    for index in entries.indices { entries[index].page = page }
    return entries
  }

  /// Where the rule comes from: the page and section of the guide, or what it rests on instead, on each platform.
  public var source: String {
    platformGrounds.reduce(citation(of: ground)) { "\($0); on \($1.key.rawValue): \(citation(of: $1.value))" }
  }

  /// The evidence for the rule in this guide.
  public var evidence: Evidence { evidence(of: ground, ownEvidence) }

  /// Whose advice the rule is where the guide itself is silent, or `nil` where the guide says it.
  public var advice: String? { if case .advice(let author) = ground { author } else { nil } }

  /// Returns where the rule comes from on a platform.
  func source(on platform: Platform) -> String { citation(of: ground(on: platform) ?? ground) }

  /// Returns the evidence for the rule on a platform.
  func evidence(on platform: Platform) -> Evidence {
    ground(on: platform).map { evidence(of: $0, nil) } ?? evidence
  }

  /// Returns how severe a breach is on a platform: what is only advice there informs.
  func severity(on platform: Platform) -> Severity {
    if case .advice? = ground(on: platform) { .info } else { severity }
  }

  /// Returns whether the rule is only somebody's advice on a platform, of which the guide says nothing.
  package func isAdvice(on platform: Platform) -> Bool {
    if case .advice = self.ground(on: platform) ?? ground { true } else { false }
  }

  /// What the rule rests on in general and on single platforms, without the platforms.
  var grounds: [Ground] { [ground] + platformGrounds.map(\.value) }

  private func ground(on platform: Platform) -> Ground? {
    for entry in platformGrounds where entry.key == platform { return entry.value }
    return nil
  }

  private func evidence(of ground: Ground, _ own: Evidence?) -> Evidence {
    switch ground {
    case .section, .text: own ?? rule.evidence
    case .observed: .observed
    case .advice: .convention
    }
  }

  /// The guide's name, with which its page begins.
  private var guideName: Substring { page[..<(page.utf8.firstIndex(of: UInt8(ascii: ",")) ?? page.endIndex)] }

  private func citation(of ground: Ground) -> String {
    switch ground {
    case .section(let name): name.isEmpty ? page : "\(page), \(name)"
    case .text(let title): title
    case .observed(let what): "observed: \(what)"
    case .advice(let author): author + "; " + guideName + " does not say so"
    }
  }
}

/// What a rule rests on in a guide.
public enum Ground: Sendable, ExpressibleByStringLiteral {
  /// A section of the guide's page; empty for the page as a whole.
  case section(String)
  /// Another text of the guide's authors, or arithmetic.
  case text(String)
  /// What a system was seen to do.
  case observed(String)
  /// Somebody else's advice, where the guide itself is silent.
  case advice(String)

  /// Creates the ground of a section by its heading.
  public init(stringLiteral section: String) { self = .section(section) }
}

// What several guides share.
extension Ground {
  /// The terms of SF Symbols, which several texts lead to.
  static let symbolTerms = Ground.text("Apple's terms for SF Symbols")
  /// The symbols that the program knows.
  static let symbolList = Ground.text("the list of SF Symbols 5.1")
  /// Apple's page with the sizes of controls.
  static let accessibility = Ground.text("Apple, Human Interface Guidelines, Accessibility, 2025")
  static let bottomEdge = Ground.observed("the system's bar at the bottom edge")
}
