import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import TabBarShell

extension ReferenceDocument {
  /// Returns the page that shows the sessions of a folder, and its pictures: the bar that each ends with, and the screen.
  ///
  /// - Throws: A `SessionError` for a session that cannot be read.
  static func samples(in folder: String, _ store: some SessionStore) throws -> [ReferenceDocument] {
    var page = Markdown()
    page.heading(1, "The sessions that come along")
    page.paragraph("Written from the sessions themselves; `make docs` updates it.")
    page.paragraph(
      "`tabbar sessions/NAME.tabs` continues one at the prompt. Each picture shows where it ends.")
    var pictures: [ReferenceDocument] = []
    for session in store.sessions(in: folder) {
      let name = String((session.split(separator: "/").last ?? "").dropLast(5))
      let text = try store.read(session)
      let scene = try store.states(at: session).draft.scene
      page.heading(2, name)
      page.paragraph(Markdown.plain(comment(of: text)))
      page.image("pictures/\(name).svg", scene)
      page.paragraph(
        "[the session](../sessions/\(name).tabs) · [the whole screen](pictures/\(name)-screen.svg)")
      pictures.append(ReferenceDocument(name: "pictures/\(name).svg", text: picture(of: scene, .bar)))
      pictures.append(
        ReferenceDocument(name: "pictures/\(name)-screen.svg", text: picture(of: scene, .screen)))
    }
    return [ReferenceDocument(name: "samples.md", text: page.text)] + pictures
  }

  /// Returns the comment below the first line of a session.
  private static func comment(of text: String) -> String {
    let lines = text.split(separator: "\n").dropFirst()
    return lines.first.map { $0.hasPrefix("# ") ? String($0.dropFirst(2)) : "" } ?? ""
  }
}
