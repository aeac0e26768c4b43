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
  for bar in found where bar.tabs.isEmpty { result.gaps += bar.gaps }
  result.bars = found.filter { !$0.tabs.isEmpty }
  return result
}
