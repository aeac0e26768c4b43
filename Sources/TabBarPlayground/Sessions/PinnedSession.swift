import TabBarCore
import TabBarGuidelines

/// A session that names the device, the guide and the system which it takes for granted, and what its app's file says.
package struct PinnedSession {
  /// The lines that it did not have.
  package private(set) var lines: [String] = []
  package let text: String
  /// Whether it is without a device because of a line that goes back in time.
  package private(set) var leavesDevice = false

  /// - Parameter draft: The one that the file ends with.
  package init(_ file: SessionFile, endingWith draft: Draft) {
    let end = file.isLesson ? .max : SessionLayout(file.lines).firstPromise
    var first: Int?
    var last = file.designRange.lowerBound - 1
    var takesDevice = true
    var taken = file.app?.lines ?? []
    for line in file.designLines where line.number < end {
      let kind = LineKind(line.text)
      if kind == .blank { continue }
      last = line.number
      if kind.isCommand { first = first ?? line.number }
      let invocation = try? Invocation.parsed(from: line.text)
      let isDevice = invocation?.command.name == Command.device.name
      taken.removeAll { $0 == invocation?.canonical }
      // What goes back in time must not depend on what is put before it.
      if kind == .travel || isDevice {
        takesDevice = false
        leavesDevice = !isDevice
      }
    }
    var edits = LineEdits()
    lines = taken
    if takesDevice { lines.append(draft.design.device.line) }
    edits.add(lines, after: (first ?? last + 1) - 1)
    // The device would take back what was set since; these two change nothing at the end.
    var ends: [String] = []
    if draft.design.system == nil, let system = draft.system {
      ends.append("\(Command.system.name) \(system.id)")
    }
    if draft.chosenGuide == nil { ends.append("\(Command.guide.name) \(draft.guide.id)") }
    edits.add(ends, after: last)
    lines += ends
    text = edits.applied(to: file.text)
  }
}

extension Draft {
  /// Whether it is laid out and judged as another one is, whoever chose its guide and its system.
  package func isSeen(as other: Draft) -> Bool {
    var (design, otherDesign) = (self.design, other.design)
    (design.system, otherDesign.system) = (nil, nil)
    return design == otherDesign && guide.id == other.guide.id && system?.id == other.system?.id
  }
}
