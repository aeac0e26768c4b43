/// The title and the icon of a SwiftUI label.
struct LabelParts {
  var title: Value?
  var icon: Value?

  mutating func add(_ other: LabelParts) {
    title = title ?? other.title
    icon = icon ?? other.icon
  }
}

/// A part of a chain such as `HomeView().tabItem { … }.tag(1)`.
struct Link {
  var name: String
  /// Those of its call, or `nil` for a property.
  var arguments: [Argument]?
  /// The chain up to it.
  var node: Node
  /// Where its name is.
  var place: SourcePlace

  /// The statements in the closure that it gets last.
  var content: [Node]? {
    (arguments?.last { $0.isTrailing && $0.label.isEmpty } ?? arguments?.first { $0.label == "content" })?
      .closure?.body.nodes
  }
}

extension Node {
  /// The links of an expression that begins with a name, or none for another.
  var links: [Link] {
    switch kind {
    case .name(let name): return [Link(name: name, node: self, place: code.place)]
    case .member(let base, let name):
      let links = base.links
      let place = code.file.place(code.range.upperBound - 1)
      return links.isEmpty ? [] : links + [Link(name: name, node: self, place: place)]
    case .element(let base, _): return base.links
    case .call(let callee, let arguments):
      var links = callee.links
      guard var last = links.popLast() else { return [] }
      last.arguments = (last.arguments ?? []) + arguments
      last.node = self
      return links + [last]
    default: return []
    }
  }
}

extension Evaluator {
  /// Returns the title and the icon that the views of a body show.
  func label(in nodes: [Node], _ scope: Scope) -> LabelParts {
    deeper {
      var result = LabelParts()
      for node in nodes { result.add(deeper { label(of: node, scope) } ?? LabelParts()) }
      return result
    } ?? LabelParts()
  }

  func label(of node: Node, _ scope: Scope) -> LabelParts {
    switch node.kind {
    case .return(let value?): return label(of: value, scope)
    case .bind, .unless:
      _ = follow(node, scope)
      return LabelParts()
    case .branches(let branches):
      let all = chosen(branches, scope).map(\.branch)
      let atFirst = all.first { truth($0.conditions, scope, atFirst: true) == true && !$0.conditions.isEmpty }
      return (atFirst ?? all.first).map { label(in: $0.body.nodes, self.scope(in: scope)) } ?? LabelParts()
    case .cases(let subject, let cases):
      let found = value(subject, scope)
      let chosen = cases.first { $0.patterns.isEmpty || matches($0.patterns, found) != false }
      guard let chosen, chosen.patterns.isEmpty || matches(chosen.patterns, found) == true else {
        return LabelParts()
      }
      return label(in: chosen.body.nodes, self.scope(in: scope))
    case .compiled(_, let nodes): return label(in: nodes, scope)
    default: break
    }
    let links = node.links
    guard let head = links.first else { return label(of: value(node, scope)) }
    switch head.name {
    case "Text" where head.arguments != nil: return LabelParts(title: value(head.node, scope))
    case "Image" where head.arguments != nil: return LabelParts(icon: value(head.node, scope))
    case "Label" where head.arguments != nil: return label(of: value(head.node, scope))
    case "VStack", "HStack", "ZStack", "Group", "AnyView", "Button", "ViewThatFits":
      guard let content = head.arguments?.last(where: \.isTrailing) ?? head.arguments?.first else {
        return LabelParts()
      }
      return label(in: content.closure?.body.nodes ?? [content.value], self.scope(in: scope))
    default: break
    }
    // What a function or a property of the app shows.
    if links.count == 1 || head.name == "self" && links.count == 2, let link = links.last {
      if let arguments = link.arguments, let function = function(link.name, arguments, scope.type) {
        let inner = inside(function, arguments, scope, owner: function.owner == nil ? nil : scope.owner)
        return label(in: function.body.nodes, inner)
      }
      if link.arguments == nil, scope.find(link.name) == nil,
        let property = declarations.property(link.name, of: scope.type), let body = property.body
      {
        return label(in: body.nodes, self.scope(in: nil, owner: scope.owner, type: property.owner))
      }
    }
    return label(of: value(node, scope))
  }

  /// Returns the title and the icon of a value.
  func label(of value: Value) -> LabelParts {
    switch value {
    case .text, .key: return LabelParts(title: value)
    case .icon: return LabelParts(icon: value)
    case .unknown(let text):
      let isIcon = ["Icon", "mage", "Asset"].contains { text.contains($0) }
      return LabelParts(icon: isIcon ? Icons.constant(text).map { .icon(.asset($0)) } : nil)
    case .object(let object) where object.typeName == "Label": return parts(ofLabel: object)
    case .object(let object):
      guard let body = object.type?.properties["body"]?.body else { return LabelParts() }
      return label(in: body.nodes, scope(in: nil, owner: value, type: object.type))
    case .closure(let closure, let outer): return label(in: closure.body.nodes, scope(in: outer))
    default: return LabelParts()
    }
  }

  /// Returns the title and the icon of `Label(…)`, whichever way they are given.
  private func parts(ofLabel object: Object) -> LabelParts {
    var result = LabelParts()
    if let title = object.fields["#0"] {
      result.title = title
    } else if let title = object.fields["title"] ?? object.fields["content"] {
      let inner = label(of: title)
      result.title = inner.title
      if inner.title == nil, inner.icon == nil {
        result.title = title
        if case .closure(let closure, _) = title { result.title = .unknown(closure.body.code.text) }
      }
    }
    if let name = object.fields["systemImage"] ?? object.fields["systemSymbol"] {
      result.icon = Icons.symbol(name) ?? .truth(false)
    } else if let name = object.fields["image"] {
      result.icon = Icons.asset(name) ?? name
    } else if let icon = object.fields["icon"] {
      result.icon = label(of: icon).icon
    }
    return result
  }
}
