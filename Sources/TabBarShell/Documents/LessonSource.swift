/// The lessons as the C source that the program holds them in.
package enum LessonSource {
  /// Writes the lessons of a folder, in the order of their names.
  package static func write(from folder: String, to path: String, in store: some SessionStore) throws {
    var text = "// Written by make docs from sessions/lessons.\n"
    for session in store.sessionFiles(under: folder) ?? [] {
      text += entry(name: String(session.split(separator: "/").last ?? ""), text: try store.read(session))
    }
    text += "{\"\", \"\"},\n"
    try store.write(text, to: path, known: try? store.read(path), mayReplace: true)
  }

  private static func entry(name: String, text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return "{\"\(name)\",\n" + lines.map { "\"\(escaped($0))\\n\"\n" }.joined() + "},\n"
  }

  private static func escaped(_ line: Substring) -> String {
    var result = ""
    for character in line.unicodeScalars {
      if character == "\\" || character == "\"" { result += "\\" }
      result.unicodeScalars.append(character)
    }
    return result
  }
}
