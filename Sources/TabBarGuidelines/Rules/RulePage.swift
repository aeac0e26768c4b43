import CTabBarTables
import TabBarCore

/// The page of a rule in `docs/rules`: all that people read of it.
///
/// Nothing is read before it is asked for, and each time anew: a page has a hundred lines.
package struct RulePage: Hashable {
  package let rule: String
  package let language: String

  package static let standardLanguage = "en"
  /// The page with the messages that several rules share.
  static let shared = "shared"

  /// The languages that there are pages in, in order.
  package static let languages: [String] = {
    var languages: Set<String> = []
    var index = 0
    while let language = tb_page_language(index) {
      languages.insert(String(cString: language))
      index += 1
    }
    return languages.sorted()
  }()

  /// A part of a page, by its heading. Headings are the same in every language.
  package enum Section: String, CaseIterable {
    case why = "Why"
    case instead = "Instead"
    case belief = "Belief"
    case truth = "Truth"
    case changed = "Changed"
    case messages = "Messages"
    case examples = "Examples"
  }

  /// Creates the page of a rule in a language, such as `de` or `de-AT`; the English one where there is none in it.
  package init(of rule: String, in language: String = Self.standardLanguage) {
    self.rule = rule
    func known(_ language: String) -> String? { tb_page(language, rule).map { _ in language } }
    self.language =
      known(language) ?? known(String(language.prefix { $0 != "-" })) ?? Self.standardLanguage
  }

  /// The title: the guideline as an instruction.
  package var title: String {
    let text = tb_page(language, rule).map { String(cString: $0) } ?? ""
    return String(text.prefix { $0 != "\n" }.dropFirst(2))
  }

  /// Returns the prose of a section as one line, or `nil` where the page lacks it.
  package func prose(_ section: Section) -> String? {
    let lines = lines(of: section).filter { !$0.isEmpty }
    return lines.isEmpty ? nil : lines.joined(separator: " ")
  }

  package var misconception: String? { prose(.belief).map { "\($0) \(prose(.truth) ?? "")" } }

  /// A message of the page: what an outcome is called, and what is said of it.
  package struct Template {
    package let key: String
    package fileprivate(set) var text: String
  }

  package var templates: [Template] {
    lines(of: .messages).reduce(into: []) { templates, line in
      if line.hasPrefix("- "), let colon = line.firstIndex(of: ":") {
        let text = line[colon...].dropFirst().trimmed
        templates.append(Template(key: String(line[..<colon].dropFirst(2)), text: text))
      } else if line.hasPrefix("  "), let last = templates.indices.last {
        templates[last].text += line.dropFirst()
      }
    }
  }

  /// Returns the language that a section is in: English where the translation is of an earlier text.
  package func language(of section: Section) -> String {
    guard language != Self.standardLanguage, let page = tb_page(language, rule),
      tb_page_translates(page, rule, section.rawValue)
    else { return Self.standardLanguage }
    return language
  }

  /// The sections of prose that are not in the page's language.
  package var stale: [Section] {
    [.why, .instead, .belief, .truth, .changed].filter { language(of: $0) != language && prose($0) != nil }
  }

  /// Returns the message for an outcome; of one about a single tab, that for one where the page has it.
  func message(_ key: String, isOne: Bool) -> String? {
    tb_page(language(of: .messages), rule).flatMap { page in
      (isOne ? Self.message(key, isOne: true, of: page) : nil) ?? Self.message(key, isOne: false, of: page)
    }
  }

  private static func message(_ key: String, isOne: Bool, of page: UnsafePointer<UInt8>) -> String? {
    var length = 0
    guard let start = tb_page_message(page, key, isOne, &length) else { return nil }
    let text = String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return text }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
    return lines.map { String(Substring($0.drop { $0 == UInt8(ascii: " ") })) }.joined(separator: " ")
  }

  var examples: [Example] {
    lines(of: .examples).reduce(into: []) { examples, line in
      if line.hasPrefix("### ") {
        examples.append(Example(heading: line.dropFirst(4)))
      } else if let last = examples.indices.last {
        if line.hasPrefix("    ") { examples[last].lines.append(String(line.dropFirst(4))) }
        if line.hasPrefix("!["), let path = line.split(separator: "(").last?.dropLast() {
          examples[last].picture = String(path)
        }
      }
    }
  }

  package var headings: [String] { lines.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) } }

  private func lines(of section: Section) -> [Substring] {
    text(of: section).map { Self.lines(of: $0) } ?? []
  }

  private func text(of section: Section) -> String? {
    let page = tb_page(language(of: section), rule)
    guard let start = page.flatMap({ tb_page_section($0, section.rawValue) }) else { return nil }
    let bytes = UnsafeBufferPointer(start: start, count: tb_page_section_length(start))
    return String(decoding: bytes, as: UTF8.self)
  }

  var lines: [Substring] { tb_page(language, rule).map { Self.lines(of: String(cString: $0)) } ?? [] }

  /// Returns the lines of a page, without what its sentences rest on and translate.
  private static func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }.filter { $0.utf8.first != UInt8(ascii: "<") || !$0.hasPrefix("<!-- ") }
  }

  /// Returns the lines of a section of a page; none where the page lacks it.
  package static func section(_ name: String, of page: UnsafePointer<UInt8>) -> [String] {
    guard let start = tb_page_section(page, name) else { return [] }
    let bytes = UnsafeBufferPointer(start: start, count: tb_page_section_length(start))
    return lines(of: String(decoding: bytes, as: UTF8.self)).map(String.init)
  }

  /// Returns the sections of a page, each with the lines below its heading.
  package static func sections(of page: UnsafePointer<UInt8>) -> [(name: String, lines: [String])] {
    sections(of: String(cString: page))
  }

  package static func sections(of page: String) -> [(name: String, lines: [String])] {
    lines(of: page).reduce(into: []) { sections, line in
      if line.hasPrefix("## ") {
        sections.append((String(line.dropFirst(3)), []))
      } else if let last = sections.indices.last {
        sections[last].lines.append(String(line))
      }
    }
  }
}

extension Example {
  /// Creates an example from its heading, such as `just broken, and nothing else: two tabs`.
  fileprivate init(heading: Substring) {
    let parts = heading.split(separator: ":", maxSplits: 1)
    var words = parts.first.map(String.init) ?? ""
    isBoundary = words.hasPrefix("just ")
    if isBoundary { words.removeFirst(5) }
    isAlone = words.hasSuffix(", and nothing else")
    if isAlone { words.removeLast(18) }
    verdict =
      switch words {
      case "met": .met
      case "broken": .broken
      case "asked": .needsPerson
      default: .notApplicable
      }
    caption = parts.count > 1 ? parts[1].trimmed : ""
  }
}
