import TabBarCore
import TabBarGuidelines

/// An HTML page that is written from its beginning to its end.
///
/// Names of elements and attributes are literals of the program, style sheets and scripts are its files, so that no other
/// text can be one of them. Every other text is escaped, as in `XMLElement`; HTML has no other way to write `&`, `<`, `>` and `"`.
package struct HTMLWriter {
  private var output = "<!DOCTYPE html>\n"
  private var options: RenderOptions

  package typealias Attributes = KeyValuePairs<StaticString, String?>

  init(_ options: RenderOptions) { self.options = options }

  /// The page, without a line break at its end.
  func finish() -> HarmlessText { XMLElement.document(output) }

  mutating func write(_ blocks: [Block]) { for block in blocks { write(block) } }

  private mutating func write(_ block: Block) {
    switch block {
    case .title(let level, let text):
      write(.part(Self.headings[min(max(level, 1), Self.headings.count) - 1], [.text(text)]))
    case .paragraph(let text, _, let kind): write(.part("p", ["class": kind], [.text(text)]))
    case .heading(let parts): write(.title(2, .joined(parts, by: options.glyphs[.separator])))
    case .entry(let label, let text, _, _, let below):
      write(.part("p", [.text("\(label, .strong) \(text)")]))
      write(below)
    case .rows(let blocks), .together(let blocks), .more(let blocks): write(blocks)
    case .drawn(let draw):
      let lines = draw(options).text(options)
      element("pre") { page in for line in lines { page.text(line.text + "\n") } }
    case .gap: break
    case .list(let items, let kind):
      write(.part("ul", ["class": kind], items.map { .part("li", [.text($0)]) }))
    case .table(let label, let header, let rows):
      let head = header.map { Block.part("th", ["scope": "col"], [.text($0)]) }
      let body = rows.map { Block.part("tr", $0.map { .part("td", [.text($0)]) }) }
      write(
        .scroll(
          options.said(label), [.part("table", [.part("thead", [.part("tr", head)]), .part("tbody", body)])]))
    case .fold(let title, let blocks): write(.part("details", [.part("summary", [.text(title)])] + blocks))
    case .picture(let scene, let subject, let label):
      VectorPicture.picture(of: scene, subject, label: label, options)?
        .write(to: &output, indentation: 0, step: 0, ascii: options.ascii)
    case .part(let name, let attributes, let blocks): element(name, attributes) { $0.write(blocks) }
    case .text(let text): write(text)
    }
  }

  private static let headings: [StaticString] = ["h1", "h2", "h3", "h4", "h5", "h6"]

  private mutating func write(_ prose: Prose) {
    guard prose.isSaid(in: options.language) else {
      let language = options.language
      options.language = RulePage.standardLanguage
      element("span", ["lang": RulePage.standardLanguage]) { $0.write(prose) }
      options.language = language
      return
    }
    for part in prose.parts(in: options.language) {
      switch part.kind {
      case .words: write(part)
      case .strong: element("strong") { $0.write(part) }
      case .code: element("code") { $0.write(words: part.text) }
      case .soft: element("span", ["class": "soft"]) { $0.write(part) }
      case .unseen: element("span", ["class": "unseen"]) { $0.write(part) }
      case .title: element("bdi", ["lang": part.language]) { $0.text(part.text) }
      case .link(let path, let fragment):
        element("a", ["href": PercentEncoding.path(path) + fragment]) { $0.write(part) }
      }
    }
  }

  private mutating func write(_ part: Prose.Part) {
    guard let language = part.language else { return write(words: part.text) }
    let direction = Localization.readsRightToLeft(language) ? "rtl" : "ltr"
    element("span", ["lang": language, "dir": direction]) { $0.text(part.text) }
  }

  /// Writes a text of several words in which names may be read from right to left: each of these is kept apart, so that
  /// it does not change the order of what is around it.
  private mutating func write(words text: String) {
    guard text.unicodeScalars.contains(where: WritingSystem.isRightToLeft) else { return self.text(text) }
    for part in WritingSystem.parts(of: text) {
      let text = String(part.text)
      if part.isRightToLeft { element("bdi") { $0.text(text) } } else { self.text(text) }
    }
  }

  mutating func text(_ text: String) {
    XMLElement.write(options.shown(text), to: &output, isAttribute: false, ascii: options.ascii)
  }

  mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], _ body: (inout HTMLWriter) -> Void
  ) {
    open(name, attributes)
    body(&self)
    output += Self.isBlock(name) ? "</\(name)>\n" : "</\(name)>"
  }

  /// Writes an element that has no end tag.
  mutating func void(_ name: StaticString, _ attributes: Attributes = [:]) {
    open(name, attributes)
    output += "\n"
  }

  mutating func script(_ file: PageFile) { element("script") { $0.output += file.text } }

  /// Writes the style sheet, which ends with the colours of each look in the light and in the dark.
  mutating func style() {
    element("style") { page in
      page.output += "\n" + PageFile.style.text
      for look in VectorPalette.Look.allCases {
        let (light, dark) = (VectorPalette(look), VectorPalette(look, isDark: true))
        let colors = VectorPalette.Role.inPages.map { part in
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
    !["a", "bdi", "code", "span", "strong"].contains(name.description)
  }
}

extension Block {
  package static func part(_ name: StaticString, _ blocks: [Block]) -> Block { .part(name, [:], blocks) }

  /// Returns what scrolls by itself where it is wider than the page.
  package static func scroll(_ label: String, _ blocks: [Block]) -> Block {
    .part("div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": label], blocks)
  }
}
