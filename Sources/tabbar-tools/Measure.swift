import ArgumentParser
import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarShell
import TabBarTerminal

/// Lays the same bar out repeatedly, for the benchmark.
struct MeasureLayout: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure-layout", abstract: "Lay bars out, for the benchmark.")

  @Option var count: Int
  @Option var tabs = 8
  @Option var device = "ipad-10"
  @Option var system = "ipados16"

  func run() throws {
    guard let device = Device.named(device), let system = System.named(system) else {
      throw ValidationError("There is no such device or system.")
    }
    var design = Design.measured(tabs: tabs)
    design.device = device
    var items = 0
    for index in 0..<count {
      // Another selection each time, so that the optimizer cannot hoist the layout.
      design.selection = tabs == 0 ? 0 : index % tabs
      items += BarLayout(of: design, on: system).items.count
    }
    print(items)
  }
}

/// Judges the same layout repeatedly, for the benchmark.
struct MeasureRules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure-rules", abstract: "Judge a bar, for the benchmark.")

  @Option var count: Int
  @Option var tabs = 5
  @Option var guide = Guide.standard.id

  func run() throws {
    guard let guide = Guide.named(guide) else { throw ValidationError("There is no such guide.") }
    // Reading an option takes longer than many rules do.
    let tabs = tabs
    var design = Design.measured(tabs: tabs)
    let layout = BarLayout(of: design, on: guide.system(for: design.device))
    var (said, facts) = (0, TabFacts(about: design))
    for index in 0..<count {
      design.selection = tabs == 0 ? 0 : index % tabs
      facts = TabFacts(about: design, after: facts)
      let report = Report(on: design, layout: layout, by: guide, facts: facts)
      said += report.findings.count + report.met.count + report.notChecked.count
    }
    print(said)
  }
}

extension Design {
  fileprivate static func measured(tabs: Int) -> Design {
    Design(tabs: (0..<tabs).map { Tab("Title \($0)", icon: "star.fill", badge: $0 % 3 == 0 ? "3" : nil) })
  }
}

/// Writes the width and error bound of each title on standard input, for `make interop`.
struct MeasureTitles: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure-titles",
    abstract:
      "Write the width and the error bound of each title: lines of size, weight and title, separated by tabs."
  )

  func run() throws {
    let reader = PlainLineReader(descriptor: 0)
    var answers: [HarmlessText] = []
    while case .line(let line, let number) = try reader.readLine() {
      guard let answer = TitleWidths.answer(to: line) else {
        throw ValidationError("line \(number): not a size, a weight and a title")
      }
      answers.append(answer)
    }
    try TerminalOutput.standardOutput.write(.wholeLines(answers))
  }
}
