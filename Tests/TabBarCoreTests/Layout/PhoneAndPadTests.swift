import TabBarCore
import Testing

@Suite("The bars of every phone and every iPad")
struct PhoneAndPadTests {
  @Test("Phones until iOS 18", arguments: PhoneTables.docked.cases)
  func dockedPhones(line: ReferenceLine) throws { try line.check() }

  @Test("Phones since iOS 26", arguments: PhoneTables.floating.cases)
  func floatingPhones(line: ReferenceLine) throws { try line.check() }

  @Test("The safe area of phones since iOS 26", arguments: PhoneTables.safeAreas.cases)
  func safeAreas(line: ReferenceLine) throws { try line.check() }

  @Test("iPads until iPadOS 17", arguments: PadTables.docked.cases)
  func dockedPads(line: ReferenceLine) throws { try line.check() }

  @Test("iPads of iPadOS 18", arguments: PadTables.strip18.cases)
  func strips(line: ReferenceLine) throws { try line.check() }

  @Test("iPads since iPadOS 26", arguments: PadTables.glass.cases)
  func glass(line: ReferenceLine) throws { try line.check() }

  @Test("Bars of real apps", arguments: AppTables.counts.cases)
  func apps(line: ReferenceLine) throws { try line.check() }

  private static let tables = [
    PhoneTables.docked, PhoneTables.floating, PhoneTables.safeAreas, PadTables.docked, PadTables.strip18,
    PadTables.glass, AppTables.counts, iOS7To10Tests.table, iOS11To18Tests.covers, iOS26And27Tests.table,
    iPadOS18To27Tests.table, tvOSTests.table, OtherPlatformTests.table, PadWindowTests.table,
  ]
  private static let typed = [
    iOS11To18Tests.heights, iOS11To18Tests.capacities, iOS11To18Tests.edges, iOS11To18Tests.arrangements,
    iPadOS11To17Tests.heights, iPadOS11To17Tests.capacities, iPadOS11To17Tests.places,
  ]

  @Test("At least five hundred cases come from outside")
  func count() {
    let count =
      Self.tables.reduce(0) { $0 + $1.cases.count } + Self.typed.reduce(0) { $0 + $1.count }
      + PadWindowTests.rows.count
    print("\(count) cases from outside")
    #expect(count >= 500)
    #expect(PadWindowTests.rows.count == 81)
  }

  @Test("Every system with a bar has a case from outside that names its source")
  func everySystem() {
    let lines = Self.tables.flatMap(\.cases).filter { $0.source.count > 3 }.map(\.system)
    let cases = Self.typed.flatMap(\.self).filter { $0.source.count > 3 }.map(\.system)
    let held = Set(lines + cases)
    for system in System.all {
      if case .absent = system.bar { continue }
      #expect(held.contains(system.id), "no table has a bar of \(system.name)")
    }
  }
}
