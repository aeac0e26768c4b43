import TabBarCore
import TabBarGuidelines

extension Command {
  static let clear = Command(
    "clear", .tabs,
    body: .edit { draft, _ in
      let count = draft.design.tabs.count
      draft.design.tabs = []
      draft.design.selection = 0
      return { count == 1 ? "took out the tab" : "took out all \(count) tabs" }
    })
}
