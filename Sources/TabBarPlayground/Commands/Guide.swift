import TabBarCore
import TabBarGuidelines

extension Command {
  package static let guide = Command(
    "guide", .context, "Judges the bar by another set of guidelines",
    discussion: """
      Where the system is auto, another guide may bring another system: the bar is laid out as the version that was \
      current when the guide was written. The answer says so, and system ID keeps one whatever the guide.
      """,
    parameters: [Parameter("ID", .guide)],
    examples: [
      Example("guide sap-fiori", "SAP's house style for iOS"),
      Example("guide hig-2025", "the current guidelines, with the system that they are about"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      let word = try arguments.needed(0)
      guard let guide = word.guide else {
        throw CommandError("\(word.canonical) is not a guide", at: word, remedy: "guides lists them")
      }
      let before = draft.system
      let isAuto = draft.design.system == nil
      draft.guide = guide
      draft.isGuideChosen = true
      var clauses = draft.reconcile()
      if isAuto, let system = draft.system, let before, system.id != before.id {
        let remedy = "system \(before.id) keeps \(before.name)"
        clauses.insert("the system is auto, so it is \(system.name) now (\(remedy))", at: 0)
      }
      return { [clauses] in clauses.following("judged by \(guide.name)") }
    })
}
