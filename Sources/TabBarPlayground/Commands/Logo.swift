import TabBarCore

extension Command {
  static let logo = Command(
    "logo", .details, "Puts a logo beside the bar of an Apple TV, or takes it away",
    discussion: "Its size is in points. Apple advises 200 by 68 at most, and pictures show no more of it.",
    parameters: [
      Parameter("WxH|off", .text),
      Parameter("SIDE", .choice(["leading", "trailing"]), isOptional: true),
    ],
    examples: [
      Example("logo 200x68 leading", "as large as Apple advises"),
      Example("logo off", "the tabs alone"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      let word = try arguments.needed(0)
      let side = arguments.word(1)
      if word.isKeyword("off") {
        if let side { throw CommandError("off takes nothing else", at: side, remedy: "logo off") }
        draft.design.situation.logo = nil
        return { "no logo is beside the bar" }
      }
      guard let size = Size(text: word.text), size.width > 0, size.height > 0 else {
        throw CommandError(
          "\(word.canonical) is not a size", at: word,
          remedy: "write width x height, such as logo 200x68 leading")
      }
      guard let side else {
        throw CommandError(
          "the side is missing", at: arguments.end..<arguments.end, remedy: "logo \(word.canonical) leading")
      }
      if let objection = draft.objectionToLogo { throw objection.error(at: word) }
      let isLeading = side.isKeyword("leading")
      draft.design.situation.logo = Logo(size: size, isLeading: isLeading)
      return { "a logo of \(word.text) pt is at the \(isLeading ? "leading" : "trailing") end of the bar" }
    })
}
