/// One statement of the texts that the guidelines come from, and what became of it.
///
/// Every statement has its place: rules that decide it or ask about it, a behaviour of the layout, or a note
/// why it is neither.
public struct CatalogueEntry: Hashable, Sendable, Identifiable {
  /// The name that rules and reports cite, such as `R30`.
  public let id: String
  /// What the texts say, in a few words.
  public let statement: String
  /// The texts that say it.
  public let texts: [SourceText]
  /// What the layout and the pictures do about it of themselves, or `nil` where it is a matter of rules alone.
  public let behaviour: String?
  /// Why it is no rule, or `nil` where it is one or a behaviour.
  public let note: String?

  /// The rules that decide it or ask about it, in the order of all rules.
  public var rules: [Rule] { Rule.all.filter { $0.catalogue.contains(id) } }

  init(
    _ number: Int, _ statement: String, _ texts: [SourceText], behaviour: String? = nil, note: String? = nil
  ) {
    id = (number < 10 ? "R0" : "R") + String(number)
    self.statement = statement
    self.texts = texts
    self.behaviour = behaviour
    self.note = note
  }
}

/// A text that the guidelines were read in.
public enum SourceText: String, Hashable, Sendable, CaseIterable {
  /// Apple's page on tab bars of December 2022.
  case hig2022 = "Apple, Human Interface Guidelines, Tab bars, December 2022"
  /// SAP's page on its tab bar.
  case sapFiori = "SAP, SAP Fiori for iOS, Tab Bar, 5 December 2023"
  /// What Stack Exchange quotes of Apple's page of the years of iOS 6 and 7.
  case hig2013 = "UX Stack Exchange, tag wiki on tab bars, quoting Apple's guidelines of iOS 6 and 7"
  /// Apple's page for tvOS.
  case tvOS2019 = "Apple, Human Interface Guidelines for tvOS, Tab Bars, 2019"
  /// A retelling of Apple's page of 2022, with two misprints. It is never cited over the original.
  case retelling = "a blog that retells Apple's page of 2022"
}
