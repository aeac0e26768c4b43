/// Reads the tab bars in code.
struct CodeReader {
  private let sources: [ImportSource]
  private let translations: Translations

  init(_ sources: [ImportSource], translations: Translations) {
    self.sources = sources.filter { ["swift", "m", "mm"].contains($0.path.ending) }
    self.translations = translations
  }

  /// Returns the bars of all files, those without tabs as well.
  ///
  /// Code that is for one platform only is read for that one where there is nothing for iOS.
  func bars() -> (declarations: Declarations, bars: [ImportedBar]) {
    let aboutTabs = sources.map { source in
      ["Tab", "tabBar", "viewControllers", "ViewControllers"].contains { source.bytes.contains($0) }
    }
    guard aboutTabs.contains(true) else { return (Declarations([]), []) }
    let files = sources.map { CodeFile($0) }
    let result = bars(in: files)
    let isConditional = zip(files, aboutTabs).contains { $0.isConditional && !$0.isObjectiveC && $1 }
    guard !result.bars.contains(where: \.hasTabs), isConditional else {
      return result
    }
    return [TargetPlatform.visionOS, .tvOS, .macOS, .watchOS].lazy.map { platform in
      bars(in: zip(sources, files).map { $1.isConditional ? CodeFile($0, platform: platform) : $1 })
    }.first { found in found.bars.contains { !$0.tabs.isEmpty } } ?? result
  }

  private func bars(in files: [CodeFile]) -> (declarations: Declarations, bars: [ImportedBar]) {
    let declarations = Declarations(files)
    let byFile = Dictionary(grouping: declarations.bodies, by: \.file.path)
    let evaluator = Evaluator(declarations: declarations, translations: translations)
    var result = files.filter { !$0.isObjectiveC }.flatMap {
      SwiftUIReader.bars(in: $0, evaluator, bodies: byFile[$0.path] ?? [])
    }
    let reader = UIKitReader(evaluator)
    for isObjectiveC in [false, true] {
      result += reader.bars(
        of: files.filter { $0.isObjectiveC == isObjectiveC }.map { byFile[$0.path] ?? [] })
    }
    let hidesTitles = files.contains(where: hidesTitles)
    for index in result.indices where result[index].kind != .swiftUI && hidesTitles {
      result[index].facts.insert(.iconsOnly)
    }
    return (declarations, result.contains(where: \.hasTabs) ? result : result + reader.enumerations())
  }

  /// Returns whether a file gives the titles of tabs a clear colour, as an app does whose bar shows icons only.
  private func hidesTitles(_ file: CodeFile) -> Bool {
    guard file.bytes.contains("titleTextAttributes") else { return false }
    return file.all.contains { index in
      file.isToken(index, "titleTextAttributes")
        && (index..<min(index + 14, file.tokens.count)).contains { file.isToken($0, "clear") }
    }
  }
}
