import TabBarCore

extension Inspection {
  var newerSymbol: Judgement {
    guard let system = layout.system else { return .skipped("no-system") }
    switch system.platform {
    case .macOS, .watchOS, .carPlay: return .skipped("unknown-system", ["system": system.name])
    // SF Symbols came with version 13.
    case .iOS, .iPadOS, .tvOS: if system.version < 13 { return .skipped("before", ["system": system.name]) }
    case .visionOS: break
    }
    guard icons.contains(where: { $0.symbol != nil }) else { return .skipped("no-symbol") }
    let newer = tabsWhoseIcon { $0.symbol?.newerVersion(than: system) != nil }
    guard let first = newer.first, let version = icons[first].symbol?.newerVersion(than: system)
    else { return .met }
    return .broken(
      newer,
      [
        "newer": newer.count, "needs": version.major, "laidOut": system.version, "system": system.name,
        "icon": allOfTheTabs[first].icon ?? "",
        "version": "\(system.platform.rawValue) \(version)",
      ])
  }

  func newerSymbolRemedies(_ judgement: Judgement) -> [Remedy] {
    guard let system = layout.system else { return [] }
    return judgement.tabs.compactMap { index in
      guard let older = icons[index].symbol?.older(on: system) else { return nil }
      return Remedy(
        .suggestion, "give-symbol", on: [index], ["symbol": older], making: [.icon(index, older)])
    }
  }
}

extension Symbol {
  fileprivate func newerVersion(than system: System) -> SymbolRelease? {
    since.firstVersion(of: system.platform).flatMap { $0.major > system.version ? $0 : nil }
  }

  /// The longest beginning of the name that is a symbol of a system.
  fileprivate func older(on system: System) -> String? {
    var name = name[...]
    while let dot = name.lastIndex(of: ".") {
      name = name[..<dot]
      if let older = Symbol.named(String(name)), older.newerVersion(than: system) == nil { return older.name }
    }
    return nil
  }
}
