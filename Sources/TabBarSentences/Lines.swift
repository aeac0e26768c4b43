import TabBarCore
import TabBarGuidelines
import TabBarLexicon

/// The lines that the parts of a clause become: the templates of its wish, filled with what is said.
extension Parts {
  /// Lines, and what it costs to understand them so.
  typealias Way = (cost: Double, lines: [String])

  var lines: [Way] {
    let titles = intent.name == "add" ? waysToPartTitles : [(0, nil)]
    for alternatives in intent.templates {
      let ways = alternatives.flatMap { template in
        titles.compactMap { cost, titles in
          filled(template, titles).map { ($0.cost + cost, $0.lines) }
        }
      }
      if !ways.isEmpty { return ways }
    }
    return []
  }

  /// Returns a template with each slot's value in place of its name; `nil` where a condition does not hold, a slot that it
  /// needs is empty, or something is said that has no place in it.
  private func filled(_ template: Intent.Template, _ titles: [String]?) -> Way? {
    guard template.conditions.allSatisfy({ $0.isDenied != $0.evidence.contains(where: isGiven) }),
      intent.slots.indices.allSatisfy({
        slots[$0].isEmpty || intent.slots[$0].isIdle || template.slots.contains(intent.slots[$0].name)
      })
    else { return nil }
    var cost = template.cost
    var result = ""
    var rest = template.text[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "[" }) {
      result += rest[..<open]
      let isOptional = rest[open] == "["
      guard let close = rest[open...].firstIndex(of: isOptional ? "]" : "}") else { return nil }
      let inner = rest[rest.index(after: open)..<close]
      rest = rest[rest.index(after: close)...]
      let parts = inner.split(separator: "{", omittingEmptySubsequences: false)
      let name = isOptional ? parts[1].prefix { $0 != "}" } : inner
      if name == "new", let titles {
        result += titles.map(quoted).joined(separator: " ")
      } else if let (text, extra) = text(of: String(name)) {
        cost += extra
        result += isOptional ? parts[0] + text + parts[1].drop { $0 != "}" }.dropFirst() : text
      } else if !isOptional {
        return nil
      }
    }
    let lines = (result + rest).split(separator: ";").flatMap { repeated($0.description.trimming(" ")) }
    return lines.count <= Self.mostLines ? (cost, lines) : nil
  }

  // As many tabs as a bar may have that people speak of.
  private static let mostLines = 20

  /// Returns a line for each of the tabs that a slot with `@` has put into it.
  private func repeated(_ line: String) -> [String] {
    guard let start = line.firstIndex(of: "\u{1}"), let end = line.lastIndex(of: "\u{1}") else {
      return [line]
    }
    return line[start...end].split(separator: "\u{1}").map {
      String(line[..<start] + $0 + line[end...].dropFirst())
    }
  }

  // MARK: What is said

  func says(_ concept: String) -> Bool { says(Lexicon.shared.concept(named: concept)) }
  func says(_ concept: Int) -> Bool {
    concept == Concept.denied ? isDenied : said.contains { $0.concept == concept }
  }

  func isGiven(_ evidence: Intent.Evidence) -> Bool {
    switch evidence {
    case .concept(let concept): return says(concept)
    case .concepts(let concepts): return concepts.allSatisfy(says)
    case .off:
      return isDenied || isGiven(.role(.without))
        || items.contains { item in Concept.offs.contains(where: item.has) && !item.has(Concept.on) }
    case .inOrder(let one, let other):
      return (slots[one].first?.item ?? 0) < (slots[other].first?.item ?? 0)
    case .old:
      let old = first("old").map { String($0.sense.number) }
      return old == nil || tabs("tab").allSatisfy { context.badges[$0] == old }
    case .role(let role):
      return slots.contains { $0.contains { $0.role == role } }
        || said.contains { items[$0.item].role == role }
    case .equals: return slots.contains { $0.contains { $0.role == .equals } }
    case .slot(let slot):
      let (kind, fills) = (intent.slots[slot], slots[slot])
      // A word may be a value or a symbol only beside something that says so.
      if kind.takesValue {
        // As in: put a 2 on Home.
        let isOnTab = slots.contains { $0.contains { $0.role == .on && $0.sense.kind == .tab } }
        return fills.contains { $0.sense.kind == .sign || isOnTab && $0.sense.kind == .number }
      }
      if kind.takesSymbol {
        return fills.contains { $0.sense.kind == .symbol && $0.sense.text.contains(".") }
      }
      return !fills.isEmpty
    }
  }

  private func fills(_ slot: String) -> [Fill] { intent.slot(slot).map { slots[$0] } ?? [] }
  private func first(_ slot: String) -> Fill? { fills(slot).first }
  private func tabs(_ slot: String) -> [Int] { fills(slot).flatMap(\.sense.tabs) }
  private func words(for tabs: [Int]) -> String { tabs.map(context.word).joined(separator: " ") }

  // MARK: Values

  /// Returns the text of a slot, and what it costs to understand it so; `nil` where nothing fills it.
  private func text(of name: String) -> (text: String, cost: Double)? {
    func free(_ text: String?) -> (String, Double)? { text.map { ($0, 0) } }
    func each(_ tabs: [Int]) -> (String, Double)? {
      tabs.isEmpty ? nil : ("\u{1}" + tabs.map(context.word).joined(separator: "\u{1}") + "\u{1}", 0)
    }
    switch name {
    case "place?":
      let place = place(prefix: "at=")
      let isSaid = ["place", "after", "before", "between"].contains { !self.fills($0).isEmpty }
      // One that is said and is none leaves nothing.
      return place == nil && isSaid ? ("\0", Price.most) : free(place)
    case "place": return free(place(prefix: ""))
    case "badged@":
      let old = first("old").map { String($0.sense.number) }
      return each(
        context.badges.indices.filter {
          context.badges[$0] != nil && [nil, context.badges[$0]].contains(old)
        })
    case "steps": return free(context.steps > 0 ? String(context.steps) : nil)
    case "platform": return free(context.device.platform.rawValue.lowercased())
    case "device": return free(meantDevice)
    case "runner": return free(runner)
    case "other": return free(meantDevice.flatMap { $0 == context.device.id ? nil : $0 })
    case "direction": return direction.map { ($0, Price.doubt) }
    case "sym": return first(name).flatMap(symbol)
    default: break
    }
    let last = name.last
    let fills = fills(name.filter { !"@<>=.+".contains($0) })
    guard !fills.isEmpty else { return nil }
    if let last, "@<>=.+".contains(last) {
      let tabs = fills.flatMap(\.sense.tabs)
      // A number beside a title is no tab: Home 2, Inbox 9.
      let isMixed = Set(fills.map { items[$0.item].text.allSatisfy(\.isNumber) }).count > 1
      if last == "@" { return each(tabs).map { ($0.0, isMixed ? Price.much : 0) } }
      if last == "=" { return tabs.count == context.titles.count ? (words(for: tabs), 0) : nil }
      if last == "+" { return tabs.count > 1 ? (words(for: tabs), 0) : nil }
      if last == "." { return tabs.count == 1 ? (words(for: tabs), 0) : nil }
      guard tabs.count == 2 else { return nil }
      return (context.word(for: tabs[last == "<" ? 0 : 1]), 0)
    }
    let device = meantDevice.flatMap(Device.named) ?? context.device
    let texts = fills.map { fill -> String in
      switch fill.sense.kind {
      case .tab: words(for: fill.sense.tabs)
      case .new where name == "val" || name == "badge": quoted(items[fill.item].text.trimming(" .,;"))
      case .new where name == "word": items[fill.item].text.lowercased()
      case .new where name == "name": quoted(fill.sense.text)
      case .new: quoted(title(fill))
      case .mark, .gone, .sign: quoted(fill.sense.text)
      case .number, .place, .step: String(fill.sense.number)
      case .system: System.named(fill.sense.text).map(device.system(meantBy:))?.id ?? fill.sense.text
      case .relative: fill.sense.number < 0 ? "left" : "right"
      default: fill.sense.text
      }
    }
    if name == "gone", first(name)?.sense.kind == .gone {
      let steps = fills.map(\.sense.number).max() ?? 1
      return (steps > 1 ? String(steps) : "", 0)
    }
    return (texts.joined(separator: " "), Set(texts).count < texts.count ? Price.most : 0)
  }

  /// Returns the title that a fill gives; in capitals where all others are.
  private func title(_ fill: Fill) -> String {
    guard !items[fill.item].isQuoted else { return fill.sense.text }
    let text = fill.sense.text.trimming(" .,;:!?")
    guard text == text.lowercased(),
      context.titles.allSatisfy({ $0.isEmpty || $0.first?.isUppercase == true })
    else { return text }
    return text.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(
      separator: " ")
  }

  /// Returns the place that is said, as a command has it; `nil` where none is, or several that are not the same.
  private func place(prefix: String) -> String? {
    let moved = first("tab")?.sense.tabs
    let rest = context.titles.indices.filter { moved?.contains($0) != true }
    func index(_ tab: Int?) -> Int? { tab.flatMap { rest.firstIndex(of: $0) } }
    var said: [(index: Int?, text: String)] = fills("place").map { fill in
      let number = fill.sense.number
      let isNumber = fill.sense.kind == .number
      let index =
        number < 0 ? rest.count + 1 + number : number == 0 && !isNumber ? rest.count / 2 : number - 1
      let text = isNumber || abs(number) != 1 ? String(index + 1) : number == 1 ? "first" : "last"
      return (index, prefix + text)
    }
    func add(_ tab: Int?, _ key: String, _ distance: Int) {
      said.append((index(tab).map { $0 + distance }, tab.map { "\(key)=\(context.word(for: $0))" } ?? ""))
    }
    if let tab = tabs("after").last { add(tab, "after", 1) }
    if let tab = tabs("before").first { add(tab, "before", 0) }
    let between = tabs("between").sorted()
    if !between.isEmpty {
      add(
        between[0], "after",
        between.count == 2 && index(between[1]) == index(between[0]).map({ $0 + 1 }) ? 1 : -9)
    }
    guard let first = said.first?.index, said.allSatisfy({ $0.index == first }), first >= 0 else {
      return nil
    }
    return said[0].text
  }

  /// The direction that is said, where the language that is said has another one.
  private var direction: String? {
    guard let direction = first("dir")?.sense.text, let language = first("lang")?.sense.text else {
      return nil
    }
    return (direction == "rtl") == Localization.readsRightToLeft(language) ? nil : direction
  }

  /// Returns the name of the symbol that a fill names or describes, and what the guess costs.
  private func symbol(_ fill: Fill) -> (text: String, cost: Double)? {
    let text = items[fill.item].text.lowercased().trimming(" .,")
    let named = fill.sense.kind == .symbol ? (fill.sense.text, 0) : Names.symbol(showing: text)
    guard let (name, cost) = named else { return nil }
    return (quoted(says("N:filled") ? Symbol.named(name)?.filledName ?? name : name), cost)
  }

  // MARK: Devices

  private static let families: [String: Platform] = ["iphone": .iOS, "ipad": .iPadOS, "apple tv": .tvOS]

  /// The device that is named: of a family alone the one that the bar is laid out for, was before, or that runs what is
  /// said.
  private var meantDevice: String? {
    guard let fill = first("dev"), let named = Device.named(fill.sense.text) else { return nil }
    guard let family = Self.families[items[fill.item].text.lowercased()] else { return named.id }
    let system = first("sys").flatMap { System.named($0.sense.text) }.map(named.system)
    let isBack = items.contains { item in Concept.back.contains(where: item.has) }
    let known = ((isBack ? context.earlierDevices : []) + [context.device]).first { device in
      device.platform == family && system.map(device.runs) ?? true
    }
    return known?.id ?? system.flatMap(DeviceName.running)?.id ?? named.id
  }

  /// A device that runs the system that is said, where the bar's own is of another kind.
  private var runner: String? {
    guard
      let system = first("sys").flatMap({ System.named($0.sense.text) }).map(context.device.system(meantBy:)),
      system.platform != context.device.platform
    else { return nil }
    return DeviceName.running(system)?.id
  }

  // MARK: New titles

  private var waysToPartTitles: [(cost: Double, titles: [String]?)] {
    let fills = fills("new")
    let names = fills.map(title)
    guard names.allSatisfy({ !$0.isEmpty && !$0.hasPrefix("-") }), isList(fills) else { return [] }
    // A word that nobody knows is no title by itself, unless it is written as one.
    let isWritten = fills.allSatisfy { items[$0.item].isQuoted || items[$0.item].isCapital }
    let saysOther = items.indices.contains { index in
      items[index].isVerb && !fills.contains { $0.item == index }
    }
    guard context.titles.isEmpty || isWritten && !saysOther || Concept.adding.contains(where: says) else {
      return []
    }
    let number = first("n")?.sense.number
    let extra = names.contains { context.tabs(called: $0) > 0 } ? Price.guess : 0
    func ways(_ ways: [(Double, [String])]) -> [(Double, [String]?)] {
      ways.map { cost, titles in
        (cost + extra + (number ?? titles.count == titles.count ? 0 : Price.left), titles)
      }
    }
    let parted = zip(fills, names).flatMap { fill, name in
      items[fill.item].isQuoted ? [name] : name.split(separator: " ").map(String.init)
    }
    let isSingle = saysTab(inPlural: false) || fills[0].role == .called
    guard parted.count > names.count, !isSingle else { return ways([(0, names)]) }
    if number == parted.count { return ways([(0, parted)]) }
    let isPlural = saysTab(inPlural: true)
    if fills.count > 1 {
      let isSmall = fills.contains { items[$0.item].words > 1 && items[$0.item].isSmall }
      let costs = isPlural ? (Price.doubt, Price.slight) : (Price.slight, Price.doubt)
      return ways(isSmall ? [(costs.0, names), (costs.1, parted)] : [(0, names)])
    }
    // A small word is more often a part of a title than a title among others.
    let hasSmall = parted.contains {
      Lexicon.shared.isFree($0.lowercased()) || SpokenWords.isSmall($0.lowercased()) || $0 == "&"
    }
    let isOne =
      !isPlural && items[fills[0].item].isCapital && (parted.count == 2 || parted.count == 3 && hasSmall)
    let cost = isOne && hasSmall ? Price.guess : isPlural || parted.count > 2 ? 0 : Price.slight
    return ways([(isOne ? 0 : Price.doubt, names), (cost, parted)])
  }

  /// Whether tabs, or one tab, are spoken of.
  private func saysTab(inPlural: Bool) -> Bool {
    said.contains { $0.concept == Concept.tab && items[$0.item].text.lowercased().hasSuffix("s") == inPlural }
  }

  /// Whether new titles follow each other with nothing but what parts a list in between.
  private func isList(_ fills: [Fill]) -> Bool {
    zip(fills, fills.dropFirst()).allSatisfy { left, right in
      guard left.item < right.item else { return false }
      let between = items[(left.item + 1)..<right.item]
      let isParted =
        items[left.item].isQuoted && items[right.item].isQuoted || between.contains { $0.has(.separator) }
      return isParted && between.allSatisfy { ($0.has(.separator) || $0.has(.free)) && !$0.has(Concept.tab) }
    }
  }
}
