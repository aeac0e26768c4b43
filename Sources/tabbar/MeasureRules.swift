import ArgumentParser
import TabBarCore
import TabBarGuidelines

/// Judges the same laid out bar again and again, so that a benchmark can tell how long all rules take.
struct MeasureRules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure-rules", abstract: "Judge a bar, for the benchmark.", shouldDisplay: false)

  @Option(help: "How many times to judge it.")
  var count: Int

  @Option(help: "How many tabs it has.")
  var tabs = 5

  @Option(help: "The guide.")
  var guide = Guide.standard.id

  func run() throws {
    guard let guide = Guide.named(guide) else { throw ValidationError("There is no such guide.") }
    var design = Design(
      tabs: (0..<tabs).map { Tab("Title \($0)", icon: "star.fill", badge: $0 % 3 == 0 ? "3" : nil) })
    let layout = BarLayout(of: design, on: guide.system(for: design.device))
    var said = 0
    for index in 0..<count {
      // Another selection each time, so that no report can stand in for the next.
      design.selection = tabs == 0 ? 0 : index % tabs
      let report = Report(on: design, layout: layout, by: guide)
      said += report.findings.count + report.met.count + report.notChecked.count
    }
    print(said)
  }
}
