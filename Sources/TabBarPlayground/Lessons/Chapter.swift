package import TabBarGuidelines

/// A chapter of what there is to learn about tab bars. Lessons and the quiz share them.
package enum Chapter: String, CaseIterable, Identifiable {
  case purpose
  /// How many tabs there are, and where the bar is.
  case places
  case names
  /// Size classes, panes, windows and the sidebar of an iPad.
  case sizes
  /// Television, SAP, and what changed from year to year.
  case years
  /// Reading a finding and finding its source.
  case findings

  /// The name used in commands and files. It never changes.
  package var id: String { rawValue }

  /// Its place among the chapters, from 1 up.
  package var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

  package var title: Prose {
    switch self {
    case .purpose: "What a tab bar is for"
    case .places: "How many tabs, and where"
    case .names: "Names, icons, badges"
    case .sizes: "Size classes, iPad, windows"
    case .years: "Television, SAP, the years"
    case .findings: "Reading a finding and a source"
    }
  }

  /// The identifiers of the rules that the chapter is about: those that its lessons teach, in order, and those that only
  /// the quiz asks about. Each rule is in the first chapter that has it, so the last one takes its examples from all the
  /// others.
  var ruleNames: [String] { Self.rules[self] ?? [] }

  private static let rules: [Chapter: [String]] = {
    var known: Set<String> = []
    var rules: [Chapter: [String]] = [:]
    for lesson in LessonList.all {
      guard let chapter = lesson.chapter else { continue }
      rules[chapter, default: []] += lesson.teaches.filter { known.insert($0).inserted }
    }
    for chapter in allCases {
      rules[chapter, default: []] += chapter.asked.filter { known.insert($0).inserted }
    }
    return rules
  }()

  /// The rules whose fault no picture shows, so that they make a question and no lesson: a row of `other-forms.tsv`.
  private var asked: [String] { OtherForm.words("L:quiz-\(id)") }

  /// Returns the chapter that a text names: its number, its identifier, its title, or a part of the title that no other
  /// one has; `nil` for a text that names none, or more than one.
  package static func named(_ text: String) -> Chapter? {
    let wanted = text.lowercased()
    let exact = allCases.first { ["\($0.number)", $0.id, $0.title.text.lowercased()].contains(wanted) }
    let found = allCases.filter { $0.title.text.lowercased().contains(wanted) }
    return exact ?? (found.count == 1 ? found[0] : nil)
  }
}
