/// Reads the tab bars in an app's sources: storyboards, xibs, Swift, and the titles in its strings files.
///
/// What cannot be read for certain is a gap with its place and reason: a tab that is missing is better than one that the
/// app does not have.
package func importTabBars(from sources: [ImportSource]) -> ImportResult {
  var (sources, result) = (sources, ImportResult())
  let folders = sources.map { $0.path.split(separator: "/").dropLast() }
  let shared = folders.reduce(folders.first ?? []) { shared, folder in
    shared.prefix(zip(shared, folder).prefix { $0 == $1 }.count)
  }.count
  for index in sources.indices {
    sources[index].isAside = ImportSource.isAside(folders[index].dropFirst(shared))
  }
  let documents = sources.filter { $0.path.ending.isOne(of: "storyboard xib") }.map(InterfaceDocument.init)
  let reader = CodeReader(sources, translations: Translations(sources))
  let walk = Walk(reader, documents, mainStoryboards: ProjectSettings.mainStoryboards(in: sources))
  result.hasRoot = walk.hasRoot
  let unfollowed = "there is too much code from here on to follow what the app shows"
  if let end = walk.end { result.gaps.append(ImportRemark(place: end, reason: unfollowed)) }
  let doubts =
    (reader.files.filter { !$0.isAside }.map(\.doubt) + documents.filter { !$0.isAside }.map(\.doubt))
    .compactMap(\.self)
  let inCode = walk.bars + reader.tabBarControllers(of: walk)
  let target = ProjectSettings.oldestSystem(in: sources)
  let isForMac = target == nil && ProjectSettings.isForMac(sources)
  var places: Set<SourcePlace> = []
  let inDocuments = reader.bars(in: documents, of: walk)
  let leftovers = reader.leftovers
  for var bar in inDocuments + inCode where places.insert(bar.place).inserted {
    for doubt in doubts {
      bar.gap(doubt, "what follows in this file may be something else than what was read")
    }
    for code in walk.changes { bar.gap(code.place, "the app may show another root from here on") }
    let known = Set(bar.gaps.map(\.place))
    for code in leftovers where !bar.isFull && !known.contains(code.place) {
      bar.gap(code.place, CodeReader.change + code.text)
    }
    if let end = walk.end { bar.gap(end, unfollowed) }
    if isForMac { bar.aside = bar.aside ?? "for macOS" }
    bar.target = target
    bar.system = [target, bar.branch, bar.system].compactMap(\.self).max().flatMap { $0 == 0 ? nil : $0 }
    if bar.tabs.isEmpty { result.gaps += bar.gaps } else { result.bars.append(bar) }
  }
  result.bars = result.bars.enumerated().sorted { rank($0.element, $0.offset) < rank($1.element, $1.offset) }
    .map(\.element)
  return result
}

/// Orders bars: those of an iPhone that the app's root leads to, the one of the newest system and then the one with the most
/// tabs first; then those that no way leads to, and those of other folders and platforms.
private func rank(_ bar: ImportedBar, _ index: Int) -> (Int, Int, Int, Int, Int) {
  (bar.aside == nil ? 0 : 1, bar.isReached ? 0 : 1, -bar.branch, -bar.tabs.count, index)
}
