/// Tabs that functions, properties, modifiers and views of the app make.
extension SwiftUIReader {
  /// Reads the tab item that a modifier of the app's own gives a view; returns whether there was one.
  func ownModifier(_ links: [Chain.Link], _ context: Context) -> Bool {
    for link in links.dropFirst() where link.isCall {
      if link.name == "modifier", let argument = link.arguments.first,
        case .object(let object) = evaluator.value(argument.range, context.scope),
        let function = object.type?.functions["body"]?.first, mentionsTabs(function.body, function.file)
      {
        var next = context
        next.scope = Scope(file: function.file, owner: .object(object), type: object.type)
        let before = bar.tabs.count
        tabs(in: function.body, next)
        return bar.tabs.count > before
      }
      guard let function = evaluator.extensionFunction(link.name, link.arguments), isOfViews(function),
        mentionsTabs(function.body, function.file)
      else { continue }
      let scope = evaluator.inside(function, link.arguments, context.scope, owner: nil)
      var next = context
      next.scope = scope
      let before = bar.tabs.count
      tabs(in: function.body, next)
      return bar.tabs.count > before
    }
    return false
  }

  /// Returns whether a function is one of all views, and not of some value that makes one.
  private func isOfViews(_ function: DeclaredFunction) -> Bool {
    guard let owner = function.owner else { return false }
    return owner.name == "View" || owner.inherits.contains("View")
  }

  /// Reads the tabs that a function, a property or a view of the app makes; returns whether there were some.
  func declared(_ links: [Chain.Link], _ context: Context) -> Bool {
    var links = links[...]
    if links.first?.name == "self" { links = links.dropFirst() }
    guard let head = links.first else { return false }
    let scope = context.scope
    var next = context
    let before = bar.tabs.count + bar.gaps.count
    if head.isCall, let function = evaluator.function(head.name, head.arguments, scope.type) {
      guard mentionsTabs(function.body, function.file) else { return false }
      next.scope = evaluator.inside(
        function, head.arguments, scope, owner: function.owner == nil ? nil : scope.owner)
      tabs(in: function.body, next)
    } else if !head.isCall, let property = scope.type?.properties[head.name], let body = property.body {
      guard mentionsTabs(body, property.file) else { return false }
      next.scope = Scope(file: property.file, owner: scope.owner, type: property.owner)
      tabs(in: body, next)
    } else if head.isCall, let type = evaluator.declarations.type(head.name, from: scope.type),
      let property = type.properties["body"], let body = property.body, mentionsTabs(body, property.file),
      case .object(let object) = evaluator.value(head.start..<head.end, scope)
    {
      next.scope = Scope(file: property.file, owner: .object(object), type: type)
      tabs(in: body, next)
    } else {
      return member(links, context)
    }
    return bar.tabs.count + bar.gaps.count > before
  }

  /// Reads the tabs that a function or a property of a value makes, such as `tab.view()`; returns whether there were some.
  private func member(_ links: ArraySlice<Chain.Link>, _ context: Context) -> Bool {
    guard let first = links.first else { return false }
    var next = context
    let before = bar.tabs.count + bar.gaps.count
    for (last, link) in zip(links, links.dropFirst()).prefix(4) {
      let receiver = evaluator.value(first.start..<last.end, context.scope)
      let type: DeclaredType?
      switch receiver {
      case .object(let object): type = object.type
      case .enumCase(let known, _), .type(let known): type = known
      default: type = nil
      }
      guard let type else { continue }
      if link.isCall, let function = evaluator.function(link.name, link.arguments, type) {
        guard mentionsTabs(function.body, function.file) else { return false }
        next.scope = evaluator.inside(function, link.arguments, context.scope, owner: receiver)
        tabs(in: function.body, next)
      } else if !link.isCall, let property = type.properties[link.name], let body = property.body {
        guard mentionsTabs(body, property.file) else { return false }
        next.scope = Scope(file: property.file, owner: receiver, type: type)
        tabs(in: body, next)
      } else {
        continue
      }
      return bar.tabs.count + bar.gaps.count > before
    }
    return false
  }

  private func mentionsTabs(_ range: Range<Int>, _ file: CodeFile) -> Bool {
    var hasTabs = false
    for index in range {
      // A bar inside of a tab is a bar of its own.
      if file.isToken(index, "TabView") { return false }
      if file.isToken(index, "tabItem") || file.isToken(index, "Tab") || file.isToken(index, "TabSection") {
        hasTabs = true
      }
      if file.isToken(index, "ForEach") || file.kind(index) == .name && file.text(index).hasSuffix("Tab") {
        hasTabs = true
      }
    }
    return hasTabs
  }
}
