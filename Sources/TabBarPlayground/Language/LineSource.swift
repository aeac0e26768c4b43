/// Where a line comes from. A file is read word for word; what is said more freely is read from a pipe and at a prompt, and
/// is written as a file has it.
package enum LineSource: Comparable, Sendable {
  case file, pipe
  /// A person types it, and may be asked.
  case prompt
}
