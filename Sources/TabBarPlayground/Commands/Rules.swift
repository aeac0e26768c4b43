import TabBarCore
package import TabBarGuidelines

extension Command {
  static let rules = Command(
    "rules", .looking,
    parameters: [
      Parameter("WORD", .text, isOptional: true, isRepeated: true, meaning: "what the rules are about")
    ],
    body: .ask { draft, arguments throws(CommandError) in
      let (given, isWhole) = arguments.search
      guard let first = given.first else {
        return .show(RulesQuery(rules: nil, guide: nil, all: isWhole))
      }
      let guide = Guide.named(first.text.lowercased()) ?? Guide.named(byMakerIn: given)
      let words = given.dropFirst(guide == nil ? 0 : 1)
      let named = guide ?? (words.count > 2 ? Guide.named(in: given) : nil)
      let judge = named ?? draft.guide
      let question = words.map { $0.isQuoted ? Quoting.quoted($0.text, always: true) : $0.text }
        .joined(separator: " ")
      let answer =
        words.count > 1 ? Topic.answer(to: question, on: draft.platform) { judge[rule: $0.id] != nil } : nil
      // Every rule is about a tab bar.
      let asked = words.map(\.text).filter {
        !["tab", "tabs", "bar", "bars", "tabbar", "tabbars"].contains($0.lowercased())
      }
      let all = guide?.rules.map(\.rule) ?? Rule.all
      let rules = answer?.rules ?? (asked.isEmpty ? all : HelpSearchQuery.rules(about: asked))
      guard !rules.isEmpty else {
        // That nothing is found says nothing of the guides; that a topic which explains each word has no rule does.
        var error = CommandError(
          answer?.isWhole == true ? "no guide speaks of this" : "this is not understood",
          at: first.range.lowerBound..<arguments.end, remedy: "`rules` lists all")
        error.lines = Topic.nearest(to: question, on: draft.platform).map { "explain \($0.id)" }
        throw error
      }
      return .show(
        RulesQuery(rules: rules, guide: named, isUnderstood: answer?.isWhole == true, all: isWhole))
    })
}

extension Guide {
  /// Returns the guide that a question names, or the edition for the system that it names.
  fileprivate static func named(in words: [Word]) -> Guide? {
    let texts = words.map { $0.text.lowercased() }
    let pairs = zip(texts, texts.dropFirst()).map { "\($0)-\($1)" }
    return pairs.lazy.compactMap { pair in named(pair) ?? System.named(pair).map(edition) }.first
  }

  /// Returns the newest guide of the company that some words begin with, as `sap badges` does; `nil` where they name
  /// several, or one of its devices.
  fileprivate static func named(byMakerIn words: [Word]) -> Guide? {
    let prefixes = ["apple": "hig-", "hig": "hig-", "sap": "sap-", "material": "material-"]
    let named = words.map { $0.text.lowercased() }
    guard let prefix = prefixes[named.first ?? ""],
      !named.dropFirst().contains(where: { prefixes[$0] != nil || ["tv", "watch", "vision"].contains($0) })
    else { return nil }
    return all.last { $0.id.hasPrefix(prefix) }
  }
}

package struct RulesQuery: Query {
  package static var command: Command { .rules }
  /// The rules to list, or `nil` for all.
  package let rules: [Rule]?
  /// The guide that was named, or `nil` for the one that judges the design.
  package let guide: Guide?
  /// Whether every word of what was asked is explained, so that a guide without such a rule says nothing about it.
  package var isUnderstood = false
  /// Whether every rule is listed, and of those to list each one.
  package let all: Bool
}
