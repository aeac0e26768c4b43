#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Work that a person may give up with ^C while it goes on.
///
/// Work on values is done on another thread, and nobody looks at what it returns once it is given up. Where nobody can
/// press ^C, or it ends the program, work is simply done.
package struct Patience {
  /// Returns the result of work, or `nil` where it was given up.
  var finish: (_ work: @escaping @Sendable () -> any Sendable) -> (any Sendable)? = { $0() }
  /// Returns whether the person has given up; for what is done step by step.
  var isOver: () -> Bool = { false }

  package init() {}

  /// Returns the result of work, or `nil` where it was given up.
  func result<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value? {
    finish(body) as? Value
  }
}

extension Patience {
  /// The patience of a person at a terminal. `hold` is called with each signal that comes meanwhile.
  init(_ terminal: Terminal, hold: @escaping (_ signal: Int32) -> Void) {
    // Both ways of ending the program are ways of giving up, too.
    let ends = { (signal: Int32) in [SIGINT, SIGTERM, SIGHUP].contains(signal) }
    var isOver = false
    finish = { work in
      let result = terminal.result(of: work) { signal in
        hold(signal)
        return ends(signal)
      }
      if result == nil { isOver = true }
      return result
    }
    self.isOver = {
      while !isOver, case .signal(let signal) = terminal.wait(milliseconds: 0) {
        hold(signal)
        isOver = ends(signal)
      }
      return isOver
    }
  }
}
