internal import CTabBarTables

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
    let start = "\(SessionFile.firstLine)lesson id \(id)"
    return texts.lazy.filter { $0.hasPrefix(start) }.compactMap(lesson).first { $0.id == id }
  }

  private static func lesson(of text: String) -> Lesson? {
    (try? SessionFile(text, name: "a lesson")).flatMap { try? Lesson($0) }
  }
}
