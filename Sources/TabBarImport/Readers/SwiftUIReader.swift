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

  /// Where in the code tabs are looked for.
  struct Context {
    var scope: Scope
    var section: String?
    var condition: Condition?
    /// The placement that the section around gives its tabs.
    var placement: ImportedPlacement?

    mutating func add(_ other: Condition?) {
      guard let other else { return }
      guard let known = condition, known != other else { return condition = other }
      if !known.isOther {
        condition = other.isOther ? other : Condition(text: "\(known.text) and \(other.text)")
      }
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
      let next = file.isToken(index + 1, "<") ? file.afterGenerics(index + 1, file.tokens.count) : index + 1
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
      for node in SwiftParser.statements(range, in: file)
      where node.binds && node.code.range.upperBound <= index {
        _ = evaluator.follow(node, scope)
      }
    }
    var links = Self.chain(at: index, in: body.range, file)
    guard !links.isEmpty else { return }
    let head = links.removeFirst()
    for open in brackets {
      let after = file.after(open)
      if file.isToken(after, "."), after + 1 < body.range.upperBound {
        links += Self.chain(at: after + 1, in: body.range, file)
      }
    }
    guard readStyle(links, file) else { return }
    readFacts(links, scope)
    if file.isToken(brackets.last.map { $0 - 1 } ?? -1, "else"), isAfterAvailable(brackets.last ?? 0, file) {
      bar.isUncertain = true
      bar.notes.append(
        ImportRemark(place: bar.place, reason: "for systems before those that #available names"))
    }
    guard let content = head.content else { return }
    tabs(in: content, Context(scope: scope))
    if bar.tabs.isEmpty, bar.candidates.isEmpty {
      if bar.gaps.isEmpty, !plainViews.isEmpty { gap(bar.place, "none of its views has a tab item") }
    } else {
      for place in plainViews { gap(place, "the view has no tab item that can be read here") }
    }
  }

  /// Returns the links of the expression that begins at a token.
  private static func chain(at index: Int, in range: Range<Int>, _ file: CodeFile) -> [Link] {
    var parser = SwiftParser(index..<file.statementEnd(index, range.upperBound), in: file)
    return parser.expression().links
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
  private func readStyle(_ links: [Link], _ file: CodeFile) -> Bool {
    for link in links where link.name == "tabViewStyle" {
      let words = link.arguments.map { file.words(in: $0) } ?? []
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

  /// Reads the tabs that statements make.
  func tabs(in nodes: [Node], _ context: Context) {
    _ = evaluator.deeper {
      for node in nodes {
        guard bar.tabs.count + bar.candidates.count < Self.mostTabs,
          evaluator.deeper(1, { self.statement(node, context) }) != nil
        else {
          gap(node.code.place, "the code is nested too deeply or makes too many tabs")
          return
        }
      }
    }
  }

  private func statement(_ node: Node, _ context: Context) {
    switch node.kind {
    case .return(let value?): return statement(value, context)
    case .bind, .unless: _ = evaluator.follow(node, context.scope)
    case .branches(let branches):
      for (branch, condition) in evaluator.chosen(branches, context.scope) {
        var next = inner(context)
        next.add(condition)
        for node in branch.conditions { evaluator.bind(condition: node, next.scope) }
        tabs(in: branch.body.nodes, next)
      }
    case .cases(let subject, let cases): choose(node, subject, cases, context)
    case .compiled(let condition, let nodes):
      var next = context
      next.add(condition)
      tabs(in: nodes, next)
    default: view(node, context)
    }
  }

  private func choose(_ node: Node, _ subject: Node, _ cases: [Case], _ context: Context) {
    let found = evaluator.value(subject, context.scope)
    let count = bar.tabs.count + bar.candidates.count
    for part in cases {
      var next = inner(context)
      if !part.patterns.isEmpty {
        guard let isChosen = evaluator.matches(part.patterns, found) else {
          next.add(Condition(text: "\(subject.text) is \(part.head.text)", isOther: true))
          tabs(in: part.body.nodes, next)
          continue
        }
        guard isChosen else { continue }
      } else if found.isUnknown {
        next.add(Condition(text: "\(subject.text) is something else", isOther: true))
      }
      tabs(in: part.body.nodes, next)
      if !found.isUnknown { return }
    }
    if bar.tabs.count + bar.candidates.count == count || found.isUnknown {
      gap(node.code.place, "\(subject.text) is known only when the app runs")
    }
  }

  func inner(_ context: Context) -> Context {
    var result = context
    result.scope = Scope(outer: context.scope)
    return result
  }

  /// Reads a tab, a section, a loop, a group, or a view with a tab item.
  private func view(_ node: Node, _ context: Context) {
    var links = node.links
    if links.first?.name == "SwiftUI", links.count > 1 { links.removeFirst() }
    if links.count > 1, links[0].name == "Tab", links[0].arguments == nil, links[1].name == "init" {
      links[1].name = "Tab"
      links[1].place = links[0].place
      links.removeFirst()
    }
    let item = links.first { $0.name == "tabItem" }
    if let head = links.first, head.arguments != nil, item == nil || head.name == "ForEach" {
      switch head.name {
      case "Tab": return tab(head, links, context)
      case "TabSection": return section(head, links, context)
      case "ForEach": return loop(head, context)
      case "Group", "TabContentBuilder":
        return tabs(in: head.content ?? head.arguments?.last.map { [$0.value] } ?? [], inner(context))
      case "EmptyView", "Spacer", "EmptyTabContent": return
      default: break
      }
    }
    if let item {
      tabItem(item, links, context)
    } else if !ownModifier(links, context), !declared(links, context) {
      plainViews.append(node.code.place)
    }
  }

  private func tab(_ head: Link, _ links: [Link], _ context: Context) {
    // Tab is new in iOS 18.
    bar.system = 18
    var parts = LabelParts()
    var reading = TabReading(tab: ImportedTab(place: head.place))
    for argument in head.arguments ?? [] where !argument.isTrailing || argument.label == "label" {
      func value() -> Value { evaluator.value(argument.value, context.scope) }
      switch argument.label {
      case "" where parts.title == nil: parts.title = value()
      // A symbol that is not known is no image of the app's.
      case "systemImage": parts.icon = Icons.symbol(value()) ?? .truth(false)
      case "image": parts.icon = Icons.asset(value()) ?? .unknown(argument.value.text)
      case "role":
        // A role that depends on something is none for certain.
        if case .choice(let condition, _, _) = argument.value.kind,
          evaluator.truth(condition, context.scope) == nil
        {
          break
        }
        if case .implicit("search") = value() { reading.tab.isSearch = true }
      case "label": parts = evaluator.label(of: value())
      default: break
      }
    }
    if parts.title == nil, parts.icon == nil, reading.tab.isSearch {
      // The system gives a search tab without a label its title and icon (Apple, TabRole.search).
      parts = LabelParts(title: .text("Search"), icon: .icon(.symbol("magnifyingglass")))
    }
    finish(&reading, parts, links, context)
  }

  private func tabItem(_ item: Link, _ links: [Link], _ context: Context) {
    var reading = TabReading(tab: ImportedTab(place: item.place))
    var parts = LabelParts()
    if let argument = item.arguments?.first {
      switch evaluator.value(argument.value, context.scope) {
      // The label that a function makes which is named without being called: `.tabItem(tab.label)`.
      case .function(let function, let owner):
        let inner = evaluator.scope(in: nil, owner: owner, type: function.owner)
        parts = evaluator.label(in: function.body.nodes, inner)
      case .closure(let closure, let outer):
        parts = evaluator.label(in: closure.body.nodes, evaluator.scope(in: outer))
      default: parts = evaluator.label(of: argument.value, context.scope)
      }
    }
    finish(&reading, parts, links, context)
  }

  /// Adds a tab with what its label and modifiers say.
  private func finish(_ reading: inout TabReading, _ parts: LabelParts, _ links: [Link], _ context: Context) {
    if let title = parts.title { evaluator.readTitle(title, into: &reading, isKey: true) }
    if let icon = parts.icon { reading.tab.icon = evaluator.icon(icon, &reading) }
    if reading.tab.icon == nil, parts.title == nil || !reading.isTitleKnown {
      gap(reading.tab.place, "its title and icon cannot be read here")
      return
    }
    reading.tab.section = context.section
    reading.tab.placement = context.placement
    var condition = context.condition
    for link in links {
      guard let argument = link.arguments?.first else { continue }
      switch link.name {
      case "badge":
        let value = evaluator.value(argument.value, context.scope)
        reading.tab.badge = evaluator.badge(value, &reading)
        if reading.tab.badge == nil, value.isUnknown {
          bar.notes.append(
            ImportRemark(place: link.place, reason: "the badge is known only when the app runs"))
        }
      case "tabPlacement", "defaultVisibility", "customizationBehavior":
        reading.tab.placement = Self.placement(link) ?? reading.tab.placement
      case "hidden" where condition == nil:
        switch evaluator.truth(argument.value, context.scope) {
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

  // MARK: - Facts about the bar

  /// Reads what modifiers of the bar say about it.
  private func readFacts(_ links: [Link], _ scope: Scope) {
    for link in links {
      guard let row = BarFacts.table[link.name], let argument = link.arguments?.first else { continue }
      let value = argument.closure == nil ? evaluator.value(argument.value, scope) : .truth(true)
      if BarFacts.holds(row.values, value) { bar.facts.insert(row.fact) }
    }
  }
}

extension CodeFile {
  /// The names in the arguments of a call.
  func words(in arguments: [Argument]) -> Set<String> {
    Set(arguments.flatMap { $0.value.code.range.filter { kind($0) == .name }.map(text) })
  }
}
