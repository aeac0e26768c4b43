internal import CTabBarTables

extension Command {
  static let `import` = Command(
    "import", .sessions, "Starts a session with the tab bar in an app's sources",
    discussion: """
      It reads a storyboard, a xib, a file of Swift or Objective-C, or a folder of them. The session keeps the commands \
      that make the tabs. What cannot be read is named with file and line, and left out; tabs of which only the \
      running app knows whether it shows them are listed as the lines that add them. Of several bars the likeliest \
      main bar is read; each other is listed with the line that reads it.
      """,
    parameters: [Parameter("FILE", .file)],
    options: [Parameter("bar", .number(1...Int.max), meaning: "which of several bars, the likeliest first")],
    examples: [
      Example("import MyApp/MainView.swift", "the tabs of a view"),
      Example("import MyApp", "those of an app"),
      Example("import MyApp bar=2", "its second bar"),
    ],
    actsOutside: true,
    previewText: PreviewText { "would read the tab bar in \($1.words[0].quoted)" },
    body: .ask { _, arguments throws(CommandError) in
      .importBar(number: arguments.option("bar")?.number ?? 1, path: try arguments.needed(0).text)
    })
}

/// Code that asks a running app for its tab bar, for what no reader of its sources can know.
package enum ImportProbe {
  /// Its lines.
  package static var lines: [Substring] {
    String(cString: tb_import_probe()).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }
}
