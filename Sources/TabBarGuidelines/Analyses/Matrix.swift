public import TabBarCore

/// A design on every device: in both orientations, in every window, and on every system that is asked for.
///
/// A layout depends on a few numbers only. Devices that share them are laid out and judged once.
public struct Matrix: Sendable {
  /// The guide that a person chose, or `nil` where each case was judged by the edition for its system.
  public let guide: Guide?
  /// The number of tabs.
  public let tabs: Int
  /// The devices, in their order.
  public let devices: [Device]
  /// Whether each device was laid out on every system that it runs, and not only on the automatic one.
  public let hasAllSystems: Bool
  /// The number of cases.
  public let caseCount: Int
  /// The number of cases that were laid out; the others have the same numbers as one of them.
  public let distinctCount: Int
  /// The different results, each with its cases; every case is in exactly one of them.
  public let rows: [Row]
  /// The rules that are broken or need a person somewhere, in the order of the guide or of all rules.
  public let findings: [MergedFinding]

  /// A device in a situation.
  public struct Case: Sendable {
    /// The device.
    public let device: Device
    /// The way it is held.
    public let orientation: Orientation
    /// The share of the screen.
    public let share: WindowShare
    /// The system.
    public let system: System?
    /// The size of the window, in points.
    public let window: Size
  }

  /// The result that all cases of a row share.
  public struct Outcome: Hashable, Sendable {
    /// The indices of the tabs in the bar.
    public let visible: [Int]
    /// The indices of the tabs that do not fit.
    public let hidden: [Int]
    /// The place of those.
    public let overflow: Overflow
    /// The indices of the tabs that are in the sidebar only.
    public let inSidebar: [Int]
    /// The indices of the tabs whose titles are noticeably tightened.
    public let tightened: [Int]
    /// The indices of the tabs whose titles are cut.
    public let cut: [Int]
    /// The indices of the tabs whose titles may be cut.
    public let mayBeCut: [Int]
    /// Why there is no bar, or `nil`.
    public let absence: Absence?
    /// The rules that are broken.
    public let broken: [String]
    /// The rules that need a person.
    public let toJudge: [String]
  }

  /// A result with all its cases.
  public struct Row: Sendable {
    /// The result.
    public let outcome: Outcome
    /// The cases, in the order of the devices.
    public let cases: [Case]

    /// Creates a row from a result and its cases.
    public init(outcome: Outcome, cases: [Case]) {
      self.outcome = outcome
      self.cases = cases
    }
  }

  /// A finding over all cases.
  public struct MergedFinding: Sendable {
    /// The finding as it is in the smallest window that has it.
    public let finding: Finding
    /// The number of cases that have it.
    public let failing: Int
    /// The number of cases where the rule is met.
    public let passing: Int
    /// The number of devices that have it somewhere.
    public let failingDevices: Int
    /// The smallest window that has it.
    public let smallestFailing: Case
    /// The largest window where the rule is met, or `nil` where it never is.
    public let largestPassing: Case?
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
  public init(
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
