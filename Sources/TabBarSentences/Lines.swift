import TabBarLexicon

/// The lines that the parts of a clause become, with what each way costs.
extension Parts {
  typealias Way = (cost: Double, lines: [String])

  var lines: [Way] {
    switch intent.name {
    case "add": linesToAdd()
    case "remove": linesToRemove()
    case "keep": linesToKeep()
    case "rename": linesToRename()
    case "move": linesToMove()
    case "swap": linesToSwap()
    case "order": linesToOrder()
    case "badge": linesForBadges()
    case "icon": linesForIcon()
    case "icons": [(pricedIcons(), ["icons"])]
    case "undo": linesToUndo()
    case "clear": linesToClear()
    case "merge": linesToMerge()
    case "device": linesForDevice()
    case "system": linesForSystem()
    case "guide": linesForGuide()
    case "locale": linesForLocale()
    case "textsize": linesForTextSize()
    // One device alone is more often the one that is wanted.
    case "compare" where fills("devs").count == 1 && !says("V:compare"):
      filledTemplate().map { [($0.cost + 0.6, $0.lines)] } ?? []
    default: filledTemplate().map { [$0] } ?? []
    }
  }

  // MARK: What is said

  func says(_ concept: String) -> Bool { says(Lexicon.shared.concept(named: concept)) }
  func says(_ concept: Int) -> Bool { said.contains { $0.concept == concept } }
  func says(anyOf concepts: String...) -> Bool { concepts.contains(where: says) }

  /// Whether the name of a thing is in the plural, `tabs`, or in the singular.
  func says(_ concept: String, inPlural: Bool) -> Bool {
    let concept = Lexicon.shared.concept(named: concept)
    return said.contains {
      $0.concept == concept && items[$0.item].text.lowercased().hasSuffix("s") == inPlural
    }
  }

  func fills(_ slot: String) -> [Fill] { intent.slot(slot).map { slots[$0] } ?? [] }
  func first(_ slot: String) -> Fill? { fills(slot).first }
  func tabs(_ slot: String) -> [Int] { fills(slot).flatMap(\.sense.tabs) }
  func words(for tabs: [Int]) -> String { tabs.map(context.word).joined(separator: " ") }

  /// What something is switched to.
  private var isOff: Bool {
    let lexicon = Lexicon.shared
    let (on, offs) = (lexicon.concept(named: "ON"), ["N:hide", "OFF", "V:remove"].map(lexicon.concept))
    return isDenied || items.contains { item in offs.contains(where: item.has) && !item.has(on) }
  }

  /// Returns the title that a fill gives; in capitals where all others are.
  func title(_ fill: Fill) -> String {
    let item = items[fill.item]
    guard !item.isQuoted else { return fill.sense.text }
    let text = fill.sense.text.trimming(" .,;:!?")
    guard text == text.lowercased(),
      context.titles.allSatisfy({ $0.isEmpty || $0.first?.isUppercase == true })
    else {
      return text
    }
    return text.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(
      separator: " ")
  }

  /// Returns a badge as a command has it.
  func value(_ fill: Fill) -> String {
    switch fill.sense.kind {
    case .number: String(fill.sense.number)
    case .sign: quoted(fill.sense.text)
    default: quoted(items[fill.item].text.trimming(" .,;"))
    }
  }

  // MARK: Templates

  /// Returns the template with each slot's value in place of its name; `nil` where a slot that it needs is empty.
  private func filledTemplate() -> Way? {
    var cost = 0.0
    var lines: [String] = []
    for template in intent.template.split(separator: ";").flatMap({ repeated(String($0)) }) {
      var line = ""
      var rest = template[...]
      while let open = rest.firstIndex(where: { $0 == "{" || $0 == "[" }) {
        line += rest[..<open]
        let isOptional = rest[open] == "["
        guard let close = rest[open...].firstIndex(of: isOptional ? "]" : "}") else { return nil }
        let inner = rest[rest.index(after: open)..<close]
        rest = rest[rest.index(after: close)...]
        let name = isOptional ? inner.drop { $0 != "{" }.dropFirst().prefix { $0 != "}" } : inner
        guard let (text, extra) = text(of: String(name)) else {
          guard isOptional else { return nil }
          continue
        }
        cost += extra
        line += isOptional ? inner.prefix { $0 != "{" } + text : text
      }
      line += rest
      lines.append(line.trimming(" "))
    }
    return (cost, lines)
  }

  /// Returns a template for each tab of a slot that it has as `{SLOT@}`.
  private func repeated(_ template: String) -> [String] {
    guard let end = template.firstIndex(of: "@"), let start = template[..<end].lastIndex(of: "{") else {
      return [template]
    }
    let name = template[template.index(after: start)..<end]
    return tabs(String(name)).map { tab in
      template[..<start] + context.word(for: tab) + template[end...].dropFirst(2)
    }
  }

  private func text(of name: String) -> (text: String, cost: Double)? {
    if name == "switch" { return (isOff ? "off" : "on", 0) }
    let fills = fills(name)
    guard !fills.isEmpty else { return nil }
    var cost = 0.0
    let texts = fills.map { fill -> String in
      switch fill.sense.kind {
      case .tab: return words(for: fill.sense.tabs)
      case .new where intent.slots.contains { $0.name == name && $0.takesSymbol }:
        return items[fill.item].text.lowercased()
      case .new where name == "name": return quoted(fill.sense.text)
      case .new: return quoted(title(fill))
      case .mark, .gone: return quoted(fill.sense.text)
      case .number, .place: return String(fill.sense.number)
      default: return fill.sense.text
      }
    }
    if Set(texts).count < texts.count { cost += 3 }
    return (texts.joined(separator: " "), cost)
  }
}
