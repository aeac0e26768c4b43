import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarTestSupport
import Testing

/// What becomes of a title is one answer: a finding, a matrix and a budget say the same of each bar, and their sums agree.
@Suite("Titles that are not whole, in every answer")
struct TitleLaws {
  private static let devices = [
    "iphone-se-1", "iphone-14", "iphone-16-pro", "iphone-17", "iphone-duo-outer", "ipad-9", "ipad-mini-a17",
    "apple-tv-4k", "vision-pro",
  ].compactMap(Device.named)

  /// Titles of any length, in bars of any number of tabs; and the samples.
  private static let designs: [Design] = {
    var chance = SystemRandomNumberGenerator()
    let letters = ["m", "i", "a ", "W", "ß", "書", "ا"]
    let random = (0..<40).map { number in
      Design(
        tabs: (0...Int.random(in: 0...6, using: &chance)).map { _ in
          let length = Int.random(in: 1...22, using: &chance)
          return Tab(
            (0..<length).map { _ in letters.randomElement(using: &chance) ?? "" }.joined(), icon: "star")
        }, device: devices[number % devices.count])
    }
    return random
  }()

  @Test(
    "A finding is sure of a cut title where it is cut, and asks where it is perhaps cut", arguments: designs)
  func findings(design: Design) {
    for device in Self.devices {
      for orientation in Orientation.allCases {
        var design = design
        design.device = device
        design.orientation = device.platform.rotates ? orientation : .portrait
        for guide in [Guide.hig2022, .hig2025] where guide.versions[device.platform] != nil {
          let scene = Scene(design, by: guide)
          let outcome = BarOutcome(scene)
          let finding = scene.report.findings.first { $0.rule == "title-cut" }
          let titles = design.tabs.map(\.title)
          #expect(
            (finding?.verdict == .broken) == !outcome.tabs(.cut).isEmpty,
            "\(device.id) \(guide.id): \(titles)")
          #expect(
            (finding == nil) == (outcome.tabs(.cut) + outcome.tabs(.mayBeCut)).isEmpty,
            "\(device.id): \(titles)")
          let states = design.tabs.indices.filter { outcome.state(of: $0) != nil }
          #expect(states.count == outcome.titled.count)
        }
      }
    }
  }

  @Test("A matrix and a budget count the same cases, and every case once", arguments: designs)
  func sums(design: Design) {
    var places = Places(Self.devices)
    places.locale = "en"
    let matrix = Matrix(of: design, by: .hig2022, in: places)
    let budget = TitleBudget(of: design, by: .hig2022, in: places)
    for tab in design.tabs.indices {
      let breach = budget.breaches.first { $0.tab == tab }
      for state in FittedTitle.State.allCases where state != .whole {
        let cases = matrix.rows.filter { $0.outcome.state(of: tab) == state }.flatMap(\.cases)
        #expect(breach?.places.cases(state).count ?? 0 == cases.count, "\(design.tabs[tab].title): \(state)")
      }
    }
    // A title that is asked about is the first one.
    let asked = TitleBudget(of: design, by: .hig2022, title: design.tabs[0].title, in: places)
    for state in FittedTitle.State.allCases where state != .whole {
      let cases = asked.rows.filter { $0.room.state == state }.flatMap(\.cases)
      #expect(cases.count == budget.breaches.first { $0.tab == 0 }?.places.cases(state).count ?? 0)
    }
    #expect(asked.rows.flatMap(\.cases).count <= asked.cases.count)
    for merged in matrix.findings {
      #expect(merged.failing.count + merged.passing <= matrix.cases.count)
    }
  }

  @Test("Each device counts once, where the title is worst")
  func devices() {
    let design = Design(tabs: ["Today", "Benachrichtigungen", "Apps", "Arcade", "Search"].map { Tab($0) })
    let budget = TitleBudget(of: design, by: .hig2022, in: Places(Device.all))
    for breach in budget.breaches {
      let devices = breach.places.byDevice.flatMap { Set($0.cases.map(\.device.id)) }
      #expect(Set(devices).count == devices.count)
    }
  }
}
