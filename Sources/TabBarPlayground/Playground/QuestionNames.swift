import TabBarCore
import TabBarGuidelines
import TabBarLexicon

/// What a question names: a device, a system, a guide, tabs, a title, a number of tabs, the text of a badge.
struct QuestionNames {
  /// The words beside the names, in small letters.
  private(set) var others: [String] = []
  /// The concepts that are named.
  private(set) var kinds: Set<String> = []
  /// What the names mention besides, where it is a concept: titles in small letters, that a title joins things, a system.
  private(set) var mentioned: [String] = []
  private let present: Draft
  private var device: (name: String, id: String)?
  private var system: System?
  private var guide: Guide?
  private var (title, badge): (String?, String?) = (nil, nil)
  private var count: Int?
  private let isGerman: Bool
  private var tabs: [Int] = []

  init(in question: String, of draft: Draft) {
    present = draft
    let words = Self.words(of: question)
    let lows = words.map { $0.text.lowercased() }
    let numbers = lows.map { Lexicon.shared.number($0).map(String.init) ?? $0 }
    func means(_ index: Int, _ concepts: String...) -> Bool {
      lows.indices.contains(index) && concepts.contains { Mentions.means(lows[index], $0) }
    }
    func isCapital(_ index: Int) -> Bool { index > 0 && words[index].text.first?.isUppercase == true }
    func isThing(_ index: Int) -> Bool { means(index, "tab", "bar", "title", "icon", "badge", "translate") }
    let all = Mentions(lows)
    let isNaming = !all.contains("!") && (all.contains("call") || all.contains("title"))
    let isAboutBadges = all.contains("badge")
    // A title in small letters is one where its words are no others.
    let titles = draft.design.tabs.map { Self.words(of: $0.title).map(\.text) }
    isGerman = !Lexicon.shared.list("german").isDisjoint(with: lows)
    var index = 0
    while index < words.count {
      let (text, low, rest) = (words[index].text, lows[index], Array(numbers[index...]))
      let start = index
      index += 1
      let said = words[start].isQuoted ? Self.words(of: text).map(\.text) : words[start...].map(\.text)
      let tab = titles.indices.first { tab in
        let title = titles[tab]
        let lows = title.map { $0.lowercased() }
        return !title.isEmpty && (!words[start].isQuoted || said.count == title.count)
          && (said.starts(with: title) || !lows.contains(where: Mentions.knows) && said.starts(with: lows))
      }
      if let tab {
        tabs.append(tab)
        if isNaming || words[start].isQuoted { kinds.insert("named") }
        if !words[start].isQuoted { index = start + titles[tab].count }
        others.append("tab")
        // It may say something as well: Search.
        mentioned.append(low)
      } else if words[start].isQuoted, text.contains(where: \.isLetter) {
        // Which of two is better is no question about one of them.
        if isAboutBadges {
          badge = text
        } else if text.contains("."), !text.contains(" ") {
          others.append("sfsymbols")
        } else if title != nil {
          kinds.insert("choice")
        } else {
          title = text
        }
      } else if let named = Guide.named(lows[start...].prefix(2).joined(separator: "-")) {
        guide = named
        index = start + 2
      } else if let (count, id) = DeviceName.id(atStartOf: rest) {
        index = start + count
        device = (lows[start..<index].joined(separator: " "), id)
      } else if let (count, named) = System.called(atStartOf: rest) {
        index = start + count
        system = named
        mentioned.append("system")
      } else if let named = Guide.ofYear(low) {
        guide = named
      } else if isAboutBadges, Int(low) != nil {
        badge = text
        if Mentions.knows(low) { others.append(low) }
      } else if isNaming || means(start - 1, "joined") || means(index, "joined"),
        isCapital(start) || start == 0 && !Mentions.knows(low) && means(index, "or"), !isThing(start),
        // Every German noun has a capital.
        text != "I", !isGerman || means(start - 1, "call") || means(index, "call")
      {
        if title != nil, means(start - 1, "or") { kinds.insert("choice") }
        title = (title.map { $0 + " " } ?? "") + text
      } else {
        if let begun = title, means(start, "joined") { title = begun + " " + text }
        if let number = Int(numbers[start]), number > 0, means(index, "tab") { count = number }
        if let platform = Platform.allCases.first(where: { $0.hasNoDevices && means(start, $0.rawValue) }) {
          system = System.nearest(to: draft.guide.versions[platform] ?? .max, on: platform)
        }
        if ["sap", "material"].contains(low) {
          guide = guide ?? Guide.all.last { $0.id.hasPrefix(low + "-") }
        }
        others.append(low)
      }
    }
    if kinds.contains("choice") { title = nil }
    if let title {
      kinds.insert("named")
      mentioned.append(title.lowercased())
      let joins = title.contains { "&/".contains($0) }
      if joins { mentioned.append("joined") }
      if !joins, title.split(separator: " ").count > 2 { kinds.insert("phrase") }
    }
    if badge != nil { kinds.insert("value") }
    // One tab is hardly ever meant as a number.
    if let count, count > 1 { kinds.insert("count") }
  }

  /// Whether it names tabs of the bar and says little else, so that it may as well ask what is so: is Radio selected?
  var hasOnlyTabs: Bool { !tabs.isEmpty && kinds.isEmpty && context.isEmpty && others.count < 6 }

  /// Whether a finding is about the tabs that are named, or none is.
  func isAbout(_ finding: Finding) -> Bool {
    let named = tabs.isEmpty && (title != nil || badge != nil) ? [place] : tabs
    return named.isEmpty || finding.tabs.contains(where: named.contains)
  }

  /// The tab that gets the title or the badge that is named.
  private var place: Int { tabs.first ?? 0 }

  /// The commands for the device, the system and the guide. The system stays as it is where the device runs it, and no other
  /// one is named.
  var context: [String] {
    let design = present.design
    let called = device.flatMap {
      design.device(called: $0.name, id: $0.id, running: system ?? present.system)
    }
    var target = called ?? design.device
    if let system, called == nil, !system.platform.hasNoDevices, !target.runs(target.system(meantBy: system))
    {
      target = DeviceName.running(system) ?? target
    }
    let isOther = target.id != design.device.id
    let kept = present.system.map(target.system).flatMap { isOther && target.runs($0) ? $0 : nil }
    return (isOther ? ["device \(target.id)"] : [])
      + ((system.map(target.system) ?? kept).map { ["system \($0.id)"] } ?? [])
      + (guide.map { ["guide \($0.id)"] } ?? [])
  }

  /// Returns the commands for what else is named that a rule judges; `nil` where it does not judge all of it.
  func lines(for rule: Rule) -> [String]? {
    guard kinds.allSatisfy({ $0 == "phrase" || Mentions.judges(rule, $0) }) else { return nil }
    var lines: [String] = []
    let present = present.design
    // Two tabs named Lists.
    let areAlike = Mentions.judges(rule, "same")
    let wanted = areAlike ? nil : Mentions.judges(rule, "count") ? count : nil
    let tabs = wanted ?? max(present.tabs.count, title ?? badge == nil ? 0 : 1)
    if tabs < present.tabs.count {
      lines.append("keep " + (1...tabs).map(String.init).joined(separator: " "))
    }
    lines += (present.tabs.count..<max(present.tabs.count, min(tabs, Self.mostTabs))).map {
      "add \"Tab \($0 + 1)\""
    }
    if let title {
      if isGerman, !present.locale.hasPrefix("de") { lines.append("locale de") }
      lines += (areAlike && tabs > 1 ? [1, 2] : [place + 1]).map {
        "rename \($0) \(Quoting.quoted(title, always: true))"
      }
    }
    return lines + (badge.map { ["badge \(place + 1) \(Quoting.quoted($0))"] } ?? [])
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
