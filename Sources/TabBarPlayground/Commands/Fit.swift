package import TabBarCore
import TabBarGuidelines

extension Command {
  static let fit = Command(
    "fit", .tabs, "Searches the cheapest edits that make the tabs and titles fit",
    discussion: """
      Without a device it looks at the design's own, held both ways; all means every iPhone. It shortens a \
      title only to one that you gave (set TAB alternatives="A|B"), caps a badge, folds a tab into the one of \
      its group, puts one into the sidebar, or takes out the last. Each edit has a price. Nothing changes \
      until apply= picks a plan, and then the session keeps the edits, not fit.
      """,
    parameters: [Parameter("DEVICE", .deviceOr(["all"]), isOptional: true, isRepeated: true)],
    options: [Parameter("apply", .number(1...9))],
    examples: [
      Example("fit", "the plans for the present device"),
      Example("fit iphone-se-3 iphone-14", "so that all is well on both"),
      Example("fit all", "on every iPhone"),
      Example("fit apply=1", "carries out the first plan"),
    ],
    previewText: "would search the cheapest edits that fit",
    isQuick: false,
    body: .plan { draft, arguments throws(CommandError) in
      let devices = try draft.devices(toFit: arguments)
      guard let word = arguments.option("apply") else {
        return (nil, .show(FitQuery(devices: devices)))
      }
      let fitting = FitPlans(of: draft.design, by: draft.guide, on: devices)
      guard let number = word.number, fitting.plans.indices.contains(number - 1) else {
        let count = fitting.plans.count
        throw CommandError(
          "there is no plan \(word.text)", at: word,
          remedy: count == 0
            ? "fit has no plan for this design"
            : count == 1 ? "there is plan 1" : "there are plans 1 to \(count)")
      }
      return (draft.lines(for: fitting.plans[number - 1].edits), .none)
    })
}

package struct FitQuery: Query {
  package static var command: Command { .fit }
  /// The devices that it is to fit on; none for the design's own.
  package let devices: [Device]
}

extension Draft {
  /// Returns the devices that are named; none for the design's own.
  fileprivate func devices(toFit arguments: Arguments) throws(CommandError) -> [Device] {
    if let all = arguments.words.first(where: { $0.isKeyword("all") }) {
      if let other = arguments.words.first(where: { $0.range != all.range }) {
        throw CommandError("all takes nothing else", at: other, remedy: "leave this out")
      }
      return Device.sold.filter { $0.platform == .iOS }
    }
    var devices: [Device] = []
    for word in arguments.words {
      guard let device = word.device else {
        throw CommandError(
          "\(word.canonical) is not a device that fit can lay out", at: word, remedy: "devices lists them")
      }
      devices.append(device)
    }
    return devices
  }
}
