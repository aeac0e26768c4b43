import TabBarGuidelines

/// The commands that a person wants every playground to begin with, one a line.
///
/// They set up the empty bar and the prompt. A line that cannot be carried out is a warning, and the rest goes on.
package struct StartupFile {
  /// The session to begin with where none is opened. Nothing in it counts as work that could be lost.
  package private(set) var document: Document
  /// The settings of the prompt that it changes, in order.
  package private(set) var settings: [(setting: PromptSetting, value: String)] = []
  /// The reasons why lines could not be carried out, each with the number of its line.
  package private(set) var warnings: [(line: Int, text: String)] = []

  /// - Parameters:
  ///   - app: What is so of the app in the present folder, or `nil`.
  ///   - naming: Returns an error with the lines that were probably meant.
  package init(
    _ text: String, on app: AppFile? = nil,
    naming: (CommandError, Playground, _ line: String) -> CommandError = { error, _, _ in error }
  ) {
    var playground = Playground(app?.start ?? Draft())
    for line in TextLines(text) {
      do throws(CommandError) {
        guard let invocation = try Invocation.parsed(from: line.text) else { continue }
        if let set = try Self.play(invocation, on: &playground) { settings.append(set) }
      } catch {
        let error = naming(error, playground, line.text)
        let remedy = error.lines.isEmpty ? error.remedy : "type " + error.lines.joined(separator: " or ")
        warnings.append((line.number, error.problem + (remedy.map { ": " + $0 } ?? "")))
      }
    }
    document = Document(body: playground.body, draft: playground.draft)
    document.isBlank = true
  }

  /// Carries out a command, and returns what it sets about the prompt.
  private static func play(
    _ invocation: Invocation, on playground: inout Playground
  ) throws(CommandError) -> (setting: PromptSetting, value: String)? {
    let name = invocation.command.name
    guard !invocation.command.actsOutside || invocation.command.asksPerson else {
      throw CommandError(
        "the startup file reads and writes no other file", at: 0..<0, remedy: "leave \(name) out")
    }
    if try playground.learns(invocation) { return nil }
    var later = playground
    let outcome = try later.perform(invocation)
    if case .adjust(let setting, let value) = outcome.effect { return (setting, value) }
    try outcome.refuseInSession(invocation)
    guard invocation.command.isRecorded, outcome.sentence != nil, name != Command.back.name else {
      throw CommandError(
        "the startup file sets up the bar and the prompt, and \(name) does neither", at: 0..<0,
        remedy: "leave it out")
    }
    playground = later
    return nil
  }
}
