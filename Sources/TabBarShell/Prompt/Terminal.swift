internal import CLibEdit

/// The person's terminal: its modes, its size, and its events.
final class Terminal {
  enum Event: Hashable {
    case readable
    case timeout
    case signal(Int32)
    case failed
  }

  private let output: Int32

  /// Takes over the process's terminal and its signals until the object is released.
  init(input: Int32, output: Int32) throws(EditorError) {
    self.output = output
    guard cl_terminal_open(input, output) == 0 else { throw EditorError(code: currentErrorNumber()) }
  }

  deinit { cl_terminal_close() }

  func setRaw(_ raw: Bool) { _ = cl_terminal_set_raw(raw) }

  /// Waits for input or a signal; without a limit if `milliseconds` is nil.
  func wait(milliseconds: Int32?) -> Event {
    let result = cl_terminal_wait(milliseconds ?? -1)
    return switch result {
    case Int32(CL_WAIT_READABLE): .readable
    case Int32(CL_WAIT_TIMEOUT): .timeout
    case 1...: .signal(result)
    default: .failed
    }
  }

  /// Stops this process, or its whole group, and returns when it continues.
  func stop(group: Bool) { cl_terminal_stop(group) }

  /// 80 by 24 if the terminal does not know.
  var size: TerminalSize { Terminal.size(of: output) ?? TerminalSize(columns: 80, rows: 24) }

  /// Returns the size of the terminal at a descriptor, or `nil`.
  static func size(of descriptor: Int32) -> TerminalSize? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard cl_terminal_size(descriptor, &columns, &rows) else { return nil }
    return TerminalSize(columns: Int(columns), rows: Int(rows))
  }
}
