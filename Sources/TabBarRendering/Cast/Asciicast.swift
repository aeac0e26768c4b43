/// A recording of a prompt at which lines are typed and answered, for the players that read asciicast files.
///
/// Times are computed from what is typed and answered, so the same session gives the same recording. They are whole
/// hundredths of a second.
package struct Asciicast {
  /// The versions of the file format: 2 counts times from the start, 3 from the event before.
  package enum Version: Int, Sendable, CaseIterable {
    case v2 = 2
    case v3 = 3
  }

  private struct Event {
    let time: Int
    let code: HarmlessText
    let text: HarmlessText
  }

  /// The rows of the terminal in the recording.
  package static let rows = 24

  private let title: HarmlessText
  private let columns: Int
  private var events: [Event] = []
  private var time = 0

  /// Creates a recording that begins with a prompt.
  ///
  /// - Parameter columns: The columns of the terminal in the recording.
  package init(title: HarmlessText, columns: Int) {
    self.title = title
    self.columns = columns
    add("o", Self.prompt)
    time += Self.pauseBeforeTyping
  }

  /// Adds a marker, which players jump to.
  package mutating func mark(_ label: HarmlessText) { add("m", label) }

  /// Types a line at the prompt, and answers it; the next prompt follows at once.
  package mutating func type(_ line: HarmlessText, answer: [HarmlessText]) {
    for character in line.text {
      time += Self.pauseBetweenCharacters
      add("o", HarmlessText(String(character)))
    }
    time += Self.pauseBeforeAnswer
    add("o", answer.reduce("\r\n") { $0 + $1 + "\r\n" } + Self.prompt)
    time += min(Self.pauseAfterAnswer + answer.count * Self.pauseForRow, Self.longestPause)
  }

  private mutating func add(_ code: HarmlessText, _ text: HarmlessText) {
    events.append(Event(time: time, code: code, text: text))
  }

  private static let prompt: HarmlessText = "tabbar> "

  // In hundredths of a second: 12 characters a second, and for each row the time to read a few words.
  private static let pauseBeforeTyping = 100
  private static let pauseBetweenCharacters = 8
  private static let pauseBeforeAnswer = 40
  private static let pauseAfterAnswer = 100
  private static let pauseForRow = 15
  private static let longestPause = 600

  /// Returns the file: a header, and a line for each event.
  package func lines(_ version: Version, ascii: Bool = false) -> [HarmlessText] {
    let title = JSONValue.string(title.text).text(ascii: ascii)
    var lines: [HarmlessText] = [
      version == .v2
        ? "{\"version\": 2, \"width\": \(columns), \"height\": \(Self.rows), \"title\": \(title)}"
        : "{\"version\": 3, \"term\": {\"cols\": \(columns), \"rows\": \(Self.rows)}, \"title\": \(title)}"
    ]
    var last = 0
    // The last one lets the last answer stay as long as the others.
    for event in events + [Event(time: time, code: "o", text: "")] {
      let seconds = JSONValue.number(Double(event.time - (version == .v2 ? 0 : last)) / 100).text
      lines.append("[\(seconds), \"\(event.code)\", \(JSONValue.string(event.text.text).text(ascii: ascii))]")
      last = event.time
    }
    return lines
  }
}
