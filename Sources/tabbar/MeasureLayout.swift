import ArgumentParser
import TabBarCore

/// Lays the same bars out again and again, so that a benchmark can tell how long one takes.
struct MeasureLayout: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure-layout", abstract: "Lay bars out, for the benchmark.", shouldDisplay: false)

  @Option(help: "How many bars to lay out.")
  var count: Int

  @Option(help: "How many tabs each has.")
  var tabs = 8

  @Option(help: "The device.")
  var device = "ipad-10"

  @Option(help: "The system.")
  var system = "ipados16"

  func run() throws {
    guard let device = Device.named(device), let system = System.named(system) else {
      throw ValidationError("There is no such device or system.")
    }
    var design = Design(
      tabs: (0..<tabs).map { Tab("Title \($0)", icon: "star.fill", badge: $0 % 3 == 0 ? "3" : nil) },
      device: device)
    var items = 0
    for index in 0..<count {
      // Another selection each time, so that no layout can stand in for the next.
      design.selection = tabs == 0 ? 0 : index % tabs
      items += BarLayout(of: design, on: system).items.count
    }
    print(items)
  }
}
