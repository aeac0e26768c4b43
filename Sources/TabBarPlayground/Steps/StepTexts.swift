/// The texts of steps, numbered from 1. Most are a short line with nothing around it, which as a value of its own takes five
/// times the room.
struct StepTexts: Sendable {
  /// Some lines as one text, and where each of them ends.
  private struct Part {
    var lines: [UInt8] = []
    var ends: [Int] = []
    static let size = 1 << 10
  }

  private var parts: [Part] = []
  /// The steps whose text is more than their line.
  private var wholes: [Int: StepText] = [:]
  private(set) var count = 0

  mutating func append(_ text: StepText) {
    if count % Part.size == 0 { parts.append(Part()) }
    parts[parts.count - 1].lines.append(contentsOf: text.line.utf8)
    parts[parts.count - 1].ends.append(parts[parts.count - 1].lines.count)
    count += 1
    if !text.isLine { wholes[count] = text }
  }

  subscript(step: Int) -> StepText {
    get {
      if let whole = wholes[step] { return whole }
      let (part, place) = (parts[(step - 1) / Part.size], (step - 1) % Part.size)
      let start = place == 0 ? 0 : part.ends[place - 1]
      return StepText(line: String(decoding: part.lines[start..<part.ends[place]], as: UTF8.self))
    }
    set { wholes[step] = newValue }
  }
}
