/// Reads the tabs of SwiftUI's `TabView`: `Tab`, `TabSection`, `tabItem`.
final class SwiftUIReader {
  private let evaluator: Evaluator
  private var bar: ImportedBar
  /// The views without a tab item.
  private var plainViews: [SourcePlace] = []
  private static let mostTabs = 200
  /// The most tab views that are looked at in one file.
  private static let mostViews = 64

  /// What a view is a part of.
  private struct Context {
    var section: String?
    var condition: Condition?
    /// The placement that the section around gives its tabs.
    var placement: String?
  }

  private init(_ evaluator: Evaluator, place: SourcePlace, name: String) {
    self.evaluator = evaluator
    bar = ImportedBar(name: name, place: place)
  }

  /// Returns the bars of a file, those without tabs as well.
  static func bars(in file: CodeFile, _ evaluator: Evaluator, bodies: [CodeBody]) -> [ImportedBar] {
    evaluator.begin()
    return file.all.filter { file.isToken($0, "TabView") }.prefix(mostViews).compactMap { index in
      let next = file.afterGenerics(index + 1, file.tokens.count) ?? index + 1
      let isCall = file.isToken(next, "(") || file.isToken(next, "{")
      let isMember = file.isToken(index - 1, ".") && !file.isToken(index - 2, "SwiftUI")
      guard isCall, !isMember, !file.isToken(index - 1, "struct"), !file.isToken(index - 1, "func"),
        let body = bodies.filter({ $0.range.contains(index) }).min(by: { $0.range.count < $1.range.count }),
        !body.isPreview
      else { return nil }
      let reader = SwiftUIReader(evaluator, place: file.place(index), name: body.owner?.name ?? "")
      reader.bar.owners = [body.owner?.fullName ?? ""]
      reader.bar.aside = file.aside(index)
      evaluator.selection = nil
      reader.read(at: index, in: body, file)
      reader.bar.settle()
      return reader.bar
    }
  }

  private func read(at index: Int, in body: CodeBody, _ file: CodeFile) {
    let owner = body.owner.map { Value.object(Object($0.name, type: $0, file.code(index..<index))) }
    let scope = evaluator.scope(in: nil, owner: owner, type: body.owner)
    /// The brackets around the bar, from the outermost.
    let brackets = body.range.filter { $0 < index && file.inside($0).contains(index) }.suffix(64)
    // What is bound before the bar, in the bodies around it, and what it depends on there.
    for range in [body.range] + brackets.filter({ file.isToken($0, "{") }).map(file.inside)
    where file.code(range.lowerBound..<max(range.lowerBound, index)).contains("let", "if", "switch") {
      for (code, _) in file.statements(range) {
        if code.begins("let", "var"), code.range.upperBound <= index { _ = evaluator.follow(code, scope) }
        guard code.range.contains(index), let (choices, _) = evaluator.choices(code, scope) else { continue }
        if !choices.contains(where: { $0.body.range.contains(index) }) {
          bar.aside = "what it depends on does not hold on the systems of today"
        }
      }
    }
    let outer = brackets.flatMap { open -> [Call] in
      let after = file.after(open)
      guard file.isToken(after, "."), after + 1 < body.range.upperBound else { return [] }
      return Self.calls(at: after + 1, in: body.range, file, scope)
    }
    let calls = outer + Self.calls(at: index, in: body.range, file, scope)
    guard let head = calls.first(where: { $0.name == "TabView" }), readStyle(calls) else { return }
    if let name = head.arguments.first(where: { $0.label == "selection" })?.code, name.range.count == 1 {
      evaluator.selection = String(name.text.drop { $0 == "$" })
    }
    let content = head.arguments.last { $0.isTrailing && $0.label.isEmpty || $0.label == "content" }
    guard let body = content?.closure?.body else { return }
    for value in evaluator.built(body, scope) { add(value, Context()) }
    if bar.tabs.allSatisfy({ $0.title.isEmpty && $0.icon == nil }), bar.candidates.isEmpty {
      bar.tabs = []
      if bar.gaps.isEmpty, !plainViews.isEmpty { gap(bar.place, "none of its views has a tab item") }
    } else {
      for place in plainViews { gap(place, "the view has no tab item that can be read here") }
    }
  }

  /// Returns the calls in the chain that begins at a token.
  private static func calls(at index: Int, in range: Range<Int>, _ file: CodeFile, _ scope: Scope) -> [Call] {
    let code = file.code(index..<file.statementEnd(index, range.upperBound))
    return file.links(code.range).filter(\.isCalled).map {
      Call(name: $0.name, arguments: $0.arguments, isCalled: true, code: code.before($0.end), scope: scope)
    }.reversed()
  }

  /// Reads the style; returns whether it has a tab bar.
  private func readStyle(_ calls: [Call]) -> Bool {
    let pages: Set = ["page", "PageTabViewStyle", "verticalPage", "VerticalPageTabViewStyle", "carousel"]
    let style = calls.first { $0.name == "tabViewStyle" && !$0.words.isDisjoint(with: pages) }
    if let style { gap(style.place, "the style shows pages, which have no tab bar") }
    return style == nil
  }

  private func gap(_ place: SourcePlace, _ reason: String) {
    if bar.gaps.count < Self.mostTabs { bar.gap(place, reason) }
  }

  // MARK: - Views

  private func add(_ value: Value, _ context: Context) {
    var context = context
    context.condition = value.condition.map { context.condition?.and($0) ?? $0 } ?? context.condition
    if let values = value.elements {
      for value in values { add(value, context) }
    } else if let object = value.object, bar.tabs.count + bar.candidates.count < Self.mostTabs {
      add(object, context)
    }
  }

  private func add(_ object: Object, _ context: Context) {
    let item = object.modifiers.last { $0.name == "tabItem" }
    switch object.typeName {
    case Evaluator.gap: gap(object.code.place, object.fields["reason"]?.string ?? "")
    case "Tab" where item == nil: tab(object, context)
    case "TabSection" where item == nil: section(object, context)
    case "EmptyView", "EmptyTabContent": break
    case _ where item == nil && Frameworks.emptyPlaces.contains(object.typeName):
      bar.add(ImportedTab(place: object.code.place), context.condition)
      bar.note(object.code.place, "the view has no tab item, and takes an empty place")
    default:
      if let item {
        let parts = item[0].map(evaluator.label) ?? LabelParts()
        finish(TabReading(tab: ImportedTab(place: object.origin ?? item.place)), parts, object, context)
        return
      }
      let before = (bar.tabs.count, bar.candidates.count, bar.gaps.count)
      if object.type?.properties["body"]?.body?.mentionsTabs == true {
        for value in evaluator.body(of: object) ?? [] { add(value, context) }
      }
      if before == (bar.tabs.count, bar.candidates.count, bar.gaps.count) {
        plainViews.append(object.code.place)
      }
    }
  }

  private func tab(_ object: Object, _ context: Context) {
    // Tab is new in iOS 18.
    bar.system = 18
    var reading = TabReading(tab: ImportedTab(place: object.origin ?? object.code.place))
    var parts =
      object.fields["label"].map(evaluator.label)
      ?? LabelParts(title: object.fields["#0"], icon: evaluator.icon(of: object))
    if case .implicit("search", _)? = object.fields["role"]?.meaning { reading.tab.isSearch = true }
    if parts.title == nil, parts.icon == nil, reading.tab.isSearch {
      // The system gives a search tab without a label its title and icon (Apple, TabRole.search).
      parts = LabelParts(title: .text("Search"), icon: .icon(.symbol("magnifyingglass")))
    }
    finish(reading, parts, object, context)
  }

  private func finish(_ reading: TabReading, _ parts: LabelParts, _ object: Object, _ context: Context) {
    var reading = reading
    if let title = parts.title { evaluator.readTitle(title, into: &reading, isKey: true) }
    if let icon = parts.icon { reading.tab.icon = evaluator.icon(icon, &reading) }
    if reading.tab.icon == nil, parts.title == nil || !reading.isTitleKnown {
      gap(reading.tab.place, "its title and icon cannot be read here")
      return
    }
    reading.tab.section = context.section
    reading.tab.placement = object.modifiers.lazy.compactMap(\.placement).last ?? context.placement
    guard let condition = shown(object, context.condition) else { return }
    for modifier in object.modifiers where modifier.name == "badge" {
      guard let value = modifier[0] else { continue }
      evaluator.readBadge(value, into: &reading)
    }
    if let doubt = object.doubt { reading.notes.append("which tab it is depends on \(doubt)") }
    for reason in reading.gaps { gap(reading.tab.place, reason) }
    bar.add(reading, condition)
  }

  /// Returns under which condition a tab or a section is shown, or `nil` for one that is hidden for certain.
  private func shown(_ object: Object, _ outer: Condition?) -> Condition?? {
    var condition = outer
    for modifier in object.modifiers where modifier.name == "hidden" && object.typeName.hasPrefix("Tab") {
      // Its parameter is true without an argument (Apple, TabContent.hidden).
      guard let argument = modifier.arguments.first?.code else { return nil }
      let isHidden = evaluator.truth(argument, modifier.scope)
      if isHidden == true { return nil }
      if isHidden == nil {
        condition = Condition(text: Condition.not(argument.text)).and(condition)
      }
    }
    return .some(condition)
  }

  private func section(_ object: Object, _ context: Context) {
    guard let condition = shown(object, context.condition) else { return }
    var next = context
    next.condition = condition
    next.placement = object.modifiers.lazy.compactMap(\.placement).first ?? context.placement
    var reading = TabReading(tab: ImportedTab(place: object.code.place))
    if let title = object.fields["#0"] ?? object.fields["header"].flatMap({ evaluator.label(of: $0).title }) {
      evaluator.readTitle(title, into: &reading, isKey: true)
      next.section = reading.tab.title
    }
    guard case .closure(let closure, let outer)? = object.fields["content"]?.meaning else { return }
    for value in evaluator.built(closure.body, evaluator.scope(in: outer)) { add(value, next) }
  }
}

extension Call {
  fileprivate var words: Set<String> { arguments.reduce(into: []) { $0.formUnion($1.code.words) } }

  /// The placement that a modifier gives, or `nil` for another modifier.
  fileprivate var placement: String? {
    let words = words
    switch name {
    case "tabPlacement":
      return words.contains("sidebarOnly") ? "sidebar" : words.contains("pinned") ? "pinned" : nil
    case "defaultVisibility": return words.isSuperset(of: ["hidden", "tabBar"]) ? "optional" : nil
    case "customizationBehavior": return words.isSuperset(of: ["disabled", "tabBar"]) ? "fixed" : nil
    default: return nil
    }
  }
}
