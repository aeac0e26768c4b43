import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A page as a reader of markup finds it, apart from its style sheet and its scripts.
final class PageReader: NSObject, XMLParserDelegate {
  /// An element with the text in it, also that of the elements in it.
  final class Element {
    let name: String
    let attributes: [String: String]
    var text = ""

    init(_ name: String, _ attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }
  }

  /// The elements in the order of their beginnings.
  private(set) var elements: [Element] = []
  /// What is wrong with the page, or `nil`.
  private(set) var error: String?
  private var open: [Element] = []

  init(_ page: String) {
    super.init()
    // What HTML writes in another way than XML.
    let markup =
      page
      .replacing(#/<(style|script)>.*?</\1>/#.dotMatchesNewlines(), with: "")
      .replacing(#/<meta [^>]*>/#, with: "")
      .replacing("<!DOCTYPE html>", with: "")
    let parser = XMLParser(data: Data(markup.utf8))
    parser.delegate = self
    if !parser.parse() { error = "\(String(describing: parser.parserError)) at line \(parser.lineNumber)" }
  }

  func all(_ name: String, class kind: String? = nil) -> [Element] {
    elements.filter { element in
      element.name == name
        && (kind.map { element.attributes["class"]?.split(separator: " ").contains(Substring($0)) == true }
          ?? true)
    }
  }

  func texts(_ name: String, class kind: String? = nil) -> [String] { all(name, class: kind).map(\.text) }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    let begun = Element(element, attributes)
    elements.append(begun)
    open.append(begun)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    for element in open { element.text += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }
}
