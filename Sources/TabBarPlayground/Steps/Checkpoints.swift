import TabBarCore

/// Drafts that are kept now and then, so that only the steps since the nearest one are carried out again.
///
/// The newest are close together. Older ones are thinned out evenly, so that their number, and with it the
/// memory, has a limit however many steps there are.
struct Checkpoints: Sendable {
  struct Checkpoint: Sendable {
    let step: Int
    let draft: Draft
    /// Its number among all that were ever kept.
    fileprivate let ordinal: Int
  }

  private var kept: [Checkpoint] = []
  // An older one stays if its ordinal is a multiple of this.
  private var stride = 1

  // The number of newest ones, which stay whatever their ordinal.
  private static let recent = 32
  // The limit for the tabs of all drafts together. A draft is mostly its tabs, each of about 100 bytes.
  private static let mostTabs = 400_000

  /// Keeps the draft after a step if the last one kept is far enough back, or `always`.
  mutating func keep(_ draft: Draft, after step: Int, always: Bool) {
    // Short sessions are searched step by step for the lines that findings come from.
    let since = step - (kept.last?.step ?? 0)
    guard always || since >= (kept.count < 2 * Self.recent ? 1 : 64) else { return }
    kept.append(Checkpoint(step: step, draft: draft, ordinal: (kept.last?.ordinal ?? 0) + 1))
    let older = kept.count - Self.recent - 1
    if older >= 0, kept[older].ordinal % stride != 0 { kept.remove(at: older) }
    thin(to: max(8, min(256, Self.mostTabs / max(1, draft.design.tabs.count))))
  }

  private mutating func thin(to limit: Int) {
    while kept.count > limit + Self.recent {
      stride *= 2
      let firstRecent = kept.count - Self.recent
      kept = kept.enumerated().filter { $0.offset >= firstRecent || $0.element.ordinal % stride == 0 }.map(
        \.element)
    }
  }

  func last(upTo step: Int) -> Checkpoint? { kept.lastIndexInOrder { $0.step <= step }.map { kept[$0] } }
}
