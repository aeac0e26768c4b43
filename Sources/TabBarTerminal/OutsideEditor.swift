import SystemLibrary

/// The editor that a person has chosen for text: `VISUAL`, `EDITOR` or vi.
struct OutsideEditor {
  let environment: ProcessEnvironment

  /// Lets the person change a text in it; returns what she left, or `nil` where the editor cannot be run, ends with an error, or
  /// leaves what is no text of at most 64 KiB. The file that it is given is gone afterwards.
  func edited(_ text: String) -> String? {
    guard let (file, path) = environment.temporaryFile() else { return nil }
    defer { unlink(path) }
    var given = text + "\n"
    let error = given.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: file) }
    close(file)
    guard error == nil else { return nil }
    // It may have arguments, as in `code --wait`.
    let program = environment.given("VISUAL") ?? environment.given("EDITOR") ?? "vi"
    let (failure, status) = runProgram(["/bin/sh", "-c", "\(program) \"$1\"", "sh", path])
    guard failure == 0, status == 0 else { return nil }
    // Many editors write another file of this name.
    let left = open(path, O_RDONLY | O_NOFOLLOW)
    guard left >= 0 else { return nil }
    defer { close(left) }
    let most = 1 << 16
    guard let bytes = readAll(left, most: most), bytes.count <= most else { return nil }
    return FileText.validText(of: FileText.withoutMark(bytes))
  }
}
