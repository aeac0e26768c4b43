import TabBarCore
package import TabBarGuidelines
import TabBarPlayground
package import TabBarRendering

/// A page of reference: what the program knows.
package enum ReferencePage {
  /// The rules by the question that they answer.
  case questions
  /// One rule, explained.
  case rule(Rule)
  /// The rules.
  case rules
  /// The devices.
  case devices
  /// The guides.
  case guides

  /// Returns the page as text.
  package func lines(_ options: RenderOptions) -> [String] {
    switch self {
    case .questions, .rules: RulesPage.lines(options)
    case .rule(let rule): RulePage.lines(rule, options)
    case .devices: DevicesPage.lines(Device.all, options)
    case .guides: GuidesPage.lines(options)
    }
  }

  /// The page as a JSON document.
  package var json: JSONValue {
    switch self {
    case .questions, .rules: ReferenceJSON.rules()
    case .rule(let rule): ReferenceJSON.explanation(rule)
    case .devices: ReferenceJSON.devices()
    case .guides: ReferenceJSON.guides()
    }
  }

  /// Returns what to say of a rule that there is not.
  package static func unknownRule(_ name: String) -> String {
    let nearest = Suggestion.nearest(to: name, in: Rule.all.map(\.id))
    return "There is no rule \(Quoting.quoted(name)). "
      + (nearest.map { "Did you mean \($0)?" } ?? "tabbar rules lists them.")
  }
}
