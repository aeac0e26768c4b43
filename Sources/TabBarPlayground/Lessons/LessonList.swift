internal import CTabBarTables

/// The lessons that are part of the program.
///
/// Each is read when it is first asked for: a start needs none of them.
package enum LessonList {
  /// The names of their files, in order.
  package static var names: [String] { (0..<tb_lesson_count()).map { String(cString: tb_lesson($0).name) } }

  /// Returns the text of a lesson's file.
  package static func text(named name: String) -> String? {
    (0..<tb_lesson_count()).first { String(cString: tb_lesson($0).name) == name }
      .map { String(cString: tb_lesson($0).text) }
  }

  /// Every lesson, in order.
  package static let all: [Lesson] = names.compactMap { lesson(in: $0) }

  /// Returns the lesson with an identifier, or `nil`. The name of its file ends in the identifier.
  package static func named(_ id: String) -> Lesson? {
    names.lazy.filter { $0.hasSuffix("-\(id).tabs") }.compactMap { lesson(in: $0) }.first { $0.id == id }
  }

  private static func lesson(in name: String) -> Lesson? {
    text(named: name).flatMap { try? SessionFile($0, name: name) }.flatMap { try? Lesson($0) }
  }
}
