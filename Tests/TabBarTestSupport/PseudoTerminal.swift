internal import CPseudoTerminal
internal import Dispatch
import SystemLibrary

/// A program that runs on a terminal of its own, and the person in front of it.
///
/// Nobody waits for it without limit: after its lifetime the terminal hangs up, and calls that wait for it fail.
package final class PseudoTerminal {
  /// How a program ended.
  package enum Ending: Hashable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)
  }

  /// What went wrong with the terminal itself, or with what was expected of the program.
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  /// The program's process; 0 without one.
  package let processIdentifier: Int32
  /// The side that a program reads and writes, if the test itself is the program; else -1.
  package let programSide: Int32
  /// Everything that the program has written, escape sequences too.
  package private(set) var output: [UInt8] = []

  /// How long a terminal lasts, in seconds, unless a test says something else.
  package static let usualLifetime: Double = 600

  /// How long something may take before a test fails, in seconds: it would never come, on the slowest machine either.
  package static let usualLimit: Double = 120

  private let controller: Int32
  /// Hangs up at the end of the lifetime. A time limit of the tests cannot do that: it does not end a call that waits, and
  /// its clock runs while a test waits for its turn among all others.
  private let end: DispatchWorkItem
  private static let ends = DispatchQueue(label: "the ends of pseudo-terminals")
  private var searched = 0
  private var ending: Ending?

  /// Starts a program, given by path, as the leader of a session on a new terminal.
  package init(
    _ arguments: [String], environment: [String: String] = ["TERM": "xterm-256color"],
    columns: Int = 80, rows: Int = 24, lifetime: Double = usualLifetime
  ) throws(Failure) {
    let terminal: Int32
    (controller, terminal) = try Self.open(columns: columns, rows: rows)
    end = Self.hangUp(controller, after: lifetime)
    let argumentPointers = arguments.map { strdup($0) }
    let environmentPointers = environment.map { strdup("\($0.key)=\($0.value)") }
    defer { for pointer in argumentPointers + environmentPointers { free(pointer) } }
    programSide = -1
    processIdentifier = cpt_spawn(
      controller, terminal, argumentPointers + [nil], environmentPointers + [nil])
    guard processIdentifier > 0 else {
      throw Failure(description: "cannot start \(arguments): \(errno)")
    }
  }

  /// Makes a terminal without a program.
  package init(columns: Int, rows: Int, lifetime: Double = usualLifetime) throws(Failure) {
    (controller, programSide) = try Self.open(columns: columns, rows: rows)
    end = Self.hangUp(controller, after: lifetime)
    processIdentifier = 0
  }

  private static func open(columns: Int, rows: Int) throws(Failure) -> (controller: Int32, terminal: Int32) {
    var terminal: Int32 = -1
    let controller = cpt_open(Int32(columns), Int32(rows), &terminal)
    guard controller >= 0 else { throw Failure(description: "no pseudo-terminal: \(errno)") }
    // Typing must not wait for a program that waits until its output is read.
    _ = fcntl(controller, F_SETFL, O_NONBLOCK)
    return (controller, terminal)
  }

  private static func hangUp(_ controller: Int32, after seconds: Double) -> DispatchWorkItem {
    let end = DispatchWorkItem { hangUp(controller) }
    ends.asyncAfter(deadline: .now() + seconds, execute: end)
    return end
  }

  private static func hangUp(_ controller: Int32) {
    let nowhere = systemOpen("/dev/null", O_RDWR)
    dup2(nowhere, controller)
    close(nowhere)
  }

  deinit {
    // On the queue, so that it is not just hanging up.
    Self.ends.sync { end.cancel() }
    let isRunning = ending == nil && processIdentifier > 0
    // Before it sees the terminal hang up, and writes its history into a folder that the test has removed.
    if isRunning { kill(processIdentifier, SIGKILL) }
    // Before any wait: on macOS neither a program nor a terminal goes away while there is output that nobody has read.
    close(controller)
    if programSide >= 0 { close(programSide) }
    guard isRunning else { return }
    let limit = Self.now + Self.usualLimit
    var status: Int32 = 0
    while waitpid(processIdentifier, &status, WNOHANG) == 0, Self.now < limit { usleep(1_000) }
  }

  /// Everything that the program has written, as text.
  package var text: String { String(decoding: output, as: UTF8.self) }

  /// Types `text`; `\r` is the Return key, `\u{3}` is ^C.
  package func type(_ text: String) throws(Failure) { try type(bytes: Array(text.utf8)) }

  /// Types bytes that need not be a text.
  ///
  /// `seconds` is only the limit after which a test fails, because the program does not read what is typed.
  package func type(bytes: [UInt8], seconds: Double = usualLimit) throws(Failure) {
    var rest = bytes[...]
    let limit = Self.now + seconds
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else {
        let code = errno
        guard code == EAGAIN || code == EINTR, Self.now < limit else {
          throw Failure(description: "cannot type the last \(rest.count) bytes: \(code)")
        }
        // The program may wait in turn until its output is read.
        _ = try read(until: min(limit, Self.now + 0.02))
      }
    }
  }

  /// Pastes `text` as a terminal does for a program that has asked for bracketed paste.
  package func paste(_ text: String) throws(Failure) { try type(Self.pasted(text)) }

  /// Returns what a terminal sends where `text` is pasted.
  package static func pasted(_ text: String) -> String {
    "\u{1B}[200~" + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r")
      + "\u{1B}[201~"
  }

  /// Types what a reader in the test itself, on a raw terminal, is to find there as soon as it looks: the system hands
  /// on what is typed in its own time.
  package func typeAhead(_ text: String) throws(Failure) {
    let count = cpt_unread(programSide) + Int32(text.utf8.count)
    let limit = Self.now + Self.usualLimit
    try type(text)
    while cpt_unread(programSide) < count {
      guard Self.now < limit else { throw Failure(description: "\(text.debugDescription) is not handed on") }
      usleep(1_000)
    }
  }

  /// Waits until the program has written `expected` after what the last wait found.
  ///
  /// `seconds` is only the limit after which a test fails.
  package func wait(for expected: String, seconds: Double = usualLimit) throws(Failure) {
    let pattern = Array(expected.utf8)
    let limit = Self.now + seconds
    while true {
      if let end = Self.end(of: pattern, in: output[searched...]) {
        searched = end
        return
      }
      guard try read(until: limit) else {
        let seen = String(decoding: output[searched...], as: UTF8.self)
        throw Failure(description: "expected \(expected.debugDescription), saw \(seen.debugDescription)")
      }
    }
  }

  /// Returns what has been written since the last wait, without waiting for more.
  package func takeOutput() throws(Failure) -> String {
    while try read(until: Self.now) {}
    defer { searched = output.count }
    return String(decoding: output[searched...], as: UTF8.self)
  }

  /// Waits until the program has ended and returns how.
  package func waitForEnd(seconds: Double = usualLimit) throws(Failure) -> Ending {
    let limit = Self.now + seconds
    while ending == nil {
      // Its output has to be read, or it might never end.
      let isOpen = try read(until: min(limit, Self.now + 0.02))
      var status: Int32 = 0
      if waitpid(processIdentifier, &status, WNOHANG) == processIdentifier {
        let signal = status & 0x7F
        ending = signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
      } else if Self.now > limit {
        throw Failure(description: "the program does not end; it wrote \(text.debugDescription)")
      } else if !isOpen {
        usleep(1_000)
      }
    }
    while try read(until: Self.now) {}
    guard let ending else { throw Failure(description: "the program has not ended") }
    return ending
  }

  package func resize(columns: Int, rows: Int) {
    _ = cpt_resize(controller, Int32(columns), Int32(rows))
  }

  /// Closes the window: nobody reads the terminal any more, and what is written to it fails.
  package func hangUp() { Self.hangUp(controller) }

  package func send(signal: Int32) { kill(processIdentifier, signal) }

  /// Whether the terminal is in its ordinary modes: whole lines, shown as they are typed, ^C as a signal.
  package var isCooked: Bool {
    var modes = termios()
    guard tcgetattr(controller, &modes) == 0 else { return false }
    let ordinary = tcflag_t(ICANON | ECHO | ISIG)
    return modes.c_lflag & ordinary == ordinary
  }

  /// Passes every key on, as a program does that edits lines.
  package func makeRaw() {
    var modes = termios()
    guard tcgetattr(controller, &modes) == 0 else { return }
    cfmakeraw(&modes)
    modes.c_oflag |= tcflag_t(OPOST)
    tcsetattr(controller, TCSANOW, &modes)
  }

  /// Reads what there is, waiting for it until `limit`; false if nothing came.
  private func read(until limit: Double) throws(Failure) -> Bool {
    var source = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    let milliseconds = Int32(max(0, (limit - Self.now) * 1_000).rounded(.up))
    guard poll(&source, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    // A terminal that the last program has closed fails here; that is an end as well.
    let count = systemRead(controller, &buffer, buffer.count)
    guard count > 0 else { return false }
    output += buffer[..<count]
    return true
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func end(of pattern: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard !pattern.isEmpty, bytes.count >= pattern.count else {
      return pattern.isEmpty ? bytes.startIndex : nil
    }
    for start in bytes.startIndex...(bytes.endIndex - pattern.count)
    where bytes[start..<(start + pattern.count)].elementsEqual(pattern) {
      return start + pattern.count
    }
    return nil
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
