import TabBarCore

extension Rule {
  static let opaqueBar = Rule(
    "opaque-bar", suggesting: [.bar(.background, .system)]
  ) { inspection in
    guard inspection.platform != .tvOS else { return .skipped() }
    return inspection.judge(.background, is: .system, orElse: .opaque) { $0 == .system ? .met : .broken() }
  }
}
