/// The version of the program, for people and documents.
package enum ProgramVersion {
  package static let text = "0.1.0"
}
