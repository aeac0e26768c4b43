struct CodeReader {
  private let sources: [ImportSource]
  private let translations: Translations

  init(_ sources: [ImportSource], translations: Translations) {
    self.sources = sources.filter { ["swift", "m", "mm"].contains($0.path.ending) }
    self.translations = translations
  }

  /// Returns the bars of all files, those without tabs as well.
  func bars() -> (declarations: Declarations, bars: [ImportedBar]) {
    let isAboutTabs = sources.contains { source in
      ["Tab", "tabBar", "viewControllers", "ViewControllers"].contains { source.bytes.contains($0) }
    }
    guard isAboutTabs else { return (Declarations([]), []) }
    let all = sources.map { CodeFile($0) }
    let files = all.filter { !$0.isObjectiveC }
    let declarations = Declarations(files)
    let byFile = Dictionary(grouping: declarations.bodies, by: \.file.path)
    let evaluator = Evaluator(declarations: declarations, translations: translations)
    let result =
      files.flatMap { SwiftUIReader.bars(in: $0, evaluator, bodies: byFile[$0.path] ?? []) }
      + UIKitReader(evaluator).bars(of: files.map { byFile[$0.path] ?? [] })
      + all.filter(\.isObjectiveC).flatMap { ObjectiveCReader(evaluator: evaluator, file: $0).bars() }
    return (declarations, result)
  }
}
