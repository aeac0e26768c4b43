import TabBarCore

extension Inspection {
  func selectingOpensRemedies(_ judgement: Judgement) -> [Remedy] {
    [.setting(.opens, to: .section, on: judgement.tabs)]
      + Remedy.takingOut(judgement.tabs, of: design, "take-out")
  }
}
