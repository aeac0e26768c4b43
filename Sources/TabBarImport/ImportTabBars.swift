/// Reads the tab bars in an app's sources: storyboards, xibs, Swift, Objective-C, and the titles in its strings files.
///
/// What cannot be read for certain is a gap with its place and reason: a tab that is missing is better than one that the
/// app does not have.
package func importTabBars(from sources: [ImportSource]) -> ImportResult {
  var result = ImportResult()
  var readable: [ImportSource] = []
  for source in sources {
    if source.bytes.count > ImportSource.largestSize {
      let place = SourcePlace(path: source.path, line: 1, column: 1)
      let megabytes = ImportSource.largestSize >> 20
      result.gaps.append(ImportRemark(place: place, reason: "the file is larger than \(megabytes) MB"))
    } else {
      readable.append(source)
    }
  }
  let translations = Translations(readable)
  var found = InterfaceReader(readable, translations: translations).bars()
  found += CodeReader(readable, translations: translations).bars()
  for bar in found where !bar.hasTabs { result.gaps += bar.gaps }
  var places: Set<SourcePlace> = []
  let bars = found.filter { $0.hasTabs && places.insert($0.place).inserted }
  result.bars = ranked(bars)
  if let oldest = DeploymentTarget.version(in: readable) {
    for index in result.bars.indices {
      result.bars[index].system = max(oldest, result.bars[index].system ?? 0)
    }
  }
  return result
}

/// Orders bars so that the likeliest main bar of the app is first.
///
/// That is one outside of tests, samples and other platforms than iOS, whose tabs are in the order of a list, and which has
/// the most tabs that can be read; among those with as many the first in the order of the files.
private func ranked(_ bars: [ImportedBar]) -> [ImportedBar] {
  let asides: Set<Substring> = [
    "test", "tests", "sample", "samples", "example", "examples", "demo", "preview", "previews", "watch",
    "pods", "carthage",
  ]
  func rank(_ bar: ImportedBar, _ index: Int) -> (Int, Int, Int, Int) {
    let path = bar.place.path
    let isAside =
      !asides.isDisjoint(with: path.lowercased().split { !$0.isLetter })
      || path.split(separator: "/").contains { folder in
        folder.hasSuffix("TV") || ["tvOS", "watchOS", "Watch", "macOS"].contains { folder.contains($0) }
      }
    let isUncertain = bar.isUncertain || bar.tabs.isEmpty
    return (isAside ? 1 : 0, isUncertain ? 1 : 0, -bar.tabs.count, index)
  }
  return bars.enumerated().map { (rank: rank($0.element, $0.offset), bar: $0.element) }.sorted {
    $0.rank < $1.rank
  }.map(\.bar)
}
