import TabBarCore
import TabBarGuidelines

extension Command {
  static let bar = Command(
    "bar", .details, options: BarProperty.allCases.map(\.option),
    body: .edit { draft, arguments in
      for option in arguments.options {
        BarProperty(rawValue: option.key ?? "").map { draft.design.facts[$0] = option.fact }
      }
      let values = arguments.options.map(\.canonical).joined(separator: ", ")
      return { "set \(values) for the bar" }
    })
}
