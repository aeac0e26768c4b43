/// Reads the tab bars in an app's sources: storyboards, xibs, Swift, and the titles in its strings files.
///
/// What cannot be read for certain is a gap with its place and reason: a tab that is missing is better than one that the
/// app does not have.
package func importTabBars(from sources: [ImportSource]) -> ImportResult {
  var result = ImportResult()
  var readable: [ImportSource] = []
  let folders = sources.map { $0.path.split(separator: "/").dropLast() }
  let shared = folders.dropFirst().reduce(folders.first?.count ?? 0) { count, folder in
    zip(folders[0].prefix(count), folder).prefix { $0 == $1 }.count
  }
  for (var source, folder) in zip(sources, folders) {
    source.isAside = ImportSource.isAside(folder.dropFirst(shared))
    if source.bytes.count > ImportSource.largestSize {
      let place = SourcePlace(path: source.path, line: 1, column: 1)
      let megabytes = ImportSource.largestSize >> 20
      result.gaps.append(ImportRemark(place: place, reason: "the file is larger than \(megabytes) MB"))
    } else {
      readable.append(source)
    }
  }
  let translations = Translations(readable)
  let interface = InterfaceReader(readable, translations: translations)
  let reader = CodeReader(readable, translations: translations)
  let walk = Walk(reader, interface.documents, mainStoryboards: ProjectSettings.mainStoryboards(in: readable))
  result.hasRoot = walk.hasRoot
  let inCode = walk.bars + reader.tabBarControllers()
  var found = interface.bars(reader) + inCode
  let target = ProjectSettings.oldestSystem(in: readable)
  let isForMac = target == nil && ProjectSettings.isForMac(readable)
  for index in found.indices {
    let type = reader.declarations.type(found[index].name)
    if let isInitial = found[index].isInitial {
      found[index].isReached = isInitial && walk.storyboards.contains(found[index].place.path)
      for source in readable
      where source.path.ending.isOne(of: "m mm") && source.path.baseName == found[index].name
        && (source.bytes.contains("tabBarItem") || source.bytes.contains("setViewControllers"))
      {
        found[index].gap(
          SourcePlace(path: source.path, line: 1, column: 1), "this code may change the tabs")
      }
    } else if found[index].isOfController, let system = type.flatMap({ walk.types[$0.fullName] }) {
      (found[index].isReached, found[index].branch) = (true, system)
    }
    if isForMac { found[index].aside = found[index].aside ?? "for macOS" }
    let system = max(target ?? 0, found[index].branch, found[index].system ?? 0)
    found[index].system = system == 0 ? nil : system
  }
  for bar in found where bar.tabs.isEmpty { result.gaps += bar.gaps }
  var places: Set<SourcePlace> = []
  result.bars = found.filter { !$0.tabs.isEmpty && places.insert($0.place).inserted }.enumerated().sorted {
    rank($0.element, $0.offset) < rank($1.element, $1.offset)
  }.map(\.element)
  return result
}

/// Orders bars: those of an iPhone that the app's root leads to, the one of the newest system and then the one with the most
/// tabs first; then those that no way leads to, and those of other folders and platforms.
private func rank(_ bar: ImportedBar, _ index: Int) -> (Int, Int, Int, Int, Int) {
  (bar.aside == nil ? 0 : 1, bar.isReached ? 0 : 1, -bar.branch, -bar.tabs.count, index)
}
