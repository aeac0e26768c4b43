import TabBarCore
import TabBarGuidelines
package import TabBarPlayground

extension FitQuery: View {
  /// Returns each way with its number, what it costs, the bar that it gives, and its commands.
  package func lines(in context: ViewContext) -> [HarmlessText] {
    let (draft, options) = (context.draft, context.options)
    let fit = FitWays(of: draft.design, by: draft.chosenGuide, on: devices)
    let head = Block.heading([Self.place(fit), draft.guide.name])
    guard !fit.sought.isEmpty || !fit.outside.isEmpty || !fit.ways.isEmpty else {
      return [head, .paragraph(Self.nothing(fit, draft.design))].lines(options)
    }
    var found = fit.sought.map { finding in
      Block.entry(
        finding.sign(options) + " ", "\(finding.rule): \(finding.message)",
        below: Self.wish(for: finding, in: draft).map { [.paragraph($0)] } ?? [])
    }
    if fit.sought.isEmpty, !fit.outside.isEmpty {
      let names = Self.names(of: fit.outside, in: draft.design)
      found = [.paragraph("\(names) \(isOrAre(fit.outside.count)) \(fit.overflow.place.phrase).")]
    }
    let ways = fit.ways.enumerated().map { index, way in
      let lines = way.titled == nil ? draft.lines(for: way.edits) : ["\(line(for: index + 1)) title=TITLE"]
      let left = Self.left(way)
      return Block.entry(
        "\(index + 1)  ", "\(way.summary.asSentence): \(way.cost)", labelStyle: .strong,
        below: Self.bar(way, options).map { .paragraph($0) } + [.paragraph(Self.row(lines, options), .strong)]
          + (left.isEmpty ? [] : [.paragraph("left: \(left)", .faint)]))
    }
    var last = ways.isEmpty ? [Block.paragraph("No known change makes it better.")] : []
    if let first = fit.ways.firstIndex(where: { $0.titled == nil }) {
      let words = "carries out way \(first + 1), and undo takes it back; merge and remove take others."
      last.append(.paragraph("\(line(for: first + 1)) \(words)", .faint))
    }
    return ([head] + found + ways + last).lines(options)
  }

  /// Returns the room for a title that is cut in a language that is not shown, in points and in letters like its own, and
  /// the command that gives it a shorter one; `nil` for another finding. Where it is shown, one of the ways asks for it.
  private static func wish(for finding: Finding, in draft: Draft) -> String? {
    func measured(_ name: String) -> Double? { finding.measured.first { $0.name == name }?.value }
    guard let locale = finding.locales.first, locale != draft.design.locale else { return nil }
    func title(_ tab: Int) -> String { Localization.title(of: draft.design.tabs[tab], in: locale) }
    guard finding.rule == "title-cut", let width = measured("titleWidth"), let room = measured("titleRoom"),
      let tab = finding.tabs.max(by: { title($0).count < title($1).count })
    else { return nil }
    let name = draft.word(for: tab, longest: .max) ?? "\(tab + 1)"
    let isTranslated = draft.design.tabs[tab].details?[titleIn: locale] != nil
    let letters = Int(Double(title(tab).count) * room / width)
    return "a title has \(Points.text(room)) pt there, about \(letters) letters; a shorter one: "
      + (isTranslated ? "set \(name) title.\(locale)=TITLE" : "rename \(name) TITLE")
  }

  private static func nothing(_ fit: FitWays, _ design: Design) -> String {
    if design.tabs.isEmpty { return "There are no tabs yet: add TITLE." }
    return fit.hasBar
      ? "All \(design.tabs.count) tabs are in the bar, and no title is cut."
      : "There is no tab bar here, so there is nothing to fit."
  }

  /// Returns the titles in the bar, and those in each other place.
  private static func bar(_ way: FitWays.Way, _ options: RenderOptions) -> [String] {
    func name(_ tab: Int) -> String {
      let icon = way.design.tabs[tab].title.isEmpty ? way.design.tabs[tab].icon : nil
      let name = (icon ?? way.design.plainName(of: tab)) + (tab == way.titled ? options.glyphs.shortened : "")
      return tab == way.design.selection ? "[\(name)]" : name
    }
    return [row(way.bar.items.map { $0.kind.tab.map(name) ?? $0.fullTitle }, options)]
      + way.bar.hiddenTabs(count: way.design.tabs.count).map { place, tabs in
        "\(place.label) \(options.glyphs.leadsTo) " + row(tabs.map(name), options)
      }
  }

  /// Returns words side by side; of more than twelve, the others are only counted.
  private static func row(_ words: [String], _ options: RenderOptions) -> String {
    let row = words.prefix(12).joined(separator: options.glyphs.separator)
    return words.count > 12
      ? row + options.glyphs.separator + "and \(counted(words.count - 12, "other"))" : row
  }

  /// Returns what a way does not mend.
  private static func left(_ way: FitWays.Way) -> String {
    let elsewhere = Set(way.outside).subtracting(way.bar.hidden).sorted()
    let outside =
      elsewhere.isEmpty ? [] : ["\(names(of: elsewhere, in: way.design)) out of the bar elsewhere"]
    return (outside + way.remaining.map(\.named)).joined(separator: ", ")
  }

  private static func names(of tabs: [Int], in design: Design) -> String {
    listed(tabs.prefix(3).map(design.plainName), others: max(0, tabs.count - 3))
  }

  private static func place(_ fit: FitWays) -> String {
    let devices = fit.places.map(\.device).grouped(by: \.id).map { $0.elements[0] }
    let turns = devices.contains(where: \.platform.rotates) ? ", portrait and landscape" : ""
    return CaseWords.devices(devices) + turns
  }
}
