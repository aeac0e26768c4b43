extension WordList {
  /// Articles and the words that join others: they make a title longer, but say little.
  static let smallWords = WordList(
    source: "The articles and the words for and, or and of in each language's grammar",
    words: [
      "en": ["&", "a", "an", "and", "of", "or", "the"],
      "de": ["&", "das", "dem", "den", "der", "des", "die", "ein", "eine", "oder", "und", "von"],
      "fr": ["&", "de", "des", "du", "et", "la", "le", "les", "ou", "un", "une"],
      "es": ["&", "de", "del", "e", "el", "la", "las", "lo", "los", "o", "u", "un", "una", "y"],
    ])

  /// The languages that put no spaces between words, so that words cannot be counted.
  static let unspacedLanguages = ["ja", "zh", "th", "lo", "km", "my"]

  /// The words for and.
  static let joiningWords = WordList(
    source: "Each language's grammar",
    words: [
      "en": ["and"],
      "de": ["und"],
      "fr": ["et"],
      "es": ["y", "e"],
    ])

  /// Titles with an and in them that name one thing.
  static let fixedPairs = WordList(
    source: "Dictionaries of English: fixed phrases",
    words: [
      "en": [
        "bed & breakfast", "bed and breakfast", "black & white", "black and white", "help & support",
        "help and support", "lost & found", "lost and found", "pros & cons", "pros and cons",
        "rock & roll", "rock and roll", "terms & conditions", "terms and conditions",
      ]
    ])
}
