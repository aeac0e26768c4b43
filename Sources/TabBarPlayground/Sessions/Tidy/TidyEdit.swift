import TabBarCore

/// An edit of a session, with the tabs that it names known whatever their titles and places are.
struct TidyEdit {
  /// What an edit sets: a setting, or one of a tab. A later edit that sets the same makes it void.
  private struct Subject: Hashable {
    let key: String
    var tab: Int?
  }

  private(set) var invocation: Invocation
  /// The lines above it that are no commands.
  var above: [String]
  /// Whether it stays as it is.
  private(set) var isFixed: Bool
  /// The draft that it finds.
  private(set) var before: Draft
  /// Its line.
  private(set) var line: String
  /// The line that it was read from.
  private let original: String
  /// The number of the tab that each word names, as the design counts tabs; in the order of words and options.
  private var tabs: [Int?]

  init(
    _ invocation: Invocation, line: String, above: [String], isFixed: Bool, before: Draft, after: Draft
  ) {
    let end = String(decoding: line.utf8.dropFirst(invocation.arguments.end), as: UTF8.self)
    // A comment behind a command is about it.
    self.isFixed = isFixed || end.contains("#")
    self.invocation = invocation
    self.above = above
    self.before = before
    self.line = line
    original = line
    tabs = invocation.tabs(in: before)
    var again = before
    guard !self.isFixed, repeatEdit(on: &again), again.isSame(as: after) else {
      self.isFixed = true
      self.line = line
      self.invocation = invocation
      return
    }
  }

  /// Whether it is written otherwise than it was.
  var isRenamed: Bool { line != original }

  /// The number of the tab that it adds, if it adds one.
  var addedTab: Int? {
    invocation.command.name == "add" && invocation.arguments.words.count == 1
      ? before.design.lastOrigin.number + 1 : nil
  }

  /// Carries it out on a draft in which its tabs may have other titles and places; returns whether it could be.
  ///
  /// - Parameter removed: The number of a tab that is no longer added; those added after it are counted without it.
  mutating func repeatEdit(on draft: inout Draft, without removed: Int? = nil) -> Bool {
    if let removed {
      guard !tabs.contains(removed) else { return false }
      tabs = tabs.map { tab in tab.map { $0 > removed ? $0 - 1 : $0 } }
    }
    before = draft
    if isFixed { return invocation.tabs(in: draft) == tabs && (try? invocation.edit(&draft)) != nil }
    guard let line = invocation.line(naming: tabs, in: draft),
      let read = try? Invocation.parsed(from: line), (try? read.edit(&draft)) != nil
    else { return false }
    self.line = line
    return true
  }

  /// Puts another command in its place; returns whether it is one.
  mutating func replace(by line: String, of edit: TidyEdit) -> Bool {
    guard let read = try? Invocation.parsed(from: line) else { return false }
    invocation = read
    tabs = read.tabs(in: edit.before)
    return true
  }

  // MARK: Folding

  /// Returns the ways in which it may be folded with a later edit.
  func foldings(with last: TidyEdit) -> [Folding] {
    var foldings: [Folding] = []
    if let tab = addedTab, last.tabs.first == tab {
      if last.invocation.command.name == "remove", last.invocation.arguments.words.count == 1 {
        foldings.append(.neither)
      }
      if let line = line(adding: last.invocation) { foldings.append(.intoFirst(line)) }
    }
    let subjects = subjects
    if !subjects.isEmpty, subjects.isSubset(of: last.subjects) {
      let turned = last.invocation.command.name == "rotate"
      let orientation = last.before.design.orientation == .portrait ? "landscape" : "portrait"
      foldings.append(.intoLast(turned ? "orientation \(orientation)" : nil))
    }
    return foldings
  }

  private var subjects: Set<Subject> {
    let command = invocation.command
    let options = invocation.arguments.options.map { $0.key ?? "" }
    let tab = tabs.first ?? nil
    switch command.name {
    case "move": return [Subject(key: command.name, tab: tab)]
    case "rename", "badge", "icon":
      return Set(tabs.compactMap { $0.map { Subject(key: command.name, tab: $0) } })
    case "select": return [Subject(key: command.name)]
    case "set": return Set(options.map { Subject(key: $0, tab: tab) })
    case "bar": return Set(options.map { Subject(key: "bar \($0)") })
    case "allow":
      let rule = invocation.arguments.words[0].text
      return [Subject(key: "allow \(rule)", tab: tabs.compactMap(\.self).first)]
    case "answer": return [Subject(key: "answer \(invocation.arguments.words[0].text)")]
    default:
      return command.isRecordedUnchanged ? [Subject(key: command.sets)] : []
    }
  }

  /// Returns this command, which adds a tab, with what a later one says about the tab, or `nil` where `add` cannot say
  /// it.
  private func line(adding later: Invocation) -> String? {
    var words = invocation.arguments.words.map(\.canonical)
    var options = invocation.arguments.options.map { (key: $0.key ?? "", word: $0.canonical) }
    func set(_ key: String, _ word: Word) {
      options.removeAll { $0.key == key }
      if !word.isKeyword("off") { options.append((key, "\(key)=\(word.quoted)")) }
    }
    let arguments = later.arguments
    switch later.command.name {
    case "rename": words = [arguments.words[1].canonical]
    case "badge", "icon": set(later.command.name, arguments.words[1])
    case "set":
      guard arguments.options.count == 1, let role = arguments.option("role") else { return nil }
      set("role", role)
    default: return nil
    }
    return (["add"] + words + options.map(\.word)).joined(separator: " ")
  }
}

extension Invocation {
  /// Returns the number of the tab that each word names, `nil` for one that names none.
  fileprivate func tabs(in draft: Draft) -> [Int?] {
    let places = arguments.words.enumerated().map { index, word in
      tab(of: word, for: command.parameter(at: index), in: draft)
    }
    return places + arguments.options.map { tab(of: $0, for: command.option(named: $0.key ?? ""), in: draft) }
  }

  private func tab(of word: Word, for parameter: Parameter?, in draft: Draft) -> Int? {
    guard let parameter, case .tab = parameter.kind, let index = try? draft.index(of: word) else {
      return nil
    }
    // Where a tab can be left out, a keyword may be in its place.
    if parameter.isOptional, word.isKeyword("because") || word.isKeyword("off") { return nil }
    return draft.design.tabs[index].origin.number
  }

  /// Returns the command with the full names of some tabs, or `nil` if a draft lacks one of them.
  fileprivate func line(naming tabs: [Int?], in draft: Draft) -> String? {
    var line = command.name
    for (word, tab) in zip(arguments.words + arguments.options, tabs) {
      line += arguments.gap(before: word)
      guard let tab else {
        line += word.canonical
        continue
      }
      guard let index = draft.design.tabs.firstIndex(where: { $0.origin.number == tab }),
        let name = draft.word(for: index, longest: .max)
      else { return nil }
      line += (word.key.map { "\($0)=" } ?? "") + name
    }
    return line
  }
}
