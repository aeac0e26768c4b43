package import TabBarCore

/// The room for titles in many places before they are cut, for the number of tabs that a design has.
package struct TitleBudget {
  /// The room for a title, in points and in letters.
  package struct Room: Hashable {
    /// The room in points; where items grow with their titles, the widest that fits.
    package let points: Double
    /// About how many Latin letters fit.
    package let latin: Int
    /// About how many ideographs fit.
    package let cjk: Int
    /// The natural width of the widest title of average letters that is whole with its letters moved as close as they
    /// go; the room where the bar moves none.
    package let tightenedPoints: Double
    package let tightenedLatin: Int
    package let tightenedCJK: Int
    /// The number of items in the bar, More among them.
    package let items: Int
    /// What becomes of the title that was asked about, and by how many points each letter is moved closer; `nil` if none
    /// was, or it is not shown.
    package let state: FittedTitle.State?
    package let tightening: Double?
  }

  /// A title that is not whole somewhere.
  package struct Breach {
    package let tab: Int
    package let locale: String
    package let title: String
    /// Where it is cut, perhaps cut, or noticeably tightened.
    package fileprivate(set) var places = TitlePlaces()
  }

  package let design: Design
  /// The title that was asked about, or `nil`.
  package let title: String?
  /// The different rooms with their cases, the least first.
  package let rows: [(room: Room, cases: [SurveyCase])]
  /// The titles that are too long somewhere, by language and tab; none where a title was asked about.
  package let breaches: [Breach]
  package let locales: [String]
  package let cases: [SurveyCase]

  /// Measures the room in places, each with the system that goes with it and the guide.
  package init(
    of design: Design, by guide: Guide, title: String? = nil, in places: Places = Places()
  ) {
    self.design = design
    var design = design
    if design.tabs.isEmpty { design.tabs = [Tab("")] }
    var seen: Set<String> = []
    let all =
      [Localization.standard, design.locale] + design.titleLocales.sorted() + [Localization.pseudo]
    let locales = places.locale.map { [$0] } ?? all.filter { seen.insert($0).inserted }
    let survey = Survey(of: design, in: places, by: guide) { design in
      var shown = design
      let titles = (title == nil ? locales : []).map { locale in
        shown.locale = locale
        return BarOutcome.titlesNotWhole(in: BarLayout(of: shown, on: shown.system))
      }
      shown.locale = places.locale ?? Localization.standard
      let layout = BarLayout(of: shown, on: shown.system)
      return ((room: Room(in: shown, layout, title), titles: titles), layout.window)
    }
    self.title = title
    self.locales = locales
    cases = survey.cases
    rows = survey.groups(by: \.room).compactMap { room, cases in room.map { ($0, cases) } }
      .enumerated().sorted { ($0.element.0.points, $0.offset) < ($1.element.0.points, $1.offset) }
      .map(\.element)
    var breaches: [[Int]: Breach] = [:]
    for entry in survey.cases {
      for (language, titles) in survey.values[entry.number].titles.enumerated() {
        for (tab, state) in titles {
          let text = Localization.title(of: design.tabs[tab], in: locales[language])
          breaches[[language, tab], default: Breach(tab: tab, locale: locales[language], title: text)]
            .places.append([entry], state)
        }
      }
    }
    self.breaches = breaches.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }
}

extension TitleBudget.Room {
  /// Measures the room for the first title of a design; `nil` where no title is shown.
  fileprivate init?(in design: Design, _ layout: BarLayout, _ title: String?) {
    // Letters as often as English has them: the average letter of a title.
    let latin = "etaoinshrdlcumwfgypbvketaoinshrdetaoin"
    guard let probe = design.firstItem(titled: latin)?.item else { return nil }
    let width = (
      latin: probe.title.width / Double(latin.count),
      cjk: (design.firstItem(titled: "書庫書庫")?.item.title.width ?? 0) / 4
    )
    guard width.latin > 0, width.cjk > 0 else { return nil }
    // A title that is far too long is tightened as far as the bar does it.
    let most = probe.title.tightening
    func count(_ room: Double, of width: Double, less tightening: Double = 0) -> Int {
      Int(room / max(width - tightening, 1))
    }
    var room = probe.titleRoom
    var tightest = room
    if [.centered, .pages, .scroll].contains(layout.distribution) {
      room = design.widestTitle(upTo: .whole)
      tightest =
        most > 0 ? design.widestTitle(upTo: .tightened) * (width.latin - most) / width.latin : room
    }
    points = tenths(room, rounded: .down)
    self.latin = count(room, of: width.latin)
    cjk = count(room, of: width.cjk)
    tightenedPoints = tenths(tightest * width.latin / max(width.latin - most, 1), rounded: .down)
    tightenedLatin = count(tightest, of: width.latin, less: most)
    tightenedCJK = count(tightest, of: width.cjk, less: most)
    items = layout.items.count
    let asked = title.flatMap { design.firstItem(titled: $0) }
    state = asked.map { $0.state ?? .whole }
    tightening = asked?.item.title.tightening
  }
}

extension Design {
  /// Returns the item of the first tab with another title, if it is in the bar and has its title there, with what becomes
  /// of the title.
  fileprivate func firstItem(titled title: String) -> (item: BarItem, state: FittedTitle.State?)? {
    var design = self
    design.tabs[0].title = title
    design.tabs[0].titles[locale] = nil
    if let language = locale.split(separator: "-").first {
      design.tabs[0].titles[String(language)] = nil
    }
    design.selection = 0
    let layout = BarLayout(of: design, on: system)
    return layout.items.first { $0.kind.tab == 0 && $0.titleFrame != nil }.map { ($0, layout.damage(to: $0)) }
  }

  /// Returns the width of the widest title of one letter that is whole where items grow with their titles.
  fileprivate func widestTitle(upTo state: FittedTitle.State) -> Double {
    var (fits, fails) = (0, 257)
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      let item = firstItem(titled: String(repeating: "n", count: middle))?.item
      if let item, item.title.state <= state { fits = middle } else { fails = middle }
    }
    return firstItem(titled: String(repeating: "n", count: fits))?.item.title.width ?? 0
  }
}
