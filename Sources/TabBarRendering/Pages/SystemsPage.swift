import TabBarCore

/// The list of systems whose bars can be laid out.
package enum SystemsPage {
  /// Returns the lines of the list: the identifier, the name and the kind of bar of each system.
  package static func lines(_ options: RenderOptions) -> [String] {
    var table = Table()
    table.flexible = 2
    for system in System.all {
      table.append([
        StyledText(system.id, .strong), StyledText(system.name), StyledText(system.bar.meaning, .faint),
      ])
    }
    return table.lines(options).text(options)
  }
}

extension BarStyle {
  /// The kind of bar in words, with its height where it has one.
  var meaning: String {
    let height = facts.first { $0.name == "height" }?.fact.value
    return summary + (height.map { ", \(Points.text($0)) pt" } ?? "")
  }
}
