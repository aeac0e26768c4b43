import CTabBarTables
import TabBarGuidelines

extension Command {
  static let `import` = Command(
    "import", .sessions, parameters: [Parameter("FILE", .file)],
    options: [
      Parameter(
        "bar", .number(1...Int.max), meaning: "which of several bars, the nearest to the app's root first")
    ],
    actsOutside: true,
    body: .ask { _, arguments in
      .importBar(number: arguments.option("bar")?.number, path: arguments.words[0].text)
    })
}

/// Code that asks a running app for its tab bar, for what no reader of its sources can know.
package enum ImportProbe {
  package static var lines: [Substring] {
    String(cString: tb_import_probe()).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }
}
