import TabBarCore
import TabBarGuidelines

/// A judged design as the JSON report has it: what two versions of the program can be compared by.
///
/// The present design is read from the document that would be written of it, so both sides went the same way.
package struct RecordedDesign: Hashable, Sendable {
  /// What the program or a person chose.
  struct Choice: Hashable {
    let id: String
    /// Whether the program took it, because nobody chose.
    let isTaken: Bool
  }

  struct Tab: Hashable {
    let title: String
    /// In the bar, or where else.
    var place = Self.inBar
    /// How the title is shown; `nil` where the tab is not in the bar, or the report does not say.
    var titleState: String?
    var titleWidth = 0.0
    var titleRoom = 0.0
    /// Position and size in the bar, and those of its parts.
    var lengths: [Double] = []
    /// What a person set for it, by name.
    var settings: [String: String] = [:]

    static let inBar = "in the bar"
  }

  enum Judgement: Hashable {
    case broken(String)
    case accepted
    case asked
    case met
    case notApplicable

    /// Whether `check` lists it as a finding.
    var isFinding: Bool {
      switch self {
      case .broken, .accepted: true
      case .asked, .met, .notApplicable: false
      }
    }
  }

  package let session: String
  /// The device's identifier.
  package let device: String
  /// What the session or the call says, by name.
  let settings: [Setting]
  let guide: Choice
  let system: Choice
  /// The size of the device's screen, and the size classes.
  let screen: [Setting]
  /// The kind of bar.
  let bar: [Setting]
  let barLengths: [Double]
  let tabs: [Tab]
  let judgements: [String: Judgement]
  package let tool: RecordedTool?

  struct Setting: Hashable {
    let name: String
    let value: String
  }
}

/// The program that wrote a report.
package struct RecordedTool: Hashable, Sendable {
  let version: String
  let rules: Int
  let devices: Int

  package static let present = RecordedTool(
    version: ProgramVersion.text, rules: Rule.all.count, devices: Device.all.count)
}

extension RecordedDesign {
  /// Returns a design as the report would have it.
  package init(_ design: CheckedDesign) throws(RecordFault) {
    try self.init(session: design.places.session, SceneJSON.document(design.scene))
  }

  /// Reads a design from a result of a report.
  init(_ result: JSONValue) throws(RecordFault) {
    try self.init(session: result.text("session"), try result.member("scene"))
  }

  /// Reads a design from its scene.
  init(session: String, _ scene: JSONValue) throws(RecordFault) {
    self.session = PlainPath.text(of: session)
    device = try scene.member("device").text("id")
    settings = try Self.settings(of: scene)
    guide = Choice(id: try scene.text("guide"), isTaken: !scene.isTrue("guideChosen"))
    system = Choice(id: try scene.textOrNull("system") ?? "none", isTaken: !scene.isTrue("systemChosen"))
    let size = try scene.member("device")
    let classes = try scene.member("sizeClass")
    screen = [
      Setting(
        name: "screen of \(device)",
        value: "\(Points.text(try size.number("width")))×\(Points.text(try size.number("height"))) pt"),
      Setting(
        name: "size class",
        value: "\(try classes.text("horizontal")) × \(try classes.text("vertical"))"),
    ]
    let bar = try scene.member("bar")
    self.bar =
      try ["placement", "arrangement", "distribution", "overflow"].map { name throws(RecordFault) in
        Setting(name: "bar \(name)", value: try bar.text(name))
      } + [Setting(name: "bar", value: bar.isTrue("visible") ? "visible" : "hidden")]
    barLengths = try bar.lengths("frame")
    tabs = try Self.tabs(of: scene)
    judgements = try Self.judgements(of: scene)
    tool = try scene["tool"].map { tool throws(RecordFault) in
      RecordedTool(
        version: try tool.text("version"), rules: Int(try tool.number("rules")),
        devices: Int(try tool.number("devices")))
    }
  }

  private static func settings(of scene: JSONValue) throws(RecordFault) -> [Setting] {
    let window = try scene.member("window")
    var name = try window.text("name")
    // Of the others, the name says it all, and the numbers are the device's.
    if name == "width" { name = Points.text(try window.number("width")) }
    var settings = [
      Setting(name: "device", value: try scene.member("device").text("id")),
      Setting(name: "window", value: name),
    ]
    for name in ["orientation", "locale", "direction", "pane"] {
      if let value = scene[name] { settings.append(Setting(name: name, value: value.words)) }
    }
    settings += scene["situation"]?.members.map { Setting(name: $0, value: $1.words) } ?? []
    if let tab = scene["selection"] { settings.append(Setting(name: "selected tab", value: tab.words)) }
    return settings
  }

  /// Returns the tabs in the design's order, those in the bar and the others.
  private static func tabs(of scene: JSONValue) throws(RecordFault) -> [Tab] {
    var tabs: [Double: Tab] = [:]
    for item in try scene.list("items") {
      guard item["tab"] != nil else { continue }
      var tab = Tab(title: try item.text("title"), settings: settings(ofTab: item))
      if case .string(let state)? = item["titleState"] { tab.titleState = state }
      tab.titleWidth = try item.number("titleWidth")
      tab.titleRoom = try item.number("titleRoom")
      for name in ["frame", "iconFrame", "titleFrame"] { tab.lengths += try item.lengths(name) }
      tabs[try item.number("tab")] = tab
    }
    var settingsInMore: [Double: [String: String]] = [:]
    for tab in try scene.list("more") { settingsInMore[try tab.number("tab")] = settings(ofTab: tab) }
    for hidden in try scene.list("hidden") {
      let number = try hidden.number("tab")
      // A bar that is minimized shows one of them and has the others.
      guard tabs[number] == nil else { continue }
      let reason = try hidden.text("reason")
      tabs[number] = Tab(
        title: try hidden.text("title"), place: HiddenPlace(rawValue: reason)?.phrase ?? "hidden (\(reason))",
        settings: settingsInMore[number] ?? [:])
    }
    return tabs.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func settings(ofTab tab: JSONValue) -> [String: String] {
    var settings: [String: String] = [:]
    for (name, value) in tab.members where ["icon", "badge"].contains(name) { settings[name] = value.words }
    return settings
  }

  private static func judgements(of scene: JSONValue) throws(RecordFault) -> [String: Judgement] {
    var result: [String: Judgement] = [:]
    for rule in try scene.list("met") {
      guard case .string(let id) = rule else { throw RecordFault("a rule in met is not a text") }
      result[id] = .met
    }
    for entry in try scene.list("notChecked") {
      let isAsked = try entry.text("verdict") == Verdict.needsPerson.rawValue
      result[try entry.text("rule")] = isAsked ? .asked : .notApplicable
    }
    // A rule that is accepted on one tab may be broken on others.
    for entry in try scene.list("suppressed") { result[try entry.text("rule")] = .accepted }
    for entry in try scene.list("findings") {
      let isBroken = try entry.text("verdict") == Verdict.broken.rawValue
      result[try entry.text("rule")] = isBroken ? .broken(try entry.text("severity")) : .asked
    }
    return result
  }
}

/// A report that cannot be read: JSON, but not what `check` writes.
package struct RecordFault: Error, Hashable {
  package let problem: String

  init(_ problem: String) { self.problem = problem }
}

extension JSONValue {
  /// The member of an object; `nil` where it is missing or null.
  fileprivate subscript(name: String) -> JSONValue? {
    guard let value = members.first(where: { $0.name == name })?.value else { return nil }
    if case .null = value { return nil }
    return value
  }

  fileprivate func member(_ name: String) throws(RecordFault) -> JSONValue {
    guard let value = self[name] else { throw RecordFault("\(name) is missing") }
    return value
  }

  fileprivate func text(_ name: String) throws(RecordFault) -> String {
    guard case .string(let text) = try member(name) else { throw RecordFault("\(name) is not a text") }
    return text
  }

  fileprivate func textOrNull(_ name: String) throws(RecordFault) -> String? {
    self[name] == nil ? nil : try text(name)
  }

  fileprivate func number(_ name: String) throws(RecordFault) -> Double {
    guard case .number(let number) = try member(name), abs(number) < 1e9 else {
      throw RecordFault("\(name) is not a number that can be used")
    }
    // As it is written.
    return (number * 100).rounded() / 100
  }

  fileprivate func list(_ name: String) throws(RecordFault) -> [JSONValue] {
    guard case .array(let values) = try member(name) else { throw RecordFault("\(name) is not a list") }
    return values
  }

  /// Returns the position and size of a frame; none where there is no frame.
  fileprivate func lengths(_ name: String) throws(RecordFault) -> [Double] {
    guard let frame = self[name] else { return [] }
    return try ["x", "y", "width", "height"].map { name throws(RecordFault) in try frame.number(name) }
  }

  fileprivate var members: [(name: String, value: JSONValue)] {
    guard case .object(let members) = self else { return [] }
    return members
  }

  fileprivate func isTrue(_ name: String) -> Bool {
    if case .bool(true)? = self[name] { true } else { false }
  }

  /// The value of a setting in words.
  fileprivate var words: String {
    switch self {
    case .null: "none"
    case .bool(let value): value ? "on" : "off"
    case .number(let number): Points.text((number * 100).rounded() / 100)
    case .string(let text): text
    case .array(let values): values.map(\.words).joined(separator: " ")
    case .object(let members): members.map { "\($0.name) \($0.value.words)" }.joined(separator: " ")
    }
  }
}
