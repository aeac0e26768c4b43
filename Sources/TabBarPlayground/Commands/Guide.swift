import TabBarCore
import TabBarGuidelines

extension Command {
  static let guide = Command(
    "guide", .context, "Judges the bar by another set of guidelines",
    parameters: [Parameter("ID", .guide)],
    examples: [Example("guide sap-fiori", "SAP's house style for iOS")],
    body: .edit { draft, arguments throws(CommandError) in
      let word = try arguments.needed(0)
      guard let guide = Guide.named(word.text) else {
        throw CommandError("\(word.canonical) is not a guide", at: word, remedy: "guides lists them")
      }
      draft.guide = guide
      let clauses = draft.reconcile()
      return { clauses.following("judged by \(guide.name)") }
    })
}
