/// Reads the tab bars in code.
struct CodeReader {
  private let sources: [ImportSource]
  private let translations: Translations

  init(_ sources: [ImportSource], translations: Translations) {
    self.sources = sources
    self.translations = translations
  }

  /// Returns the bars of all files, those without tabs as well.
  ///
  /// Code that is for one platform only is read for that one where there is nothing for iOS.
  func bars() -> [ImportedBar] { swiftBars() + objectiveCBars() }

  private func objectiveCBars() -> [ImportedBar] {
    let files = sources.filter { ["m", "mm"].contains($0.path.ending) }
      .map { CodeFile($0, isObjectiveC: true) }
    guard !files.isEmpty else { return [] }
    let evaluator = Evaluator(declarations: Declarations([]), translations: translations)
    return UIKitReader(evaluator, bodies: []).bars(inObjectiveC: files)
  }

  private func swiftBars() -> [ImportedBar] {
    let sources = sources.filter { $0.path.ending == "swift" }
    var passes = [(TargetPlatform.iOS, false)]
    let isConditional = sources.contains { source in
      source.bytes.contains("#if")
        && ["TabView", "tabBarItem", "UITab"].contains { source.bytes.contains($0) }
    }
    if isConditional {
      passes += [(.iOS, true), (.visionOS, false), (.tvOS, false), (.macOS, false), (.watchOS, false)]
    }
    for (platform, isDebug) in passes {
      let result = bars(in: sources.map { CodeFile($0, platform: platform, isDebug: isDebug) })
      if !result.isEmpty { return result }
    }
    return []
  }

  private func bars(in files: [CodeFile]) -> [ImportedBar] {
    let declarations = Declarations(files)
    let bodies =
      declarations.allFunctions.map {
        CodeBody(file: $0.file, range: $0.body, owner: $0.owner, function: $0)
      }
      + declarations.computedProperties.compactMap { property in
        property.body.map { CodeBody(file: property.file, range: $0, owner: property.owner, function: nil) }
      }
    var byFile: [String: [CodeBody]] = [:]
    for body in bodies { byFile[body.file.path, default: []].append(body) }
    var result: [ImportedBar] = []
    for file in files {
      let evaluator = Evaluator(declarations: declarations, translations: translations)
      result += SwiftUIReader.bars(in: file, evaluator, bodies: byFile[file.path] ?? [])
    }
    let evaluator = Evaluator(declarations: declarations, translations: translations)
    let reader = UIKitReader(evaluator, bodies: files.flatMap { byFile[$0.path] ?? [] })
    result += reader.bars()
    return result.isEmpty ? reader.enumeration().map { [$0] } ?? [] : result
  }
}
