import TabBarCore
import TabBarImport
import TabBarPlayground

/// A session with the tabs that were found in an app's sources.
struct ImportedSession {
  let text: String
  let playground: Playground
  let commands: [String]
  /// Its tabs, as the sources have them.
  private(set) var tabs: [ImportedTab] = []
  /// Whether something could not be read that may be about any tab, or a tab of its own.
  let isIncomplete: Bool
  /// What a session cannot say, each with its place.
  private(set) var gaps: [ImportRemark] = []
  /// How much was found, and whether something could not be read.
  var summary = ""
  var isPartial = false

  /// The most languages whose titles are taken over for a tab.
  private static let mostLanguages = 100

  init(_ bar: ImportedBar) throws(SessionError) {
    let name = bar.name.isEmpty ? "" : "\(Quoting.quoted(bar.name)) in "
    var lines = [
      SessionFile.firstTitle, "# Tabs of \(name)\(Self.comment(bar.place)), read by tabbar import.",
    ]
    // On one line and without control characters.
    lines += bar.notes.map {
      "# \(Self.comment($0.place)): \(Quoting.quoted($0.reason, always: true).dropFirst().dropLast())"
    }
    let since = bar.target.flatMap { System.nearest(to: $0, on: .iOS) }.map { ["since \($0.id)"] } ?? []
    lines += since + Self.device(for: bar.system)
    var commands = since + (bar.system == nil ? [] : Self.device(for: bar.system))
    func add(_ line: String, _ comment: String = "") {
      lines.append(line + comment)
      commands.append(line)
    }
    if bar.hasAccessory, let line = Self.canonical(["accessory", "on"]) { add(line) }
    let titles = Set(bar.tabs.map(\.title))
    var count = 0
    for tab in bar.tabs {
      guard let line = Self.canonical(Self.words(of: tab)) else {
        gaps.append(ImportRemark(place: tab.place, reason: "a session cannot hold its title or its icon"))
        continue
      }
      guard count < Design.mostTabs else {
        let reason = "a design has at most \(Design.mostTabs) tabs: this one and those after it are left out"
        gaps.append(ImportRemark(place: tab.place, reason: reason))
        break
      }
      count += 1
      tabs.append(tab)
      let origin = tab.systemItem.map { ", the system's item \(Quoting.quoted($0)), which has an icon" } ?? ""
      add(line, " # \(Self.comment(tab.place))\(origin)")
      let facts = Self.facts(of: tab, number: count, in: titles)
      for line in facts.lines { add(line) }
      gaps += facts.unheld.map { ImportRemark(place: tab.place, reason: "a session cannot hold \($0)") }
    }
    self.commands = commands
    isIncomplete = !bar.wideGaps.isEmpty || count < bar.tabs.count
    playground = try Playground(SessionFile(lines.joined(separator: "\n") + "\n", name: bar.place.path))
    text = playground.text
  }

  /// A place as a comment has it.
  private static func comment(_ place: SourcePlace) -> String {
    "\(Quoting.quoted(place.path)):\(place.line):\(place.column)"
  }

  private static func words(of tab: ImportedTab) -> [String] {
    var words = ["add", Quoting.quoted(tab.title, always: true)]
    if let icon = tab.icon { words.append("icon=" + Quoting.quoted(icon.name, always: true)) }
    // In quotes it is a text, where off alone is none.
    if let badge = tab.badge {
      words.append("badge=" + Quoting.quoted(badge, always: Int(badge) == nil && Quoting.hasMeaning(badge)))
    }
    if tab.isSearch { words.append("role=search") }
    return words
  }

  /// The lines that say which device and system a bar is for: the first iPhone that was sold with the version.
  private static func device(for version: Int?) -> [String] {
    guard let version else { return ["device \(Draft().design.device.id)"] }
    let phones = Device.all.filter { $0.platform == .iOS && $0.firstVersion <= version }
    let new = phones.filter { $0.firstVersion == version }.min { $0.id.utf8.count < $1.id.utf8.count }
    let device = (new ?? phones.last).map { "device \($0.id)" }
    return [device, System.nearest(to: version, on: .iOS).map { "system \($0.id)" }].compactMap(\.self)
  }

  /// The lines that say more about a tab: facts and titles in other languages, and its condition. `titles` are all.
  /// Returns the lines for what a tab has besides its title, its icon and its badge, and what no line can hold.
  private static func facts(
    of tab: ImportedTab, number: Int, in titles: Set<String>
  ) -> (lines: [String], unheld: [String]) {
    var options: [String] = []
    var unheld: [String] = []
    func add(_ key: String, _ value: String) {
      let option = "\(key)=" + Quoting.quoted(value, always: true)
      if canonical(["set", "\(number)", option]) != nil {
        options.append(option)
      } else {
        unheld.append("its \(key)")
      }
    }
    if tab.icon?.isBitmap == true { add("icon.kind", "bitmap") }
    switch tab.selectedIcon {
    case .symbol(let icon)?: add("selectedIcon", icon)
    case .some: unheld.append("the image that it has while it is selected")
    case nil: break
    }
    if let placement = tab.placement { add("placement", placement) }
    // The tab of a group is none of its parts' peers: the system shows one or the others.
    if let section = tab.section, !titles.contains(section) { add("group", section) }
    for (language, title) in tab.titles.sorted(by: { $0.key < $1.key }).prefix(mostLanguages) {
      add("title." + language.replacing("_", with: "-"), title)
    }
    if tab.titles.count > mostLanguages { unheld.append("its titles in all \(tab.titles.count) languages") }
    var lines: [[String]] = []
    if !options.isEmpty { lines.append(["set", "\(number)"] + options) }
    if let condition = tab.condition {
      lines.append(["note", Quoting.quoted("Tab \(number) is shown only if \(condition)", always: true)])
    }
    return (lines.compactMap(canonical), unheld)
  }

  private static func canonical(_ words: [String]) -> String? {
    try? Invocation.parsed(from: words.joined(separator: " "))?.canonical
  }
}

extension ImportedIcon {
  var isBitmap: Bool { if case .asset = self { true } else { false } }

  var name: String {
    switch self {
    case .symbol(let name), .asset(let name): name
    }
  }
}
