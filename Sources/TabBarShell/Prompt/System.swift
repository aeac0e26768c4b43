#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

func systemMessage(_ code: Int32) -> String {
  guard let text = strerror(code) else { return "error \(code)" }
  return String(cString: text)
}

/// Calls `body` again while signals interrupt it.
func retryingInterrupted(_ body: () -> Int) -> Int {
  while true {
    let result = body()
    if result >= 0 || errno != EINTR { return result }
  }
}

func currentErrorNumber() -> Int32 { errno }

/// Makes the missing folders above a file, for this person alone.
func makeFolders(above path: String) {
  for (index, character) in zip(path.indices, path) where character == "/" && index != path.startIndex {
    mkdir(String(path[..<index]), 0o700)
  }
}
