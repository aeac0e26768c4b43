import TabBarCore
import TabBarGuidelines

extension Command {
  package static let guide = Command(
    "guide", .context, "Judges the bar by another set of guidelines",
    discussion: """
      auto takes the edition of Apple's guidelines for the system: HIG 2022 for iOS 16, HIG 2025 for iOS 26. \
      Where a guide is chosen and the system is auto, the bar is laid out as the version that was current when \
      the guide was written. The answer says so, and system ID keeps one whatever the guide.
      """,
    parameters: [Parameter("ID", .guideOr(["auto"]))],
    examples: [
      Example("guide sap-fiori", "SAP's house style for iOS"),
      Example("guide hig-2025", "the current guidelines, with the system that they are about"),
      Example("guide auto", "the guidelines that go with the system"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      let word = try arguments.needed(0)
      let before = draft.system
      let isAuto = draft.design.system == nil
      draft.chosenGuide = word.guide
      var clauses = draft.reconcile()
      if isAuto, let system = draft.system, let before, system.id != before.id {
        let remedy = "system \(before.id) keeps \(before.name)"
        clauses.insert("the system is auto, so it is \(system.name) now (\(remedy))", at: 0)
      }
      let isChosen = draft.chosenGuide != nil
      let name = draft.guide.name
      return { [clauses] in
        clauses.following(isChosen ? "judged by \(name)" : "the guide follows the system: \(name)")
      }
    })
}
