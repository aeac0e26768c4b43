import TabBarCore
import TabBarGuidelines

/// What a file has made the program do, counted in steps times tabs, so that whatever a stranger wrote takes little time.
package struct Workload: Sendable {
  // A million steps on sixteen tabs, which a processor takes a few seconds for.
  static let most = 32_000_000
  private(set) var done = 0

  package init() {}

  /// Adds steps, or what costs as much.
  ///
  /// - Parameter again: Those that were taken before, which cost less, and hardly more on many tabs.
  package mutating func add(_ steps: Int = 0, again: Int = 0, on draft: Draft) {
    let tabs = draft.design.tabs.count
    // A step costs something without a tab, too.
    done += steps * (tabs + 16) + again * (tabs + 64) / 8
  }

  func check() throws(CommandError) {
    guard done > Self.most else { return }
    throw CommandError(
      "up to here this is more work than a session may make: \(Self.most / 1_000_000) million steps times tabs",
      at: 0..<0, remedy: "leave out what is taken back, or write several sessions"
    ).certain
  }
}
