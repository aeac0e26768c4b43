import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground

/// A design in a page: its device, its bar with measures, its findings, and the tabs that the bar does not show.
struct DesignSection {
  let played: PlayedDesign
  /// The start of the identifiers in it, which no other section of the page has.
  var prefix = ""
  var level = 2
  /// Whether a reader may tap through its tabs and see it in each language.
  var showsStates = true
  let options: RenderOptions
  var scene: Scene { played.scene }
  var design: Design { scene.design }
  private var layout: BarLayout { scene.layout }

  var blocks: [Block] {
    let isTall = layout.window.height > layout.window.width
    let states = states
    return [
      .part("div", ["class": "stage \(isTall ? "tall" : "wide")"], [device(states), .part("div", bar)])
    ]
      + tabs(states) + (played.steps.isEmpty ? [] : steps) + settings + notChecked
  }

  /// What the bar is laid out for and judged by, and how much was found.
  var surroundings: [Block] {
    [
      .paragraph(.joined(HeadLine.texts(scene, options), by: options.glyphs[.separator])),
      .paragraph(DesignPage.sum(of: scene), kind: "soft"),
    ]
  }

  /// The bar with its findings, and the tabs that it does not show.
  var bar: [Block] {
    drawnBar + [.title(level, "Findings")] + findings + hidden
  }

  /// The bar without what is found, and the tabs that it does not show.
  var barAlone: [Block] { drawnBar + hidden }

  private var drawnBar: [Block] {
    layout.placement == .none ? [] : measuredBar + FootLines(scene, options).appNotes.map { .paragraph($0) }
  }

  // MARK: Pictures

  private func device(_ states: [State]) -> Block {
    let absence = layout.placement == .none ? layout.absence.map { [Block.paragraph($0.prose)] } : nil
    return .part("figure", ["class": "device"], states.map(picture) + [.part("figcaption", absence ?? [])])
  }

  private static let mostStates = 60

  private typealias State = (scene: Scene, isOwn: Bool)

  /// The design itself, and with each tab selected in each language; alone where these are too many.
  private var states: [State] {
    let languages = design.languages
    guard showsStates, design.tabs.count * languages.count <= Self.mostStates else { return [(scene, true)] }
    return languages.flatMap { language in
      design.tabs.indices.map { tab in
        var state = design
        state.locale = language
        state.selection = tab
        let isOwn = language == design.locale && tab == design.selection
        return (isOwn ? scene : Scene(state, by: scene.guide, only: []), isOwn)
      }
    }
  }

  /// Returns what is seen while a state is chosen.
  private func part(_ kind: String, of state: State, _ blocks: [Block]) -> Block {
    let design = state.scene.design
    let attributes: HTMLWriter.Attributes = [
      "class": kind, "data-tab": String(design.selection), "data-locale": design.locale,
      "data-title": design.selectedTab.map { design.title(of: $0) } ?? "", "hidden": state.isOwn ? nil : "",
    ]
    return .part("div", attributes, blocks)
  }

  private func picture(of state: State) -> Block {
    let design = state.scene.design
    let label: Prose =
      design.tabs.isEmpty
      ? "\(design.device.name) with its tab bar"
      : "\(design.device.name) with its tab bar, \(titleOf: design.selection, in: design) selected"
    return part(
      "state", of: state,
      [
        .picture(state.scene, .screen, label),
        .fold("The bar in words", [.list(BarInWords.sentences(state.scene), kind: "plain")]),
      ])
  }

  // The widths of windows, in points, whose bars are read without scrolling on a phone, and as they are.
  static let broad = 500.0
  private static let narrow = 300.0

  private var measuredBar: [Block] {
    let isNarrow = layout.isColumn || layout.window.width < Self.narrow
    let kind = isNarrow ? "measured narrow" : layout.window.width > Self.broad ? "measured broad" : "measured"
    let numbers = layout.absence.map { [$0.prose] } ?? FootLines(scene, options).numbers
    return [
      .title(level, "The bar in points"),
      .part(
        "figure", ["class": kind],
        [
          .scroll(
            options.said("The bar of \(played.name) in points"),
            [.picture(scene, .measured, "The bar with its measures and the numbers of its findings")]),
          .part("figcaption", [.text(.joined(numbers, by: options.glyphs[.separator]))]),
        ]),
    ]
  }

  // MARK: Tabs

  /// The tabs that the bar does not show, by the place that they are in.
  private var hidden: [Block] {
    ShownBar(layout, of: design).hidden.flatMap { place, tabs -> [Block] in
      let entries = tabs.map { tab -> Block in
        .part(
          "li", ["value": tab.index.map { "\($0 + 1)" }],
          [.text(BarInWords.phrase(for: tab, in: design))])
      }
      return [
        .title(level, Prose(listed: place.label).asSentence), .part("ol", ["class": "titles"], entries),
      ]
    }
  }

  private func tabs(_ states: [State]) -> [Block] {
    guard !design.tabs.isEmpty else { return [] }
    return [.title(level, "Tabs")]
      + states.map {
        part("table", of: $0, [TabTable.block($0.scene, named: "The tabs of \(played.name)", options)])
      }
  }

  // MARK: What is set

  private var settings: [Block] {
    let lines = scene.chosenSettings.map { "\($0.key) \($0.value ?? "")" }
    guard !lines.isEmpty else { return [] }
    let title = ("settings" as Prose).asSentence
    return [.fold("\(title): \(lines.count)", [.list(lines.map { "\($0, .code)" }, kind: "soft")])]
  }

  // MARK: What is not known

  private var notChecked: [Block] {
    let report = scene.report
    guard !report.notChecked.isEmpty || !report.met.isEmpty else { return [] }
    func rules(_ reasons: [(why: Prose, rules: [String])], _ title: Prose) -> Block {
      let items = reasons.map { why, rules -> Prose in
        "\(why.isEmpty ? "" : "\(why): " as Prose)\(list: rules.map { "\($0, .code)" })"
      }
      let count = reasons.reduce(0) { $0 + $1.rules.count }
      return .fold("\(title.asSentence): \(count)", [.list(items, kind: "soft")])
    }
    let reasons = report.reasons.grouped(by: \.verdict)
    let estimates = layout.estimates.map { Prose(listed: $0.reason) }
    return [.title(level, "What was not found, and why")]
      + reasons.map { rules($1.map { ($0.why, $0.rules) }, Prose($0)) }
      + (report.met.isEmpty ? [] : [rules([("", report.met)], "met")])
      + (estimates.isEmpty
        ? [] : [.fold("\(("estimated" as Prose).asSentence): \(estimates.count)", [.list(estimates)])])
  }
}
