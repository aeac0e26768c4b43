import TabBarGuidelines
import TabBarPlayground

extension SessionStore {
  /// Returns the plan that a word names: all lessons, those of a chapter by its number, a lesson by its number in a
  /// chapter or its name, a plan of the program, or the file of a plan or a lesson, or a folder with lessons.
  ///
  /// - Parameter remark: Called with a sentence for each file of a folder that is left out.
  func plan(
    named word: String, in language: String?, remark: (String) -> Void = { _ in }
  ) throws -> Plan {
    if word == "all" { return Plan() }
    for chapter in Chapter.allCases where word.hasPrefix("\(chapter.number)") {
      let plan = Plan([chapter], name: word)
      if word == "\(chapter.number)" { return plan }
      for (place, lesson) in plan.lessons.enumerated() where word == "\(chapter.number).\(place + 1)" {
        return Plan(lesson)
      }
    }
    if let lesson = LessonList.named(word) { return Plan(lesson) }
    if let plan = Plan.named(word, in: language) { return plan }
    guard word.hasSuffix(".tabs") || word.contains("/") || has(word) else {
      let meant = Suggestion.nearest(to: word, in: Plan.words).map { "did you mean \($0)?" as Prose }
      throw Refusal(
        "there is no lesson or plan \(Quoting.quoted(word))",
        meant ?? "`lessons all` lists the lessons, and `teach plan` the plans; a file may have another one")
    }
    if isFolder(word) {
      let found = try sessions(under: [word], remark: remark).compactMap {
        let isLesson = try sessionFile(at: $0.path, in: word).isLesson
        return isLesson ? try lesson(at: $0.path, in: word) : nil
      }
      guard !found.isEmpty else {
        throw FileError(
          path: word, problem: "there is no lesson in this folder",
          remedy: "a lesson is a session that begins with: lesson id ID")
      }
      return Plan(name: word, [(word, found)])
    }
    let text = try read(word, as: .session)
    guard text.hasPrefix(Plan.signature) else { return Plan(try lesson(at: word)) }
    let folder = word.lastIndex(of: "/").map { String(word[...$0]) } ?? "./"
    // The plan in another language is beside it, as its lessons are.
    let name = word.split(separator: "/").last.map(String.init) ?? word
    let other = language.map { "\(folder)\($0)/\(name)" }.flatMap { has($0) ? $0 : nil }
    return try Plan(
      other.map { try read($0, as: .session, in: folder) } ?? text, name: word, file: other ?? word
    ) { name in
      let path = folder + name
      return try LessonList.named(name) ?? (has(path) ? lesson(at: path, in: folder) : nil)
    }
  }
}
