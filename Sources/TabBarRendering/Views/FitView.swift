import TabBarCore
package import TabBarGuidelines
package import TabBarPlayground

extension FitQuery: View {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    let draft = context.draft
    let fitting = FitPlans(of: draft.design, by: draft.guide, on: devices)
    return FitView.lines(
      fitting, of: context.scene, lines: fitting.plans.map { draft.lines(for: $0.edits) }, context.options)
  }
}

/// The plans that make a design fit.
package enum FitView {
  /// Returns the lines of the page; `lines` are the steps of each plan as a person can type them.
  package static func lines(
    _ fitting: FitPlans, of scene: Scene, lines: [[String]], _ options: RenderOptions
  ) -> [HarmlessText] {
    var page = Page(options)
    page.heading(place(fitting), scene.guide.name)
    guard !scene.design.tabs.isEmpty else {
      page.paragraph("There are no tabs yet: add TITLE.")
      return page.text
    }
    guard !fitting.sought.isEmpty else {
      page.paragraph(
        scene.guide.versions[scene.layout.system?.platform ?? scene.design.device.platform] == nil
          ? "\(scene.guide.name) says nothing about this platform, so there is nothing to fit."
          : "Everything fits, as far as edits can help.")
      return page.text
    }
    for finding in fitting.sought {
      page.hanging(
        FindingsBlock.severitySign(of: finding, options) + " ", "\(finding.rule): \(finding.message)")
    }
    for (number, plan) in fitting.plans.enumerated() {
      page.gap()
      add(plan, number + 1, lines[number], to: &page, options)
    }
    addPrices(of: fitting, to: &page)
    page.gap()
    addEnd(fitting, of: scene, to: &page)
    return page.text
  }

  private static func add(
    _ plan: FitPlans.Plan, _ number: Int, _ lines: [String], to page: inout Page, _ options: RenderOptions
  ) {
    page.hanging("\(number)  ", "price \(plan.price)", .strong, labelStyle: .strong)
    for (step, line) in zip(plan.steps, lines) {
      let price = String(step.price)
      page.hanging(price + String(repeating: " ", count: max(1, 4 - price.count)), line, indentation: 3)
    }
    if plan.remaining.isEmpty {
      page.paragraph("nothing remains", .good, indentation: 3)
    } else {
      page.hanging(
        "remains  ",
        plan.remaining.map { "\($0.rule) (\(FindingsBlock.word(for: $0)))" }.joined(separator: ", "),
        indentation: 3)
    }
  }

  private static func addPrices(of fitting: FitPlans, to page: inout Page) {
    let kinds = FitPrice.allCases.filter { kind in
      fitting.plans.contains { $0.steps.contains { $0.kind == kind } }
    }
    guard !kinds.isEmpty else { return }
    page.gap()
    for kind in kinds {
      let price = String(kind.price)
      page.hanging(
        price + String(repeating: " ", count: max(1, 4 - price.count)), "\(kind.summary): \(kind.reason)",
        .faint,
        indentation: 3)
    }
  }

  private static func addEnd(_ fitting: FitPlans, of scene: Scene, to page: inout Page) {
    if fitting.plans.isEmpty {
      page.paragraph("No known edit makes it better.")
    } else {
      let clears = fitting.plans[0].remaining.allSatisfy { left in
        !fitting.sought.contains { $0.rule == left.rule }
      }
      if !clears { page.paragraph("No edits clear all of it; this is as far as they go.") }
      page.paragraph(
        "With apply=1 at its end, fit carries out the first plan; the lines can be typed one by one as well.",
        .faint)
    }
    if let tab = fitting.withoutAlternatives.first {
      page.paragraph(
        """
        "\(scene.design.plainName(of: tab))" has no other title to try: set \(tab + 1) \
        alternatives="A|B" gives it some.
        """, .faint)
    }
    if fitting.gaveUp {
      let first = fitting.plans.first.map {
        $0.remaining.allSatisfy { left in fitting.sought.allSatisfy { $0.rule != left.rule } }
      }
      page.paragraph(
        "Gave up after \(fitting.tried) designs: there may be \(first == true ? "cheaper plans, or other ones" : "plans all the same").",
        .warning)
    }
  }

  private static func place(_ fitting: FitPlans) -> String {
    var devices: [Device] = []
    for place in fitting.places where !devices.contains(where: { $0.id == place.device.id }) {
      devices.append(place.device)
    }
    let turns = devices.contains(where: \.platform.rotates) ? ", both ways" : ""
    return CaseWords.devices(devices) + turns
  }
}
