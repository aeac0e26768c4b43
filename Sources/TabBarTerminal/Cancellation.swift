import SystemLibrary

/// How a person cancels work with ^C while it goes on.
///
/// Work on values is done on another thread, and nobody looks at what it returns once it is cancelled. Where nobody can
/// press ^C, or it ends the program, work is simply done.
package struct Cancellation {
  /// Returns the result of work, or `nil` where it was cancelled.
  var finish: (_ work: @escaping @Sendable () -> any Sendable) -> (any Sendable)? = { $0() }
  /// Returns whether the person has cancelled it; for what is done step by step.
  package var isCancelled: () -> Bool = { false }

  package init() {}

  package func result<Value: Sendable, Failure: Error>(
    _ body: @escaping @Sendable () throws(Failure) -> Value
  ) throws(Failure) -> Value? {
    let result = finish { Result { () throws(Failure) in try body() } } as? Result<Value, Failure>
    return try result?.get()
  }

  /// Waits some seconds; returns whether the person has cancelled it meanwhile.
  package func isCancelled(within seconds: UInt32) -> Bool {
    result {
      sleep(seconds)
      return true
    } == nil
  }
}

extension Cancellation {
  /// Cancellation by a person at a terminal. `hold` is called with each signal that comes meanwhile.
  package init(_ terminal: Terminal, hold: @escaping (_ signal: Int32) -> Void) {
    // Both ways of ending the program cancel it, too.
    let ends = { (signal: Int32) in [SIGINT, SIGTERM, SIGHUP].contains(signal) }
    var isCancelled = false
    finish = { work in
      guard !isCancelled else { return nil }
      let result = terminal.result(of: work) { signal in
        hold(signal)
        return ends(signal)
      }
      isCancelled = result == nil
      return result
    }
    self.isCancelled = {
      while !isCancelled, case .signal(let signal) = terminal.wait(milliseconds: 0) {
        hold(signal)
        isCancelled = ends(signal)
      }
      return isCancelled
    }
  }
}
