import TabBarCore

extension Rule {
  static let selectingOpens = Rule(
    "selecting-opens", everyTab: .opens, is: .section, orElse: .sheet, counting: "sheets",
    repair: { inspection, judgement in
      let names = inspection.design.names(of: judgement.tabs)
      return [
        .setting(.opens, to: .section, on: judgement.tabs, "Let \(names) show a section"),
        .takingOut(judgement.tabs, of: inspection.design, "and open the sheet with a button in the toolbar"),
      ].compactMap(\.self)
    }
  )
}
