import TabBarCore
import TabBarGuidelines

/// A design in a page: its device, its bar with measures, its findings, and the tabs that the bar does not show.
struct DesignSection {
  let played: PlayedDesign
  /// The start of the identifiers in it, which no other section of the page has.
  let prefix: String
  let level: Int
  /// Whether a reader may tap through its tabs and see it in each language.
  var showsStates = true
  let options: RenderOptions
  var scene: Scene { played.scene }
  var design: Design { scene.design }
  private var layout: BarLayout { scene.layout }

  func write(to page: inout HTMLWriter) {
    let isTall = layout.window.height > layout.window.width
    page.element("div", ["class": "stage \(isTall ? "tall" : "wide")"]) { page in
      writeDevice(to: &page)
      page.element("div") { writeBar(to: &$0) }
    }
    writeTabs(to: &page)
    if !played.steps.isEmpty { writeSteps(to: &page) }
    writeNotChecked(to: &page)
  }

  /// Writes the bar with its findings, and the tabs that it does not show.
  func writeBar(to page: inout HTMLWriter) {
    if layout.placement != .none { writeMeasuredBar(to: &page) }
    page.heading(level, "Findings")
    writeFindings(to: &page)
    writeHidden(to: &page)
  }

  // MARK: Pictures

  private func writeDevice(to page: inout HTMLWriter) {
    page.element("figure", ["class": "device"]) { page in
      for (state, isOwn) in states { write(state, isOwn: isOwn, to: &page) }
      page.element("figcaption") { page in
        if layout.placement == .none, let absence = layout.absence { page.element("p", absence.sentence) }
        page.element("details") { page in
          page.element("summary", "The bar in words")
          page.list("ul", ["class": "plain"], of: BarInWords.sentences(scene)) { $0.prose($1) }
        }
      }
    }
  }

  private static let mostStates = 60

  /// The design itself, and with each tab selected in each language; alone where these are too many.
  private var states: [(design: Design, isOwn: Bool)] {
    let languages = design.languages
    guard showsStates, design.tabs.count * languages.count <= Self.mostStates else { return [(design, true)] }
    return languages.flatMap { language in
      design.tabs.indices.map { tab in
        var state = design
        (state.locale, state.selection) = (language, tab)
        return (state, language == design.locale && tab == design.selection)
      }
    }
  }

  private func write(_ state: Design, isOwn: Bool, to page: inout HTMLWriter) {
    let scene = isOwn ? scene : Scene(state, by: scene.guide, only: [])
    let title = state.selectedTab.map { state.title(of: $0) } ?? ""
    let label = "\(design.device.name) with its tab bar\(title.isEmpty ? "" : ", \(title) selected")"
    guard let picture = VectorPicture.picture(of: scene, .screen, label: label, options) else { return }
    let attributes: HTMLWriter.Attributes = [
      "class": "state", "data-tab": String(state.selection), "data-locale": state.locale,
      "data-title": title, "hidden": isOwn ? nil : "",
    ]
    page.element("div", attributes) { $0.picture(picture) }
  }

  // The widths of windows, in points, whose bars are read without scrolling on a phone, and as they are.
  private static let broad = 500.0
  private static let narrow = 300.0

  private func writeMeasuredBar(to page: inout HTMLWriter) {
    page.heading(level, "The bar in points")
    let isNarrow = layout.isColumn || layout.window.width < Self.narrow
    let kind = isNarrow ? "measured narrow" : layout.window.width > Self.broad ? "measured broad" : "measured"
    page.element("figure", ["class": kind]) { page in
      page.scroll("The bar of \(played.name) in points") { page in
        let label = "The tab bar with its measures and the numbers of its findings"
        page.picture(MeasuredBar(scene, options).picture(label))
      }
      page.element("figcaption") { page in
        // Shading shows the safe area in a picture of letters.
        let numbers =
          layout.absence.map { [options.said($0.prose)] }
          ?? BarNumbers.texts(scene, options.glyphs).map { text in
            String(options.said(text).drop { $0 == options.glyphs.shade || $0 == " " })
          }
        page.text(numbers.joined(separator: options.glyphs.separator))
      }
    }
  }

  // MARK: Tabs

  /// Lists the tabs that the bar does not show, by the place that they are in.
  private func writeHidden(to page: inout HTMLWriter) {
    for (place, tabs) in layout.hiddenTabs(count: design.tabs.count) {
      page.heading(level, "\(place == .page ? "On other pages" : place.phrase.asSentence)")
      page.element("ol", ["class": "titles", "start": "\(tabs[0] + 1)"]) { page in
        for index in tabs {
          let selected = index == design.selection ? ", selected" : ""
          let badge = design.tabs[index].badge.map { ", badge \($0, .title)" as Prose } ?? ""
          page.element("li", ["value": "\(index + 1)"]) {
            $0.prose("\(titleOf: index, in: design)\(selected)\(badge)")
          }
        }
      }
    }
  }

  private func writeTabs(to page: inout HTMLWriter) {
    guard !design.tabs.isEmpty else { return }
    page.heading(level, "Tabs")
    let places = layout.hiddenPlaces(count: design.tabs.count)
    var widths: [Int: Double] = [:]
    for item in layout.items { if let tab = item.kind.tab { widths[tab] = item.slot.width } }
    let rows = design.tabs.enumerated().map { index, tab -> [Prose] in
      let place = places[index]?.phrase ?? (widths[index] == nil ? "not drawn" : "in the bar")
      return [
        "\(index + 1)", "\(titleOf: index, in: design)", "\(tab.icon ?? "", .code)",
        "\(tab.badge ?? "", .title)", "\(place + (index == design.selection ? ", selected" : ""))",
        "\(widths[index].map { "\(about)\(Points.text($0)) pt" } ?? "")",
      ]
    }
    page.table("The tabs of \(played.name)", ["Tab", "Title", "Icon", "Badge", "Place", "Width"], rows)
  }

  private var about: String { layout.isEstimate(.itemSlot) ? options.glyphs.about : "" }

  // MARK: What is not known

  private func writeNotChecked(to page: inout HTMLWriter) {
    let report = scene.report
    guard !report.notChecked.isEmpty || !report.met.isEmpty else { return }
    page.heading(level, "What was not found, and why")
    for (verdict, reasons) in report.reasons(in: options.language).grouped(by: \.verdict) {
      writeRules(reasons.map { ($0.why, $0.rules) }, verdict.rawValue.asSentence, to: &page)
    }
    if !report.met.isEmpty { writeRules([("", report.met)], "Met", to: &page) }
    let estimates = layout.estimates
    guard !estimates.isEmpty else { return }
    page.element("details") { page in
      page.element("summary", "Estimated: \(estimates.count)")
      page.list(of: estimates) { $0.text($1.reason) }
    }
  }

  private func writeRules(
    _ reasons: [(why: String, rules: [String])], _ title: String, to page: inout HTMLWriter
  ) {
    page.element("details") { page in
      page.element("summary", "\(title): \(reasons.reduce(0) { $0 + $1.rules.count })")
      page.list("ul", ["class": "soft"], of: reasons) { page, reason in
        let why = reason.why.isEmpty ? "" : reason.why + ": "
        page.prose("\(why)\(list: reason.rules.map { "\($0, .code)" })")
      }
    }
  }
}
