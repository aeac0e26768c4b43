import TabBarCore

extension Rule {
  static let macBar = Rule("mac-bar", needs: .platform) { inspection in
    switch inspection.platform {
    case .macOS:
      let count = inspection.design.tabs.count
      let most = inspection.limits[.tabViewTabs]
      let measured = [Measurement("tabs", count)] + (most.map { [Measurement("advised", $0)] } ?? [])
      let advice =
        most.map { most in
          count > most
            ? "; \(count) tabs are more than the \(most) that Apple's page on tab views allows"
            : "; Apple's page on tab views allows \(most) tabs, and here \(isOrAre(count)) \(count)"
        } ?? ""
      return .broken(saying: "macOS has no tab bar\(advice)", tabs: inspection.allTabs, measured: measured)
    case .watchOS: return .notApplicable(saying: "this is no Mac")
    default:
      return .met
    }
  }
}
