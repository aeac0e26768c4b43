import TabBarCore
import TabBarGuidelines

extension Playground {
  /// The lines of the session after the first, without the promises, each with its newline.
  package var body: String {
    var body = String(timeline.document.body)
    timeline.forEachStep { body += $0.text }
    return body
  }

  package var text: String { text(isPinned: false) }

  /// Returns the session as a file has it.
  ///
  /// - Parameter isPinned: Whether it names the device, the guide and the system that it takes for granted, so that a
  ///   later version of the program takes no others.
  package func text(isPinned: Bool) -> String {
    let document = timeline.document
    var pins = (isPinned ? self.pins : [])[...]
    var text = document.title + "\n"
    var place = 0
    func addPins() {
      while let pin = pins.first, pin.place == place {
        text += pin.line + "\n"
        pins = pins.dropFirst()
      }
    }
    let top = pins.first?.place == 0 ? document.top : document.body.endIndex
    text += document.body[..<top]
    addPins()
    text += document.body[top...]
    timeline.forEachStep { step in
      text += step.text
      place += 1
      addPins()
    }
    text += document.promises
    if let saved = document.savedText, saved.mixesLineEnds { return text.withLineEnds(of: saved) }
    return document.hasCRLF ? text.withCRLF : text
  }

  package func lineOfPromises(in text: String) -> Int {
    func lines(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
    return lines(text) - lines(timeline.document.promises) + 1
  }

  /// The lines that name the device, the guide and the system which the session takes for granted, each with the number
  /// of steps that it goes after.
  ///
  /// The session goes through the same states with them: each is where the setting has its last value. The device, and
  /// the guide where it is the usual one all the way, are before all steps, so that they are seen first.
  package var pins: [(place: Int, line: String)] {
    // None depends on tabs.
    var draft = timeline.document.draft
    var takesDevice = timeline.document.mayBeginWithDevice
    draft.design.tabs = []
    var systemPlace = 0
    var guidePlace = 0
    var place = 0
    // What a mark goes back to, and the number of steps before it.
    var marks: [String: (draft: Draft, place: Int)] = [:]
    timeline.forEachStep { step in
      place += 1
      guard LineKind.mayChangeContext(step.line), let invocation = try? Invocation.parsed(from: step.line)
      else { return }
      let before = draft
      let name = invocation.command.name
      if name == Command.mark.name, let mark = invocation.arguments.word(0) {
        marks[mark.text.lowercased()] = (draft, place)
      }
      if name == Command.back.name, let word = invocation.arguments.word(0) {
        let earlier = timeline.mark(named: word.text).map { timeline.draft(after: $0.step) }
        let mark = marks[word.text.lowercased()] ?? (earlier ?? draft, -1)
        draft = mark.draft
        draft.design.tabs = []
        // What was chosen since is not there any more, and neither would be a pin.
        if systemPlace > mark.place { systemPlace = place }
        if guidePlace > mark.place { guidePlace = place }
      }
      _ = try? invocation.edit(&draft)
      let isSameSystem =
        draft.system?.id == before.system?.id && (draft.design.system == nil) == (before.design.system == nil)
      // A line that sets nothing new, such as guide auto, has the last word all the same.
      if name == Command.device.name { takesDevice = false }
      if !isSameSystem || name == Command.device.name || name == Command.system.name { systemPlace = place }
      let isSameGuide =
        draft.guide.id == before.guide.id && (draft.chosenGuide == nil) == (before.chosenGuide == nil)
      if !isSameGuide || name == Command.guide.name { guidePlace = place }
    }
    var pins: [(place: Int, line: String)] = []
    if draft.design.system == nil, let system = draft.system {
      pins.append((systemPlace, "system \(system.id)"))
    }
    if draft.chosenGuide == nil {
      let isUsual = guidePlace == 0 && draft.guide.id == Guide.standard.id
      let pin = (isUsual ? 0 : max(guidePlace, systemPlace), "guide \(draft.guide.id)")
      pins.insert(pin, at: isUsual ? 0 : pins.count)
    }
    if takesDevice { pins.insert((0, "device \(draft.design.device.id)"), at: 0) }
    return pins
  }

  /// The lines of `pins` that the session's file does not have yet.
  package var newPins: [String] {
    let lines = pins.map(\.line)
    guard !lines.isEmpty, let savedText else { return lines }
    let saved = Set(TextLines(savedText).lazy.map(\.text).filter(lines.contains))
    return lines.filter { !saved.contains($0) }
  }
}

extension Document {
  /// Whether a line at the top may name the device: no line of its body depends on it, and no line names another.
  fileprivate var mayBeginWithDevice: Bool {
    top < body.endIndex || !TextLines(String(body)).contains { LineKind($0.text).isCommand }
  }

  /// The place in its body that is after the comments at the top, or the end where that is not as good: where it has a
  /// command that guide and system depend on, or one that goes back in time.
  fileprivate var top: Substring.Index {
    var top: Substring.Index?
    var next = body.startIndex
    for line in TextLines(String(body)) {
      let start = next
      next =
        body.utf8.index(start, offsetBy: line.text.utf8.count + 1, limitedBy: body.endIndex) ?? body.endIndex
      switch LineKind(line.text) {
      case .blank, .comment: continue
      case .travel: return body.endIndex
      case .record, .expectation, .command, .lesson:
        if LineKind.mayChangeContext(line.text),
          let command = try? Invocation.parsed(from: line.text)?.command,
          [Command.device.name, Command.system.name, Command.guide.name].contains(command.name)
        {
          return body.endIndex
        }
        top = top ?? start
      }
    }
    return top ?? body.endIndex
  }
}

extension LineKind {
  /// Whether a line may be one of the commands that guide and system depend on, or that go back to others.
  fileprivate static func mayChangeContext(_ line: String) -> Bool {
    let first = line.utf8.first { !Lexer.isSpace($0) } ?? 0
    return "bdgms\"'".utf8.contains(first | 0x20)
  }
}
