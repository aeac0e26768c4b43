import TabBarLexicon

/// The concepts that the reader itself speaks of, by their numbers in the lexicon.
enum Concept {
  static let add = named("V:add"), device = named("N:device"), tab = named("N:tab"), bar = named("N:bar")
  static let badge = named("N:badge"), icon = named("N:icon"), title = named("N:title")
  static let place = named("N:place"), undone = named("N:undone"), polite = named("v:polite")
  static let off = named("OFF"), on = named("ON"), ask = named("ASK"), not = named("NEG")
  static let condition = named("COND"), all = named("Q:all"), except = named("Q:except")
  /// All, only, both and the like.
  static let quantities: Set<Int> = [all, except, named("Q:only"), named("Q:both")]
  /// That a wish is denied, I do not want it, or that it is no tab of its own.
  static let denied = named("NEGV"), deniesOwn = named("NEGOWN")

  static func named(_ name: String) -> Int { Lexicon.shared.concept(named: name) }
}

/// Lists of words that have no sense of their own.
enum Words {
  static let articles: Set<String> = ["the", "a", "an"]
  static let determiners = Lexicon.shared.list("determiners"), small = Lexicon.shared.list("small")
  static let leads = Lexicon.shared.list("leads"), ends = Lexicon.shared.list("ends")
  static let wishes = Lexicon.shared.list("wishes"), courtesies = Lexicon.shared.list("courtesies")
  static let asking = Lexicon.shared.list("asking")
}
