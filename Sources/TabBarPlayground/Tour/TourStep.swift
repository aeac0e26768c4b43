import TabBarCore
import TabBarGuidelines

/// A step of the tour: what to try, and how to see that it was done.
struct TourStep: Sendable {
  let task: @Sendable (TourSnapshot) -> String
  let hint: @Sendable (TourSnapshot) -> String
  /// Whether it is done, by what was done since the tour began and the playground now.
  let isDone: @Sendable (_ progress: TourProgress, _ now: TourSnapshot) -> Bool
  let praise: String

  static let all = [make, icons, overflow, mend, elsewhere, back]

  private static let make = TourStep(
    task: { _ in
      "Make a bar of three tabs, such as an app of yours has. At a terminal the rows under the line show what it would do, before Enter."
    },
    hint: { _ in
      "Type add Recipes, then add Shopping, then add Search. A title with spaces needs \"quotes\"."
    },
    isDone: { _, now in now.tabs.count >= 3 },
    praise: "There is your bar, in points as on the device.")

  private static let icons = TourStep(
    task: { start in
      "Give every tab an icon; icons have the names of SF Symbols."
        + (start.tabs.first { !$0.hasIcon }.map { " \(Quoting.quoted($0.title)) has none yet." } ?? "")
    },
    hint: { start in
      let lines = icons(for: start.tabs).map { title, symbol in
        "icon \(Quoting.quoted(title, always: Quoting.hasMeaning(title))) \(symbol)"
      }
      return "Type " + lines.joined(separator: ", then ") + "."
    },
    isDone: { _, now in now.tabs.allSatisfy(\.hasIcon) },
    praise: "Each tab has an icon.")

  private static let overflow = TourStep(
    task: { _ in "Now too much of it: add tabs until a warning says that they are too many." },
    hint: { _ in "Type add Offers, add Account and so on. What is new among the findings is marked." },
    isDone: { progress, _ in progress.wasFull },
    praise: praise(of: "more-tab"))

  private static let mend = TourStep(
    task: { _ in "Get rid of the warnings about too many tabs, in whatever way you like." },
    hint: { _ in
      "remove last takes a tab out, undo takes back what you did, explain more-tab says what else helps."
    },
    isDone: { _, now in !now.isFull },
    praise: "That clears it, and the answer says so.")

  private static let elsewhere = TourStep(
    task: { start in "See the same tabs elsewhere: on another device or system, or by another guide." },
    hint: { start in
      start.device.id.hasPrefix("ipad")
        ? "Type device iphone-17, or guide sap-fiori. devices and guides list what there is."
        : "Type device ipad-10, or guide sap-fiori. devices and guides list what there is."
    },
    isDone: { progress, _ in progress.wasElsewhere },
    praise: "The bar is laid out anew and judged by what holds there.")

  private static let back = TourStep(
    task: { _ in "Every step can be taken back: go back by one or more." },
    hint: { _ in "Type undo, or history and then undo to with a number. redo goes forward again." },
    isDone: { progress, _ in progress.wentBack },
    praise: "Nothing is lost: redo brings it back.")

  /// Symbols without a subject, for titles that have no usual symbol.
  private static let neutralSymbols = [
    "list.bullet", "square.grid.2x2.fill", "rectangle.stack.fill", "star.fill", "flag.fill", "sparkles",
    "circle.grid.2x2.fill", "square.stack.fill",
  ]

  /// Returns a symbol for each tab without one: the usual one of its title, or else one that no other tab has.
  private static func icons(for tabs: [Tab]) -> [(title: String, symbol: String)] {
    var taken = tabs.compactMap(\.icon)
    return tabs.filter { !$0.hasIcon }.map { tab in
      let usual = SymbolMeaning.proposedSymbol(for: tab.title).map { Symbol.named($0)?.filledName ?? $0 }
      let symbol =
        ([usual].compactMap(\.self) + neutralSymbols).first { !taken.contains($0) } ?? neutralSymbols[0]
      taken.append(symbol)
      return (tab.title, symbol)
    }
  }

  /// What a rule itself says, so that the tour teaches the same.
  private static func praise(of rule: String) -> String {
    guard let rule = Rule.named(rule) else { return "" }
    return "\(rule.title). \(rule.rationale) (explain \(rule.id) says more.)"
  }
}
