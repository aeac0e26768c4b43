import TabBarCore
import TabBarTestSupport
import Testing

/// Bars as sources describe them, in the files of `Cases`, one to a line.
///
///     = openradar 36192254
///     iphone-14 l ios16 5 rtl | row=32 height=53  # an app
///
/// A line that begins with `=` names the source of those below it, one that begins with `#` is a remark. Before the bar
/// are the device, the orientation (`p`, `l`), the system, the number of tabs and what is set besides; after it what the
/// source says.
enum ReferenceTable {
  private static let folder = "Tests/TabBarCoreTests/Cases"

  /// The lines of each file of cases.
  static let files = Result {
    try CaseFile.all(in: folder).map { file in
      (file.name, file.rows.map { ReferenceLine(line: $0.text, source: $0.heading, place: $0.place) })
    }
  }

  /// Returns the rows of a table of something else than bars, or those below a heading.
  static func rows(of name: String, below heading: String? = nil) throws -> [CaseFile.Row] {
    try CaseFile.rows(of: "\(folder)/Tables/\(name)", below: heading)
  }
}

@Suite("Bars are as the sources describe them")
struct ReferenceTests {
  @Test("Each line of a file", arguments: try ReferenceTable.files.get())
  func hold(file: String, lines: [ReferenceLine]) throws {
    #expect(!lines.isEmpty)
    for line in lines { try line.check() }
  }

  @Test("At least eight hundred cases come from outside")
  func count() throws {
    let count = try ReferenceTable.files.get().reduce(0) { $0 + $1.1.count }
    print("\(count) cases from outside")
    #expect(count >= 800)
  }

  @Test("Every system with a bar has a case from outside that names its source")
  func everySystem() throws {
    let held = Set(try ReferenceTable.files.get().flatMap(\.1).filter { $0.source.count > 3 }.map(\.system))
    for system in System.all where !(system.bar is NoBar) {
      #expect(held.contains(system.id), "no table has a bar of \(system.name)")
    }
  }
}

/// One line of a table.
struct ReferenceLine: Sendable {
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  let line: String
  let source: String
  /// The file and the number of the line.
  let place: String

  /// The identifier of the system, as it is written.
  var system: String { line.split(separator: " ").dropFirst(2).first.map(String.init) ?? "" }

  func check() throws {
    #expect(source.count > 3, "\(place): no source")
    let (design, system) = try read()
    let layout = BarLayout(of: design, on: system)
    let halves = line.split(separator: "|")
    guard halves.count == 2 else { throw Mistake(description: "\(place): no | in \(line)") }
    let said = halves[1].split(separator: "#").first ?? ""
    for word in said.split(separator: " ") {
      let (key, value) = Self.pair(word)
      if let fault = try wrong(layout, design, key: key, value: value) {
        Issue.record("\(place): \(key): \(fault)")
      }
    }
    for law in LayoutLaw.broken(by: layout, design) { Issue.record("\(place): \(law)") }
  }

  private static func pair(_ word: Substring) -> (String, String) {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    return (parts[0], parts.count > 1 ? parts[1] : "")
  }

  private func read() throws -> (Design, System) {
    let words = (line.split(separator: "|").first ?? "").split(separator: " ").map(String.init)
    guard words.count >= 4, let device = Device.named(words[0]) ?? Device(size: words[0]),
      let system = System.named(words[2]), let count = Int(words[3])
    else { throw Mistake(description: "\(place): cannot read \(line)") }
    var design = Design(
      tabs: (0..<count).map { Tab("T\($0)", icon: "star") }, device: device,
      orientation: words[1] == "l" ? .landscape : .portrait)
    for word in words.dropFirst(4) {
      let (key, value) = Self.pair(Substring(word))
      try set(key, value, in: &design)
    }
    return (design, system)
  }

  private func set(_ key: String, _ value: String, in design: inout Design) throws {
    switch key {
    case "classes": design.sizeClasses = SizeClasses(letters: value)
    case "select": design.selection = try index(value, design)
    case "rtl": design.direction = .rightToLeft
    case "locale": design.locale = value
    case "split": design.window = try .split(known(Window.Split(rawValue: value)))
    case "over": design.window = .slideOver
    case "wide": design.window = try .width(known(Double(value)))
    case "pane": design.pane = try known(Pane(rawValue: value))
    case "keyboard": design.situation.isKeyboardUp = true
    case "modal": design.situation.isModal = true
    case "scroll": design.situation.scroll = try known(.init(rawValue: value))
    case "minimized": design.situation.isMinimized = true
    case "accessory": design.situation.hasAccessory = true
    case "focus": design.situation.isFocused = true
    case "large": design.situation.textSize = .accessibility
    case "logo", "logo-trailing":
      let sides = try numbers(value)
      guard sides.count == 2 else { throw Mistake(description: "\(place): no size in \(line)") }
      design.situation.logo = Logo(size: Size(width: sides[0], height: sides[1]), isLeading: key == "logo")
    case "search", "searching", "prominent":
      let place = try index(value, design)
      design.tabs[place].role = key == "prominent" ? .prominent : .search
      if key == "searching" { design.tabs[place][.activatesSearch] = true }
    case "fixed", "pinned", "optional", "sidebar":
      for place in try numbers(value) { design.tabs[Int(place)].facts[.placement] = key }
    case "title":
      for place in design.tabs.indices { design.tabs[place].title = value }
    default: throw Mistake(description: "\(place): no setting \(key)")
    }
  }

  private func index(_ text: String, _ design: Design) throws -> Int {
    let place = try known(Int(text))
    guard design.tabs.indices.contains(place) else { throw Mistake(description: "\(place): no tab \(place)") }
    return place
  }

  private func known<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw Mistake(description: "\(place): a value that is none in \(line)") }
    return value
  }

  private func numbers(_ text: String) throws -> [Double] {
    try text.split { $0 == "," || $0 == "x" }.map { try known(Double($0)) }
  }

  /// Returns what differs from what the source says.
  private func wrong(_ layout: BarLayout, _ design: Design, key: String, value: String) throws -> String? {
    func same(_ found: [Double], within room: Double = 1e-9) throws -> String? {
      let wanted = try numbers(value)
      let isSame = found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) <= room }
      return isSame ? nil : "\(found) instead of \(wanted)"
    }
    func same(_ found: String) -> String? { found == value ? nil : "\(found) instead of \(value)" }
    func list(_ found: [Int]) -> String? { same(found.map(String.init).joined(separator: ",")) }
    func rect(_ rect: Rect?) -> [Double] { rect.map { [$0.x, $0.y, $0.width, $0.height] } ?? [] }
    let pixel = 0.5 / Double(design.device.scale) + 1e-9
    switch key {
    case "row": return try same([layout.contentHeight])
    case "height": return try same([layout.frame.height])
    case "y": return try same([layout.frame.y])
    case "frame": return try same(rect(layout.frame))
    case "window": return try same([layout.window.width, layout.window.height])
    case "width": return try same([layout.window.width])
    case "class": return same(layout.sizeClasses.letters)
    case "safe":
      let safe = layout.safeArea
      return try same([safe.top, safe.left, safe.bottom, safe.right])
    case "place": return same(layout.placement.rawValue)
    case "arrangement": return same(layout.arrangement.rawValue)
    case "distribution": return same(layout.distribution.rawValue)
    case "overflow": return same(layout.overflow.rawValue)
    case "capacity": return same(layout.capacity.map(String.init) ?? "none")
    case "shown": return same("\(layout.visible.count)")
    case "more":
      let isMore = layout.items.contains { $0.kind == .more }
      if value == "0" { return isMore ? "More is shown" : nil }
      return isMore ? same("\(layout.hidden.count)") : "More is not shown"
    case "hidden": return list(layout.hidden)
    case "order": return list(layout.visible)
    case "aside": return list(layout.inSidebar)
    case "collapsed": return list(layout.collapsed)
    case "lit": return same(layout.items.first(where: \.isSelected).map { name($0) } ?? "none")
    case "apart": return same(layout.items.first(where: \.isSeparated).map { name($0) } ?? "none")
    case "capsule": return try same(rect(layout.capsule), within: pixel)
    case "accessory": return try same(rect(layout.accessory), within: pixel)
    case "logo": return try same(rect(layout.logo))
    case "first": return try same(rect(layout.items.first?.frame), within: pixel)
    case "last": return try same(rect(layout.items.last?.frame), within: pixel)
    case "centres": return try same(layout.items.map(\.frame.midX), within: 0.67)
    case "edges":
      return try same(layout.items.map(\.frame.minX) + [layout.items.last?.frame.maxX ?? 0], within: pixel)
    case "widths": return try same(layout.items.map(\.frame.width), within: 2 * pixel)
    case "exact": return try same(layout.items.map(\.frame.minX) + [layout.items.last?.frame.maxX ?? 0])
    case "docked":
      let isDocked =
        layout.frame.x == 0 && layout.frame.width == layout.window.width
        && abs(layout.frame.maxY - layout.window.height) < 1e-9
      return isDocked ? nil : "\(layout.frame) is not at the bottom edge, or not as wide as the window"
    case "icon":
      return try same([layout.items[0].iconFrame?.width ?? 0, layout.items[0].iconFrame?.height ?? 0])
    case "more-title": return same(layout.items.last?.fullTitle ?? "")
    case "room": return try same([layout.items.first?.titleRoom ?? 0])
    case "heights":
      return try same([layout.items.map(\.frame.height).min() ?? 0], within: 2 * pixel)
    case "pages": return same("\(layout.pageButtons.count)")
    case "fades": return same("\(layout.fadesLeading ? "l" : "-")\(layout.fadesTrailing ? "t" : "-")")
    case "absent": return same(Self.word(layout.absence))
    case "visible": return same(layout.isVisible ? "yes" : "no")
    case "material": return same(layout.hasMaterial ? "yes" : "no")
    case "estimate":
      return layout.estimates.contains { "\($0)" == value } ? nil : "no estimate of \(value)"
    case "sure":
      return layout.estimates.contains { "\($0)" == value } ? "an estimate of \(value)" : nil
    default: throw Mistake(description: "\(place): no expectation \(key)")
    }
  }

  private func name(_ item: BarItem) -> String { item.kind.tab.map(String.init) ?? "more" }

  private static func word(_ absence: Absence?) -> String {
    switch absence {
    case nil: "no"
    case .keyboard: "keyboard"
    case .modal: "modal"
    case .scrolledAway: "scrolled"
    case .system: "system"
    }
  }
}

extension SizeClasses {
  /// Creates classes from two letters, width first: `cr` is compact in width, regular in height.
  init(letters: String) {
    self.init(
      horizontal: letters.first == "c" ? .compact : .regular,
      vertical: letters.last == "c" ? .compact : .regular)
  }
}
