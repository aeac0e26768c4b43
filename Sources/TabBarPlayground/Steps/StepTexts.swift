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
  /// The steps whose text is more than their line, and these texts. A dictionary of them would make each start look for
  /// conformances.
  private var wholeSteps: [Int] = []
  private var wholes: [StepText] = []
  private(set) var count = 0

  mutating func append(_ text: StepText) {
    if count % Part.size == 0 { parts.append(Part()) }
    parts[parts.count - 1].lines.append(text.line)
    parts[parts.count - 1].ends.append(parts[parts.count - 1].lines.count)
    count += 1
    if !text.isLine { appendWhole(text) }
  }

  private mutating func appendWhole(_ text: StepText) {
    wholeSteps.append(count)
    wholes.append(text)
  }

  subscript(step: Int) -> StepText {
    if let place = wholeSteps.lastIndexInOrder(where: { $0 <= step }), wholeSteps[place] == step {
      return wholes[place]
    }
    let (part, place) = (parts[(step - 1) / Part.size], (step - 1) % Part.size)
    let start = place == 0 ? 0 : part.ends[place - 1]
    return StepText(line: String(decoding: part.lines[start..<part.ends[place]], as: UTF8.self))
  }

  /// The text of the last step.
  var last: StepText {
    get { self[count] }
    set {
      if wholeSteps.last == count { wholes[wholes.count - 1] = newValue } else { appendWhole(newValue) }
    }
  }
}

extension [UInt8] {
  /// Appends the bytes of a text where they lie. A view of them takes twice as long.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }
}
