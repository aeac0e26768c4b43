extension Command {
  static let `import` = Command(
    "import", .sessions, "Starts a session with the tab bar in an app's sources",
    discussion: """
      It reads a storyboard, a xib, a file of Swift or Objective-C, or a folder of them. The session keeps the commands \
      that make the tabs. What cannot be read is named with file and line, and left out.
      """,
    parameters: [Parameter("FILE", .file)],
    examples: [
      Example("import MyApp/MainView.swift", "the tabs of a view"),
      Example("import MyApp", "those of an app"),
    ],
    actsOutside: true,
    previewText: PreviewText { "would read the tab bar in \($1.words[0].quoted)" },
    body: .ask { _, arguments throws(CommandError) in .importBar(path: try arguments.needed(0).text) })
}
