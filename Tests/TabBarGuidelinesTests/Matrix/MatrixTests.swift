import TabBarCore
import TabBarGuidelines
import Testing

@Suite("The matrix")
struct MatrixTests {
  private static let six = Design(
    tabs: ["Today", "Games", "Apps", "Arcade", "Search", "Account"].map { Tab($0) })
  /// Six tabs everywhere, on the system of each device's year and on all that it runs.
  private static let yearly = Matrix(of: six, by: .hig2022)
  private static let full = Matrix(
    of: six, by: .hig2022,
    in: {
      var places = Places()
      places.systems = .all
      return places
    }())

  private var six: Design { Self.six }

  @Test("Every device in every place and on every system is in exactly one row", arguments: [false, true])
  func complete(allSystems: Bool) {
    let matrix = allSystems ? Self.full : Self.yearly
    let names = matrix.rows.flatMap(\.cases).map(\.name)
    #expect(names.count == matrix.cases.count && Set(names).count == names.count)
    let expected = Device.all.flatMap { device -> [String] in
      let versions: [System?] =
        allSystems
        ? System.all.filter { $0.platform == device.platform && device.runs($0) }
        : [Guide.hig2022.system(for: device)]
      return versions.flatMap { system in
        (device.platform.rotates ? Orientation.allCases : [.portrait]).flatMap { orientation in
          device.windowShares(in: orientation, on: system).map {
            "\(device.id) \(orientation) \($0) \(system?.id ?? "")"
          }
        }
      }
    }
    #expect(Set(names) == Set(expected))
    #expect(Set(matrix.rows.map(\.outcome)).count == matrix.rows.count)
  }

  // What runs iOS 17 is Apple's list of 2023: the iPhone XS, and no iPhone X; the sixth iPad, and no fifth.
  @Test("A device has the design's system, or its first that the app runs on, and iPads have that of iOS")
  func since() throws {
    var design = six
    design.since = try [#require(System.named("ios17"))]
    let devices = try ["iphone-xs", "iphone-16", "iphone-17", "ipad-6"].map { try #require(Device.named($0)) }
    func systems(chosen: String?) -> [String] {
      design.system = chosen.flatMap(System.named)
      return Matrix(of: design, by: nil, in: Places(devices)).cases.grouped(by: \.device.id)
        .compactMap { $0.elements[0].system?.id }
    }
    #expect(systems(chosen: nil) == ["ios17", "ios18", "ios26", "ipados17"])
    #expect(systems(chosen: "ios18") == ["ios18", "ios18", "ios26", "ipados17"])
    #expect(systems(chosen: "ios26") == ["ios17", "ios26", "ios26", "ipados17"])
    for (id, runs) in [("iphone-x", false), ("iphone-xs", true), ("ipad-5", false), ("ipad-6", true)] {
      #expect(Device.named(id)?.runs(since: design.since) == runs, "\(id)")
    }
    #expect(Device.named("apple-tv-4k")?.runs(since: design.since) == false)
  }

  @Test("A case is what laying it out alone gives")
  func sameAsAlone() {
    for row in Self.full.rows {
      for entry in row.cases.enumerated().filter({ $0.offset % 7 == 0 }).map(\.element) {
        var design = six
        design.device = entry.device
        design.orientation = entry.orientation
        design.system = entry.system
        design.window = entry.device.window(entry.share, in: entry.orientation, on: entry.system)
        let scene = Scene(design, by: .hig2022)
        #expect(scene.layout.visible == row.outcome.visible, "\(entry.name)")
        #expect(scene.layout.hidden == row.outcome.hidden, "\(entry.name)")
        #expect(scene.layout.window == entry.window, "\(entry.name)")
        let found = scene.report.findings.filter { $0.verdict == .broken }.map(\.rule)
        #expect(found == row.outcome.broken, "\(entry.name)")
      }
    }
  }

  @Test("Findings count the cases of the rows")
  func counts() throws {
    let matrix = Self.yearly
    for merged in matrix.findings {
      let rule = merged.finding.rule
      let failing = matrix.rows.filter { ($0.outcome.broken + $0.outcome.toJudge).contains(rule) }
        .flatMap(\.cases)
      #expect(merged.failing.count == failing.count)
      #expect(Set(merged.failing.map(\.device.id)) == Set(failing.map(\.device.id)))
      #expect(failing.allSatisfy { $0.window.width >= merged.smallestFailing.window.width })
      #expect(merged.failing.count + merged.passing <= matrix.cases.count)
    }
    // Compact width fits five tabs, regular width eight.
    let more = try #require(matrix.findings.first { $0.finding.rule == "more-tab" })
    #expect(more.smallestFailing.window.width == 320)
    #expect(more.largestPassing.map { $0.window.width > 1000 } == true)
    let five = Design(tabs: Array(six.tabs.prefix(5)))
    #expect(!Matrix(of: five, by: .hig2022).findings.contains { $0.finding.rule == "more-tab" })
  }

  @Test("A question about some places has the cases of those, with what all places have there")
  func filtered() {
    var places = Places(Device.all.filter { $0.platform == .iOS })
    places.orientation = .landscape
    let some = Matrix(of: six, by: .hig2022, in: places)
    let wanted = Self.yearly.cases.filter { $0.device.platform == .iOS && $0.orientation == .landscape }
    #expect(some.cases.map(\.name) == wanted.map(\.name) && !wanted.isEmpty)
    for row in some.rows {
      let names = Set(row.cases.map(\.name))
      let whole = Self.yearly.rows.filter { $0.outcome == row.outcome }.flatMap(\.cases).map(\.name)
      #expect(names.isSubset(of: whole))
    }
    places.systems = .some(["ios7", "ios18"].compactMap(System.named))
    let systems = Matrix(of: six, by: .hig2022, in: places).cases
    #expect(systems.allSatisfy { $0.system.map($0.device.runs) == true })
    #expect(Set(systems.compactMap(\.system?.id)) == ["ios7", "ios18"])
  }
}

extension SurveyCase {
  fileprivate var name: String { "\(device.id) \(orientation) \(share) \(system?.id ?? "")" }
}
