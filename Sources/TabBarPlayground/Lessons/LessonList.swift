import CTabBarTables
import TabBarGuidelines

/// The lessons that are part of the program.
///
/// Each is read when it is first asked for: a start needs none of them.
package enum LessonList {
  package static var texts: [String] {
    sequence(first: tb_first_lesson()) { tb_next_lesson($0) }.map { String(cString: $0) }
  }

  /// Every lesson of a chapter, in order. The tour belongs to none.
  package static let all: [Lesson] = texts.compactMap(lesson).filter { $0.chapter != nil }

  package static func named(_ id: String) -> Lesson? {
    let start = "\(SessionFile.mark) \(SessionFile.version)\nlesson id \(id)"
    return texts.lazy.filter { $0.hasPrefix(start) }.compactMap(lesson).first { $0.id == id }
  }

  private static func lesson(of text: String) -> Lesson? {
    var lesson = (try? SessionFile(text, name: "a lesson")).flatMap { try? Lesson($0) }
    for language in RulePage.languages {
      guard let page = lesson.flatMap({ tb_page(language, "lesson/\($0.id)") }) else { continue }
      lesson?.take(String(cString: page), in: language)
    }
    return lesson
  }
}

extension Lesson {
  /// Takes the texts of a page in another language: the title, and a line below a heading for each text, in the order of
  /// the lesson.
  package mutating func take(_ page: String, in language: String) {
    var texts = Dictionary(
      RulePage.sections(of: page).map { ($0.name, $0.lines.filter { !$0.isEmpty }[...]) }, uniquingKeysWith: +
    )
    texts[LessonPart.title.rawValue] = [
      String(page.prefix { !$0.isNewline }.dropFirst(2))
    ]
    for index in parts.indices where parts[index].text(in: nil) != nil {
      guard let text = texts[parts[index].heading]?.popFirst() else { continue }
      if parts[index].translations[language] == nil { parts[index].translations[language] = text }
    }
  }
}
