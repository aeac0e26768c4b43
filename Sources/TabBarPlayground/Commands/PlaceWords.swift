package import TabBarCore
import TabBarGuidelines

/// The words for the places that a question is about, as in `on iphones in de`.
struct PlaceWords {
  static let meaning =
    "where: `iphones`, `ipads`, devices, `portrait`, `landscape`, a window such as `1/2`, systems; `in de` is a language"

  private(set) var places = Places()
  private var words: [String] = []
  private var isWhole = false

  fileprivate static let kinds: [String: [Platform]] = [
    "iphones": [.iOS], "iphone": [.iOS], "phones": [.iOS], "ipads": [.iPadOS], "ipad": [.iPadOS],
    "tablets": [.iPadOS], "televisions": [.tvOS], "tv": [.tvOS],
  ]
  static let keywords = ["iphones", "ipads", "televisions", "portrait", "landscape", "full", "systems"]
  private static let joiners = OtherForm.words("L:places")

  /// Reads words about a design. Kinds of devices and devices add up; of all else the last one counts. A device that runs
  /// nothing that the app runs on is in no kind.
  init(_ asked: ArraySlice<Word>, of draft: Draft = Draft()) throws(CommandError) {
    let design = draft.design
    let known = Device.all.filter { $0.runs(since: design.oldestSystems) }
    places.devices = known
    var devices: [Device] = []
    var namesDevices = false
    var systems: [System] = []
    var rest = asked
    while let word = rest.popFirst() {
      let text = word.isQuoted ? "" : word.text.lowercased()
      if text == "in", let language = rest.first, let locale = Self.language(language) {
        rest.removeFirst()
        places.locale = locale
        words += ["in", locale]
        continue
      }
      if Self.joiners.contains(text), !rest.isEmpty { continue }
      if text == "all" {
        isWhole = true
        continue
      }
      words.append(word.canonical)
      if let platforms = Self.kinds[text] {
        namesDevices = true
        let kind = known.filter { platforms.contains($0.platform) }
        // A system of the design says nothing of other platforms.
        devices +=
          kind.isEmpty && design.since.isEmpty
          ? Device.all.filter { platforms.contains($0.platform) } : kind
      } else if text == "systems" {
        places.systems = .all
      } else if let orientation = Orientation(rawValue: text) {
        places.orientation = orientation
      } else if let share = WindowShare(rawValue: text) {
        places.share = share
      } else if let system = (try? Parameter.Kind.system.read(word))?.system {
        systems.append(system)
      } else if let device = draft.device(word) ?? (try? Parameter.Kind.device().read(word))?.device {
        namesDevices = true
        devices.append(device)
      } else {
        throw Self.noPlace(word)
      }
    }
    // A word may be there thousands of times.
    var named: Set<String> = []
    if namesDevices { places.devices = devices.filter { named.insert($0.id).inserted } }
    if !systems.isEmpty {
      places.systems = .some(systems)
      places.devices = (namesDevices ? places.devices : Device.all).filter { device in
        systems.contains { device.runs($0) && $0.version >= device.oldestVersion(of: design.since) ?? 0 }
      }
    }
    places.devices.removeAll { !$0.runs(since: design.since) }
    guard let last = asked.last, places.devices.isEmpty else { return }
    let runs = design.since.isEmpty ? "" : ", or what the app runs on"
    throw CommandError(
      "none of these devices runs that system\(runs)", at: last, remedy: "`devices` lists them")
  }

  /// Whether a word begins places rather than being a title; alone, a word that only joins others is a title.
  static func begins(with word: Word, of count: Int, in draft: Draft) -> Bool {
    if word.isQuoted { return false }
    if joiners.contains(word.text.lowercased()) { return count > 1 }
    return (try? PlaceWords([word], of: draft)) != nil
  }

  /// Returns the line that asks for all of the answer; `nil` where all of it is asked for.
  func wholeLine(after line: [String]) -> String? {
    isWhole ? nil : (line + words + ["all"]).joined(separator: " ")
  }

  /// Returns the language that a word names, by its identifier or in English.
  private static func language(_ word: Word) -> String? {
    Localization.named(word.text) ?? LocaleIdentifier.canonical(word.text)
  }

  private static func noPlace(_ word: Word) -> CommandError {
    CommandError(
      "\(word.quoted) is no place to lay a bar out", at: word,
      remedy: Suggestion.nearest(to: word.text, in: keywords).map { "did you mean \($0)?" }
        ?? Parameter.Kind.device().suggestion(for: word.text)
        ?? "such as iphones, ipads, iphone-17, portrait, ios18, or in de")
  }
}

/// Devices that a call names as `matrix` does.
package enum DevicesNamed {
  package static func isKind(_ word: String) -> Bool { PlaceWords.kinds[word.lowercased()] != nil }

  /// Returns the devices for a draft; throws for a word that is none, or where the app runs on none of them.
  package static func by(_ words: [String], for draft: Draft) throws(CommandError) -> [Device] {
    let places = try PlaceWords(words.map { Word(argument: $0) }[...], of: draft).places
    guard places == Places(places.devices) else {
      throw CommandError("only devices and kinds of devices are named here", at: 0..<0)
    }
    return places.devices
  }
}
