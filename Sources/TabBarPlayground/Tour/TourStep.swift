import TabBarCore
import TabBarGuidelines

/// A step of the tour: what to try, and how to see that it was done.
struct TourStep: Sendable {
  let task: String
  let hint: String
  let praise: String
  let isDone: @Sendable (TourProgress) -> Bool

  static let all = [
    TourStep(
      task:
        "Make a bar of three tabs, such as an app of yours has. At a terminal the rows under the line show what it would do, before Enter.",
      hint: "Type add Recipes, then add Shopping, then add Search. A title with spaces needs \"quotes\".",
      praise: "There is your bar, in points as on the device.", isDone: { $0.draft.design.tabs.count >= 3 }),
    TourStep(
      task: "Give every tab an icon; icons have the names of SF Symbols.",
      hint: "Type icons, and icon TAB star.fill for a tab that has none then. icons WORD looks for others.",
      praise: "Each tab has an icon.", isDone: { $0.draft.design.tabs.allSatisfy(\.hasIcon) }),
    TourStep(
      task: "Now too much of it: add tabs until a warning says that they are too many.",
      hint: "Type add Offers, add Account and so on. What is new among the findings is marked.",
      praise: praise(of: "more-tab"), isDone: \.wasFull),
    TourStep(
      task: "Get rid of the warnings about too many tabs, in whatever way you like.",
      hint:
        "remove last takes a tab out, undo takes back what you did, explain more-tab says what else helps.",
      praise: "That clears it, and the answer says so.", isDone: { !$0.isFull }),
    TourStep(
      task: "See the same tabs elsewhere: on another device or system, or by another guide.",
      hint: "Type device ipad-10, or guide sap-fiori. devices and guides list what there is.",
      praise: "The bar is laid out anew and judged by what holds there.", isDone: \.wasElsewhere),
    TourStep(
      task: "Every step can be taken back: go back by one or more.",
      hint: "Type undo, or history and then undo to with a number. redo goes forward again.",
      praise: "Nothing is lost: redo brings it back.", isDone: \.wentBack),
  ]

  /// What a rule itself says, so that the tour teaches the same.
  private static func praise(of rule: String) -> String {
    guard let rule = Rule.named(rule) else { return "" }
    return "\(rule.title). \(rule.rationale) (explain \(rule.id) says more.)"
  }
}
