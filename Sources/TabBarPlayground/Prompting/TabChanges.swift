package import TabBarCore

/// Which tabs are new, changed or gone between two designs.
package struct TabChanges: Hashable, Sendable {
  /// The indices, in the later design, of the tabs that the earlier one does not have.
  package private(set) var new: [Int] = []
  /// The indices, in the later design, of the tabs that are in the place of another one with the same neighbours.
  package private(set) var changed: [Int] = []
  /// The indices, in the earlier design, of the tabs that the later one does not have.
  package private(set) var gone: [Int] = []
  /// The indices, in the later design, of the tabs that are as they were, in another place.
  package private(set) var moved: [Int] = []

  /// Compares two lists of tabs.
  package init(from before: [Tab], to after: [Tab]) {
    guard before != after else { return }
    let start = zip(before, after).prefix { $0 == $1 }.count
    let end = zip(before.dropFirst(start).reversed(), after.dropFirst(start).reversed()).prefix { $0 == $1 }
      .count
    var left = Array(start..<before.count - end)
    var right: [Int] = []
    // What is the same elsewhere in the middle part has moved. The part is small: one command made it.
    for index in start..<after.count - end {
      if left.count <= Self.most, let same = left.firstIndex(where: { before[$0] == after[index] }) {
        left.remove(at: same)
        moved.append(index)
      } else {
        right.append(index)
      }
    }
    if left.count == right.count {
      changed = right
    } else {
      new = right
      gone = left
    }
  }

  // Changes of more tabs than this are not marked one by one.
  private static let most = 64
}
