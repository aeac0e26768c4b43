package import TabBarCore

/// A design on every device: in both orientations, in every window, and on every system that is asked for.
///
/// A layout depends on a few numbers only. Devices that share them are laid out and judged once.
package struct Matrix: Sendable {
  /// The guide that a person chose, or `nil` where each case was judged by the edition for its system.
  package let guide: Guide?
  package let tabs: Int
  package let devices: [Device]
  /// Whether each device was laid out on every system that it runs, and not only on the automatic one.
  package let hasAllSystems: Bool
  package let caseCount: Int
  /// The number of cases that were laid out; the others have the same numbers as one of them.
  package let distinctCount: Int
  /// The different results, each with its cases; every case is in exactly one of them.
  package let rows: [Row]
  /// The rules that are broken or need a person somewhere, in the order of the guide or of all rules.
  package let findings: [MergedFinding]

  /// A device in a situation.
  package struct Case: Sendable {
    package let device: Device
    /// The way it is held.
    package let orientation: Orientation
    package let share: WindowShare
    package let system: System?
    /// The size of the window, in points.
    package let window: Size
  }

  /// The result that all cases of a row share.
  package struct Outcome: Hashable, Sendable {
    /// The indices of the tabs in the bar.
    package let visible: [Int]
    /// The indices of the tabs that do not fit.
    package let hidden: [Int]
    /// The place of those.
    package let overflow: Overflow
    /// The indices of the tabs that are in the sidebar only.
    package let inSidebar: [Int]
    /// The indices of the tabs whose titles are noticeably tightened.
    package let tightened: [Int]
    /// The indices of the tabs whose titles are cut.
    package let cut: [Int]
    /// The indices of the tabs whose titles may be cut.
    package let mayBeCut: [Int]
    /// Why there is no bar, or `nil`.
    package let absence: Absence?
    package let broken: [String]
    /// The rules that need a person.
    package let toJudge: [String]
  }

  /// A result with all its cases.
  package struct Row: Sendable {
    package let outcome: Outcome
    /// The cases, in the order of the devices.
    package let cases: [Case]

    /// Creates a row from a result and its cases.
    package init(outcome: Outcome, cases: [Case]) {
      self.outcome = outcome
      self.cases = cases
    }
  }

  /// A finding over all cases.
  package struct MergedFinding: Sendable {
    /// The finding as it is in the smallest window that has it.
    package let finding: Finding
    /// The number of cases that have it.
    package let failing: Int
    /// The number of cases where the rule is met.
    package let passing: Int
    /// The number of devices that have it somewhere.
    package let failingDevices: Int
    package let smallestFailing: Case
    /// The largest window where the rule is met, or `nil` where it never is.
    package let largestPassing: Case?
  }

  /// Lays out a design on devices and judges it everywhere.
  ///
  /// Size classes and a system set by hand are ignored, since they belong to the design's own device.
  ///
  /// - Parameters:
  ///   - design: The design.
  ///   - guide: The guide that a person chose; without one each case is judged by the edition of Apple's guidelines for
  ///     its system.
  ///   - devices: The devices, each in all its orientations and windows.
  ///   - allSystems: Whether every system that a device runs is tried, and not only the automatic one.
  package init(
    of design: Design, by guide: Guide?, on devices: [Device] = Device.all, allSystems: Bool = false
  ) {
    let builder = MatrixBuilder(design, guide, on: devices, allSystems: allSystems)
    self.guide = guide
    tabs = design.tabs.count
    self.devices = devices
    hasAllSystems = allSystems
    caseCount = builder.caseCount
    distinctCount = builder.distinctCount
    rows = builder.rows
    findings = builder.findings
  }
}
