public import TabBarCore
@_exported public import struct TabBarCore.Allowance
@_exported public import struct TabBarCore.Design
@_exported public import struct TabBarCore.Device
@_exported public import struct TabBarCore.System
public import TabBarGuidelines
@_exported public import struct TabBarGuidelines.Finding
@_exported public import struct TabBarGuidelines.Guide

// A test imports this module beside SwiftUI, which has a Tab, a Scene and a Window, too. So only names that SwiftUI and
// Foundation lack come along; the members of all types do, whatever the types are called.

/// One entry of a tab bar: the `Tab` of `TabBarCore`.
public typealias BarTab = Tab

/// A design laid out and judged: the `Scene` of `TabBarGuidelines`.
public typealias JudgedBar = Scene

extension Scene {
  /// Returns the broken rules of at least a severity, in the guide's order; not what a person has to decide.
  public func findings(_ least: Severity = .info) -> [Finding] {
    report.findings.filter { $0.verdict == .broken && $0.severity >= least }
  }
}

extension Device {
  /// Returns the devices that run one of some systems or a later version of it, in the order of `all`. An iPad runs the
  /// iPadOS of a version of iOS.
  ///
  /// - Parameter systems: Identifiers such as `ios17`, at most one of a platform. One that is no system ends the test.
  public static func all(since systems: String...) -> [Device] {
    let oldest = systems.map { id in
      guard let system = System.named(id) else { preconditionFailure("\(id) is no system") }
      return system
    }
    return all.filter { $0.runs(since: oldest) }
  }
}

extension Tab {
  /// A fact that no picture shows, as the word that `set` takes for it in a session; `nil` where it is not known.
  ///
  /// A word that the fact cannot have ends the test.
  public subscript(fact: TabProperty) -> String? {
    get { facts[fact] }
    set { facts[fact] = checked(newValue, for: fact) }
  }

  /// The title in a language, by its identifier (`de`, `pt-BR`), or `nil` where it is not set.
  public subscript(titleIn locale: String) -> String? {
    get { titles[locale] }
    set { titles[locale] = newValue }
  }
}

extension Design {
  /// A fact about the bar, as the word that `bar` takes for it in a session; `nil` where it is not known.
  ///
  /// A word that the fact cannot have ends the test.
  public subscript(fact: BarProperty) -> String? {
    get { facts[fact] }
    set { facts[fact] = checked(newValue, for: fact) }
  }
}

private func checked(_ word: String?, for fact: some FactProperty) -> String? {
  guard let word, case .choice(let words) = fact.words else { return word }
  precondition(
    words.contains(word), "\(fact.rawValue) is one of \(words.joined(separator: ", ")), not \(word)")
  return word
}
