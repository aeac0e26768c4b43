import TabBarCore

extension Rule {
  static let selectingOpens = Rule(
    "selecting-opens", everyTab: .opens, is: .section, orElse: .sheet, counting: "sheets",
    repair: { inspection, judgement in
      [.setting(.opens, to: .section, on: judgement.tabs)]
        + Remedy.takingOut(judgement.tabs, of: inspection.design, "take-out")
    }
  )
}
