import TabBarCore
import TabBarGuidelines

extension Playground {
  /// The lines of the session after the first, without the promises, each with its newline.
  package var body: String { timeline.document.body + timeline.text }

  /// The session as a file has it.
  package var text: String {
    let document = timeline.document
    let text = document.title + "\n" + body + document.promises
    return text.withLineEnds(of: document.savedText ?? document.title + "\n")
  }

  package func lineOfPromises(in text: String) -> Int {
    func lines(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
    return lines(text) - lines(timeline.document.promises) + 1
  }
}
