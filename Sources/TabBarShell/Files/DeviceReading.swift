import TabBarPlayground

/// Reads files that describe a device from a store.
enum DeviceReading {
  /// Returns the command that says what a file says.
  static func command(at path: String, in store: any SessionStore) throws(SessionReadingError) -> String {
    let text: String
    do {
      text = try store.read(path, as: .device)
    } catch {
      throw .file(error)
    }
    do {
      return try DeviceFile(text, name: path).command
    } catch {
      throw .session(error)
    }
  }
}
