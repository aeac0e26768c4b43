import TabBarLexicon

/// The concepts that the reader itself speaks of, by their numbers in the lexicon.
enum Concept {
  static let add = named("V:add"), tab = named("N:tab"), bar = named("N:bar")
  static let place = named("N:place"), all = named("Q:all")
  static let on = named("ON"), off = named("OFF"), ask = named("ASK"), not = named("NEG"),
    condition = named("COND")
  /// What takes something away or switches it off.
  static let offs = ["OFF", "V:remove", "N:hide", "V:clear"].map(named)
  /// What may not go unexplained though it is no thing, and what no change leaves unexplained.
  static let weighty = Set(Lexicon.shared.list("weighty").map(named))
  static let turning = Set(Lexicon.shared.list("turning").map(named))

  static func named(_ name: String) -> Int { Lexicon.shared.concept(named: name) }
}

/// Lists of words that have no sense of their own.
enum Words {
  static let determiners = list("determiners"), articles = list("articles"), those = list("those"),
    more = list("more")
  static let leads = list("leads"), ends = list("ends"), causes = list("causes")
  static let asking = list("asking"), afterthoughts = list("afterthoughts"),
    requests = list("requests"), please = list("please"), courtesies = list("courtesies")
  static let steps = list("steps"), numbers = list("numbers"), pointing = list("pointing")

  private static func list(_ name: String) -> Set<String> { Lexicon.shared.list(name) }
}

/// What it costs to understand something so, by names in the lexicon.
enum Price {
  /// What is a little less likely than the rest, and what may well be otherwise.
  static let slight = named("slight"), doubt = named("doubt")
  /// What has to be shown, is left over, or turns the rest around.
  static let much = named("much"), left = named("left"), harm = named("harm")
  /// What a reading may cost at most.
  static let most = named("most")

  private static func named(_ name: String) -> Double { Lexicon.shared.price(name) }
}
