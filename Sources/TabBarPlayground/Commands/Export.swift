import TabBarGuidelines

extension Command {
  static let export = Command(
    "export", .sessions,
    parameters: [
      Parameter("FORM", .choice(Format.allCases.map(\.id) + [ShowQuery.page])),
      Parameter("FILE", .file, isOptional: true),
      .word("replace"),
    ],
    actsOutside: true,
    body: .ask { _, arguments throws(CommandError) in
      let query = ShowQuery(arguments)
      guard let path = arguments.word(1)?.text else {
        if query.isPage {
          throw arguments.missing(
            "a page is a file for a browser", remedy: "`export html FILE`, such as `export html bar.html`"
          ).certain
        }
        return .show(query)
      }
      let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
      if ["png", "jpg", "jpeg", "gif", "pdf"].contains(ending) {
        throw CommandError(
          "no picture is written as \(ending)", at: arguments.words[1],
          remedy: "`export svg \(String(path.dropLast(ending.count)))svg` is the picture"
        ).certain
      }
      if arguments.words[1].isKeyword("replace") {
        throw CommandError(
          "replace needs the name of the file", at: arguments.words[1],
          remedy: "`export \(query.format) FILE replace`"
        ).certain
      }
      return .export(query, path: path, mayReplace: arguments.word(2) != nil)
    })
}
