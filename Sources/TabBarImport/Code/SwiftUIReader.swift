/// Reads the tabs of SwiftUI's `TabView`: `Tab`, `TabSection`, `tabItem`.
final class SwiftUIReader {
  let evaluator: Evaluator
  var bar: ImportedBar
  /// How many views without a tab item were found.
  private var plainViews: [SourcePlace] = []
  /// The most tabs that are read of one bar.
  static let mostTabs = 200
  /// The most tab views that are looked at in one file.
  private static let mostViews = 64

  /// Where in the code tabs are looked for.
  struct Context {
    var scope: Scope
    var section: String?
    var condition: String?
    /// The placement that the section around gives its tabs.
    var placement: ImportedPlacement?
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
      let next = file.isToken(index + 1, "<") ? Chain.afterGenerics(index + 1, file.all, file) : index + 1
      guard file.isOpen(next, "(") || file.isOpen(next, "{"), !file.isToken(index - 1, "struct"),
        !file.isToken(index - 1, "func"), !file.isToken(index - 1, ".") || file.isToken(index - 2, "SwiftUI")
      else { continue }
      let body = bodies.filter { $0.range.contains(index) }.min { $0.range.count < $1.range.count }
      guard let body, !body.isPreview else { continue }
      let reader = SwiftUIReader(evaluator, place: file.place(index), name: body.owner?.name ?? "")
      reader.read(at: index, in: body, file)
      result.append(reader.bar)
    }
    return result
  }

  private func read(at index: Int, in body: CodeBody, _ file: CodeFile) {
    let owner = body.owner.map {
      Value.object(Object(typeName: $0.name, type: $0, code: Code(file: file, range: index..<index)))
    }
    let scope = Scope(file: file, owner: owner, type: body.owner)
    let brackets = enclosing(index, body.range, file)
    // What is bound before the bar, in the bodies around it.
    for range in [body.range] + brackets.map({ file.inside($0) }) {
      for statement in Statements.split(range, in: file) where statement.upperBound <= index {
        if file.isToken(statement.lowerBound, "let") { _ = evaluator.run(statement, in: scope) }
      }
    }
    let links = Chain.links(index..<body.range.upperBound, in: file)
    guard let head = links.first else { return }
    var modifiers = Array(links.dropFirst())
    for open in brackets {
      modifiers += Self.modifiers(after: file.after(open), in: body.range, file)
    }
    if let style = modifiers.first(where: { $0.name == "tabViewStyle" && Self.isPaged($0, file) }) {
      gap(file.place(style.start), "the style shows pages, which have no tab bar")
      return
    }
    if let style = modifiers.first(where: { $0.name == "tabViewStyle" }),
      style.arguments.contains(where: { $0.range.contains { file.isToken($0, "carousel") } })
    {
      // Tab items of a carousel are read all the same: they say what the pages are.
      bar.isUncertain = true
      bar.notes.append(
        ImportRemark(place: file.place(style.start), reason: "Apple Watch shows pages, and no tab bar"))
    }
    if file.isToken(brackets.last.map { $0 - 1 } ?? -1, "else"), isAfterAvailable(brackets.last ?? 0, file) {
      bar.isUncertain = true
      bar.notes.append(
        ImportRemark(place: bar.place, reason: "for systems before those that #available names"))
    }
    guard
      let content = head.arguments.last(where: { $0.isTrailing })
        ?? head.arguments.first(where: { $0.label == "content" })
    else { return }
    let inside = Self.unwrapped(content.range, file)
    tabs(in: Statements.closure(inside, in: file).body, Context(scope: scope))
    if bar.tabs.isEmpty {
      if bar.gaps.isEmpty, !plainViews.isEmpty { gap(bar.place, "none of its views has a tab item") }
    } else {
      for place in plainViews { gap(place, "the view has no tab item that can be read here") }
    }
  }

  /// The content of curly brackets, where an argument is a closure.
  static func unwrapped(_ range: Range<Int>, _ file: CodeFile) -> Range<Int> {
    guard let first = range.first, file.isOpen(first, "{") else { return range }
    return file.inside(first)
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

  private static func modifiers(after index: Int, in range: Range<Int>, _ file: CodeFile) -> [Chain.Link] {
    guard file.isToken(index, "."), index + 1 < range.upperBound else { return [] }
    return Chain.links((index + 1)..<range.upperBound, in: file)
  }

  /// Returns whether a style shows pages instead of a bar.
  private static func isPaged(_ style: Chain.Link, _ file: CodeFile) -> Bool {
    guard let argument = style.arguments.first else { return false }
    return argument.range.contains { index in
      file.isToken(index, "page") || file.isToken(index, "PageTabViewStyle")
        || file.isToken(index, "verticalPage")
        || file.isToken(index, "VerticalPageTabViewStyle")
    }
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

  /// Reads the tabs that the statements of a body make.
  func tabs(in range: Range<Int>, _ context: Context) {
    _ = evaluator.deeper {
      for statement in Statements.split(range, in: context.scope.file) {
        guard bar.tabs.count < Self.mostTabs,
          evaluator.deeper(statement.count / 4, { self.statement(statement, context) }) != nil
        else {
          gap(
            context.scope.file.place(statement.lowerBound),
            "the code is nested too deeply or makes too many tabs")
          return
        }
      }
    }
  }

  private func statement(_ range: Range<Int>, _ context: Context) {
    let file = context.scope.file
    guard let first = range.first else { return }
    if file.isToken(first, "return") { return statement((first + 1)..<range.upperBound, context) }
    if file.isToken(first, "let") || file.isToken(first, "guard") {
      _ = evaluator.run(range, in: context.scope)
      return
    }
    if file.isToken(first, "if") {
      return branches(Statements.branches(ofIf: first, in: range, file), context)
    }
    if file.isToken(first, "switch") {
      guard let (subject, cases) = Statements.cases(ofSwitch: first, in: range, file) else { return }
      guard let chosen = evaluator.matching(cases, evaluator.value(subject, context.scope), file) else {
        gap(file.place(first), "\(file.text(subject)) is known only when the app runs")
        return
      }
      return tabs(in: chosen.body, inner(context))
    }
    let links = Chain.links(range, in: file)
    if let head = links.first, view(head, links, range, context) { return }
    if let index = links.firstIndex(where: { $0.name == "tabItem" }) {
      tabItem(links[index], links, context)
    } else if !ownModifier(links, context), !declared(links, context),
      !links.isEmpty || file.isToken(first, ".") == false
    {
      plainViews.append(file.place(first))
    }
  }

  func inner(_ context: Context) -> Context {
    var result = context
    result.scope = Scope(file: context.scope.file, outer: context.scope)
    return result
  }

  private func branches(_ branches: [Statements.Branch], _ context: Context) {
    let file = context.scope.file
    for branch in evaluator.chosen(branches, context.scope) {
      var next = inner(context)
      let isKnown = branch.condition.isEmpty || evaluator.truth(branch.condition, context.scope) != nil
      if !isKnown { next.condition = file.text(branch.condition) }
      let before = bar.tabs.count
      tabs(in: branch.body, next)
      if bar.tabs.count > before {
        let others = branches.contains { $0.body != branch.body }
        if others, !isKnown || branch.condition.isEmpty {
          bar.notes.append(
            ImportRemark(place: file.place(branch.body.lowerBound), reason: "one branch of several is read"))
        }
        return
      }
    }
  }

  /// Reads a tab, a section, a loop or a group; returns whether it was one.
  private func view(_ head: Chain.Link, _ links: [Chain.Link], _ range: Range<Int>, _ context: Context)
    -> Bool
  {
    let file = context.scope.file
    var head = head
    var rest = links.dropFirst()
    if head.name == "Tab", let next = rest.first, next.name == "init", !head.isCall {
      head = next
      head.name = "Tab"
      rest = rest.dropFirst()
    }
    if head.name == "SwiftUI", let next = rest.first {
      head = next
      rest = rest.dropFirst()
    }
    guard head.isCall, !links.contains(where: { $0.name == "tabItem" }) else {
      return head.name == "ForEach" && loop(head, rest, context)
    }
    switch head.name {
    case "Tab":
      tab(head, Array(rest), context)
    case "TabSection":
      section(head, rest, context)
    case "ForEach":
      _ = loop(head, rest, context)
    case "Group", "TabContentBuilder":
      guard let content = head.arguments.last else { return false }
      tabs(in: Statements.closure(Self.unwrapped(content.range, file), in: file).body, inner(context))
    case "EmptyView", "Spacer", "EmptyTabContent": break
    default: return false
    }
    return true
  }

  private func tab(_ head: Chain.Link, _ modifiers: [Chain.Link], _ context: Context) {
    let file = context.scope.file
    var parts = LabelParts()
    var reading = TabReading(tab: ImportedTab(place: file.place(head.start)))
    var number = 0
    for argument in head.arguments where !argument.isTrailing || argument.label == "label" {
      switch argument.label {
      case "" where number == 0:
        parts.title = evaluator.value(argument.range, context.scope)
        number += 1
      case "systemImage": parts.icon = symbol(argument.range, context.scope)
      case "image":
        parts.icon =
          Icons.asset(evaluator.value(argument.range, context.scope)) ?? .unknown(file.text(argument.range))
      case "role":
        if case .implicit("search") = evaluator.value(argument.range, context.scope) {
          reading.tab.isSearch = true
        }
      case "label":
        let inside = Statements.closure(Self.unwrapped(argument.range, file), in: file).body
        parts = evaluator.label(in: inside, Scope(file: file, outer: context.scope))
      default: break
      }
    }
    if parts.title == nil, parts.icon == nil, reading.tab.isSearch {
      // The system gives a search tab without a label its title and icon (Apple, TabRole.search).
      parts = LabelParts(title: .text("Search"), icon: .icon(.symbol("magnifyingglass")))
    }
    finish(&reading, parts, modifiers, context)
  }

  /// Returns the symbol that an argument names. One that is not known is no image of the app's.
  private func symbol(_ range: Range<Int>, _ scope: Scope) -> Value {
    Icons.symbol(evaluator.value(range, scope)) ?? .truth(false)
  }

  private func tabItem(_ link: Chain.Link, _ links: [Chain.Link], _ context: Context) {
    let file = context.scope.file
    let reading = TabReading(tab: ImportedTab(place: file.place(link.start)))
    var parts = LabelParts()
    if let argument = link.arguments.first {
      let inside = Self.unwrapped(argument.range, file)
      if argument.isTrailing || inside != argument.range {
        parts = evaluator.label(
          in: Statements.closure(inside, in: file).body, Scope(file: file, outer: context.scope))
      } else {
        parts = functionReference(argument.range, context.scope)
      }
    }
    var copy = reading
    finish(&copy, parts, links, context)
  }

  /// Returns the label that a function makes which is named without being called: `.tabItem(tab.label)`.
  private func functionReference(_ range: Range<Int>, _ scope: Scope) -> LabelParts {
    let file = scope.file
    if let last = range.last, file.kind(last) == .name, range.count > 2, file.isToken(last - 1, ".") {
      let receiver = evaluator.value(range.lowerBound..<(last - 1), scope)
      let code = Code(file: file, range: range)
      let called = evaluator.member(file.text(last), of: receiver, [], code, scope)
      let found = evaluator.label(of: called)
      if found.title != nil || found.icon != nil { return found }
    }
    return evaluator.label(in: range, scope)
  }

  /// Adds a tab with what its label and modifiers say.
  private func finish(
    _ reading: inout TabReading, _ parts: LabelParts, _ modifiers: [Chain.Link], _ context: Context
  ) {
    let file = context.scope.file
    if let title = parts.title {
      evaluator.readTitle(title, into: &reading, isKey: true)
    }
    if let icon = parts.icon { reading.tab.icon = evaluator.icon(icon, &reading) }
    if reading.tab.icon == nil, parts.title == nil || !reading.isTitleKnown {
      gap(reading.tab.place, "its title and icon cannot be read here")
      return
    }
    reading.tab.section = context.section
    reading.tab.placement = context.placement
    reading.tab.condition = context.condition
    for modifier in modifiers {
      guard let argument = modifier.arguments.first else { continue }
      switch modifier.name {
      case "badge":
        let value = evaluator.value(argument.range, context.scope)
        reading.tab.badge = evaluator.badge(value, &reading)
        if reading.tab.badge == nil, value.isUnknown {
          bar.notes.append(
            ImportRemark(
              place: file.place(modifier.start), reason: "the badge is known only when the app runs"))
        }
      case "tabPlacement", "defaultVisibility", "customizationBehavior":
        if let placement = Self.placement(modifier, file) { reading.tab.placement = placement }
      case "hidden" where context.condition == nil:
        reading.tab.condition = "not " + file.text(argument.range)
      default: break
      }
    }
    for reason in reading.gaps { gap(reading.tab.place, reason) }
    if let condition = reading.tab.condition {
      bar.notes.append(ImportRemark(place: reading.tab.place, reason: "shown only if \(condition)"))
    }
    bar.tabs.append(reading.tab)
  }
}
