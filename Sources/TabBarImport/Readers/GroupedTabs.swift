/// Sections and loops.
extension SwiftUIReader {
  func section(_ head: Link, _ links: [Link], _ context: Context) {
    var next = inner(context)
    if let placement = links.lazy.compactMap(Self.placement).first { next.placement = placement }
    var reading = TabReading(tab: ImportedTab(place: head.place))
    for argument in head.arguments ?? [] {
      let isTitle = argument.label.isEmpty && !argument.isTrailing
      guard isTitle || argument.label == "header" else { continue }
      let found = evaluator.value(argument.value, context.scope)
      if let title = isTitle ? found : evaluator.label(of: found).title {
        evaluator.readTitle(title, into: &reading, isKey: true)
        next.section = reading.tab.title
      }
    }
    if let content = head.content { tabs(in: content, next) }
  }

  func loop(_ head: Link, _ context: Context) {
    guard let list = head.arguments?.first, !list.isTrailing,
      let content = head.arguments?.last(where: { $0.isTrailing || $0.label == "content" })
    else { return }
    guard let values = evaluator.sequence(list.value, context.scope) else {
      let text = list.value.text
      return gap(
        head.place,
        text.hasSuffix(".allCases")
          ? "ForEach(\(text)): the type is declared in no file that was given"
          : "ForEach(\(text)): the app makes these tabs when it runs")
    }
    if values.first?.parts.condition == .open {
      gap(head.place, "ForEach(\(list.value.text)): the app chooses among these tabs when it runs")
    }
    let function = evaluator.value(content.value, context.scope)
    for value in values.prefix(Self.mostTabs) {
      var next = inner(context)
      next.add(value.parts.condition)
      switch function {
      case .closure(let closure, let outer):
        next.scope = Scope(outer: outer)
        next.scope.names["$0"] = value.parts.value
        next.scope.bind(closure.parameters, [value])
        tabs(in: closure.body.nodes, next)
      // A function that is named without being called: `ForEach(tabs, content: tab)`.
      case .function(let function, let owner):
        next.scope = Scope(owner: function.owner == nil ? nil : owner, type: function.owner)
        if let parameter = function.parameters.first {
          next.scope.names[parameter.name] = evaluator.adapted(
            value.parts.value, to: parameter.type.name, from: function.owner)
        }
        tabs(in: function.body.nodes, next)
      default:
        return gap(
          content.value.code.place, "\(content.value.text) makes these tabs, and cannot be read here")
      }
    }
  }

  /// Returns the placement that a modifier gives, or `nil` for another modifier.
  static func placement(_ link: Link) -> ImportedPlacement? {
    guard let arguments = link.arguments, let file = arguments.first?.value.code.file else { return nil }
    let words = file.words(in: arguments)
    switch link.name {
    case "tabPlacement":
      return words.contains("sidebarOnly") ? .sidebar : words.contains("pinned") ? .pinned : nil
    case "defaultVisibility": return words.isSuperset(of: ["hidden", "tabBar"]) ? .optional : nil
    case "customizationBehavior": return words.isSuperset(of: ["disabled", "tabBar"]) ? .fixed : nil
    default: return nil
    }
  }
}
