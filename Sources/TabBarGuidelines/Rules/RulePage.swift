import CTabBarTables
import TabBarCore

/// The page of a rule in `docs/rules`: all that people read of it.
///
/// Nothing is read before it is asked for, and each time anew: a page has a hundred lines.
package struct RulePage: Hashable, Sendable {
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
  package enum Section: String, Sendable, CaseIterable {
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
    let names: [String] = [language, String(language.prefix { $0 != "-" })]
    let known = names.first { tb_page($0, rule) != nil }
    self.language = known ?? Self.standardLanguage
  }

  /// The title: the guideline as an instruction.
  package var title: String {
    for line in lines { return line.rest(after: "# ") ?? "" }
    return ""
  }

  /// Returns the prose of a section as one line, or `nil` where the page lacks it.
  package func prose(_ section: Section) -> String? {
    var prose: String?
    for line in lines(of: section) where !line.bytes.isEmpty {
      prose = prose.map { $0 + " " + line.text } ?? line.text
    }
    return prose
  }

  /// A message of the page: what an outcome is called, what is said of it, and the line that it begins at.
  package struct Template: Sendable {
    package let key: String
    package fileprivate(set) var text: String
    package let line: Int
  }

  /// The messages, in the order of the page.
  package var templates: [Template] {
    var templates: [Template] = []
    for line in lines(of: .messages, countingFrom: firstLine(of: .messages)) {
      if let item = line.rest(after: "- "), let colon = item.firstIndex(of: ":") {
        let text = Substring(item[colon...].dropFirst()).trimmed
        templates.append(Template(key: String(item[..<colon]), text: text, line: line.number))
      } else if let rest = line.rest(after: "  "), let last = templates.indices.last {
        templates[last].text += " " + rest
      }
    }
    return templates
  }

  /// The belief and the truth, or `nil`.
  package var misconception: String? { prose(.belief).map { "\($0) \(prose(.truth) ?? "")" } }

  /// Returns the message for an outcome; of one about a single tab, that for one where the page has it.
  func message(_ key: String, isOne: Bool) -> String? {
    isOne ? message("- \(key), one:") ?? message("- \(key):") : message("- \(key):")
  }

  /// Returns the message in the item of the list that begins with some text.
  private func message(_ start: String) -> String? {
    var message: String?
    for line in lines(of: .messages) {
      if let text = message {
        guard let rest = line.rest(after: "  ") else { return text }
        message = text + " " + rest
      } else if line.bytes.starts(with: start.utf8) {
        message = Substring(line.text.dropFirst(start.count)).trimmed
      }
    }
    return message
  }

  /// The examples, in the order of the page.
  package var examples: [Example] {
    var examples: [Example] = []
    for line in lines(of: .examples, countingFrom: firstLine(of: .examples)) {
      if let heading = line.rest(after: "### ") {
        examples.append(Example(heading: heading, line: line.number))
      } else if let last = examples.indices.last {
        if let command = line.rest(after: "    ") { examples[last].lines.append(command) }
        if line.text.hasPrefix("!["), let path = line.text.split(separator: "(").last?.dropLast() {
          examples[last].picture = String(path)
        }
      }
    }
    return examples
  }

  /// The headings of the sections, each with its line.
  package var headings: [(name: String, line: Int)] {
    lines.compactMap { line in line.rest(after: "## ").map { ($0, line.number) } }
  }

  /// The lines below the heading of a section.
  ///
  /// - Parameter number: The number of the first of them, where somebody wants to know it.
  private func lines(of section: Section, countingFrom number: Int = 1) -> PageLines {
    let start = tb_page(language, rule).flatMap { tb_page_section($0, section.rawValue) }
    return PageLines(bytes: start, number: number - 1, endsAtHeading: true)
  }

  private func firstLine(of section: Section) -> Int {
    (headings.first { $0.name == section.rawValue }?.line ?? 0) + 1
  }

  var lines: PageLines { PageLines(bytes: tb_page(language, rule)) }
}

extension Example {
  /// Creates an example from its heading, such as `just broken, and nothing else: two tabs`.
  fileprivate init(heading: String, line: Int) {
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
    self.line = line
  }
}
