import TabBarCore

extension Rule {
  static let sameIcon = Rule("same-icon") { inspection in
    let design = inspection.design
    let drawn = inspection.tabs { $0.icon != nil }
    guard drawn.count > 1 else { return .notApplicable(saying: "no two tabs have icons") }
    let same = inspection.tabs(in: drawn) { design.tabs[$0].icon }
    guard same.isEmpty else {
      let isOne = same.allSatisfy { design.tabs[$0].icon == design.tabs[same[0]].icon }
      return .broken(
        saying:
          "\(design.names(of: same)) have \(isOne ? "the same icon" : "icons that other tabs have, too")",
        tabs: same,
        measured: [Measurement("alike", same.count), Measurement("icons", drawn.count)])
    }
    // The system fills symbols by itself, so that a filled form looks like the symbol.
    guard inspection.icons.contains(where: { $0.symbolName?.hasPart("fill") ?? false }) else { return .met }
    let alike = inspection.tabs(in: drawn) { inspection.icons[$0].symbolName?.withoutFill }
    guard !alike.isEmpty else { return .met }
    return .needsPerson(
      saying: "\(design.names(of: alike)) have one symbol, filled and not: do they look different enough?",
      tabs: alike,
      measured: [Measurement("alike", alike.count), Measurement("icons", drawn.count)])
  }
}

extension Inspection {
  /// Returns the tabs among some for which a name is that of another one, in order.
  fileprivate func tabs(in indices: [Int], sharing name: (Int) -> String?) -> [Int] {
    // Sorted, so that equal names are neighbours.
    let names = indices.map { name($0) ?? "" }
    let order = names.indices.filter { !names[$0].isEmpty }.sorted { names[$0] < names[$1] }
    var sharing: [Int] = []
    for (place, one) in order.enumerated() {
      let isLikeBefore = place > 0 && names[order[place - 1]] == names[one]
      let isLikeNext = place + 1 < order.count && names[order[place + 1]] == names[one]
      if isLikeBefore || isLikeNext { sharing.append(indices[one]) }
    }
    return sharing.sorted()
  }
}

extension String {
  /// The name of a symbol without the part that fills it.
  fileprivate var withoutFill: String {
    guard hasPart("fill") else { return self }
    var name = ""
    for part in split(separator: ".") where part != "fill" {
      if !name.isEmpty { name += "." }
      name.append(contentsOf: part)
    }
    return name
  }
}
