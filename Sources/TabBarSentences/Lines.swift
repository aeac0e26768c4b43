import TabBarCore
import TabBarGuidelines
import TabBarLexicon
import TabBarPlayground

/// The lines that the parts of a clause become: the templates of its wish, filled with what is said.
extension Parts {
  /// Lines, and what it costs to understand them so.
  typealias Way = (cost: Double, lines: [String])

  var lines: [Way] {
    for alternatives in intent.templates {
      let ways = alternatives.compactMap(filled)
      guard ways.isEmpty else { return isCounted ? ways : ways.map { ($0.cost + Price.left, $0.lines) } }
    }
    return []
  }

  /// Whether there are as many new titles as are said to be.
  private var isCounted: Bool {
    guard let number = first("n")?.sense.number, intent.name == "add" else { return true }
    return number == fills("new").count
  }

  /// Returns a template with each slot's value in place of its name; `nil` where a condition does not hold, a slot that it
  /// needs is empty, or something is said that has no place in it.
  private func filled(_ template: Intent.Template) -> Way? {
    guard template.conditions.allSatisfy({ $0.isDenied != $0.evidence.contains(where: isGiven) }),
      intent.slots.indices.allSatisfy({
        slots[$0].isEmpty || intent.slots[$0].isIdle || template.slots.contains(intent.slots[$0].name)
      })
    else { return nil }
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
      if let text = text(of: String(name)) {
        result += isOptional ? parts[0] + text + parts[1].drop { $0 != "}" }.dropFirst() : text
      } else if !isOptional {
        return nil
      }
    }
    let lines = (result + rest).split(separator: ";").flatMap { repeated($0.description.trimming(" ")) }
    return lines.count <= Self.mostLines ? (template.cost, lines) : nil
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

  var design: Design { playground.draft.design }

  // No one says a longer title in a sentence.
  private func word(for tab: Int) -> String { playground.draft.word(for: tab, longest: 80) ?? "" }

  private func quoted(_ text: String) -> String { Quoting.quoted(text, always: true) }

  // MARK: What is said

  func says(_ concept: Int) -> Bool { said.contains { $0.concept == concept } }

  func isGiven(_ evidence: Intent.Evidence) -> Bool {
    switch evidence {
    case .concept(let concept): return says(concept)
    case .all(let parts): return parts.allSatisfy(isGiven)
    case .off:
      return isGiven(.role(.without))
        || items.contains { item in Concept.offs.contains(where: item.has) && !item.has(Concept.on) }
    case .old:
      return old == nil || tabs("tab").allSatisfy { design.tabs[$0].badge == old }
    case .role(let role):
      return slots.contains { $0.contains { $0.role == role } }
        || said.contains { items[$0.item].role == role }
    case .slot(let slot):
      // A badge of letters, or an icon that is only described, has to be said to be one.
      let kinds = intent.slots[slot].kinds
      return slots[slot].contains {
        $0.sense.kind != .new || !kinds.contains(.sign) && !kinds.contains(.symbol)
      }
    }
  }

  /// Whether what fills a slot can be nothing else: no word or number, where it is a badge or an icon.
  func isPlain(_ slot: Int) -> Bool {
    let kinds = intent.slots[slot].kinds
    return slots[slot].contains { fill in
      fill.sense.kind == .sign || fill.sense.kind == .symbol && fill.sense.text.contains(".")
        || !kinds.contains(.symbol) && !kinds.contains(.sign)
    }
  }

  /// The badge that is said to be there.
  private var old: String? { first("old").map { String($0.sense.number) } }
  private func fills(_ slot: String) -> [Fill] { intent.slot(slot).map { slots[$0] } ?? [] }
  private func first(_ slot: String) -> Fill? { fills(slot).first }
  private func tabs(_ slot: String) -> [Int] { fills(slot).flatMap(\.sense.tabs) }
  private func words(for tabs: [Int]) -> String { tabs.map(word).joined(separator: " ") }

  // MARK: Values

  /// Returns the text of a slot; `nil` where nothing fills it, or not as the sign behind its name says.
  private func text(of name: String) -> String? {
    switch name {
    case "place": return place(prefix: "")
    case "at": return place(prefix: "at=")
    case "badged@":
      return each(
        design.tabs.indices.filter { design.tabs[$0].badge.map { old ?? $0 == $0 } == true })
    case "steps": return playground.timeline.number > 0 ? String(playground.timeline.number) : nil
    case "reversed": return words(for: design.tabs.indices.reversed())
    case "sorted":
      return words(for: design.tabs.indices.sorted { design.tabs[$0].title < design.tabs[$1].title })
    case "platform": return design.device.platform.rawValue.lowercased()
    case "device": return meantDevice
    case "other": return meantDevice.flatMap { $0 == design.device.id ? nil : $0 }
    case "sym": return first(name).flatMap(symbol)
    default: break
    }
    let fills = fills(name.filter { !"@<>=.+".contains($0) })
    guard !fills.isEmpty else { return nil }
    let tabs = fills.flatMap(\.sense.tabs)
    switch name.last {
    case "@": return each(tabs)
    case "=": return tabs.count == design.tabs.count ? words(for: tabs) : nil
    case "+": return tabs.count > 1 ? words(for: tabs) : nil
    case ".": return tabs.count == 1 ? words(for: tabs) : nil
    case "<": return tabs.count == 2 ? word(for: tabs[0]) : nil
    case ">": return tabs.count == 2 ? word(for: tabs[1]) : nil
    default: break
    }
    let device = meantDevice.flatMap(Device.named) ?? design.device
    let texts = fills.map { fill -> String in
      switch fill.sense.kind {
      case .tab: words(for: fill.sense.tabs)
      case .new where name == "val" || name == "badge": quoted(items[fill.item].text.trimming(" .,;"))
      case .new where name == "word": items[fill.item].text.lowercased()
      case .new where name == "name": quoted(fill.sense.text)
      case .new: quoted(title(fill))
      case .mark, .sign: quoted(fill.sense.text)
      case .gone: fill.sense.number > 1 ? String(fill.sense.number) : ""
      case .number, .place, .step: String(fill.sense.number)
      case .system: System.named(fill.sense.text).map(device.system(meantBy:))?.id ?? fill.sense.text
      case .relative: fill.sense.number < 0 ? "left" : "right"
      default: fill.sense.text
      }
    }
    return Set(texts).count < texts.count ? nil : texts.joined(separator: " ")
  }

  private func each(_ tabs: [Int]) -> String? {
    tabs.isEmpty ? nil : "\u{1}" + tabs.map(word).joined(separator: "\u{1}") + "\u{1}"
  }

  /// Returns the title that a fill gives; in capitals where all others are.
  private func title(_ fill: Fill) -> String {
    guard !items[fill.item].isQuoted else { return fill.sense.text }
    let text = fill.sense.text.trimming(" .,;:!?")
    guard text == text.lowercased(),
      design.tabs.allSatisfy({ $0.title.first?.isUppercase != false })
    else { return text }
    return text.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(
      separator: " ")
  }

  /// Returns the place that is said, as a command has it; `nil` where none is.
  private func place(prefix: String) -> String? {
    let between = tabs("between").sorted()
    if let tab = tabs("after").last ?? (between.count == 2 ? between[0] : nil) {
      return "after=\(word(for: tab))"
    }
    if let tab = tabs("before").first { return "before=\(word(for: tab))" }
    guard let sense = first("place")?.sense else { return nil }
    let count = design.tabs.count - tabs("tab").count
    switch sense.number {
    case 1 where sense.kind == .place: return prefix + "first"
    case -1: return prefix + "last"
    case 0 where sense.kind == .place: return prefix + String(count / 2 + 1)
    case let number: return prefix + String(number < 0 ? count + 2 + number : number)
    }
  }

  /// Returns the name of the symbol that a fill names or describes.
  private func symbol(_ fill: Fill) -> String? {
    let text = items[fill.item].text.lowercased().trimming(" .,")
    return (fill.sense.kind == .symbol ? fill.sense.text : Names.symbol(showing: text)).map(quoted)
  }

  /// The device that is named.
  private var meantDevice: String? {
    first("dev").flatMap { fill in
      design.device(
        called: items[fill.item].text.lowercased(), id: fill.sense.text,
        running: first("sys").flatMap { System.named($0.sense.text) })
    }?.id
  }
}
