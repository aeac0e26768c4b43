import TabBarCore
import TabBarGuidelines

extension Command {
  static let bar = Command(
    "bar", .details, options: BarProperty.allCases.map(\.option),
    body: .edit { draft, arguments throws(CommandError) in
      var details = draft.design.barDetails ?? BarDetails()
      for option in arguments.options {
        guard let property = BarProperty(rawValue: option.key ?? "") else { continue }
        details[word: property] = try property.word(of: option)
      }
      draft.design.barDetails = details.isEmpty ? nil : details
      let values = arguments.options.map(\.canonical).joined(separator: ", ")
      return { "set \(values) for the bar" }
    })
}
