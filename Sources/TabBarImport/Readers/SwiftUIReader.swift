/// Reads the tabs of SwiftUI's `TabView`: `Tab`, `TabSection`, `tabItem`.
final class SwiftUIReader {
  let evaluator: Evaluator
  var bar: ImportedBar
  /// The views without a tab item.
  private var plainViews: [SourcePlace] = []
  /// The most tabs that are read of one bar.
  static let mostTabs = 200
  /// The most tab views that are looked at in one file.
  private static let mostViews = 64

  /// What a view is a part of.
  struct Context {
    var section: String?
    var condition: Condition?
    /// The placement that the section around gives its tabs.
    var placement: ImportedPlacement?

    mutating func add(_ other: Condition?) {
      guard let other else { return }
      condition = condition.map { $0.and(other) } ?? other
    }
  }

  private init(_ evaluator: Evaluator, place: SourcePlace, name: String) {
    self.evaluator = evaluator
    bar = ImportedBar(kind: .swiftUI, name: name, place: place)
  }

  /// Returns the bars of a file, those without tabs as well.
  static func bars(in file: CodeFile, _ evaluator: Evaluator, bodies: [CodeBody]) -> [ImportedBar] {
    var result: [ImportedBar] = []
    evaluator.begin()
    for index in file.all.filter({ file.isToken($0, "TabView") }).prefix(mostViews) {
      let next = file.afterGenerics(index + 1, file.tokens.count) ?? index + 1
      guard file.isOpen(next, "(") || file.isOpen(next, "{"), !file.isToken(index - 1, "struct"),
        !file.isToken(index - 1, "func"), !file.isToken(index - 1, ".") || file.isToken(index - 2, "SwiftUI")
      else { continue }
      let body = bodies.filter { $0.range.contains(index) }.min { $0.range.count < $1.range.count }
      guard let body, !body.isPreview else { continue }
      let reader = SwiftUIReader(evaluator, place: file.place(index), name: body.owner?.name ?? "")
      reader.read(at: index, in: body, file)
      reader.bar.settle()
      result.append(reader.bar)
    }
    return result
  }

  private func read(at index: Int, in body: CodeBody, _ file: CodeFile) {
    let owner = body.owner.map {
      Value.object(Object($0.name, type: $0, Code(file: file, range: index..<index)))
    }
    let scope = Scope(owner: owner, type: body.owner)
    if let initializer = body.owner?.initializers.first(where: \.parameters.isEmpty) {
      _ = evaluator.run(initializer.body, in: scope)
    }
    let brackets = enclosing(index, body.range, file)
    // What is bound before the bar, in the bodies around it.
    for range in [body.range] + brackets.map({ file.inside($0) })
    where (range.lowerBound..<max(range.lowerBound, index)).contains(where: { file.isToken($0, "let") }) {
      for node in Parser.statements(range, in: file)
      where node.binds && node.code.range.upperBound <= index { _ = evaluator.follow(node, scope) }
    }
    let modifiers =
      brackets.flatMap { open -> [Modifier] in
        let after = file.after(open)
        guard file.isToken(after, "."), after + 1 < body.range.upperBound else { return [] }
        return Self.modifiers(at: after + 1, in: body.range, file, scope)
      } + Self.modifiers(at: index, in: body.range, file, scope)
    guard let head = modifiers.first(where: { $0.name == "TabView" }), readStyle(modifiers, file) else {
      return
    }
    readFacts(modifiers)
    if file.isToken(brackets.last.map { $0 - 1 } ?? -1, "else"), isAfterAvailable(brackets.last ?? 0, file) {
      bar.isUncertain = true
      bar.notes.append(
        ImportRemark(place: bar.place, reason: "for systems before those that #available names"))
    }
    let content = head.arguments.last { $0.isTrailing && $0.label.isEmpty || $0.label == "content" }
    guard let nodes = content?.closure?.body.nodes else { return }
    for value in evaluator.built(nodes, scope) { add(value, Context()) }
    if bar.tabs.isEmpty, bar.candidates.isEmpty {
      if bar.gaps.isEmpty, !plainViews.isEmpty { gap(bar.place, "none of its views has a tab item") }
    } else {
      for place in plainViews { gap(place, "the view has no tab item that can be read here") }
    }
  }

  /// Returns the calls in the chain that begins at a token.
  private static func modifiers(at index: Int, in range: Range<Int>, _ file: CodeFile, _ scope: Scope)
    -> [Modifier]
  {
    var parser = Parser(index..<file.statementEnd(index, range.upperBound), in: file)
    var node = parser.expression()
    var result: [Modifier] = []
    while true {
      switch node.kind {
      case .call(let callee, let arguments):
        let place = file.place(callee.code.range.upperBound - 1)
        if let name = callee.lastName {
          result.append(Modifier(name: name, arguments: arguments, scope: scope, place: place))
        }
        node = callee
      case .member(let base, _): node = base
      default: return result
      }
    }
  }

  /// The brackets around a token, from the outermost.
  private func enclosing(_ index: Int, _ range: Range<Int>, _ file: CodeFile) -> [Int] {
    var result: [Int] = []
    var position = range.lowerBound
    while position < index {
      if file.kind(position) == .open, Int(file.tokens[position].mate) > index {
        result.append(position)
        position += 1
      } else {
        position = max(position + 1, file.after(position))
      }
    }
    return result.suffix(64)
  }

  /// Reads the style; returns whether it has a tab bar.
  private func readStyle(_ modifiers: [Modifier], _ file: CodeFile) -> Bool {
    for link in modifiers where link.name == "tabViewStyle" {
      let words = link.words
      if !words.isDisjoint(with: ["page", "PageTabViewStyle", "verticalPage", "VerticalPageTabViewStyle"]) {
        gap(link.place, "the style shows pages, which have no tab bar")
        return false
      }
      guard words.contains("carousel") else { continue }
      // Tab items of a carousel are read all the same: they say what the pages are.
      bar.isUncertain = true
      bar.notes.append(ImportRemark(place: link.place, reason: "Apple Watch shows pages, and no tab bar"))
    }
    return true
  }

  private func isAfterAvailable(_ open: Int, _ file: CodeFile) -> Bool {
    guard open >= 2, file.isToken(open - 1, "else"), file.kind(open - 2) == .close else { return false }
    let start = Int(file.tokens[open - 2].mate)
    return (max(0, start - 16)..<start).contains { file.isToken($0, "#available") }
  }

  func gap(_ place: SourcePlace, _ reason: String) {
    let remark = ImportRemark(place: place, reason: reason)
    if bar.gaps.count < Self.mostTabs, !bar.gaps.contains(remark) { bar.gaps.append(remark) }
  }

  // MARK: - Views

  /// Adds the tabs that a view makes.
  private func add(_ value: Value, _ context: Context) {
    var context = context
    context.add(value.parts.condition)
    switch value.parts.value {
    case .array(let values): for value in values { add(value, context) }
    case .object(let object):
      guard bar.tabs.count + bar.candidates.count < Self.mostTabs else { return }
      add(object, context)
    default: break
    }
  }

  private func add(_ object: Object, _ context: Context) {
    let item = object.modifiers.last { $0.name == "tabItem" }
    switch object.typeName {
    case Evaluator.gap: gap(object.code.place, object.fields["reason"]?.string ?? "")
    case "Tab" where item == nil: tab(object, context)
    case "TabSection" where item == nil: section(object, context)
    case "EmptyView", "Spacer", "EmptyTabContent": break
    default:
      if let item {
        let parts = item.arguments.first.map { evaluator.label(of: evaluator.value($0.value, item.scope)) }
        finish(
          TabReading(tab: ImportedTab(place: object.origin ?? item.place)), parts ?? LabelParts(), object,
          context)
      } else if let body = object.type?.properties["body"]?.body, body.mentionsTabs {
        let before = (bar.tabs.count, bar.candidates.count, bar.gaps.count)
        let scope = evaluator.scope(in: nil, owner: .object(object), type: object.type)
        for value in evaluator.built(body.nodes, scope) { add(value, context) }
        if before == (bar.tabs.count, bar.candidates.count, bar.gaps.count) {
          plainViews.append(object.code.place)
        }
      } else {
        plainViews.append(object.code.place)
      }
    }
  }

  private func tab(_ object: Object, _ context: Context) {
    // Tab is new in iOS 18.
    bar.system = 18
    var parts = LabelParts()
    var reading = TabReading(tab: ImportedTab(place: object.origin ?? object.code.place))
    if let label = object.fields["label"] {
      parts = evaluator.label(of: label)
    } else {
      parts.title = object.fields["#0"]
      // A symbol that is not known is no image of the app's.
      if let name = object.fields["systemImage"] { parts.icon = Icons.symbol(name) ?? .truth(false) }
      if let name = object.fields["image"] { parts.icon = Icons.asset(name) ?? name }
    }
    if case .implicit("search")? = object.fields["role"] { reading.tab.isSearch = true }
    if parts.title == nil, parts.icon == nil, reading.tab.isSearch {
      // The system gives a search tab without a label its title and icon (Apple, TabRole.search).
      parts = LabelParts(title: .text("Search"), icon: .icon(.symbol("magnifyingglass")))
    }
    finish(reading, parts, object, context)
  }

  /// Adds a tab with what its label and modifiers say.
  private func finish(_ reading: TabReading, _ parts: LabelParts, _ object: Object, _ context: Context) {
    var reading = reading
    if let title = parts.title { evaluator.readTitle(title, into: &reading, isKey: true) }
    if let icon = parts.icon { reading.tab.icon = evaluator.icon(icon, &reading) }
    if reading.tab.icon == nil, parts.title == nil || !reading.isTitleKnown {
      gap(reading.tab.place, "its title and icon cannot be read here")
      return
    }
    reading.tab.section = context.section
    reading.tab.placement = context.placement
    var condition = context.condition
    for modifier in object.modifiers {
      guard let argument = modifier.arguments.first else { continue }
      switch modifier.name {
      case "badge":
        let value = evaluator.value(argument.value, modifier.scope)
        reading.tab.badge = evaluator.badge(value, &reading)
        if reading.tab.badge == nil, value.isUnknown {
          bar.notes.append(
            ImportRemark(place: modifier.place, reason: "the badge is known only when the app runs"))
        }
      case "tabPlacement", "defaultVisibility", "customizationBehavior":
        reading.tab.placement = modifier.placement ?? reading.tab.placement
      case "hidden" where condition == nil:
        switch evaluator.truth(argument.value, modifier.scope) {
        case true?: return
        case false?: break
        case nil: condition = Condition(text: Condition.not(argument.value.text))
        }
      default: break
      }
    }
    for reason in reading.gaps { gap(reading.tab.place, reason) }
    bar.add(reading.tab, condition)
  }

  private func section(_ object: Object, _ context: Context) {
    var next = context
    next.placement = object.modifiers.lazy.compactMap(\.placement).first ?? context.placement
    var reading = TabReading(tab: ImportedTab(place: object.code.place))
    if let title = object.fields["#0"] ?? object.fields["header"].flatMap({ evaluator.label(of: $0).title }) {
      evaluator.readTitle(title, into: &reading, isKey: true)
      next.section = reading.tab.title
    }
    guard case .closure(let closure, let outer)? = object.fields["content"] else { return }
    for value in evaluator.built(closure.body.nodes, evaluator.scope(in: outer)) { add(value, next) }
  }

  // MARK: - Facts about the bar

  /// Reads what modifiers of the bar say about it.
  private func readFacts(_ modifiers: [Modifier]) {
    for modifier in modifiers {
      guard let row = BarFacts.table[modifier.name], let argument = modifier.arguments.first else { continue }
      let value = argument.closure == nil ? evaluator.value(argument.value, modifier.scope) : .truth(true)
      if BarFacts.holds(row.values, value) { bar.facts.insert(row.fact) }
    }
  }
}

extension Modifier {
  /// The names in its arguments.
  fileprivate var words: Set<String> { arguments.reduce(into: []) { $0.formUnion($1.value.code.words) } }

  /// The placement that it gives, or `nil` for another modifier.
  fileprivate var placement: ImportedPlacement? {
    let words = words
    switch name {
    case "tabPlacement":
      return words.contains("sidebarOnly") ? .sidebar : words.contains("pinned") ? .pinned : nil
    case "defaultVisibility": return words.isSuperset(of: ["hidden", "tabBar"]) ? .optional : nil
    case "customizationBehavior": return words.isSuperset(of: ["disabled", "tabBar"]) ? .fixed : nil
    default: return nil
    }
  }
}
