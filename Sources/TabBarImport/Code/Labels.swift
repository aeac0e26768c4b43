/// The title and the icon of a SwiftUI label.
struct LabelParts {
  var title: Value?
  var icon: Value?

  mutating func add(_ other: LabelParts) {
    title = title ?? other.title
    icon = icon ?? other.icon
  }
}

extension Evaluator {
  /// Returns the title and the icon that the views of a body show.
  func label(in range: Range<Int>, _ scope: Scope) -> LabelParts {
    deeper {
      let file = scope.file
      var result = LabelParts()
      for statement in Statements.split(range, in: file) {
        result.add(deeper(statement.count / 4) { label(of: statement, scope) } ?? LabelParts())
      }
      return result
    } ?? LabelParts()
  }

  private func label(of statement: Range<Int>, _ scope: Scope) -> LabelParts {
    let file = scope.file
    guard let first = statement.first else { return LabelParts() }
    if file.isToken(first, "return") { return label(of: (first + 1)..<statement.upperBound, scope) }
    if file.isToken(first, "let") || file.isToken(first, "guard") {
      _ = run(statement, in: scope)
      return LabelParts()
    }
    if file.isToken(first, "if") {
      let branches = chosen(Statements.branches(ofIf: first, in: statement, file), scope)
      return branches.first.map { label(in: $0.body, Scope(file: file, outer: scope)) } ?? LabelParts()
    }
    if file.isToken(first, "switch") {
      guard let (subject, cases) = Statements.cases(ofSwitch: first, in: statement, file),
        let chosen = matching(cases, value(subject, scope), file)
      else { return LabelParts() }
      return label(in: chosen.body, Scope(file: file, outer: scope))
    }
    let links = Chain.links(statement, in: file)
    guard let head = links.first else { return label(of: value(statement, scope)) }
    switch head.name {
    case "Text" where head.isCall: return LabelParts(title: value(statement.lowerBound..<head.end, scope))
    case "Image" where head.isCall: return LabelParts(icon: value(statement.lowerBound..<head.end, scope))
    case "Label" where head.isCall: return label(of: value(statement.lowerBound..<head.end, scope))
    case "VStack", "HStack", "ZStack", "Group", "AnyView", "Button", "ViewThatFits":
      guard let content = head.arguments.last(where: { $0.isTrailing }) ?? head.arguments.first else {
        return LabelParts()
      }
      return label(in: Statements.closure(content.range, in: file).body, Scope(file: file, outer: scope))
    default: break
    }
    // What a function or a property of the app shows.
    let isOwn = links.count == 1 || head.name == "self" && links.count == 2
    if isOwn, let link = links.last {
      if link.isCall, let function = function(link.name, link.arguments, scope.type) {
        let inner = inside(function, link.arguments, scope, owner: function.owner == nil ? nil : scope.owner)
        return label(in: function.body, inner)
      }
      if !link.isCall, scope.find(link.name) == nil, let property = scope.type?.properties[link.name],
        let body = property.body
      {
        return label(in: body, Scope(file: property.file, owner: scope.owner, type: property.owner))
      }
    }
    return label(of: value(statement, scope))
  }

  /// Returns the title and the icon of a value.
  func label(of value: Value) -> LabelParts {
    switch value {
    case .text, .key: return LabelParts(title: value)
    case .icon: return LabelParts(icon: value)
    case .unknown(let text):
      if let name = Icons.constant(text),
        text.contains("Icon") || text.contains("mage") || text.contains("Asset")
      {
        return LabelParts(icon: .icon(.asset(name)))
      }
      return LabelParts()
    case .object(let object) where object.typeName == "Label": return parts(ofLabel: object)
    case .object(let object):
      guard let type = object.type, let property = type.properties["body"], let body = property.body else {
        return LabelParts()
      }
      return label(in: body, Scope(file: property.file, owner: value, type: type))
    case .closure(let code, let outer):
      return label(
        in: Statements.closure(code.range, in: code.file).body, Scope(file: code.file, outer: outer))
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
      result.title = inner.title ?? (inner.icon == nil ? unresolved(title) : nil)
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

  private func unresolved(_ value: Value) -> Value? {
    if case .closure(let code, _) = value { return .unknown(code.text) }
    return value
  }
}
