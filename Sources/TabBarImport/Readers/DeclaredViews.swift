/// Tabs that functions, properties, modifiers and views of the app make.
extension SwiftUIReader {
  /// Reads the tab item that a modifier of the app's own gives a view; returns whether there was one.
  func ownModifier(_ links: [Link], _ context: Context) -> Bool {
    for link in links.dropFirst() {
      guard let arguments = link.arguments else { continue }
      if link.name == "modifier", let argument = arguments.first,
        case .object(let object) = evaluator.value(argument.value, context.scope),
        let function = object.type?.functions["body"]?.first, mentionsTabs(function.body)
      {
        return follow(function.body, Scope(owner: .object(object), type: object.type), context)
      }
      guard let function = evaluator.extensionFunction(link.name, arguments), let owner = function.owner,
        owner.name == "View" || owner.inherits.contains("View"), mentionsTabs(function.body)
      else { continue }
      return follow(function.body, evaluator.inside(function, arguments, context.scope, owner: nil), context)
    }
    return false
  }

  /// Reads the tabs of a body; returns whether there were some.
  private func follow(_ body: Body, _ scope: Scope, _ context: Context) -> Bool {
    let before = bar.tabs.count + bar.candidates.count + bar.gaps.count
    var next = context
    next.scope = scope
    tabs(in: body.nodes, next)
    return bar.tabs.count + bar.candidates.count + bar.gaps.count > before
  }

  /// Reads the tabs that a function, a property or a view of the app makes, such as `tab.view()`; returns whether there
  /// were some.
  func declared(_ links: [Link], _ context: Context) -> Bool {
    var links = links[...]
    if links.first?.name == "self" { links = links.dropFirst() }
    guard let head = links.first else { return false }
    let scope = context.scope
    if let found = declared(head, of: scope.owner, scope.type, isOwn: true, context) { return found }
    if head.arguments != nil, let type = evaluator.declarations.type(head.name, from: scope.type),
      let body = type.properties["body"]?.body, mentionsTabs(body),
      case .object(let object) = evaluator.value(head.node, scope)
    {
      return follow(body, Scope(owner: .object(object), type: type), context)
    }
    for (last, link) in zip(links, links.dropFirst()).prefix(4) {
      let receiver = evaluator.value(last.node, scope)
      guard let type = evaluator.type(of: receiver) else { continue }
      if let found = declared(link, of: receiver, type, isOwn: false, context) { return found }
    }
    return false
  }

  private func declared(
    _ link: Link, of receiver: Value?, _ type: DeclaredType?, isOwn: Bool, _ context: Context
  ) -> Bool? {
    if let arguments = link.arguments {
      guard let function = evaluator.function(link.name, arguments, type) else { return nil }
      guard mentionsTabs(function.body) else { return false }
      let owner = isOwn && function.owner == nil ? nil : receiver
      return follow(
        function.body, evaluator.inside(function, arguments, context.scope, owner: owner), context)
    }
    guard let property = evaluator.declarations.property(link.name, of: type), let body = property.body else {
      return nil
    }
    return mentionsTabs(body) ? follow(body, Scope(owner: receiver, type: property.owner), context) : false
  }

  private func mentionsTabs(_ body: Body) -> Bool {
    let file = body.code.file
    var hasTabs = false
    for index in body.code.range where file.kind(index) == .name {
      // A bar inside of a tab is a bar of its own.
      if file.isToken(index, "TabView") { return false }
      hasTabs =
        hasTabs || ["tabItem", "TabSection", "ForEach"].contains(file.text(index))
        || file.text(index).hasSuffix("Tab")
    }
    return hasTabs
  }
}
