import TabBarCore
import TabBarGuidelines
import TabBarRendering
import TabBarShell

extension ReferenceDocument {
  /// Devices, systems, and the layout of bars.
  static let devices = ReferenceDocument(name: "devices.md") {
    var page = Markdown()
    page.heading(1, "Devices, systems and layout")
    page.paragraph(origin)
    page.paragraph(
      "All lengths are in points. How to add one: [device](how-to-add-a-device.md), "
        + "[system](how-to-add-a-system.md).")
    page.addDevices()
    page.addSystems()
    page.addLayout()
    page.addEstimates()
    return page
  }
}

extension Markdown {
  fileprivate mutating func addDevices() {
    heading(2, "Devices")
    paragraph(
      """
      Sizes are those of the device held upright. Safe areas are given as top, left, bottom, right; those that \
      differ on some systems follow below. Size classes are width × height, C compact, R regular. The last \
      column is the number of the source in the list below the tables.
      """)
    table(["confidence", "means"], Confidence.allCases.map { [$0.rawValue, $0.meaning] })
    var sources: [String] = []
    for platform in Platform.allCases {
      let devices = Device.all.filter { $0.platform == platform }
      guard !devices.isEmpty else { continue }
      heading(3, platform.rawValue)
      var rows: [[String]] = []
      for device in devices {
        if !sources.contains(device.source) { sources.append(device.source) }
        let source = (sources.firstIndex(of: device.source) ?? 0) + 1
        rows.append(device.row(source: source))
      }
      table(
        [
          "device", "name", "year", "first system", "size", "scale", "safe area upright", "on its side",
          "classes upright", "on its side", "confidence", "source",
        ], rows)
    }
    paragraph(
      """
      This table has every device of 2026 whose size is known. In landscape, nobody has published the safe areas of \
      iPhone 18 Pro and Pro Max; they are taken from iPhone 17 Pro and Pro Max. The two displays of iPhone Duo are \
      two devices. In landscape, the camera of the outer display is at the left. The tab bar is beside the camera; \
      when the inner display is in portrait, the bar is at the bottom. Until iOS 7 the status bar took 20 points of \
      an iPhone in landscape, too. Some iPads with iPadOS 9 could not share their screens; `window` accepts all iPads.
      """)
    heading(3, "Sources of the devices")
    numbers(sources.map(Self.plain))
    let changes = Device.all.flatMap(\.safeAreaChanges)
    guard !changes.isEmpty else { return }
    heading(3, "Safe areas that differ on some systems")
    table(["device", "system", "safe area upright", "on its side"], changes)
  }

  fileprivate mutating func addSystems() {
    heading(2, "Systems")
    paragraph(
      """
      The systems whose bars can be laid out. With `system auto` it is the version that was current when the \
      chosen guide was written, version 16 on iPhone, iPad and Apple TV where the guide is auto, or the device's first one if that is newer, or its last one if that is older. If that one cannot be laid out, the \
      nearest one is used.
      """)
    table(
      ["system", "name", "bar"],
      System.all.map { [Markdown.code($0.id), $0.name, Markdown.plain($0.bar.summary)] })
    for platform in Platform.allCases { addNumbers(of: platform) }
  }

  /// Adds the numbers of a platform's bars; systems with the same numbers share a table.
  private mutating func addNumbers(of platform: Platform) {
    var systems = System.all.filter { $0.platform == platform }[...]
    while let first = systems.first {
      let same = systems.prefix { $0.bar == first.bar }
      systems = systems.dropFirst(same.count)
      guard !first.bar.facts.isEmpty, let last = same.last else { continue }
      heading(3, first.id == last.id ? first.name : "\(first.name) to \(last.name)")
      table(
        ["number", "value", "confidence", "source"],
        first.bar.facts.map { fact in
          [
            Markdown.plain(fact.name), Points.text(fact.value), fact.confidence.rawValue,
            Markdown.plain(fact.source),
          ]
        })
    }
  }

  fileprivate mutating func addLayout() {
    let compact = Int(DockedBar.compactCapacity.value)
    let regular = Int(DockedBar.regularCapacity.value)
    heading(2, "How a bar at the bottom edge is laid out")
    bullets([
      """
      How many items fit follows the size class of the width, not the device: \(compact) in compact width, \
      \(regular) in regular.
      """,
      """
      With more tabs than fit, the More tab takes the last place and the others follow it into its list: \
      \(compact + 1) tabs in compact width are \(compact - 1) and More.
      """,
      """
      In a bar along the edge the title is under the icon if the width is compact and the height regular, and \
      beside it otherwise; until iOS 10 it is always under the icon.
      """,
      """
      In a bar along the edge each item gets the same share of the width within the safe area. In an iPad's \
      window of regular width items are centred instead, as long as they fit; those beside their titles then \
      have equal gaps, as long as no title is cut.
      """,
      """
      In the capsule of iOS 26 and later, which iPads have in compact width, the title is under the icon \
      however the device is held. The capsule keeps \(Points.text(FloatingBar.inset.value)) pt from the \
      sides, or what the safe area keeps free if that is more; a search tab may be separated from it. Up to \
      three items it hugs. The items share its width, and overlap a little. Minimized, it is a round \
      button that shows the icon alone.
      """,
      """
      iPhone Duo has that capsule at the side of its camera instead, upright: symbols alone, in the strip that the \
      safe area keeps free, whatever the reading direction. Only the inner display held upright has it at the bottom.
      """,
      """
      Edges are computed exactly and rounded to the screen's pixels once, at the end. Right to left mirrors \
      the whole bar.
      """,
    ])
    paragraph("[titles.md](titles.md) explains how wide a title is, and when it is cut.")
  }

  fileprivate mutating func addEstimates() {
    heading(2, "What is an estimate")
    paragraph(
      "A number in a picture that is an estimate carries ≈; JSON names it in a list `estimated` beside it.")
    bullets(Estimate.allCases.map { Markdown.plain($0.reason) })
  }
}

extension Device {
  fileprivate func row(source: Int) -> [String] {
    [
      Markdown.code(id), Markdown.plain(name), String(year),
      "\(platform.rawValue) \(firstVersion)" + (lastVersion.map { " to \($0)" } ?? ""),
      "\(Points.text(portrait.width)) × \(Points.text(portrait.height))", "@\(scale)x",
      portraitSafeArea.documentation, platform.rotates ? landscapeSafeArea.documentation : "–",
      portraitClasses.documentation, platform.rotates ? landscapeClasses.documentation : "–",
      confidence.rawValue, String(source),
    ]
  }

  /// The systems on which the device's safe area differs from the listed one.
  fileprivate var safeAreaChanges: [[String]] {
    System.all.compactMap { system in
      guard system.platform == platform, runs(system) else { return nil }
      let portrait = safeArea(in: .portrait, on: system)
      let landscape = safeArea(in: .landscape, on: system)
      guard portrait != portraitSafeArea || landscape != landscapeSafeArea else { return nil }
      return [
        Markdown.code(id), Markdown.code(system.id), portrait.documentation, landscape.documentation,
      ]
    }
  }
}

extension Insets {
  fileprivate var documentation: String {
    [top, left, bottom, right].map(Points.text).joined(separator: ", ")
  }
}

extension SizeClasses? {
  fileprivate var documentation: String {
    func short(_ sizeClass: SizeClass) -> String { sizeClass == .compact ? "C" : "R" }
    return map { "\(short($0.horizontal)) × \(short($0.vertical))" } ?? "–"
  }
}

extension Confidence {
  /// What it means for a device's numbers.
  fileprivate var meaning: String {
    switch self {
    case .high: "two or more sources agree, one of them a measurement or Apple's own table"
    case .medium: "one good source, or two weak ones"
    case .low: "one weak source, or by analogy: every layout on the device is marked as an estimate"
    }
  }
}
