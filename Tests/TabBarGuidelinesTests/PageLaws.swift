import CTabBarTables
import Foundation
@testable import TabBarGuidelines
import TabBarPlayground
import TabBarTestSupport
import Testing

@Suite("The pages of the rules")
struct PageLaws {
  /// A page, and what it is about there.
  static func place(_ page: RulePage, _ part: String = "") -> String {
    let folder = page.language == RulePage.standardLanguage ? "" : "\(page.language)/"
    return "docs/rules/\(folder)\(page.rule).md: \(part)"
  }

  /// Every page that the program has.
  static let pages: [RulePage] = (0...).lazy.map { index in
    tb_page_id(index).flatMap { id in
      tb_page_language(index).map { RulePage(of: String(cString: id), in: String(cString: $0)) }
    }
  }.prefix { $0 != nil }.compactMap(\.self).filter { !$0.rule.hasPrefix("lesson/") }

  static let rulePages = pages.filter { !([RulePage.shared] + Texts.files).contains($0.rule) }
  static let translatedPages = pages.filter { $0.language != RulePage.standardLanguage }

  @Test("Each rule has a page, each page a rule, and each page in the folder is in the program")
  func complete() throws {
    let english = Self.rulePages.filter { $0.language == RulePage.standardLanguage }.map(\.rule)
    #expect(english.sorted() == Rule.all.map(\.id).sorted())
    for language in Set(Self.pages.map(\.language)) {
      let folder = language == RulePage.standardLanguage ? "docs/rules" : "docs/rules/\(language)"
      let files = try RepositoryRoot.names(in: folder).filter { $0.hasSuffix(".md") }
        .map { String($0.dropLast(3)) }.filter { !["README", "real-apps"].contains($0) }
      let pages = Self.pages.filter { $0.language == language && !Texts.files.contains($0.rule) }.map(\.rule)
      #expect(files.sorted() == pages.sorted())
    }
    #expect(Self.rulePages.allSatisfy { Rule.named($0.rule) != nil })
  }

  @Test("A page has the sections that it has to have, in their order, and no others", arguments: rulePages)
  func sections(page: RulePage) throws {
    let order = RulePage.Section.allCases.map(\.rawValue)
    let names = page.headings
    for name in names { #expect(order.contains(name), "\(Self.place(page, name)): no section of a page") }
    #expect(
      names == order.filter(names.contains), "\(Self.place(page)): sections in another order, or twice")
    var needed: [RulePage.Section] = [.why, .instead, .messages, .examples]
    if page.language != RulePage.standardLanguage { needed.removeLast() }
    if names.contains("Belief") || names.contains("Truth") { needed += [.belief, .truth] }
    for section in needed {
      #expect(names.contains(section.rawValue), "\(Self.place(page)): \(section.rawValue) is missing")
      guard section != .messages, section != .examples else { continue }
      #expect(page.prose(section) != nil, "\(Self.place(page)): nothing under \(section.rawValue)")
    }
    #expect(!page.title.isEmpty, "\(Self.place(page)): the title is missing")
  }

  @Test("A page names its rule below the title", arguments: rulePages)
  func identifier(page: RulePage) throws {
    let folder = page.language == RulePage.standardLanguage ? "" : "\(page.language)/"
    let lines = try RepositoryRoot.text("docs/rules/\(folder)\(page.rule).md").split(separator: "\n")
    #expect(lines.count > 1 && lines[1].contains("`\(page.rule)`"), "\(Self.place(page))")
  }

  // Messages are text with places; what a rule says and measures are texts between quotes in its source.
  @Test(
    "A message is one that the rule says, and its places are values that the rule gives", arguments: pages)
  func places(page: RulePage) throws {
    let sources = page.rule == RulePage.shared ? try allSources() : try sources(of: page.rule)
    let keys = Set(["broken", "asked", "question", "no", "skipped", "fix"])
    for template in page.templates {
      let place = Self.place(page, template.key)
      let key = template.key.hasSuffix(", one") ? String(template.key.dropLast(5)) : template.key
      let isSaid = keys.contains(key) || sources.contains("\"\(key)\"")
      #expect(isSaid, "\(place): the rule says nothing called \(key)")
      #expect(!template.text.isEmpty && !template.text.contains("  "), "\(place): \(template.text)")
      for name in template.places.map(\.name) where name != MessagePlace.names {
        let isGiven = sources.contains("\"\(name)\"")
        #expect(isGiven, "\(place): the rule gives no \(name)")
      }
      #expect(template.hasBalancedBraces, "\(place): a brace is not closed")
    }
    let names = page.templates.map(\.key)
    #expect(Set(names).count == names.count, "\(Self.place(page)): a message is there twice")
    guard names.contains("question"), !names.contains("no"), page.rule != RulePage.shared else { return }
    let broken = page.templates.first { $0.key == "broken" }
    #expect(
      broken?.places.isEmpty == true,
      "\(Self.place(page)): `no` is missing, for `broken` names what a no to the question does not tell")
  }

  @Test("What a rule says is on its page, or on the one that rules share", arguments: Rule.all)
  func keys(rule: Rule) throws {
    // Without a file of its own its outcomes are those that every rule on one fact has.
    let source = ownSource(of: rule.id)
    let known = Set(rule.page().templates.map(\.key) + RulePage(of: RulePage.shared).templates.map(\.key))
    for match in source.matches(of: /\.(broken|asked|question|skipped)\((?:"([^"]+)")?/) {
      let key = String(match.output.2 ?? match.output.1)
      #expect(known.contains(key), "\(Self.place(rule.page())): the message \(key) is missing")
    }
  }

  @Test("A fix of an example has words", arguments: Rule.all)
  func fixes(rule: Rule) {
    for example in rule.examples {
      guard let guide = rule.guide(for: example) else { continue }
      let scene = Scene(example.design, by: guide)
      for finding in scene.report.findings where finding.rule == rule.id {
        for fix in scene.fixes(for: finding) {
          #expect(fix.summary.contains(" "), "\(rule.id): \(fix.summary)")
        }
      }
    }
  }

  // What is of an earlier text is said in English; `Tests/translations.py` lists it.
  @Test(
    "A page in another language has the messages of the English one, with the same places",
    arguments: translatedPages.filter { $0.language(of: .messages) == $0.language })
  func translations(page: RulePage) {
    let english = RulePage(of: page.rule)
    for template in page.templates {
      let place = "\(Self.place(page, template.key))"
      guard let original = english.templates.first(where: { $0.key == template.key }) else {
        Issue.record("\(place) is no message of the English page")
        continue
      }
      #expect(template.values == original.values, "\(place) has other places than in English")
      // Forms may count what English need not count, but only what the rule gives.
      let known = Set(original.places.map(\.name) + [MessagePlace.names[...]])
      #expect(known.isSuperset(of: template.places.map(\.name)), "\(place) has a place without a value")
    }
    for template in english.templates where !page.templates.contains(where: { $0.key == template.key }) {
      Issue.record("\(Self.place(page)): the message \(template.key) is missing")
    }
  }

  private func ownSource(of rule: String) -> String { (try? source(of: camelCase(rule))) ?? "" }

  /// The source of a rule, with what several rules share, which may say something for the rule.
  private func sources(of rule: String) throws -> String {
    let shared = try sourceFiles(in: "Rules/Shared").sorted().map { try source(of: "Shared/\($0)") }
    return try ownSource(of: rule) + source(of: "Rule") + source(of: "RuleList") + shared.joined()
  }

  private func allSources() throws -> String {
    let files = try sourceFiles(in: "Rules").sorted().map { try source(of: $0) }
    let shared = try sourceFiles(in: "Rules/Shared").sorted().map { try source(of: "Shared/\($0)") }
    return try (files + shared).joined() + RepositoryRoot.text("Sources/TabBarGuidelines/Report/Report.swift")
  }
}

extension RulePage: CustomTestStringConvertible {
  /// The language and the rule.
  public var testDescription: String { "\(language) \(rule)" }
}

extension RulePage.Template {
  /// The places in braces.
  var places: [MessagePlace] {
    text.matches(of: /\{([^}]*)\}/).map { MessagePlace($0.output.1) }
  }

  /// The values that are said, with how lengths are rounded; forms differ from language to language.
  fileprivate var values: Set<String> {
    Set(places.filter { $0.forms == nil }.map { "\($0.name) \($0.rounding)" })
  }

  fileprivate var hasBalancedBraces: Bool {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().allSatisfy { part in
      part.count { $0 == "}" } == 1
    } && text.count { $0 == "{" } == text.count { $0 == "}" }
  }
}
