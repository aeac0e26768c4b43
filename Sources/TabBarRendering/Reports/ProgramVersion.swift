/// The version of the program.
package enum ProgramVersion {
  /// The version as people and documents name it.
  package static let text = "0.1.0"
}
