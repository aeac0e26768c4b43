import TabBarCore
import TabBarGuidelines

extension Command {
  static let titles = Command(
    "titles", .tabs, parameters: [Parameter("TITLE", .text, isRepeated: true)],
    options: [Parameter("in", .locale)],
    body: .plan { draft, arguments throws(CommandError) in
      let titles = arguments.words
      let count = draft.design.tabs.count
      guard titles.count <= count else {
        throw CommandError(
          "here are \(counted(titles.count, "title")), and the bar has \(counted(count, "tab"))",
          at: titles[count],
          remedy: "a comma ends a title of several words")
      }
      if let word = titles.first(where: { $0.isKeyword("in") }) {
        throw CommandError(
          "in is more often no part of a title", at: word,
          remedy: "a comma ends a title; a title with this word needs quotes")
      }
      let locale = try arguments.locale ?? draft.design.locale
      // By number, as titles may change places.
      return (titles.indices.map { draft.line(titling: String($0 + 1), titles[$0].text, in: locale) }, .none)
    })
}
