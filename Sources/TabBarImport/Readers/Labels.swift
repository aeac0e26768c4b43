/// The title and the icon of a SwiftUI label.
struct LabelParts {
  var title: Value?
  var icon: Value?
}

extension Evaluator {
  func label(of value: Value) -> LabelParts {
    switch value.meaning {
    case .text, .key: return LabelParts(title: value)
    case .icon: return LabelParts(icon: value)
    case .array(let values):
      // Of several the first is shown; where it depends on something, so does the title.
      let parts = values.map { label(of: $0) }
      return LabelParts(
        title: parts.lazy.compactMap(\.title).first, icon: parts.lazy.compactMap(\.icon).first)
    case .closure(let closure, let outer): return label(of: .array(built(closure.body, scope(in: outer))))
    case .object(let object):
      let parts = label(of: object)
      return LabelParts(title: parts.title?.under(value.condition), icon: parts.icon?.under(value.condition))
    default: return LabelParts()
    }
  }

  private func label(of object: Object) -> LabelParts {
    switch object.typeName {
    case "Label": return parts(ofLabel: object)
    case "?": return object.fields["#0"].map(label) ?? LabelParts()
    case "VStack", "HStack", "ZStack", "Button", "ViewThatFits":
      return (object.fields["label"] ?? object.fields["content"]).map(label) ?? LabelParts()
    default: return body(of: object).map { label(of: .array($0)) } ?? LabelParts()
    }
  }

  /// Returns what the body of a view of the app's own makes, or `nil` for another view.
  func body(of view: Object) -> [Value]? {
    view.type?.properties["body"]?.body.map {
      built($0, scope(in: nil, owner: .object(view), type: view.type))
    }
  }

  /// Returns the title and the icon of `Label(…)`, whichever way they are given.
  private func parts(ofLabel object: Object) -> LabelParts {
    var result = LabelParts(title: object.fields["#0"], icon: icon(of: object))
    if result.title == nil, let title = object.fields["title"] ?? object.fields["content"] {
      let inner = label(of: title)
      result.title = inner.title
      if inner.title == nil, inner.icon == nil {
        result.title = title
        if case .closure(let closure, _) = title.meaning { result.title = .unknown(closure.body.text) }
      }
    }
    if result.icon == nil { result.icon = object.fields["icon"].flatMap { label(of: $0).icon } }
    return result
  }

  /// Returns the icon that the arguments of a label or a tab name. A symbol that is not known is no image of the app's.
  func icon(of object: Object) -> Value? {
    if let name = object.fields["systemImage"] ?? object.fields["systemSymbol"] {
      return Icons.symbol(name) ?? .truth(false)
    }
    return object.fields["image"].map { Icons.asset($0) ?? $0 }
  }
}
