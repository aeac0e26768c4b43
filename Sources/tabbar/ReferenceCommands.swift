import ArgumentParser
import TabBarGuidelines
import TabBarRendering
import TabBarShell

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Teach a rule; without one, list all by question.")

  @Argument(help: "The rule, such as more-tab.", completion: .list(Rule.all.map(\.id)))
  var rule: String?

  @OptionGroup var page: PageOptions

  func run() throws {
    guard let name = rule else { return try page.show(.questions) }
    guard let found = Rule.named(name) else {
      return try page.refuse(ReferencePage.unknownRule(name))
    }
    try page.show(.rule(found))
  }
}

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "rules", abstract: "List the rules.")
  @OptionGroup var page: PageOptions
  func run() throws { try page.show(.rules) }
}

struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "devices", abstract: "List the devices.")
  @OptionGroup var page: PageOptions
  func run() throws { try page.show(.devices) }
}

struct GuidesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "guides", abstract: "List the guides, or say what one asks for.")

  @Argument(help: "The guide, such as sap-fiori.", completion: .list(Guide.all.map(\.id)))
  var guide: String?

  @OptionGroup var page: PageOptions

  func run() throws {
    guard let name = guide else { return try page.show(.guides) }
    guard let found = Guide.named(name) else {
      return try page.refuse(ReferencePage.unknownGuide(name))
    }
    try page.show(.guide(found))
  }
}

/// How a page of reference is shown.
struct PageOptions: ParsableArguments {
  @Option(help: "How the page is written: text or json.")
  var format = PageFormat.text

  @OptionGroup var look: LookOptions

  /// Says what is wrong and what to type instead, without the usage of the whole program.
  func refuse(_ lines: [String]) throws {
    look.presenter().complain(lines.map(look.presenter().options.shown))
    try ExitStatus.failed.end()
  }

  func show(_ page: ReferencePage) throws {
    try Batch(presenter: look.presenter(), store: look.store).show(page, asJSON: format == .json).end()
  }
}
