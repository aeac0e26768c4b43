import TabBarCore
import TabBarGuidelines

/// The titles of a bar as a string catalog of Xcode: each title in the design's own language is a key, as in the code.
enum StringCatalog {
  static func document(of scene: Scene) -> JSONValue {
    var strings: [(String, JSONValue)] = []
    let titles = scene.design.tabs.map { ($0.title, $0.titles) }
    let groups = scene.design.tabs.compactMap { $0[.group] }.map { ($0, [String: String]()) }
    for (title, others) in titles + groups {
      guard !title.isEmpty, !strings.contains(where: { $0.0 == title }) else { continue }
      let translations = others.sorted { $0.key < $1.key }.map { locale, text in
        (locale, JSONValue(["stringUnit": JSONValue(["state": "translated", "value": text])]))
      }
      strings.append((title, JSONValue(["comment": "Tab", "localizations": JSONValue.object(translations)])))
    }
    return JSONValue([
      "sourceLanguage": Localization.standard, "strings": JSONValue.object(strings), "version": "1.0",
    ])
  }
}
