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
    let aboutTabs = sources.map { source in
      ["Tab", "tabBar", "viewControllers"].contains { source.bytes.contains($0) }
    }
    guard aboutTabs.contains(true) else { return [] }
    let files = sources.map { CodeFile($0) }
    let result = bars(in: files)
    guard result.isEmpty, zip(files, aboutTabs).contains(where: { $0.isConditional && $1 }) else {
      return result
    }
    let others: [(TargetPlatform, isDebug: Bool)] = [
      (.iOS, true), (.visionOS, false), (.tvOS, false), (.macOS, false), (.watchOS, false),
    ]
    return others.lazy.map { platform, isDebug in
      bars(
        in: zip(sources, files).map { source, file in
          file.isConditional ? CodeFile(source, platform: platform, isDebug: isDebug) : file
        })
    }.first { !$0.isEmpty } ?? []
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
    let evaluator = Evaluator(declarations: declarations, translations: translations)
    var result = files.flatMap { SwiftUIReader.bars(in: $0, evaluator, bodies: byFile[$0.path] ?? []) }
    let reader = UIKitReader(evaluator, bodies: files.flatMap { byFile[$0.path] ?? [] })
    result += reader.bars()
    return result.isEmpty ? reader.enumeration().map { [$0] } ?? [] : result
  }
}
