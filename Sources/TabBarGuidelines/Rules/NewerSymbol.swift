import TabBarCore

extension Rule {
  static let newerSymbol = Rule(
    "newer-symbol",
    repair: { inspection, judgement in
      guard let system = inspection.layout.system else { return [] }
      return judgement.tabs.compactMap { index in
        guard let older = inspection.icons[index].symbol?.older(on: system) else { return nil }
        return Fix(
          .suggestion, "Give \(inspection.design.name(of: index)) the symbol \(older)", [.icon(index, older)])
      }
    }
  ) { inspection in
    let design = inspection.design
    guard let system = inspection.layout.system else {
      return .skipped("no-system")
    }
    guard let known = system.knownSymbols else {
      return .notApplicable(saying: "nothing is known of the symbols of \(system.name)")
    }
    guard known != .none else {
      return .notApplicable(
        saying: "\(system.name) has no symbols; each name stands for a picture of the app's own")
    }
    // The newest symbol that the list knows came with iOS 17.2.
    guard known == .some else { return .met }
    let newer = inspection.tabsWhoseIcon({ $0.symbol?.newerVersion(than: system) != nil })
    guard let first = newer.first, let icon = design.tabs[first].icon,
      let version = inspection.icons[first].symbol?.newerVersion(than: system)
    else { return .met }
    let more = newer.count - 1
    let others = more == 0 ? "" : "; \(counted(more, "other symbol")) \(isOrAre(more)) too new as well"
    return .broken(
      saying: """
        \(icon) on \(design.name(of: first)) needs \(system.platform.rawValue) \(version), laid out as \
        \(system.name)\(others)
        """,
      tabs: newer,
      measured: [
        Measurement("newer", newer.count), Measurement("needs", version.major),
        Measurement("laidOut", system.version),
      ])
  }
}

extension System {
  /// Which of the symbols of the list a system has.
  fileprivate enum KnownSymbols { case none, some, all }

  /// Which of the symbols of the list the system has, or `nil` where that is not known.
  fileprivate var knownSymbols: KnownSymbols? {
    switch platform {
    // SF Symbols came with version 13; the list ends with 17.2.
    case .iOS, .iPadOS, .tvOS: version < 13 ? KnownSymbols.none : version > 17 ? .all : .some
    // The list ends with 1.1, and systems are told apart by the number before the full stop.
    case .visionOS: .all
    case .macOS, .watchOS, .carPlay: nil
    }
  }
}

extension Symbol {
  /// Returns the version that the symbol needs, or `nil` where the system or one of its updates has it.
  fileprivate func newerVersion(than system: System) -> SymbolRelease.Version? {
    guard let version = since.firstVersion(of: system.platform), version.major > system.version else {
      return nil
    }
    return version
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
