/// The title and the icon of a SwiftUI label.
struct LabelParts {
  var title: Value?
  var icon: Value?
}

extension Evaluator {
  private static let containers: Set = ["VStack", "HStack", "ZStack", "Button", "ViewThatFits"]

  /// Returns the title and the icon of a value.
  func label(of value: Value) -> LabelParts {
    switch value {
    case .text, .key: return LabelParts(title: value)
    case .icon: return LabelParts(icon: value)
    case .unknown(let text):
      let isIcon = ["Icon", "mage", "Asset"].contains { text.contains($0) }
      return LabelParts(icon: isIcon ? Icons.constant(text).map { .icon(.asset($0)) } : nil)
    case .array(let values):
      var result = LabelParts()
      for value in values where value.parts.condition?.isOther != true {
        let part = label(of: value)
        result.title = result.title ?? part.title
        result.icon = result.icon ?? part.icon
      }
      return result
    case .maybe(let value, _): return label(of: value)
    case .closure(let closure, let outer):
      return label(of: .array(built(closure.body.nodes, scope(in: outer))))
    case .function(let function, let owner):
      let inner = scope(in: nil, owner: owner, type: function.owner)
      return result(of: function.body, function.type, inner).map(label) ?? LabelParts()
    case .object(let object): return label(of: object)
    default: return LabelParts()
    }
  }

  private func label(of object: Object) -> LabelParts {
    switch object.typeName {
    case "Label": return parts(ofLabel: object)
    case "?": return object.fields["#0"].map(label) ?? LabelParts()
    case _ where Self.containers.contains(object.typeName):
      return (object.fields["label"] ?? object.fields["content"]).map(label) ?? LabelParts()
    default:
      guard let body = object.type?.properties["body"]?.body else { return LabelParts() }
      return label(of: .array(built(body.nodes, scope(in: nil, owner: .object(object), type: object.type))))
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
