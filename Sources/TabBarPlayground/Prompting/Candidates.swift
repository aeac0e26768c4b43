import TabBarCore
import TabBarGuidelines

/// A word that a person may mean at a place of a line.
package struct Candidate {
  /// The word, without quotes.
  package let text: String
  /// What it is, in a few words; empty where the word says it.
  package let meaning: String
  /// Another name that finds it, or `nil`.
  package let alias: String?

  init(_ text: String, _ meaning: String = "", alias: String? = nil) {
    self.text = text
    self.meaning = meaning
    self.alias = alias
  }

  /// Returns whether the word, or its other name, starts with a text in lower case.
  func matches(_ typed: String) -> Bool {
    text.lowercased().hasPrefix(typed) || alias.map { $0.lowercased().hasPrefix(typed) } ?? false
  }

  /// Returns whether the word has a text in lower case anywhere, without regard to hyphens: 17pro.
  func contains(_ typed: String) -> Bool {
    typed.count > 1 && text.lowercased().filter { $0 != "-" }.contains(typed.filter { $0 != "-" })
  }
}

extension [Candidate] {
  /// The candidates that start with a text in lower case, or else those that have it inside.
  func matching(_ typed: String) -> [Candidate] {
    let first = filter { $0.matches(typed) }
    return first.isEmpty ? filter { $0.contains(typed) } : first
  }
}

extension Parameter.Kind {
  /// Returns the words that a person may mean in a session, without quotes.
  package func words(in playground: Playground) -> [String] {
    let words = Candidates.of(self, in: playground.draft).map(\.text)
    return switch self {
    case .mark, .compared: words + playground.timeline.ideas.map(\.name)
    default: words
    }
  }
}

enum Candidates {
  static func of(_ kind: Parameter.Kind, in draft: Draft) -> [Candidate] {
    switch kind {
    case .tab: tabs(in: draft)
    case .text, .prose, .file, .mark, .size, .height: []
    case .number(let range, let words):
      (range.upperBound - range.lowerBound < 12 ? range.map(String.init) + words : words).map {
        Candidate($0)
      }
    case .choice(let words): words.map { Candidate($0) }
    case .device(let words): devices(draft) + words.map { Candidate($0) }
    case .compared(let words): words.map { Candidate($0) } + devices(draft)
    case .place(let words): (PlaceWords.keywords + words).map { Candidate($0) } + devices(draft)
    case .listedOr(let kind): of(kind, in: draft)
    case .system:
      System.all.map { Candidate($0.id, $0.name, alias: $0.name) } + [
        Candidate("auto", "that of guide and device")
      ]
    case .guide(let words): guides + words.map { Candidate($0, "the edition for the system") }
    case .rule(let words): rules + words.map { Candidate($0) }
    case .starter: Starter.all.map { Candidate($0.name, $0.summary) }
    case .chapter:
      Chapter.allCases.map { Candidate($0.id, "\($0.number) \($0.title)", alias: String($0.number)) }
    case .symbol: [Candidate("off", "no icon")]
    case .locale: locales
    case .window: Window.words.map { Candidate($0) }
    case .command:
      commands + Command.Group.allCases.map { Candidate($0.rawValue, $0.words.summary.sentenceCased) }
        + [
          Candidate(Command.keysTopic, "What the keys do while a line is typed"),
          Candidate(Command.pictureTopic, "What the signs in a picture mean"),
        ]
    }
  }

  /// Returns them with those at hand first: what is newest on the platform of the device, and the rules that were found, those
  /// that ask before others where an answer is wanted.
  static func atHand(_ kind: Parameter.Kind, in draft: Draft, wantsAnswers: Bool = false) -> [Candidate] {
    switch kind {
    case .device, .system, .guide: return newestFirst(kind, in: draft)
    case .rule:
      let findings = draft.scene.report.findings
      let asked = findings.filter { $0.verdict == .needsPerson }.map(\.rule)
      let found = wantsAnswers ? asked : findings.map(\.rule)
      let candidates = of(kind, in: draft)
      return candidates.filter { found.contains($0.text) } + candidates.filter { !found.contains($0.text) }
    default: return of(kind, in: draft)
    }
  }

  private static func newestFirst(_ kind: Parameter.Kind, in draft: Draft) -> [Candidate] {
    let platform = draft.design.device.platform
    func age(_ id: String) -> Int {
      let (device, system) = (Device.named(id), System.named(id))
      if let own = device?.platform ?? system?.platform, own != platform { return 0 }
      return device?.year ?? system?.version ?? Guide.named(id)?.versions[platform]
        ?? (id == "auto" ? .max : 0)
    }
    return of(kind, in: draft).sorted { age($0.text) > age($1.text) }
  }

  static var commands: [Candidate] { Command.all.map { Candidate($0.name, $0.summary) } }

  private static var guides: [Candidate] { Guide.all.map { Candidate($0.id, $0.summary, alias: $0.name) } }

  private static var rules: [Candidate] { Rule.all.map { Candidate($0.id, $0.title) } }

  private static func devices(_ draft: Draft) -> [Candidate] {
    (draft.devices + Device.all).map { device in
      let size = "\(Int(device.portrait.width))×\(Int(device.portrait.height)) pt"
      return Candidate(device.id, "\(device.name), \(size)", alias: device.name)
    }
  }

  private static func tabs(in draft: Draft) -> [Candidate] {
    draft.design.tabs.enumerated().map { index, tab in
      let number = "tab \(index + 1)" + (index == draft.design.selection ? ", selected" : "")
      guard !tab.title.allSatisfy(\.isWhitespace) else { return Candidate(String(index + 1), number) }
      return Candidate(tab.title, number + (tab.badge.map { ", badge \($0)" } ?? ""))
    }
  }

  // The languages that the word lists and the measured titles are for; any other can be typed.
  private static let locales =
    Localization.names.map {
      Candidate($0.id, $0.name + (Localization.readsRightToLeft($0.id) ? ", right to left" : ""))
    } + [Candidate(Localization.pseudo, "English, a third longer")]
}

extension String {
  fileprivate var sentenceCased: String { prefix(1).uppercased() + dropFirst() }
}
