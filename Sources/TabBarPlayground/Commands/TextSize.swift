import TabBarCore

extension Command {
  static let textsize = Command(
    "textsize", .context, "Sets the size that a person has chosen for text",
    discussion: """
      Titles of a bar do not grow with it. At accessibility sizes a long press shows a tab's icon and title large.
      """,
    parameters: [Parameter("SIZE", .choice(Situation.TextSize.allCases.map(\.rawValue)))],
    examples: [
      Example("textsize accessibility", "one of the five accessibility sizes"),
      Example("textsize standard", "the size that systems start with"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      let size = Situation.TextSize(rawValue: try arguments.needed(0).text) ?? .standard
      draft.design.situation.textSize = size
      return { size == .standard ? "text has its standard size" : "text has an accessibility size" }
    })
}
