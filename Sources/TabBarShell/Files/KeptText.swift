import SystemLibrary
import TabBarDrawing
import TabBarTerminal

/// Results that wait for what comes before them. All but the last are in a file without a name, which takes no memory.
final class KeptText {
  // Opened where it is first asked for; `tmpfile` does not follow TMPDIR.
  private lazy var file = ProcessEnvironment().temporaryFile().flatMap { descriptor, path in
    unlink(path)
    return fdopen(descriptor, "w+")
  }
  /// The bytes of each portion that is in the file.
  private var sizes: [Int] = []
  private var isFull = false
  private var recent: HarmlessText = ""

  static let portion = 1 << 16

  func append(_ text: HarmlessText) {
    recent += text
    var bytes = recent.text
    // Where the disk has no room, memory has.
    guard bytes.utf8.count >= Self.portion, !isFull, let file else { return }
    isFull =
      bytes.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) } < bytes.utf8.count || fflush(file) != 0
    guard !isFull else { return }
    sizes.append(bytes.utf8.count)
    recent = ""
  }

  func write(by presenter: Presenter) {
    if !sizes.isEmpty, let file {
      rewind(file)
      for size in sizes {
        var isWhole = false
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
          count = fread(buffer.baseAddress, 1, size, file)
          isWhole = count == size
        }
        guard isWhole else { return presenter.fail(.failed(code: currentErrorNumber())) }
        presenter.write(HarmlessText(kept: bytes))
      }
    }
    if !recent.isEmpty { presenter.write(recent) }
  }

  deinit { if !sizes.isEmpty || isFull, let file { fclose(file) } }
}
