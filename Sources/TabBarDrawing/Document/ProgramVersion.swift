/// The version of the program, for people and documents.
///
/// MAJOR.MINOR.PATCH: the first part that differs says what an upgrade can change. MAJOR: a session, or a script that
/// reads the output, may not be understood any more. MINOR: a design may be judged or laid out differently, or new things
/// are understood. PATCH: every design is judged and laid out as before. `docs/changes.md` has an entry for each.
package enum ProgramVersion { package static let text = "0.2.0" }
