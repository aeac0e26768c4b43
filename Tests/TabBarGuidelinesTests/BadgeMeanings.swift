import TabBarCore
import TabBarGuidelines
import Testing

@Suite("What badges announce")
struct BadgeMeanings {
  private func scene(_ badges: [String?], by id: String = "hig-2022") throws -> Scene {
    var tabs = sections(badges.count)
    for (index, badge) in badges.enumerated() { tabs[index].badge = badge }
    return Scene(Design(tabs: tabs), by: try guide(id))
  }

  // R74: more than half of the tabs.
  @Test(
    "Badges on half of the tabs stand out, on more than half they do not",
    arguments: [
      (["1", nil], Verdict.met), (["1", "2", nil, nil], .met), (["1", "2", nil], .broken),
      (["1", "2", "3", nil, nil], .broken), (["1"], .met), (["1", "●"], .broken),
    ] as [([String?], Verdict)])
  func many(badges: [String?], expected: Verdict) throws {
    #expect(try scene(badges).verdict(of: "many-badges") == expected)
  }

  @Test("The message on many badges counts them")
  func manyMessage() throws {
    let finding = try #require(try scene(["1", nil, "2", "!"]).finding("many-badges"))
    #expect(finding.message == "3 of 4 tabs have a badge, so that none stands out")
    #expect(finding.tabs == [0, 2, 3] && finding.value("badged") == 3 && finding.value("tabs") == 4)
  }

  // B12: unobtrusive until 2023, what may warrant attention in 2024, critical only since 2025.
  @Test(
    "Many badges are worth a remark until 2024 and a warning since 2025",
    arguments: [
      ("hig-2013", Severity.info), ("hig-2022", .info), ("hig-2023", .info), ("hig-2024", .info),
      ("hig-2025", .warning),
    ])
  func manyThroughTheYears(id: String, severity: Severity) throws {
    #expect(try scene(["1", "2", "3"], by: id).finding("many-badges")?.severity == severity)
    #expect(try guide(id)[rule: "badge-meaning"]?.severity == severity)
  }

  // R76: not the time and not the temperature; the HIG on notifications: no scores, prices or weather (B6).
  @Test(
    "A value that is always there is no news",
    arguments: [
      ("12:30", "a time"), ("21°", "a temperature"), ("-3℃", "a temperature"), ("$5", "a price"),
      ("4,99 €", "a price"), ("80%", "a percentage"),
    ])
  func readings(badge: String, kind: String) throws {
    let finding = try #require(try scene([nil, badge, nil]).finding("badge-meaning"))
    #expect(finding.verdict == .broken && finding.tabs == [1])
    #expect(finding.message == "\"\(badge)\" on \"Area 1\" is \(kind), nothing new in the section")
  }

  private func scene(_ badge: String, availability: String?, selected: Int = 0) -> Scene {
    var tabs = sections(3)
    tabs[1].badge = badge
    if let availability {
      tabs[1].details = TabDetails()
      tabs[1].details?[word: .availability] = availability
    }
    return Scene(Design(tabs: tabs, selection: selected), by: .standard)
  }

  // R73: new information in that section.
  @Test(
    "A number on a section with nothing in it announces what is not there",
    arguments: ["empty", "unavailable"])
  func nothingThere(availability: String) throws {
    let scene = scene("3", availability: availability)
    let finding = try #require(scene.finding("badge-meaning"))
    #expect(finding.verdict == .broken && finding.severity == .info && finding.tabs == [1])
    #expect(finding.message == "\"Area 1\" has a badge and nothing to show for it")
    let fix = try #require(scene.fixes(for: finding).first)
    #expect(fix.grade == .suggestion && fix.edits == [.badge(1, nil)])
  }

  @Test("An exclamation mark may say that the section is unavailable")
  func exclamation() {
    #expect(scene("!", availability: "unavailable").finding("badge-meaning") == nil)
  }

  @Test(
    "What nobody has said of a badge is asked, and is no finding; the open section's badge is asked about too"
  )
  func standing() {
    for scene in [
      scene("3", availability: nil), scene("3", availability: "ok", selected: 1),
      scene("3", availability: nil, selected: 1),
    ] {
      #expect(scene.finding("badge-meaning") == nil)
      #expect(scene.verdict(of: "badge-meaning") == .needsPerson)
    }
    #expect(scene("3", availability: "ok").verdict(of: "badge-meaning") == .met)
  }
}
