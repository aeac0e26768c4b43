import TabBarLexicon

/// The concepts that the reader itself speaks of, by their numbers in the lexicon.
enum Concept {
  static let add = named("V:add"), device = named("N:device"), tab = named("N:tab"), bar = named("N:bar")
  static let badge = named("N:badge"), icon = named("N:icon"), place = named("N:place")
  static let on = named("ON"), ask = named("ASK"), not = named("NEG"), condition = named("COND")
  static let all = named("Q:all"), except = named("Q:except")
  /// What may not go unexplained though it is no thing: all, only, not, if.
  static let weighty: Set<Int> = [all, except, named("Q:only"), named("Q:both"), not, condition]
  /// What says that there is to be one more.
  static let adding = ["V:add", "V:prepend", "N:tab", "N:bar"].map(named)
  /// What takes something away or switches it off.
  static let offs = ["OFF", "V:remove", "N:hide", "V:clear"].map(named)
  static let back = ["V:undo", "V:back"].map(named)
  /// That a wish is denied, I do not want it, or that it is no tab of its own.
  static let denied = named("NEGV"), deniesOwn = named("NEGOWN")

  static func named(_ name: String) -> Int { Lexicon.shared.concept(named: name) }
}

/// Lists of words that have no sense of their own.
enum Words {
  static let articles: Set<String> = ["the", "a", "an"]
  static let determiners = Lexicon.shared.list("determiners")
  static let leads = Lexicon.shared.list("leads"), ends = Lexicon.shared.list("ends")
  static let wishes = Lexicon.shared.list("wishes"), courtesies = Lexicon.shared.list("courtesies")
  static let being = Lexicon.shared.list("being"), asking = Lexicon.shared.list("asking")
  /// What says that something is so now, is only thought of, or is wanted.
  static let present = Lexicon.shared.list("present"), doubts = Lexicon.shared.list("doubts")
  /// What a number counts behind, or names a step behind, and what is done rather than looked at.
  static let counting = Lexicon.shared.list("counting"), steps = Lexicon.shared.list("steps")
  static let doing = Lexicon.shared.list("doing")
  static let modals = Lexicon.shared.list("modals"), wondering = Lexicon.shared.list("wondering")
  static let looking = Lexicon.shared.list("looking"), pointing = Lexicon.shared.list("pointing")
  static let wishing = Lexicon.shared.list("wishing"), others = Lexicon.shared.list("others")
}

/// What it costs to understand something so, by names in the lexicon.
enum Price {
  /// A word that says nothing, and what is a little less likely than the rest.
  static let free = named("free"), slight = named("slight")
  static let doubt = named("doubt"), guess = named("guess")
  /// What has to be shown, or is left over.
  static let much = named("much"), left = named("left")
  /// What is denied, or is to be only under a condition: it may not even be offered.
  static let harm = named("harm")
  /// One more wish in a line.
  static let clause = named("clause")
  /// What a reading may cost at most that is carried out, is offered, or is looked at.
  static let clear = named("clear"), offered = named("offered"), most = named("most")

  private static func named(_ name: String) -> Double { Lexicon.shared.price(name) }
}
