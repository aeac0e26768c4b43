package import TabBarCore
package import TabBarGuidelines

/// What a command wants from the world outside; the command itself does none of it.
package enum Effect: Sendable {
  /// Nothing.
  case none
  /// Show the design in a format.
  case show(format: String)
  /// Say what the guide thinks of the design; on request with all that is met or was not checked, and why.
  case check(all: Bool)
  /// Teach a rule; without one, the rules by question.
  case explain(rule: String?)
  /// Lay the design out on every device, on request with every system.
  case matrix(allSystems: Bool)
  /// Put the design side by side with itself in other surroundings.
  case compare(Comparison.Subject)
  /// Say why the bar is as it is, or why the item of a tab is, by its index.
  case why(tab: Int?)
  /// Say how much room titles have, or where one would fit.
  case budget(title: String?)
  /// Say the bar as a screen reader would.
  case describe
  /// Name the parts of the bar.
  case anatomy
  /// Say what would mend the findings, of one rule or of all, and what a person has to choose.
  case fixes(rule: String?)
  /// Search for the cheapest edits that clear what edits can clear, on some devices; without any, on the
  /// design's own.
  case fit([Device])
  /// List the rules.
  case rules
  /// List the devices.
  case devices
  /// List the guides, or say what one is and which rules it has.
  case guides(id: String?)
  /// Show the steps that can be undone and redone.
  case history
  /// Read a file that describes a device, and carry out the command that says the same.
  case readDevice(path: String)
  /// List the session files.
  case sessions
  /// Read a session file and go on from its end.
  case open(path: String)
  /// Write the session to a file; without one, to the one that it came from.
  ///
  /// `mayReplace` allows to replace a file that is not the session's own.
  case save(path: String?, mayReplace: Bool)
  /// Play a session file.
  case replay(path: String)
  /// Show a remark.
  case note(String)
  /// Say something.
  case tell(String)
  /// Compare the scene with an expectation.
  case expect(Expectation)
  /// Set something about the prompt.
  case adjust(PromptSetting, to: String)
  /// Begin the tour, or do with it what was asked.
  case tour(TourAction?)
  /// Show the help of a command; without one, of all.
  case help(command: String?)
  /// End.
  case quit
}
