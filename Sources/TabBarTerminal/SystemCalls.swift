internal import CLibEdit
import SystemLibrary

package func systemMessage(_ code: Int32) -> String {
  guard let text = strerror(code) else { return "error \(code)" }
  return String(cString: text)
}

/// Calls `body` again while signals interrupt it.
package func retryingInterrupted<Result: SignedInteger>(_ body: () -> Result) -> Result {
  while true {
    let result = body()
    if result >= 0 || errno != EINTR { return result }
  }
}

package struct SystemError: Error, Hashable {
  package let code: Int32

  package init(code: Int32) { self.code = code }
}

package func currentErrorNumber() -> Int32 { errno }

// Methods named `exit` and `read` hide the system's functions.

package func systemExit(_ code: Int32) -> Never { exit(code) }

func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

func environmentValue(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

package enum SessionClock {
  package static var now: Int { time(nil) }
  package static var process: Int32 { getpid() }

  /// A name that no other running playground has.
  package static var name: String { "\(now)-\(process)" }
}

package enum Pace {
  /// Returns a wait that lets this many lines a second pass.
  package static func pause(linesPerSecond: Double) -> () -> Bool {
    {
      usleep(UInt32(min(1_000_000 / linesPerSecond, 100_000_000)))
      return true
    }
  }
}

/// The milliseconds since some time in the past; the clock of a person who waits.
package func milliseconds() -> Int {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return Int(now.tv_sec) * 1000 + Int(now.tv_nsec) / 1_000_000
}

/// Whether an open file is empty or its last line has an end.
package func endsWithNewline(_ file: Int32) -> Bool {
  let size = lseek(file, 0, SEEK_END)
  var last: UInt8 = 0
  return size <= 0 || pread(file, &last, 1, size - 1) != 1 || last == 0x0A
}

/// Reads some bytes, none at the end of the input; `nil` with `errno` set where nothing can be read.
package func readSome(
  _ descriptor: Int32, most: Int = 1 << 16, isInterruptible: Bool = false
) -> [UInt8]? {
  var result = 0
  let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
    repeat {
      result = systemRead(descriptor, buffer.baseAddress, buffer.count)
    } while result < 0 && errno == EINTR && !isInterruptible
    count = max(0, result)
  }
  return result < 0 ? nil : bytes
}

/// Reads an open file from its present place to its end, or until there are more bytes than `most`.
///
/// - Parameters:
///   - isInterruptible: Whether a signal ends it, as where a person may have to give it up.
///   - goesOn: Whether the rest is wanted; asked once, with the beginning.
/// - Returns: The bytes, or `nil` with `errno` set.
package func readAll(
  _ descriptor: Int32, most: Int = .max, isInterruptible: Bool = false,
  goesOn: ([UInt8]) -> Bool = { _ in true }
) -> [UInt8]? {
  var status = stat()
  let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  let size = isFile ? Int(status.st_size) + 1 : 1 << 16
  var bytes: [UInt8] = []
  while bytes.count <= most {
    let piece = readSome(
      descriptor, most: min(max(size, 1 << 12), 1 << 20), isInterruptible: isInterruptible)
    guard let piece else { return nil }
    if piece.isEmpty { break }
    guard bytes.isEmpty else {
      bytes += piece
      continue
    }
    bytes = piece
    guard goesOn(bytes) else { break }
    bytes.reserveCapacity(min(size, most))
  }
  return bytes
}

/// Writes all of some bytes; returns an error number or `nil`.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
  var rest = bytes
  while !rest.isEmpty {
    let count = retryingInterrupted { write(descriptor, rest.baseAddress, rest.count) }
    if count < 0, errno == EAGAIN {
      // Somebody who shares the terminal has made it non-blocking.
      cl_wait_until_writable(descriptor)
      continue
    }
    // A file that takes nothing and gives no reason would be tried for ever.
    guard count > 0 else { return count == 0 ? EIO : errno }
    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
  }
  return nil
}

/// Runs another program in the foreground; returns the number of the error that kept it from starting, or 0.
package func runProgram(_ words: [String]) -> (error: Int32, status: Int32) {
  let arguments = words.map { strdup($0) }
  defer { for argument in arguments { free(argument) } }
  var status: Int32 = 0
  return (cl_run_program(arguments + [nil], &status), status)
}

/// Makes the missing folders above a file, for this person alone.
package func makeFolders(above path: String) {
  for (index, character) in zip(path.indices, path) where character == "/" && index != path.startIndex {
    mkdir(String(path[..<index]), 0o700)
  }
}

package func isFile(_ file: Int32, at path: String) -> Bool {
  var (open, named) = (stat(), stat())
  return fstat(file, &open) == 0 && stat(path, &named) == 0
    && (open.st_dev, open.st_ino) == (named.st_dev, named.st_ino)
}

/// Locks an open file until it is closed; returns whether no other program has it locked. On a file system without
/// locks none can. `patience` is how many seconds another program may keep it locked.
package func lockFile(_ file: Int32, patience: Int) -> Bool {
  let end = milliseconds() + patience * 1_000
  while flock(file, LOCK_EX | LOCK_NB) != 0 {
    guard errno == EWOULDBLOCK || errno == EINTR else { return true }
    guard milliseconds() < end else { return false }
    usleep(1_000)
  }
  return true
}
