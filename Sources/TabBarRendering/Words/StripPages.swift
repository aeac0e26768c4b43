import TabBarCore
import TabBarGuidelines

/// The pages of a strip that cannot show all of its tabs at once.
enum StripPages {
  // Later pages are not numbered: each one takes a layout of its own.
  private static let most = 12

  /// Returns the page of each tab, from 1; `nil` without pages.
  static func numbers(of scene: Scene) -> [Int?] {
    var numbers = [Int?](repeating: nil, count: scene.design.tabs.count)
    guard scene.layout.overflow == .pages else { return numbers }
    var design = scene.design
    var page = 0
    for zone in [TabPlacement.fixed, .standard, .pinned] {
      for index in numbers.indices where numbers[index] == nil && page < most {
        guard (design.tabs[index][.placement] ?? .standard) == zone else { continue }
        // A strip shows the page of its selected tab, so selecting a tab shows the tabs of its page.
        design.selection = index
        page += 1
        for tab in BarLayout(of: design, on: scene.layout.system).visible { numbers[tab] = page }
      }
    }
    return numbers
  }
}
