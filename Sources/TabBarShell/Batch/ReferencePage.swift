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
  /// One guide, with its rules.
  case guide(Guide)

  /// Returns the page as text.
  package func lines(_ options: RenderOptions) -> [String] {
    switch self {
    case .questions: RulesPage.lines(by: .standard, options)
    case .rules: RulesPage.lines(options)
    case .rule(let rule): RulePage.lines(rule, options)
    case .devices: DevicesPage.lines(Device.all, options)
    case .guides: GuidesPage.lines(options)
    case .guide(let guide): GuidesPage.lines(of: guide, options)
    }
  }

  /// The page as a JSON document.
  package var json: JSONValue {
    switch self {
    case .questions, .rules: ReferenceJSON.rules()
    case .rule(let rule): ReferenceJSON.explanation(rule)
    case .devices: ReferenceJSON.devices()
    case .guides, .guide: ReferenceJSON.guides()
    }
  }

  /// Returns what to say of a rule that there is not.
  package static func unknownRule(_ name: String) -> [String] {
    unknown("rule", name, in: Rule.all.map(\.id), "tabbar explain")
  }

  /// Returns what to say of a guide that there is not.
  package static func unknownGuide(_ name: String) -> [String] {
    unknown("guide", name, in: Guide.all.map(\.id), "tabbar guides")
  }

  private static func unknown(
    _ kind: String, _ name: String, in names: [String], _ command: String
  ) -> [String] {
    var lines = ["error: there is no \(kind) \(Quoting.quoted(name))"]
    let nearest = Suggestion.nearest(to: name, in: names)
    // Where none is spelled like it, those that share a word with it are the likeliest.
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.filter { $0.count > 2 }
    let related = names.filter { id in
      nearest == nil && id.split(separator: "-").contains { words.contains($0) }
    }
    let meant = [nearest].compactMap(\.self) + related.prefix(4)
    if !meant.isEmpty { lines.append("  did you mean \(meant.joined(separator: ", "))?") }
    lines.append("  \(command) lists them")
    return lines
  }
}
