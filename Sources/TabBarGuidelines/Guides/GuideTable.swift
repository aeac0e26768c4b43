import CTabBarTables

/// The table of rules in guides, `rules.inc`.
///
/// A row is read when something of it is asked for.
enum GuideTable {
  /// Returns the rules of the guide in a column.
  static func rules(of guide: Int) -> [GuideRule] {
    var rules: [GuideRule] = []
    let all = Rule.all
    var ordinal = -1
    for row in 0..<tb_rule_row_count() {
      let entry = tb_rule_rows() + row
      if entry.pointee.rule != nil { ordinal += 1 }
      guard entry.pointee.ground != nil, entry.pointee.guides >> guide & 1 == 1, all.indices.contains(ordinal)
      else { continue }
      rules.append(GuideRule(all[ordinal], row: row, guide: guide))
    }
    return rules
  }

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

/// The numbers of a table's cell, such as `compactTabs=5 askedTabs=8`, by their names. Each is looked for when it is asked
/// for.
package struct Numbers<Name: RawRepresentable<String> & Sendable> {
  /// The place of the cell.
  enum Cell {
    case versions(guide: Int)
    case limits(row: Int)
    case none
  }

  let cell: Cell

  package subscript(name: Name) -> Int? {
    let text =
      switch cell {
      case .versions(let guide): tb_guides()[guide].versions as UnsafePointer<CChar>?
      case .limits(let row): tb_rule_rows()[row].limits
      case .none: nil as UnsafePointer<CChar>?
      }
    var name = name.rawValue
    guard let number = text.map({ text in name.withUTF8 { tb_number(text, $0.baseAddress, $0.count) } }),
      number >= 0
    else { return nil }
    return number
  }
}
