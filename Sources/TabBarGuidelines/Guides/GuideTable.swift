import CTabBarTables

/// The table of rules in guides, `rules.inc`.
///
/// A row is read when something of it is asked for; what judging needs is put into lists once.
enum GuideTable {
  /// The rules of each guide, by its column.
  static let rules: [[GuideRule]] = {
    var rules = Array(repeating: [GuideRule](), count: tb_guide_count())
    var ordinal = -1
    for row in 0..<tb_rule_row_count() {
      let entry = tb_rule_rows() + row
      if entry.pointee.rule != nil { ordinal += 1 }
      guard entry.pointee.ground != nil, Rule.all.indices.contains(ordinal) else { continue }
      // The same in each guide, so they are read once.
      let limits = entry.pointee.limits.map { Limits(cell: $0) } ?? [:]
      for guide in rules.indices where entry.pointee.guides >> guide & 1 == 1 {
        rules[guide].append(GuideRule(Rule.all[ordinal], row: row, guide: guide, limits: limits))
      }
    }
    return rules
  }()

  /// Returns the number of the row that a rule begins with, or `nil` where the table lacks it.
  static func row(of rule: String) -> Int? {
    let row = tb_rule_row_named(rule)
    return row < 0 ? nil : row
  }

  static func question(of row: Int) -> String {
    var row = row
    while row > 0, tb_rule_rows()[row].question == nil { row -= 1 }
    return tb_rule_rows()[row].question.map { String(cString: $0) } ?? ""
  }

  /// Returns the evidence that a row names, or `nil` where it leaves that to the rule.
  static func evidence(of row: Int) -> Evidence? {
    let place = Int(tb_rule_rows()[row].evidence) - 1
    return Evidence.allCases.indices.contains(place) ? Evidence.allCases[place] : nil
  }
}

extension Dictionary where Key: RawRepresentable<String>, Value == Int {
  /// Creates the numbers of a table's cell, such as `compactTabs=5 askedTabs=8`.
  init(cell: UnsafePointer<CChar>) {
    self.init()
    for entry in String(cString: cell).split(separator: " ") {
      let parts = entry.split(separator: "=")
      guard parts.count == 2, let key = Key(rawValue: String(parts[0])) else { continue }
      self[key] = Int(parts[1])
    }
  }
}
