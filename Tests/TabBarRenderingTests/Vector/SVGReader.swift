import Foundation
import TabBarCore

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An SVG picture as a reader of XML finds it.
final class SVGReader: NSObject, XMLParserDelegate {
  /// An element with what is in it, and the names of the elements around it.
  struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
    /// The name of the group that it is in, for screen readers.
    var group: String?

    /// The number that an attribute has.
    func number(_ name: String) -> Double? { attributes[name].flatMap { Double($0) } }

    var frame: Rect? {
      guard let x = number("x"), let y = number("y"), let width = number("width"),
        let height = number("height")
      else { return nil }
      return Rect(x: x, y: y, width: width, height: height)
    }
  }

  /// The elements in the order of their ends.
  private(set) var elements: [Element] = []
  /// What is wrong with the document, or `nil`.
  private(set) var error: String?
  private var open: [Element] = []

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { error = "\(String(describing: parser.parserError)) at line \(parser.lineNumber)" }
  }

  /// Returns the elements with a name.
  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    open.append(Element(name: element, attributes: attributes, group: open.last?.group))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let ended = open.popLast() else { return }
    // The title comes first, so that all that follows it in a group belongs to its name.
    if ended.name == "title", open.last?.name == "g" { open[open.count - 1].group = ended.text }
    elements.append(ended)
  }
}
