import TabBarCore

extension Inspection {
  var opaqueBar: Judgement {
    guard platform != .tvOS else { return .skipped() }
    return judge(.background, is: .system, orElse: .opaque) { $0 == .system ? .met : .broken() }
  }
}
