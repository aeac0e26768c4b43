/// Reads the tab bars in an app's sources: storyboards, xibs, Swift, Objective-C, and the titles in its strings files.
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
  var found = interface.bars()
  let (declarations, ofCode) = CodeReader(readable, translations: translations).bars()
  found += ofCode
  let reachability = Reachability(
    declarations, interface.documents, mainStoryboards: MainStoryboard.names(in: readable), bars: found)
  // In Objective-C no way is followed from it.
  let delegates: Set<Substring> = ["AppDelegate", "SceneDelegate"]
  result.hasRoot =
    reachability.hasRoot
    || readable.contains { ["m", "mm"].contains($0.path.ending) && delegates.contains($0.path.baseName) }
  for index in found.indices {
    found[index].isOpened = reachability.isOpened(found[index])
    if found[index].owners.contains(where: { declarations.type($0)?.isForMac == true }) {
      found[index].aside = found[index].aside ?? "for macOS"
    }
  }
  for index in found.indices where found[index].isInitial != nil {
    guard let type = declarations.type(found[index].name), type.bodies.contains(where: \.mentionsBars) else {
      continue
    }
    found[index].gap(found[index].place, "the code of \(type.name) may change its tabs")
  }
  for bar in found where !bar.hasTabs { result.gaps += bar.gaps }
  var places: Set<SourcePlace> = []
  result.bars = found.filter { $0.hasTabs && places.insert($0.place).inserted }.enumerated().sorted {
    rank($0.element, $0.offset) < rank($1.element, $1.offset)
  }.map(\.element)
  if let oldest = DeploymentTarget.version(in: readable) {
    for index in result.bars.indices {
      result.bars[index].system = max(oldest, result.bars[index].system ?? 0)
    }
  }
  return result
}

/// Orders bars: those that the app's root leads to first, then those that are opened, those that no way leads to, and those
/// that are no main bar; of several the one with the most tabs first.
private func rank(_ bar: ImportedBar, _ index: Int) -> (Int, Int, Int, Int, Int) {
  return (
    bar.aside == nil ? 0 : 1, bar.isOpened.map { $0 ? 1 : 0 } ?? 2, bar.tabs.isEmpty ? 1 : 0, -bar.tabs.count,
    index
  )
}

/// The storyboards that a project says its app begins with.
enum MainStoryboard {
  /// Returns their names: the values of `UIMainStoryboardFile` and `UISceneStoryboardFile` in property lists and projects.
  static func names(in sources: [ImportSource]) -> Set<String> {
    var result: Set<String> = []
    for source in sources where ["plist", "pbxproj", "xcconfig"].contains(source.path.ending) {
      guard source.bytes.contains("StoryboardFile") else { continue }
      for part in source.bytes.text.split(separator: "StoryboardFile").dropFirst() {
        let words = part.prefix(160).split { "<>/=\";\n\t".contains($0) }.map {
          $0.split(separator: " ").joined(separator: " ")
        }
        if let name = words.first(where: { !["", "key", "string"].contains($0) }) { result.insert(name) }
      }
    }
    return result
  }
}
