package import TabBarCore
package import TabBarGuidelines

extension Command {
  static let fit = Command(
    "fit", .tabs,
    parameters: [Parameter("DEVICE", .listedOr(.device(or: ["all"])), isOptional: true, isRepeated: true)],
    options: [Parameter("title", .text, meaning: "the title, for a way that asks for one")],
    isQuick: false,
    body: .plan { draft, arguments throws(CommandError) in
      let devices = try draft.devices(toFit: arguments)
      let numbers = arguments.words.filter { $0.number != nil }
      if numbers.count > 1 {
        throw CommandError("fit carries out one way at a time", at: numbers[1], remedy: "leave one out")
      }
      let title = arguments.option("title")
      guard let word = numbers.first, let number = word.number else {
        if let title { throw CommandError("title= is for one way", at: title, remedy: "`fit N title=TITLE`") }
        return (nil, .show(FitQuery(devices: devices)))
      }
      let ways = FitWays(of: draft.design, by: draft.chosenGuide, on: devices).ways
      guard ways.indices.contains(number - 1) else {
        throw CommandError.noSuch("way", word, of: ways.count, listedBy: "fit")
      }
      let way = ways[number - 1]
      guard let wanted = way.titles.first else {
        guard let title else { return (draft.lines(for: way.edits), .none) }
        throw CommandError("this way asks for no title", at: title, remedy: "leave it out")
      }
      if way.titles.count > 1 {
        throw CommandError(
          "way \(number) needs \(way.titles.count) titles", at: word,
          remedy: "`\(draft.line(for: wanted))TITLE`")
      }
      guard let title else {
        throw CommandError(
          "way \(number) needs the title that you want", at: word,
          remedy: "`\(FitQuery(devices: devices).line(for: number) ?? "") title=TITLE`")
      }
      return ([draft.line(for: wanted) + Quoting.quoted(title.text, always: title.isQuoted)], .none)
    })
}

package struct FitQuery: NumberedQuery {
  package static var command: Command { .fit }
  /// The devices that it is to fit on; none for the design's own.
  package let devices: [Device]

  /// The command that carries out a way of this answer.
  package func line(for number: Int) -> String? {
    let ids = devices.map(\.id)
    return (["fit", String(number)] + (ids == Device.phones.map(\.id) ? ["all"] : ids)).joined(separator: " ")
  }
}

extension CommandError {
  static func noSuch(_ thing: String, _ word: Word, of count: Int, listedBy command: String) -> CommandError {
    CommandError(
      "there is no \(thing) \(word.text)", at: word,
      remedy: count == 0
        ? "`\(command)` lists none"
        : count == 1 ? "`\(command)` lists only 1" : "`\(command)` lists 1 to \(count)")
  }
}

extension Draft {
  /// Returns the line that gives a tab a shorter title, up to where the title is to be typed.
  package func line(for title: FitWays.ShorterTitle) -> String {
    let isOwn =
      title.locale == Localization.standard && design.tabs[title.tab].titles[title.locale] == nil
    if isOwn { return "rename \(word(for: title.tab) ?? "\(title.tab + 1)") " }
    return "set \(title.tab + 1) title.\(title.locale)="
  }
}

extension Device {
  fileprivate static var phones: [Device] { all.filter { $0.platform == .iOS } }
}

extension Draft {
  fileprivate func devices(toFit arguments: Arguments) throws(CommandError) -> [Device] {
    if let all = arguments.words.first(where: { $0.isKeyword("all") }) {
      if let other = arguments.words.first(where: { $0.range != all.range && $0.number == nil }) {
        throw CommandError("all takes nothing else", at: other, remedy: "leave this out")
      }
      return Device.phones.filter { $0.runs(since: design.oldestSystems) }
    }
    var devices: [Device] = []
    for word in arguments.words where word.number == nil {
      guard let device = word.device else {
        throw CommandError(
          "\(word.canonical) is not a device that fit can lay out", at: word, remedy: "`devices` lists them")
      }
      if let objection = objectionToAge(of: device) {
        throw objection.error(at: word)
      }
      devices.append(device)
    }
    return devices
  }
}
