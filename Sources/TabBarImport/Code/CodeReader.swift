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
    var result: [ImportedBar] = []
    for platform in [TargetPlatform.iOS, .visionOS, .tvOS, .macOS, .watchOS] {
      let files = sources.filter { $0.path.ending == "swift" }.map { CodeFile($0, platform: platform) }
      result = bars(in: files)
      if !result.isEmpty { return result }
      guard sources.contains(where: { Self.asksForPlatform($0) }) else { return result }
    }
    return result
  }

  private static func asksForPlatform(_ source: ImportSource) -> Bool {
    source.path.ending == "swift"
      && source.bytes.indices.contains { index in
        source.bytes[index] == UInt8(ascii: "#") && source.bytes[index...].starts(with: "#if os(".utf8)
      }
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
    return result + UIKitReader(evaluator, bodies: files.flatMap { byFile[$0.path] ?? [] }).bars()
  }
}
