import TabBarCore
package import TabBarDrawing
import TabBarGuidelines
package import TabBarPlayground

extension FitQuery: View {
  /// Returns the answer, and each way with its number, what it costs, the bar that it gives, and its commands.
  package func lines(in context: ViewContext) -> [HarmlessText] {
    let (draft, options) = (context.draft, context.options)
    let fit = FitWays(of: draft.design, by: draft.chosenGuide, on: devices)
    let head = Block.paragraph(
      .english(Self.place(fit) + options.glyphs[.separator] + draft.guide.name), .faint)
    let found = fit.sought.map { finding in
      Block.entry(
        "\(finding.sign(options)) ", "\(options.pictures ? finding.rule : finding.named): \(finding.prose)")
    }
    let ways = fit.ways.enumerated().map { index, way in
      let left = Self.left(way)
      let lines = draft.lines(for: way.edits) + way.titles.map(draft.line)
      return Block.together([
        .entry(
          "\(index + 1)  ", .english("\(way.summary.asSentence): \(way.cost)"), labelStyle: .strong,
          below: [.paragraph("\(Self.row(lines, options))", .strong)]
            + [.more(Self.bar(way, options).map { .paragraph("\($0)") })]
            + (left.isEmpty ? [] : [.paragraph("left: \(left)", .faint)]))
      ])
    }
    let last = fit.ways.firstIndex { $0.titles.isEmpty }.map {
      [
        Block.paragraph(
          "`\(line(for: $0 + 1) ?? "")` carries out way \($0 + 1), and `undo` takes it back.", .faint)
      ]
    }
    let isShort = options.rows != nil
    let blocks: [Block] =
      isShort ? ways + (last ?? []) : [head] + found + ways + (last ?? [])
    return
      ([.paragraph(.english(Self.answer(fit, draft.design)), .strong)]
      + (isShort ? blocks.short(options) : blocks))
      .lines(options)
  }

  /// Returns what is wrong, and what a designer would do first to mend it.
  private static func answer(_ fit: FitWays, _ design: Design) -> String {
    if fit.sought.isEmpty, fit.outside.isEmpty, fit.ways.isEmpty { return nothing(fit, design) }
    let titles = Set((fit.ways.first { !$0.titles.isEmpty }?.titles ?? []).map(\.title))
    var wrong: [String] = []
    if !fit.outside.isEmpty {
      wrong.append(
        "\(names(of: fit.outside, in: design)) \(isOrAre(fit.outside.count)) \(fit.overflow.place.phrase)")
    }
    if !titles.isEmpty {
      wrong.append(counted(titles.count, "title") + " \(isOrAre(titles.count)) too long")
    }
    if wrong.isEmpty { wrong = [listed(fit.sought.map(\.rule)) + " \(isOrAre(fit.sought.count)) found"] }
    // Another order only changes which tabs are out of the bar, and what matters more is a person's to say.
    let mending = fit.ways.first { !$0.titles.isEmpty || $0.outside.isEmpty }
    let advice = mending.map { "; first \($0.summary)." }
    return listed(wrong)
      + (advice
        ?? (fit.ways.isEmpty ? ", and no known change makes it better." : "; no way here mends all of it."))
  }

  private static func nothing(_ fit: FitWays, _ design: Design) -> String {
    if design.tabs.isEmpty { return "There are no tabs yet: add TITLE." }
    return fit.hasBar
      ? "All \(design.tabs.count) tabs are in the bar, and no title is cut."
      : "There is no tab bar here, so there is nothing to fit."
  }

  private static func bar(_ way: FitWays.Way, _ options: RenderOptions) -> [String] {
    func name(_ tab: ShownBar.Tab) -> String {
      guard let index = tab.index else { return tab.name }
      let icon = way.design.tabs[index].title.isEmpty ? way.design.tabs[index].icon : nil
      let name =
        (icon ?? tab.name) + (way.titles.contains { $0.tab == index } ? options.glyphs[.shortened] : "")
      return index == way.design.selection ? "[\(name)]" : name
    }
    let shown = ShownBar(way.bar, of: way.design)
    return [row(shown.items.map(name), options)]
      + shown.hidden.map { place, tabs in
        "\(place.label) \(options.glyphs[.leadsTo]) " + row(tabs.map(name), options)
      }
  }

  /// Returns words side by side; of more than twelve, the others are only counted.
  private static func row(_ words: [String], _ options: RenderOptions) -> String {
    let row = words.prefix(12).joined(separator: options.glyphs[.separator])
    return words.count > 12
      ? row + options.glyphs[.separator] + "and \(counted(words.count - 12, "other"))" : row
  }

  private static func left(_ way: FitWays.Way) -> String {
    let elsewhere = Set(way.outside).subtracting(way.bar.hidden).sorted()
    let outside =
      elsewhere.isEmpty ? [] : ["\(names(of: elsewhere, in: way.design)) out of the bar elsewhere"]
    return (outside + way.remaining.map(\.named)).joined(separator: ", ")
  }

  private static func names(of tabs: [Int], in design: Design) -> String {
    shortlisted(tabs.map(design.plainName))
  }

  private static func place(_ fit: FitWays) -> String {
    let devices = fit.places.map(\.device).grouped(by: \.id).map { $0.elements[0] }
    let turns = devices.contains(where: \.platform.rotates) ? ", portrait and landscape" : ""
    return devices.names() + turns
  }
}
