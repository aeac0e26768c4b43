import TabBarCore

/// Drafts that are kept now and then, so that going back replays only the steps since the last one kept.
///
/// The newest are close together. Of the older ones fewer and fewer are kept, all equally far apart, so that
/// their number, and with it the memory, has a limit however long the session is.
struct Checkpoints: Sendable {
  /// A draft that was kept.
  struct Checkpoint: Sendable {
    let position: Int
    let draft: Draft
    /// How many were kept before it, also of those that were let go since.
    fileprivate let ordinal: Int
  }

  private var kept: [Checkpoint] = []
  // Of the older ones those are kept whose ordinal is a multiple of this.
  private var stride = 1

  /// The number of checkpoints.
  var count: Int { kept.count }

  // The newest ones, which are kept whatever their ordinal.
  private static let recent = 32
  // Tabs in all drafts together. A draft is mostly its tabs, of which each takes about 100 bytes.
  private static let mostTabs = 400_000

  /// Notes a draft behind a step, if the last one that was kept lies far enough back.
  mutating func note(_ draft: Draft, at position: Int, always: Bool = false) {
    // A draft of many tabs is larger, so it is kept less often, but often enough that going back is felt
    // as one step: each line that is replayed looks its tab up among all of them.
    let tabs = draft.design.tabs.count
    let since = position - (kept.last?.position ?? 0)
    guard always || since >= min(max(64, tabs), 256) else { return }
    kept.append(Checkpoint(position: position, draft: draft, ordinal: (kept.last?.ordinal ?? 0) + 1))
    let older = kept.count - Self.recent - 1
    if older >= 0, kept[older].ordinal % stride != 0 { kept.remove(at: older) }
    thin(to: max(8, min(256, Self.mostTabs / max(1, tabs))))
  }

  /// Lets older ones go while there are more than a limit of them.
  private mutating func thin(to limit: Int) {
    while kept.count > limit + Self.recent {
      stride *= 2
      let firstRecent = kept.count - Self.recent
      kept = kept.enumerated().filter { $0.offset >= firstRecent || $0.element.ordinal % stride == 0 }.map(
        \.element)
    }
  }

  /// Returns the last one that lies at a position or before it, or `nil`.
  func last(upTo position: Int) -> Checkpoint? { kept.last { $0.position <= position } }

  /// Forgets those behind a position.
  mutating func removeAll(behind position: Int) { kept.removeAll { $0.position > position } }
}
