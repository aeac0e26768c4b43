import TabBarCore
import TabBarGuidelines
import Testing

@Suite("Where guides contradict one another")
struct ConflictTests {
  private func disagreements(_ design: Design) -> [Disagreement] {
    Comparison(of: design, by: .hig2022, .guides()).disagreements
  }

  private func says(_ guide: String, _ id: String, in disagreements: [Disagreement]) -> String? {
    disagreements.first { $0.conflict.id == id }?.positions.first { $0.guides.contains(guide) }?.says
  }

  @Test("Every conflict is whole: a question, advice, and entries of the list C1 to C39")
  func whole() {
    #expect(Set(Conflict.all.map(\.id)).count == Conflict.all.count)
    let entries = Set((1...39).map { "C\($0)" })
    for conflict in Conflict.all {
      #expect(conflict.question.hasSuffix("?") && conflict.advice.hasSuffix("."))
      #expect(!conflict.catalogue.isEmpty && entries.isSuperset(of: conflict.catalogue))
    }
  }

  @Test("How many tabs: five, six, about seven, no number, and More included or not (C3, C4, C26)")
  func howMany() throws {
    let seven = ["A", "B", "C", "D", "E", "F", "G"].map { Tab($0) }
    let phone = disagreements(Design(tabs: seven))
    #expect(says("HIG 2022", "how-many", in: phone) == "3 to 5 tabs here")
    #expect(says("HIG 2023", "how-many", in: phone) == "at most 5 tabs here")
    #expect(says("HIG 2024", "how-many", in: phone)?.hasPrefix("no number") == true)
    #expect(says("SAP Fiori", "how-many", in: phone) == "at most 5 items here, More included")
    let pad = disagreements(Design(tabs: seven, device: try device("ipad-9")))
    #expect(says("HIG 2013", "how-many", in: pad) == "about 7 tabs in regular width")
    #expect(says("HIG 2022", "how-many", in: pad) == "a few more than on iPhone, without a number")
    // Of iPhone the text of 2013 only describes what More does.
    #expect(phone.first { $0.conflict.id == "how-many" }?.silent == ["HIG 2013"])
    #expect(says("HIG 2023", "how-many", in: pad) == "at most 6 tabs here")
    #expect(says("SAP Fiori", "how-many", in: pad) == "at most 6 items in regular width, More included")
    #expect(!disagreements(Design(tabs: Array(seven.prefix(4)))).contains { $0.conflict.id == "how-many" })
  }

  @Test("Only what touches the design is named, and a guide that is silent about the platform is not asked")
  func touching() throws {
    let plain = disagreements(Design(tabs: ["A", "B", "C"].map { Tab($0) }))
    #expect(plain.isEmpty)
    let icons = disagreements(Design(tabs: ["A", "B", "C"].map { Tab($0, icon: "star.fill") }))
    #expect(icons.map(\.conflict.id) == ["filled-icons"])
    #expect(says("HIG 2022", "filled-icons", in: icons) == "all of them, in the bar")
    #expect(says("SAP Fiori", "filled-icons", in: icons) == says("Material 3", "filled-icons", in: icons))
    #expect(icons.first?.silent == ["HIG 2013"])
    let home = disagreements(Design(tabs: ["Home", "B", "C"].map { Tab($0) }))
    #expect(home.map(\.conflict.id) == ["home"])
    #expect(says("HIG 2022", "home", in: home) == "no, it is too broad")
    #expect(says("HIG 2023", "home", in: home) == "consider another word")
    #expect(home.first?.silent.contains("HIG 2025") == true)
    let dot = disagreements(Design(tabs: [Tab("A", badge: "•"), Tab("B"), Tab("C")]))
    #expect(says("SAP Fiori", "badge-form", in: dot)?.contains("dot") == true)
    let unlabelled = disagreements(Design(tabs: [Tab("", icon: "gear"), Tab("B"), Tab("C")]))
    #expect(says("HIG 2025", "labels", in: unlabelled) == "yes, every one")
    let pad = disagreements(
      Design(tabs: ["A", "B", "C"].map { Tab($0) }, device: try device("ipad-9")))
    #expect(pad.map(\.conflict.id) == ["sidebar"])
    let tv = disagreements(
      Design(tabs: ["Home", "B", "C"].map { Tab($0) }, device: try device("apple-tv-4k")))
    #expect(
      tv.flatMap(\.positions).flatMap(\.guides).allSatisfy { !["SAP Fiori", "Material 3"].contains($0) })
  }

  // tvOS HIG 2019: "or perform an action, such as search" (C9); on an iPhone no text of Apple's allows it.
  @Test("Only the text for tvOS of 2019 lets a tab act")
  func actions() throws {
    let tabs = [Tab("Movies"), Tab("Record", role: .action), Tab("Kids")]
    let television = disagreements(Design(tabs: tabs, device: try device("apple-tv-4k")))
    #expect(says("tvOS HIG 2019", "action", in: television) == "yes, such as search")
    #expect(says("HIG 2022", "action", in: television) == "no")
    #expect(!disagreements(Design(tabs: tabs)).contains { $0.conflict.id == "action" })
  }
}
