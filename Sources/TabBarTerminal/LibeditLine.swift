internal import CLibEdit

/// The row that libedit is editing, on a pseudo-terminal of its own; all places are in Unicode scalars.
final class LibeditLine {
  /// The most Unicode scalars in a row; libedit's older versions read past their buffer with longer ones.
  static let limit = 500

  private final class Callbacks {
    var readKey: () -> UInt32? = { nil }
    var runCommand: (EditorCommand) -> cl_result = { _ in CL_REFUSE }

    static func at(_ context: UnsafeMutableRawPointer?) -> Callbacks? {
      context.map { Unmanaged<Callbacks>.fromOpaque($0).takeUnretainedValue() }
    }
  }

  private let handle: OpaquePointer
  // libedit holds its address, and so it lives as long as the handle.
  private let callbacks = Callbacks()

  init(_ bindings: KeyBindings) throws(SystemError) {
    _ = cl_use_utf8_locale()
    let functions = cl_callbacks(
      context: Unmanaged.passUnretained(callbacks).toOpaque(),
      read_key: { context, key in
        guard let value = Callbacks.at(context)?.readKey() else { return false }
        key.pointee = value
        return true
      },
      run_command: { context, number in
        guard let callbacks = Callbacks.at(context),
          let command = EditorCommand(rawValue: UInt8(truncatingIfNeeded: number))
        else { return Int32(CL_REFUSE.rawValue) }
        return Int32(callbacks.runCommand(command).rawValue)
      })
    guard let handle = cl_editor_open("tabbar", bindings.mode == .vi, functions) else {
      throw SystemError(code: currentErrorNumber())
    }
    self.handle = handle
    bindKeys()
    for binding in bindings.keys { bind(binding) }
  }

  deinit { cl_editor_close(handle) }

  private func bindKeys() {
    // libedit's own functions for control keys step by code points, or read past their buffers in some versions.
    for key in (UInt8(0)..<0x20) where key != 0x1B { cl_editor_unbind(handle, key) }
    for command in EditorCommand.allCases {
      cl_editor_bind(handle, command.keyCode, Int32(command.rawValue))
    }
    for key in UInt8(0)..<0x80 {
      if let command = KeySequences.command(KeySequences.name(ofControl: key)) {
        cl_editor_bind(handle, key, Int32(command.rawValue))
      }
      if let command = KeySequences.command("vi:\(Unicode.Scalar(key))") {
        cl_editor_bind_vi_command(handle, key, Int32(command.rawValue))
      }
    }
    for key in EditorCommand.unboundViCommandKeys { cl_editor_unbind_vi_command(handle, key) }
  }

  private func bind(_ binding: KeyBindings.Binding) {
    let isInViCommands = binding.isInViCommands
    switch binding.function {
    case .command(let command) where isInViCommands:
      cl_editor_bind_vi_command(handle, binding.key, Int32(command.rawValue))
    case .command(let command): cl_editor_bind_ordinary(handle, binding.key, Int32(command.rawValue))
    case .libedit(let name): cl_editor_bind_function(handle, isInViCommands, binding.key, name)
    case .nothing where isInViCommands: cl_editor_unbind_vi_command(handle, binding.key)
    case .nothing: cl_editor_unbind(handle, binding.key)
    }
  }

  /// Edits from an empty row until a command or the end of the keys ends it.
  func run(readKey: @escaping () -> UInt32?, runCommand: @escaping (EditorCommand) -> cl_result) {
    callbacks.readKey = readKey
    callbacks.runCommand = runCommand
    defer {
      callbacks.readKey = { nil }
      callbacks.runCommand = { _ in CL_REFUSE }
    }
    cl_editor_run(handle)
  }

  var text: String {
    let line = cl_editor_line(handle)
    var scalars = String.UnicodeScalarView()
    for value in UnsafeBufferPointer(start: line.scalars, count: line.length) {
      scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    return String(scalars)
  }

  var length: Int { cl_editor_line(handle).length }

  var offset: Int { cl_editor_line(handle).cursor }

  var hasRoom: Bool { length < Self.limit }

  func move(to offset: Int) { cl_editor_move(handle, offset) }

  func delete(_ range: Range<Int>) {
    move(to: range.upperBound)
    // One by one: an older libedit reads past the end of the line by the number to delete.
    for _ in range { cl_editor_delete_before(handle, 1) }
  }

  /// Inserts whole characters at the cursor while there is room; returns whether all fitted.
  func insert(_ text: String) -> Bool {
    var room = max(0, Self.limit - length)
    var scalars: [UInt32] = []
    for character in text {
      room -= character.unicodeScalars.count
      if room < 0 { break }
      scalars += character.unicodeScalars.map(\.value)
    }
    if !scalars.isEmpty, !cl_editor_insert(handle, scalars + [0]) { return false }
    return room >= 0
  }

  func replace(with text: String, offset: Int) {
    delete(0..<length)
    _ = insert(text)
    move(to: offset)
  }
}
