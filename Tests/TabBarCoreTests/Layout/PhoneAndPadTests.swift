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

  @Test("At least five hundred cases come from outside")
  func count() {
    let tables = [
      PhoneTables.docked, PhoneTables.floating, PhoneTables.safeAreas, PadTables.docked, PadTables.strip18,
      PadTables.glass, AppTables.counts, iOS7To10Tests.table, iOS11To18Tests.covers, iOS26And27Tests.table,
      iPadOS18To27Tests.table, tvOSTests.table, OtherPlatformTests.table, PadWindowTests.table,
    ]
    let typed = [
      iOS11To18Tests.heights, iOS11To18Tests.capacities, iOS11To18Tests.edges, iOS11To18Tests.arrangements,
      iPadOS11To17Tests.heights, iPadOS11To17Tests.capacities, iPadOS11To17Tests.places,
    ]
    let count =
      tables.reduce(0) { $0 + $1.cases.count } + typed.reduce(0) { $0 + $1.count }
      + PadWindowTests.rows.count
    print("\(count) cases from outside")
    #expect(count >= 500)
    #expect(PadWindowTests.rows.count == 81)
  }
}
