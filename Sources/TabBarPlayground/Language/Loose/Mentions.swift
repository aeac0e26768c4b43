import TabBarCore
import TabBarGuidelines

/// The things that a line names, wherever they are in it: tabs, devices, languages, places and so on.
struct Mentions {
  /// A thing with the words that name it.
  struct Mention {
    let slot: PhraseSlot
    let range: Range<Int>
    /// The words of a line of the language that name it.
    let filling: ArraySlice<PhraseWord>
  }

  /// The words of the line, without the marks between them.
  let words: [PhraseWord]
  /// What is named, in the order of the line. No word is part of two.
  let all: [Mention]
  /// Whether the line has a word such as `it`, and the tab that this may be.
  let pronoun: Mention?
  /// Whether that word is there; in a few words it need not be, as in `badge away`.
  let saysPronoun: Bool

  // No title or name that people type has more.
  private static let mostWords = 4

  /// Finds what some words name.
  ///
  /// - Parameter subject: The number of the tab that the last change was about, from 0, or `nil`.
  init(in words: [PhraseWord], of draft: Draft, subject: Int?) {
    self.words = words
    var all: [Mention] = []
    var start = 0
    while start < words.count {
      let longest = min(Self.mostWords, words.count - start)
      let found = (1...longest).reversed().lazy.compactMap { count in
        Self.mention(in: start..<start + count, of: words, draft)
      }.first
      if let found { all.append(found) }
      start = found?.range.upperBound ?? start + 1
    }
    self.all = all
    let place = words.lastIndex { !$0.isQuoted && Self.pronouns.contains($0.lowercased) }
    saysPronoun = place != nil
    let range = place.map { $0..<$0 + 1 } ?? (words.count < 8 ? 0..<0 : nil)
    pronoun = subject.flatMap { subject in range.map { Self.mention(ofTab: subject, at: $0) } }
  }

  /// Words for the tab that was spoken of last.
  static let pronouns: Set<String> = ["it", "that", "this", "them", "its", "one"]

  /// Returns whether a word is part of something that is named.
  func cover(_ place: Int) -> Bool { all.contains { $0.range.contains(place) } }

  /// Returns whether a word is part of the name of a thing of a kind.
  func name(_ slot: PhraseSlot, _ place: Int) -> Bool {
    all.contains { $0.slot == slot && $0.range.contains(place) }
  }

  /// Returns the first things of a kind that are named with nothing but such as `and` between them: `iPhone and iPad`.
  func joined(_ slot: PhraseSlot) -> [Mention] {
    let joints: Set<String> = ["and", "&", "or", "on", "in", "a", "an", "the", "then", "plus", "also"]
    var found: [Mention] = []
    for mention in all where mention.slot == slot {
      if let last = found.last {
        let between = words[last.range.upperBound..<mention.range.lowerBound]
        guard between.allSatisfy({ joints.contains($0.lowercased) }) else { break }
      }
      found.append(mention)
    }
    return found
  }

  /// Returns the numbers of the tabs that are named, from 0.
  func tabs(in draft: Draft) -> [Int] {
    all.filter { $0.slot == .tab }.compactMap { PhraseSlot.index(ofWholeTitle: $0.filling, in: draft) }
  }

  private static func mention(ofTab index: Int, at range: Range<Int>) -> Mention {
    Mention(slot: .tab, range: range, filling: [PhraseWord(String(index + 1), isQuoted: false)])
  }

  private static func mention(in range: Range<Int>, of words: [PhraseWord], _ draft: Draft) -> Mention? {
    let part = words[range]
    // A comma is between two things.
    guard !part.dropLast().contains(where: \.endsItem) else { return nil }
    if let index = tab(part, in: draft) { return mention(ofTab: index, at: range) }
    guard !part.contains(where: \.isQuoted) else { return nil }
    let text = part.text.lowercased()
    let next = range.upperBound < words.count ? words[range.upperBound] : nil
    // This phone is the one that there is.
    let isThis = range.lowerBound > 0 && ["this", "that"].contains(words[range.lowerBound - 1].lowercased)
    if !isThis,
      let device = device(
        part, before: next, in: draft, goesBack: words.contains { ["back", "again"].contains($0.lowercased) })
    {
      return Mention(slot: .device, range: range, filling: [PhraseWord(device, isQuoted: false)])
    }
    let slots: [PhraseSlot] = [.rule, .system, .guide, .language, .place, .few, .number]
    for slot in slots where names(part, text, as: slot, in: draft) {
      return Mention(slot: slot, range: range, filling: part)
    }
    return nil
  }

  /// Returns the number of the tab that words name: by its title in any language, or as in `tab 3` and `the third tab`.
  private static func tab(_ words: ArraySlice<PhraseWord>, in draft: Draft) -> Int? {
    let tabs = draft.design.tabs
    let text = words.text.lowercased()
    let same = tabs.indices.filter { index in
      tabs[index].title.lowercased() == text
        || tabs[index].details?.titleLocales.contains {
          tabs[index].details?[titleIn: $0]?.lowercased() == text
        }
          == true
    }
    if same.count == 1 { return same[0] }
    guard words.count > 1, words.contains(where: { $0.lowercased == "tab" }) else { return nil }
    return PhraseSlot.index(ofWholeTitle: words, in: draft).flatMap { tabs.indices.contains($0) ? $0 : nil }
  }

  /// Returns the identifier of the device that words name, as in `iPhone 15` and `smallest phone`.
  private static func device(
    _ words: ArraySlice<PhraseWord>, before next: PhraseWord?, in draft: Draft, goesBack: Bool
  ) -> String? {
    if goesBack, let used = DeviceName.id(of: words.text, among: draft.earlierDevices) { return used }
    let named = DeviceName.ids(of: words.text).first.flatMap(Device.named)
    guard named == nil, words.count == 2 || words.count == 3 && saysSizeAndAge(words), let last = words.last,
      !["the", "a", "an", "my", "our", "this", "that"].contains(words.first?.lowercased),
      // In `on iPhone SE` the name goes on.
      next.map({ DeviceName.ids(of: "\(last.text) \($0.text)").isEmpty }) ?? true,
      let family = ["phone", "iphone", "ipad", "tablet"].first(where: {
        $0 == last.lowercased || $0 + "s" == last.lowercased
      }),
      let line = draft.onlyReading(of: "\(words.dropLast().text) \(family)", among: .context),
      line.hasPrefix("device ")
    else { return named?.id }
    return String(line.dropFirst(7))
  }

  /// Returns whether words begin as in `small old iPhone`.
  private static func saysSizeAndAge(_ words: ArraySlice<PhraseWord>) -> Bool {
    let sizes: Set<String> = ["small", "smallest", "little", "tiny"]
    let ages: Set<String> = ["old", "older", "oldest"]
    let said = Set(words.dropLast().map(\.lowercased))
    return !said.isDisjoint(with: sizes) && !said.isDisjoint(with: ages)
  }

  private static func names(
    _ words: ArraySlice<PhraseWord>, _ text: String, as slot: PhraseSlot, in draft: Draft
  ) -> Bool {
    // A number alone is no place, and back is rather where a thing was.
    if slot == .place, Int(text) != nil || text == "back" { return false }
    return !slot.readings(of: words, in: draft).isEmpty
  }
}
