internal import CTabBarTables

/// The plan of a class of two hours: the rows of `class-plan.md`.
package enum ClassPlan {
  package struct Slot: Hashable, Sendable {
    /// When it begins, in hours and minutes, such as `0:08`.
    package let start: String
    package let minutes: Int
    package let name: String
    package let lessons: [String]
  }

  package static var parts: [Slot] {
    String(cString: tb_class_plan()).split(separator: "\n").compactMap { line -> Slot? in
      let cells = line.filter { $0 != "`" }.split(separator: "|", omittingEmptySubsequences: false)
        .map { String(String($0).trimmingBlanks) }
      guard cells.count == 6, let minutes = Int(cells[2]) else { return nil }
      return Slot(
        start: cells[1], minutes: minutes, name: cells[3],
        lessons: cells[4].split(separator: ",").map { String(String($0).trimmingBlanks) })
    }
  }
}
