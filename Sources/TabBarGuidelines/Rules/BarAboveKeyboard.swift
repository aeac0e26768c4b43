import TabBarCore

extension Inspection {
  var barAboveKeyboard: Judgement {
    guard layout.placement == .bottom else { return .skipped() }
    if design[.aboveKeyboard] == nil, design[.container] == .system { return .met }
    return judge(.aboveKeyboard, is: false, orElse: true) { isAbove in
      let height = layout.$contentHeight
      return isAbove ? .broken([], ["contentHeight": height]).regardlessOfValues() : .met
    }
  }
}
