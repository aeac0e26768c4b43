import TabBarGuidelines
import Testing

@Suite("Every statement of the source texts has its place")
struct CatalogueLaws {
  @Test("The entries are numbered from R01 to R94 without a gap")
  func entriesAreNumbered() {
    #expect(CatalogueEntry.all.map(\.id) == (1...94).map { ($0 < 10 ? "R0" : "R") + String($0) })
  }

  @Test(
    "An entry is decided by a rule, is a behaviour, or says why it is neither", arguments: CatalogueEntry.all)
  func entryHasItsPlace(entry: CatalogueEntry) {
    #expect(!entry.texts.isEmpty && entry.statement.last?.isPunctuation == false)
    #expect(
      !entry.rules.isEmpty || entry.behaviour != nil || entry.note != nil, "\(entry.id) \(entry.statement)")
    // What is noted as no rule is none.
    #expect(entry.note == nil || entry.rules.isEmpty && entry.behaviour == nil)
    for text in [entry.behaviour, entry.note].compactMap(\.self) { #expect(text.last == ".") }
  }

  // The entries R01 to R91 are statements, R92 to R94 are leftovers of the texts.
  @Test("Only the last three are no rules")
  func leftovers() {
    #expect(CatalogueEntry.all.filter { $0.note != nil }.map(\.id) == ["R92", "R93", "R94"])
  }

  @Test(
    "What SAP alone says is in no guide of others without a note that says why", arguments: CatalogueEntry.all
  )
  func textsAreInTheirGuides(entry: CatalogueEntry) {
    guard entry.texts == [.sapFiori] else { return }
    for rule in entry.rules where rule.catalogue == [entry.id] {
      // Material's rules on what marks the active destination are the same as SAP's.
      for guide in Guide.all where !["sap-fiori", "material-3"].contains(guide.id) {
        guard let guideRule = guide[rule: rule.id] else { continue }
        #expect(guideRule.note != nil && guideRule.severity == .info, "\(rule.id) in \(guide.id)")
      }
    }
  }
}
