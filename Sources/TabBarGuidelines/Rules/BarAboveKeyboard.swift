import TabBarCore

extension Rule {
  static let barAboveKeyboard = Rule(
    "bar-above-keyboard", needs: .bar, suggesting: [.bar(.aboveKeyboard, false)]
  ) { inspection in
    guard inspection.layout.placement == .bottom else { return .skipped() }
    if inspection.design[.aboveKeyboard] == nil, inspection.design[.container] == .system { return .met }
    return inspection.judge(.aboveKeyboard, is: false, orElse: true) { isAbove in
      let height = inspection.layout.$contentHeight
      return isAbove ? .broken([], ["contentHeight": height]).regardlessOfValues() : .met
    }
  }
}
