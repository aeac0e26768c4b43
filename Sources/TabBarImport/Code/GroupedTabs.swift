/// Sections and loops.
extension SwiftUIReader {
  func section(_ head: Chain.Link, _ modifiers: ArraySlice<Chain.Link>, _ context: Context) {
    let file = context.scope.file
    var next = inner(context)
    if let placement = modifiers.lazy.compactMap({ Self.placement($0, file) }).first {
      next.placement = placement
    }
    var reading = TabReading(tab: ImportedTab(place: file.place(head.start)))
    for argument in head.arguments {
      let isTitle = argument.label.isEmpty && !argument.isTrailing
      guard isTitle || argument.label == "header" else { continue }
      let value =
        isTitle
        ? evaluator.value(argument.range, context.scope)
        : evaluator.label(
          in: Statements.closure(Self.unwrapped(argument.range, file), in: file).body, context.scope
        ).title
      if let value {
        evaluator.readTitle(value, into: &reading, isKey: true)
        next.section = reading.tab.title
      }
    }
    let content = head.arguments.first { $0.isTrailing && $0.label.isEmpty || $0.label == "content" }
    guard let content else { return }
    tabs(in: Statements.closure(Self.unwrapped(content.range, file), in: file).body, next)
  }

  func loop(_ head: Chain.Link, _ rest: ArraySlice<Chain.Link>, _ context: Context) -> Bool {
    let file = context.scope.file
    guard let source = head.arguments.first, !source.isTrailing,
      let content = head.arguments.last(where: { $0.isTrailing || $0.label == "content" })
    else { return false }
    let value = evaluator.value(source.range, context.scope)
    guard case .array(let values) = value else {
      let text = file.text(source.range)
      let isDeclared = !text.hasSuffix(".allCases")
      gap(
        file.place(head.start),
        isDeclared
          ? "ForEach(\(text)): the app makes these tabs when it runs"
          : "ForEach(\(text)): the type is declared in no file that was given")
      return true
    }
    let inside = Self.unwrapped(content.range, file)
    if !content.isTrailing, inside == content.range { return loop(values, named: content.range, context) }
    let (parameters, body) = Statements.closure(inside, in: file)
    for value in values.prefix(Self.mostTabs) {
      var next = inner(context)
      next.scope.names["$0"] = value
      if parameters.count == 1 { next.scope.bind(parameters[0], value) }
      if parameters.count > 1, let parts = value.object?.unnamed {
        for (name, part) in zip(parameters, parts) { next.scope.bind(name, part) }
      }
      next.section = context.section
      tabs(in: body, next)
    }
    return true
  }

  /// Reads the tabs that a function makes which is named without being called: `ForEach(tabs, content: tab)`.
  private func loop(_ values: [Value], named range: Range<Int>, _ context: Context) -> Bool {
    let file = context.scope.file
    guard let last = range.last, file.kind(last) == .name,
      let function = evaluator.function(
        file.text(last), [Argument(label: "", range: range)], context.scope.type, ignoresLabels: true),
      let parameter = function.parameters.first
    else {
      gap(file.place(range.lowerBound), "\(file.text(range)) makes these tabs, and cannot be read here")
      return true
    }
    for value in values.prefix(Self.mostTabs) {
      var next = context
      next.scope = Scope(
        file: function.file, owner: function.owner == nil ? nil : context.scope.owner, type: function.owner)
      next.scope.names[parameter.name] = evaluator.adapted(
        value, to: parameter.typeName, from: function.owner)
      tabs(in: function.body, next)
    }
    return true
  }

  /// Returns the placement that a modifier gives, or `nil` for another modifier.
  static func placement(_ modifier: Chain.Link, _ file: CodeFile) -> ImportedPlacement? {
    func has(_ word: StaticString) -> Bool {
      modifier.arguments.contains { $0.range.contains { file.isToken($0, word) } }
    }
    switch modifier.name {
    case "tabPlacement": return has("sidebarOnly") ? .sidebar : has("pinned") ? .pinned : nil
    case "defaultVisibility": return has("hidden") && has("tabBar") ? .optional : nil
    case "customizationBehavior": return has("disabled") && has("tabBar") ? .fixed : nil
    default: return nil
    }
  }
}
