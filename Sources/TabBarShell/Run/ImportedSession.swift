import TabBarCore
import TabBarImport
import TabBarPlayground

/// A session with the tabs that were found in an app's sources.
struct ImportedSession {
  let text: String
  let playground: Playground
  private(set) var commands: [String] = []
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
    lines += Self.device(for: bar.system)
    if bar.system != nil { commands = Self.device(for: bar.system) }
    for note in bar.notes {
      lines.insert("# \(Self.comment(note.place)): \(Self.harmless(note.reason))", at: 2)
    }
    if bar.hasAccessory, let line = Self.canonical(["accessory", "on"]) {
      lines.append(line)
      commands.append(line)
    }
    var count = 0
    let titles = Set(bar.tabs.map(\.title))
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
      let origin = tab.systemItem.map { ", the system's item \(Quoting.quoted($0)), which has an icon" } ?? ""
      lines.append("\(line) # \(Self.comment(tab.place))\(origin)")
      let facts = Self.facts(of: tab, number: count, in: titles)
      lines += facts
      commands += [line] + facts
    }
    let written = lines.joined(separator: "\n") + "\n"
    playground = try Playground(SessionFile(written, name: bar.place.path))
    text = playground.text
  }

  /// A place as a comment has it.
  private static func comment(_ place: SourcePlace) -> String {
    "\(Quoting.quoted(place.path)):\(place.line):\(place.column)"
  }

  /// A text as a comment has it, on one line and without control characters.
  private static func harmless(_ text: String) -> String {
    let quoted = Quoting.quoted(text, always: true)
    return String(quoted.dropFirst().dropLast())
  }

  private static func words(of tab: ImportedTab) -> [String] {
    var words = ["add", Quoting.quoted(tab.title, always: true)]
    if let icon = tab.icon { words.append("icon=" + Quoting.quoted(icon.name, always: true)) }
    // In quotes it is a text, where off alone is none.
    if let badge = tab.badge { words.append("badge=" + Quoting.quoted(badge, always: badge == "off")) }
    if tab.isSearch { words.append("role=search") }
    return words
  }

  /// The lines that say which device and system a bar is for: the first iPhone that was sold with the version.
  private static func device(for version: Int?) -> [String] {
    let standard = Draft().design.device
    guard let version else { return ["device \(standard.id)"] }
    let phones = Device.all.filter { $0.platform == .iOS && $0.firstVersion == version }
    let phone = phones.min { $0.id.utf8.count < $1.id.utf8.count }
    let older = Device.all.last { $0.platform == .iOS && $0.firstVersion <= version }
    let system = System.nearest(to: version, on: .iOS)?.id
    return ["device \((phone ?? older ?? standard).id)"] + (system.map { ["system \($0)"] } ?? [])
  }

  /// The lines that say more about a tab: facts and titles in other languages, and its condition. `titles` are all.
  private static func facts(of tab: ImportedTab, number: Int, in titles: Set<String>) -> [String] {
    var options: [String] = []
    func add(_ key: String, _ value: String) {
      let option = "\(key)=" + Quoting.quoted(value, always: true)
      if canonical(["set", "\(number)", option]) != nil { options.append(option) }
    }
    if case .asset? = tab.icon { add("icon.kind", "bitmap") }
    if case .symbol(let icon)? = tab.selectedIcon { add("selectedIcon", icon) }
    if let placement = tab.placement { add("placement", placement) }
    // The tab of a group is none of its parts' peers: the system shows one or the others.
    if let section = tab.section, !titles.contains(section) { add("group", section) }
    for (language, title) in tab.titles.sorted(by: { $0.key < $1.key }).prefix(mostLanguages) {
      add("title." + language.replacing("_", with: "-"), title)
    }
    var lines: [String] = []
    if !options.isEmpty, let line = canonical(["set", "\(number)"] + options) { lines.append(line) }
    let note = tab.condition.map { Quoting.quoted("Tab \(number) is shown only if \($0)", always: true) }
    if let note, let line = canonical(["note", note]) { lines.append(line) }
    return lines
  }

  private static func canonical(_ words: [String]) -> String? {
    guard let invocation = try? Invocation.parsed(from: words.joined(separator: " ")) else { return nil }
    return invocation.canonical
  }
}

extension ImportedIcon {
  var name: String {
    switch self {
    case .symbol(let name), .asset(let name): name
    }
  }
}
