import TabBarCore
import TabBarGuidelines

/// An HTML page that is written from its beginning to its end.
///
/// Names of elements and attributes are literals of the program, style sheets and scripts are its files, so that no other
/// text can be one of them. Every other text is escaped, as in `XMLElement`; HTML has no other way to write `&`, `<`, `>` and `"`.
struct HTMLWriter {
  private var output = ""
  let options: RenderOptions

  /// Names with values; one that is `nil` is left out.
  typealias Attributes = KeyValuePairs<StaticString, String?>

  /// Begins a page.
  init(_ options: RenderOptions) {
    self.options = options
    output += "<!DOCTYPE html>\n"
  }

  /// The page, without a line break at its end.
  func finish() -> HarmlessText { XMLElement.document(output) }

  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], _ body: (inout HTMLWriter) -> Void
  ) {
    open(name, attributes)
    body(&self)
    output += Self.isBlock(name) ? "</\(name)>\n" : "</\(name)>"
  }

  mutating func element(_ name: StaticString, _ attributes: Attributes, _ text: String) {
    element(name, attributes) { $0.text(text) }
  }

  mutating func element(_ name: StaticString, _ text: String) { element(name, [:], text) }

  mutating func list<Items: Sequence>(
    _ name: StaticString = "ul", _ attributes: Attributes = [:], of items: Items,
    _ body: (inout HTMLWriter, Items.Element) -> Void
  ) {
    element(name, attributes) { page in for item in items { page.element("li") { body(&$0, item) } } }
  }

  /// Writes an element that has no end tag.
  mutating func void(_ name: StaticString, _ attributes: Attributes = [:]) {
    open(name, attributes)
    output += "\n"
  }

  mutating func text(_ text: String) {
    XMLElement.write(options.shown(text), to: &output, isAttribute: false, ascii: options.ascii)
  }

  /// Writes a text of several words in which names may be read from right to left: each of these is kept apart, so that
  /// it does not change the order of what is around it.
  mutating func prose(_ text: String) {
    guard text.unicodeScalars.contains(where: WritingSystem.isRightToLeft) else { return self.text(text) }
    for part in WritingSystem.parts(of: text) {
      let text = String(part.text)
      if part.isRightToLeft { element("bdi") { $0.text(text) } } else { self.text(text) }
    }
  }

  mutating func prose(_ prose: Prose) {
    for part in prose.parts(in: options.language) {
      switch part.kind {
      case .words: write(part)
      case .strong: element("strong") { $0.write(part) }
      case .code: element("code") { $0.prose(part.text) }
      case .soft: element("span", ["class": "soft"]) { $0.write(part) }
      case .unseen: element("span", ["class": "unseen"]) { $0.write(part) }
      case .title: element("bdi", ["lang": part.language]) { $0.text(part.text) }
      }
    }
  }

  private mutating func write(_ part: Prose.Part) {
    guard let language = part.language else { return prose(part.text) }
    let direction = Localization.readsRightToLeft(language) ? "rtl" : "ltr"
    element("span", ["lang": language, "dir": direction], part.text)
  }

  mutating func paragraph(_ text: Prose) { element("p") { $0.prose(text) } }

  mutating func heading(_ level: Int, _ text: Prose) {
    let names: [StaticString] = ["h1", "h2", "h3", "h4", "h5", "h6"]
    element(names[min(max(level, 1), names.count) - 1]) { $0.prose(text) }
  }

  /// Writes what scrolls by itself where it is wider than the page.
  mutating func scroll(_ label: String, _ body: (inout HTMLWriter) -> Void) {
    element("div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": label], body)
  }

  mutating func table(_ label: String, _ header: [String], _ rows: [[Prose]]) {
    scroll(label) { page in
      page.element("table") { page in
        page.element("thead") { page in
          page.element("tr") { page in for name in header { page.element("th", ["scope": "col"], name) } }
        }
        page.element("tbody") { page in
          for row in rows {
            page.element("tr") { page in for cell in row { page.element("td") { $0.prose(cell) } } }
          }
        }
      }
    }
  }

  mutating func picture(_ root: XMLElement) {
    root.write(to: &output, indentation: 0, step: 0, ascii: options.ascii)
  }

  mutating func script(_ file: PageFile) { element("script") { $0.output += file.text } }

  /// Writes the style sheet, which ends with the colours of each look in the light and in the dark.
  mutating func style() {
    element("style") { page in
      page.output += "\n" + PageFile.style.text
      for look in VectorPalette.Look.allCases {
        let (light, dark) = (VectorPalette(look), VectorPalette(look, isDark: true))
        let colors = VectorPalette.Part.inPages.map { part in
          "--\(part.rawValue):light-dark(\(light[part].text),\(dark[part].text));"
        }
        page.output += ".\(look.rawValue){\(colors.joined())}\n"
      }
    }
  }

  private mutating func open(_ name: StaticString, _ attributes: Attributes) {
    output += "<\(name)"
    for (name, value) in attributes {
      guard let value else { continue }
      output += " \(name)=\""
      XMLElement.write(options.shown(value), to: &output, isAttribute: true, ascii: options.ascii)
      output += "\""
    }
    output += ">"
  }

  /// Whether a line break after an element shows nothing.
  private static func isBlock(_ name: StaticString) -> Bool {
    switch name.description {
    case "a", "b", "bdi", "code", "span", "strong", "em", "small", "kbd": false
    default: true
    }
  }
}
