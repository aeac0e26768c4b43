internal import CLibEdit

/// The person's terminal: its modes, its size, and its events.
package final class Terminal {
  package enum Event: Hashable {
    case readable
    case timeout
    case signal(Int32)
    case failed
  }

  private let output: Int32

  /// Takes over the process's terminal and its signals until the object is released.
  package init(input: Int32, output: Int32) throws(SystemError) {
    self.output = output
    guard cl_terminal_open(input, output) == 0 else { throw SystemError(code: currentErrorNumber()) }
  }

  deinit { cl_terminal_close() }

  func setRaw(_ raw: Bool) { _ = cl_terminal_set_raw(raw) }

  /// Waits for input or a signal; without a limit if `milliseconds` is nil.
  package func wait(milliseconds: Int32?) -> Event {
    let result = cl_terminal_wait(milliseconds ?? -1)
    return switch result {
    case Int32(CL_WAIT_READABLE): .readable
    case Int32(CL_WAIT_TIMEOUT): .timeout
    case 1...: .signal(result)
    default: .failed
    }
  }

  /// Carries out work on another thread, and waits for its result.
  ///
  /// - Parameter isEnough: Called with each signal that comes meanwhile; returns whether to wait no longer.
  /// - Returns: The result, or `nil` where nobody waited for it.
  func result(
    of work: @escaping @Sendable () -> any Sendable, unless isEnough: (_ signal: Int32) -> Bool
  ) -> (any Sendable)? {
    typealias Work = Box<@Sendable () -> any Sendable>
    typealias Answer = Box<any Sendable>
    let context = Unmanaged.passRetained(Work(work))
    let descriptor = cl_start_work(
      {
        Unmanaged.passRetained(Answer(Unmanaged<Work>.fromOpaque($0).takeRetainedValue().value())).toOpaque()
      },
      { Unmanaged<Answer>.fromOpaque($0).release() }, context.toOpaque())
    guard descriptor >= 0 else {
      context.release()
      return work()
    }
    var signal = cl_terminal_wait_for(descriptor)
    while signal > 0, !isEnough(signal) { signal = cl_terminal_wait_for(descriptor) }
    return cl_finish_work(descriptor).map { Unmanaged<Answer>.fromOpaque($0).takeRetainedValue().value }
  }

  private final class Box<Value: Sendable>: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Stops this process, or its whole group, and returns when it continues.
  func stop(group: Bool) { cl_terminal_stop(group) }

  /// 80 by 24 if the terminal does not know.
  var size: TerminalSize { Terminal.size(of: output) ?? TerminalSize(columns: 80, rows: 24) }

  package static func size(of descriptor: Int32) -> TerminalSize? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard cl_terminal_size(descriptor, &columns, &rows) else { return nil }
    return TerminalSize(columns: Int(columns), rows: Int(rows))
  }
}
