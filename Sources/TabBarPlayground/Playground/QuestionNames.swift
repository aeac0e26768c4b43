import TabBarCore
import TabBarGuidelines
import TabBarLexicon

/// What a question names: a device, a system, a guide, tabs, a title, a number of tabs, the text of a badge.
struct QuestionNames {
  /// The words beside the names, in small letters.
  private(set) var others: [String] = []
  /// The concepts of the table of topics that are named.
  private(set) var kinds: Set<String> = []
  private let present: Draft
  private var device: (name: String, id: String)?
  private var system: System?
  private var guide: Guide?
  private var (title, badge): (String?, String?) = (nil, nil)
  private var count: Int?
  private let isGerman: Bool
  private var isAboutTwo = false
  private var tabs: [Int] = []

  init(in question: String, of draft: Draft) {
    present = draft
    let words = Self.words(of: question)
    let lows = words.map { $0.text.lowercased() }
    let numbers = lows.map { Lexicon.shared.number($0).map(String.init) ?? $0 }
    func means(_ index: Int, _ concepts: String...) -> Bool {
      lows.indices.contains(index) && concepts.contains { Topic.means(lows[index], $0) }
    }
    func isCapital(_ index: Int) -> Bool { index > 0 && words[index].text.first?.isUppercase == true }
    func isThing(_ index: Int) -> Bool { means(index, "tab", "bar", "title", "icon", "badge", "translate") }
    let all = Mentions(lows)
    let isNaming = all.contains("call") || all.contains("title")
    let isAboutBadges = all.contains("badge")
    isGerman = !Lexicon.shared.list("german").isDisjoint(with: lows)
    var index = 0
    while index < words.count {
      let (text, low, rest) = (words[index].text, lows[index], Array(numbers[index...]))
      let start = index
      index += 1
      if let (tab, count) = tab(atStartOf: words[start...]) {
        tabs.append(tab)
        if isNaming { kinds.insert("named") }
        index = start + count
        // It may say something as well: Search.
        others += Topic.knows(low) ? ["tab", low] : ["tab"]
      } else if words[start].isQuoted, text.contains(where: \.isLetter) {
        // Which of two is better is no question about one of them.
        if isAboutBadges { badge = text } else if title != nil { kinds.insert("choice") } else { title = text }
      } else if let named = Guide.named(lows[start...].prefix(2).joined(separator: "-")) {
        guide = named
        index = start + 2
      } else if let (count, id) = DeviceName.id(atStartOf: rest) {
        index = start + count
        device = (lows[start..<index].joined(separator: " "), id)
      } else if let (count, named) = System.called(atStartOf: rest) {
        index = start + count
        system = named
      } else if let named = Guide.ofYear(low) {
        guide = named
      } else if isAboutBadges, Int(low) != nil || text.count > 1 && text == text.uppercased() {
        badge = text
        others.append(low)
      } else if isNaming || means(start - 1, "joined") || means(index, "joined"), isCapital(start), !isThing(start),
        // Every German noun has a capital.
        text != "I", !isGerman || means(start - 1, "call") || means(index, "call")
      {
        title = (title.map { $0 + " " } ?? "") + text
      } else {
        if let begun = title, means(start, "joined") { title = begun + " " + text }
        if let number = Int(numbers[start]), number > 0, means(index, "tab") { count = number }
        if let platform = Platform.allCases.first(where: { $0.hasNoDevices && means(start, $0.rawValue) }) {
          system = System.nearest(to: draft.guide.versions[platform] ?? .max, on: platform)
        }
        if let maker = Self.makers[low], !draft.guide.id.hasPrefix(maker) {
          let own = maker == "hig-" ? .edition(for: draft.system) : Guide.all.last { $0.id.hasPrefix(maker) }
          guide = guide ?? own
        }
        if Self.makers[low] == nil || low == "apple" { others.append(low) }
      }
    }
    if kinds.contains("choice") { title = nil }
    if let title {
      kinds.insert("named")
      if title.split(separator: " ").count > 2, !title.contains("&") { kinds.insert("phrase") }
    }
    if badge != nil { kinds.insert("value") }
    if count != nil { kinds.insert("count") }
  }

  private static let makers = [
    "apple": "hig-", "hig": "hig-", "sap": "sap-", "fiori": "sap-", "material": "material-",
  ]

  /// Returns the tab whose title some words begin with, and how many of them it has.
  private func tab(atStartOf words: ArraySlice<SpokenWord>) -> (tab: Int, count: Int)? {
    present.design.tabs.indices.lazy.compactMap { tab in
      let title = present.design.tabs[tab].title
      if words.first?.text == title { return (tab, 1) }
      let said = Self.words(of: title).map(\.text)
      let isSaid = !said.isEmpty && words.map(\.text).starts(with: said)
      let low = said.map { $0.lowercased() }
      return isSaid || !low.contains(where: Topic.knows) && !low.isEmpty && words.map(\.text).starts(with: low)
        ? (tab, said.count) : nil
    }.first
  }

  /// Whether it names tabs of the bar and nothing else, so that it may as well ask what is so: is Radio selected?
  var hasOnlyTabs: Bool { !tabs.isEmpty && kinds.isEmpty && context.isEmpty }

  /// Whether a finding is about the tabs that are named, or none is.
  func isAbout(_ finding: Finding) -> Bool {
    let named = title == nil ? tabs : [0]
    return named.isEmpty || finding.tabs.contains(where: named.contains)
  }

  /// The commands for the device, the system and the guide.
  var context: [String] {
    let design = present.design
    let called = device.flatMap { device in
      let platform = Device.named(device.id)?.platform
      let current = platform.flatMap { platform in
        present.guide.versions[platform].flatMap { System.nearest(to: $0, on: platform) }
      }
      return design.device(called: device.name, id: device.id, running: system ?? current)
    }
    var target = called ?? design.device
    if let system, called == nil, !system.platform.hasNoDevices, !target.runs(target.system(meantBy: system)) {
      target = DeviceName.running(system) ?? target
    }
    return (target.id == design.device.id ? [] : ["device \(target.id)"])
      + (system.map { ["system \(target.system(meantBy: $0).id)"] } ?? [])
      + (guide.map { ["guide \($0.id)"] } ?? [])
  }

  /// Forgets what is named of the kinds that a question is not about; returns whether there was any.
  mutating func forget(unless isMeant: (String) -> Bool) -> Bool {
    let all = [("count", count != nil), ("named", title != nil), ("value", badge != nil)]
    if !isMeant("count") { count = nil }
    if !isMeant("named") { title = nil }
    if !isMeant("value") { badge = nil }
    isAboutTwo = isMeant("two")
    return all.contains { $0.1 && !isMeant($0.0) }
  }

  /// The commands for what else is named.
  var lines: [String] {
    var lines: [String] = []
    let present = present.design
    let tabs = count ?? max(present.tabs.count, title ?? badge == nil ? 0 : 1)
    if tabs < present.tabs.count { lines.append("keep " + (1...tabs).map(String.init).joined(separator: " ")) }
    lines += (present.tabs.count..<max(present.tabs.count, min(tabs, Self.mostTabs))).map { "add \"Tab \($0 + 1)\"" }
    if let title {
      if isGerman, !present.locale.hasPrefix("de") { lines.append("locale de") }
      // Two tabs named Lists.
      let named = isAboutTwo && tabs > 1 ? 2 : 1
      lines += (1...named).map { "rename \($0) \(Quoting.quoted(title, always: true))" }
    }
    return lines + (badge.map { ["badge 1 \(Quoting.quoted($0))"] } ?? [])
  }

  // More than any device shows.
  private static let mostTabs = 40

  private typealias SpokenWord = (text: String, isQuoted: Bool)

  /// Returns the words of a question; a text in quotes is one.
  private static func words(of question: String) -> [SpokenWord] {
    var words: [SpokenWord] = []
    var text = ""
    var (isQuoted, isCut) = (false, false)
    func end() {
      if !text.isEmpty { words.append((text, isQuoted)) }
      (text, isCut) = ("", false)
    }
    for character in question {
      switch character {
      case "“", "”", "„", "\"", "«", "»":
        end()
        isQuoted.toggle()
      case _ where isQuoted: text.append(character)
      case _ where character.isLetter || character.isNumber: if !isCut { text.append(character) }
      // Of it's and bar's the end says nothing, but that of can't does.
      case "'", "’":
        if text.hasSuffix("n") { continue }
        isCut = !text.isEmpty
      case "+", "&", "/", "…":
        if character != "+" || text.last?.isNumber != true { end() }
        text.append(character)
        end()
      default: end()
      }
    }
    end()
    return words
  }
}
