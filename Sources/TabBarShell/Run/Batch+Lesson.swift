import TabBarGuidelines
import TabBarPlayground

extension Batch {
  /// Checks lessons by carrying them out, and says what is wrong with them.
  package func checkLessons(_ paths: [String]) -> ExitStatus {
    var ids: [String: String] = [:]
    var counts = (lessons: 0, faults: 0)
    var after: [(path: String, id: String)] = []
    var status = each(paths) { session in
      let path = session.path
      guard let lesson = try Lesson(store.sessionFile(at: path, in: session.folder)) else {
        presenter.remark("\(path): no lesson, so it is left out")
        return .fine
      }
      counts.lessons += 1
      var remarks = lesson.faults.map { "\(path):\($0.line): \($0.problem); \($0.remedy)" }
      if let other = ids[lesson.id] {
        remarks.append("\(path):1: \(other) is called \(lesson.id), too; another id")
      }
      ids[lesson.id] = path
      after += lesson.after.map { (path, $0) }
      presenter.remark(remarks)
      counts.faults += remarks.count
      if remarks.isEmpty { presenter.say("\(path): \(lesson.sum)") }
      return remarks.isEmpty ? .fine : .found
    }
    // A lesson alone may build on one of another folder.
    for (path, id) in after where counts.lessons > 1 && ids[id] == nil {
      presenter.remark(
        "\(path):1: it builds on \(id), which is not among these lessons; after= names lessons")
      counts.faults += 1
      status = status.joined(with: .found)
    }
    let faults = counts.faults == 0 ? "no fault" : counted(counts.faults, "fault")
    if counts.lessons > 0 { presenter.say("\(counted(counts.lessons, "lesson")), \(faults)") }
    return status.joined(with: presenter.status)
  }

}

extension SessionStore {
  /// Reads a lesson, and the pages of its texts in other languages that are beside it.
  func lesson(at path: String, in folder: String? = nil) throws -> Lesson {
    guard var lesson = try Lesson(sessionFile(at: path, in: folder)) else {
      throw FileError(
        path: path, problem: "this session is no lesson", remedy: "a lesson begins with: lesson id ID")
    }
    let place = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    for language in RulePage.languages {
      let page = "\(place)\(language)/\(lesson.id).md"
      if has(page) { try lesson.take(read(page, as: .session, in: folder), in: language) }
    }
    return lesson
  }
}

extension Lesson {
  fileprivate var sum: String {
    [
      counted(solutions.count, "solution"), counted(wrongEnds.count, "wrong end"),
      counted(hints.count, "hint"), counted(teaches.count, "rule"), "par \(par)",
    ].joined(separator: ", ")
  }
}
