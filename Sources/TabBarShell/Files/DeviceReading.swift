import TabBarPlayground

/// Reads files that describe a device from a store.
enum DeviceReading {
  /// Returns the command that says what a file says.
  static func invocation(
    at path: String, in store: any SessionStore
  ) throws(SessionReadingError) -> Invocation {
    let text: String
    do {
      text = try store.read(path, as: .device)
    } catch {
      throw .file(error)
    }
    do {
      return try DeviceFile(text, name: path).invocation
    } catch {
      throw .session(error)
    }
  }
}
