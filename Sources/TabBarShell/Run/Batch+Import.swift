import TabBarDrawing
import TabBarGuidelines
import TabBarImport
import TabBarPlayground
import TabBarTerminal

extension Batch {
  /// Writes a session with the tabs of a bar in an app's sources: of the one of a number from 1, or of the one that the
  /// app shows first. Without `output` it goes to standard output. The status is `found` where something could not be
  /// read, and `failed` where there are no tabs.
  package func importBar(_ number: Int?, of paths: [String], to output: String?, asJSON: Bool) -> ExitStatus {
    run {
      if let output, store.isTaken(output) {
        throw FileError(
          path: output, problem: "this file already exists",
          remedy: "name another one, or remove this one first")
      }
      let imported = try store.importedBar(
        number, of: paths, choosing: { "--bar \($0)" }, remark: { presenter.remark($0) },
        showing: { result, main in
          guard asJSON else { return }
          let document = ImportDocument.document(result, main: main)
          try presenter.show([document.text(ascii: presenter.options.ascii)])
        })
      if let output {
        presenter.remark(
          try store.write(imported.playground, as: WriteRequest(imported.text, to: output)))
        try presenter.say("\(output): \(imported.summary)")
      } else if !asJSON {
        let lines = imported.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        try presenter.show(lines.map { HarmlessText(presenter.options.shown(String($0))) })
      }
      return imported.isPartial ? .found : .fine
    }
  }

  /// Writes code that asks a running app for its bar.
  package func printImportProbe() -> ExitStatus { say(ImportProbe.lines.map { HarmlessText(String($0)) }) }
}

extension SessionStore {
  /// Reads one of the bars in an app's sources; throws if there is none, or if nothing says which the app shows first.
  ///
  /// - Parameters:
  ///   - choosing: How the bar of a number is asked for, where there are several.
  ///   - showing: Gets whatever was read, and which bar is taken.
  ///   - remark: Gets what is missing, first of all in one line, and which bars there are besides.
  func importedBar(
    _ number: Int?, of paths: [String], choosing: (Int) -> String, remark: (String) -> Void,
    showing: (_ result: ImportResult, _ main: Int?) throws -> Void = { _, _ in }
  ) throws -> ImportedSession {
    let (sources, problems) = try importSources(under: paths)
    defer { for problem in problems { remark("\(problem.path): \(problem.problem)") } }
    let result = importTabBars(from: sources)
    let chosen = number.map { $0 - 1 } ?? (result.hasMain ? 0 : nil)
    try showing(result, chosen)
    let place = paths.joined(separator: " ")
    func list(without chosen: Int?) {
      for (index, bar) in result.bars.enumerated() where index != chosen {
        remark(Self.line(for: bar, isOther: chosen != nil) + "; \(choosing(index + 1)) reads it")
      }
    }
    guard let first = result.bars.first else {
      for gap in result.gaps { remark("\(gap)") }
      throw FileError(
        path: place, problem: "no tabs can be read here",
        remedy: sources.isEmpty
          ? "name Swift files, storyboards, xibs, or a folder of them"
          : "name the folder of the app; or ask the app itself: \(Self.probe); or type them: `add TITLE`")
    }
    guard let index = chosen else {
      list(without: nil)
      let reasons = Set(result.bars.compactMap(\.aside)).sorted().joined(separator: "; ")
      throw FileError(
        path: place, problem: "no bar that can be read here is the first on an iPhone (\(reasons))",
        remedy: "\(choosing(1)) reads the one in \(first.place.description); \(Self.probe)"
      )
    }
    guard result.bars.indices.contains(index) else {
      throw FileError(
        path: place,
        problem: "there is no bar \(index + 1): \(counted(result.bars.count, "bar")) can be read",
        remedy: "\(choosing(1)) reads the one in \(first.place.path)")
    }
    let bar = result.bars[index]
    var session = try ImportedSession(bar)
    let gaps = bar.gaps + session.gaps
    let missing = Self.missing(in: bar, gaps: gaps, problems: problems, of: result)
    session.summary =
      ([
        "\(counted(bar.tabs.count, "tab")) from \(bar.place.path)"
      ] + missing).joined(separator: "; ")
    session.isPartial = !missing.isEmpty
    if session.isPartial { remark("\(session.summary). To settle it: \(Self.probe)") }
    for gap in gaps { remark("\(gap)") }
    list(without: index)
    return session
  }

  /// The way to ask the app itself.
  private static var probe: String {
    "tabbar import --probe > TabBarProbe.swift, in a test of the app print(controller.tabBarSession)"
  }

  /// What keeps a bar from being certain: each in a few words.
  private static func missing(
    in bar: ImportedBar, gaps: [ImportRemark], problems: [FileError], of result: ImportResult
  ) -> [String] {
    var missing: [String] = []
    let reached = result.bars.filter { $0.isReached && $0.aside == nil }
    if bar.aside != nil || !bar.isReached {
      missing.append(
        bar.aside
          ?? (result.hasRoot
            ? "no way was found from the app's root to this bar"
            : "the app's root is not among the files, so that this may not be its first bar: name the app's folder")
      )
    } else if reached.count > 1 {
      missing.append("the app's root leads to \(reached.count) bars")
    }
    if !gaps.isEmpty { missing.append("\(counted(gaps.count, "thing")) could not be read") }
    let open = bar.tabs.filter { $0.condition != nil }.count
    if open > 0 {
      missing.append("\(counted(open, "tab")) \(open == 1 ? "depends" : "depend") on what only the app knows")
    }
    if !problems.isEmpty { missing.append("\(counted(problems.count, "file")) left out") }
    return missing
  }

  private static func line(for bar: ImportedBar, isOther: Bool) -> String {
    let name = bar.name.isEmpty ? "" : " of \(bar.name)"
    let titles = bar.tabs.prefix(3).map {
      $0.title.allSatisfy(\.isWhitespace) ? $0.icon?.name ?? "…" : $0.title
    }
    let aside = bar.aside.map { ", \($0)" } ?? ""
    return
      "\(bar.place): \(isOther ? "another" : "a") bar\(name), with \(counted(bar.tabs.count, "tab")) (\(titles.joined(separator: ", ")))\(aside)"
  }

  /// Returns the files that paths name for `import`, and what could not be read of those in folders.
  func importSources(under paths: [String]) throws -> (sources: [ImportSource], problems: [FileError]) {
    var sources: [ImportSource] = []
    var problems: [FileError] = []
    var known: Set<String> = []
    var size = 0
    for path in paths {
      guard path != "-" else {
        throw FileError(
          path: path, problem: "import reads files, and standard input has no name that says what it is",
          remedy: "name a file or a folder")
      }
      let found = filesBelow(path, as: .source, besides: paths) { problems.append($0) }
      for file in found?.map(\.path) ?? [path] where known.insert(file).inserted {
        do {
          let bytes = try bytes(of: file, as: .source, in: found == nil ? nil : path)
          size += bytes.count
          guard size <= Self.mostSourceBytes else {
            throw FileError(
              path: path, problem: "these sources are more than \(Self.mostSourceBytes >> 20) MB",
              remedy: "name a part of them")
          }
          sources.append(ImportSource(path: file, bytes: bytes))
        } catch let error as FileError where found != nil && size <= Self.mostSourceBytes {
          problems.append(error)
        }
      }
    }
    return (sources, problems)
  }

  /// The most bytes that are read in all.
  private static var mostSourceBytes: Int { 256 << 20 }
}
