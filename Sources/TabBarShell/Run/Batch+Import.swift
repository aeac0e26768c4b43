import TabBarDrawing
import TabBarGuidelines
import TabBarImport
import TabBarPlayground
import TabBarRendering
import TabBarTerminal

package enum ImportFormat: String, Sendable, CaseIterable {
  case text, json, lines
}

extension Batch {
  /// Writes a session with the tabs of a bar in an app's sources: of the one of a number from 1, or of the one that the
  /// app shows first. Without `output` it goes to standard output. The status is `found` where something could not be
  /// read, and `failed` where there are no tabs.
  package func importBar(_ number: Int?, of paths: [String], to output: String?, as format: ImportFormat)
    -> ExitStatus
  {
    run {
      if let output, store.isTaken(output) {
        throw FileError(
          path: output, problem: "this file already exists",
          remedy: "name another one, or remove this one first")
      }
      var gaps: [ImportRemark] = []
      defer {
        let lines = gaps.map { ReportFormat.line("\($0.place)", "warning", $0.reason, presenter.options) }
        presenter.write(lines.joined())
      }
      let imported = try store.importedBar(
        number, of: paths, choosing: { "--bar \($0)" }, remark: { presenter.remark($0) },
        noting: { if format == .lines { gaps.append($0) } else { presenter.remark("\($0)") } },
        showing: { result, main in
          guard format == .json else { return }
          let document = ImportDocument.document(result, main: main)
          presenter.put([document.text(ascii: presenter.options.ascii)])
        })
      if let output {
        presenter.remark(
          try store.write(imported.playground, as: WriteRequest(imported.text, to: output)))
        presenter.say("\(output): \(imported.summary)")
      } else if format == .text {
        let lines = imported.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        presenter.put(lines.map { HarmlessText(presenter.options.shown(String($0))) })
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
  ///   - noting: Gets each thing that could not be read; `nil` where `remark` is to have it.
  func importedBar(
    _ number: Int?, of paths: [String], choosing: (Int) -> String, remark: (String) -> Void,
    noting: ((ImportRemark) -> Void)? = nil,
    showing: (_ result: ImportResult, _ main: Int?) throws -> Void = { _, _ in }
  ) throws -> ImportedSession {
    let (sources, problems) = try importSources(under: paths)
    defer { for problem in problems { remark("\(problem.path): \(problem.problem)") } }
    let result = importTabBars(from: sources)
    let bars = result.bars
    let chosen = number.map { $0 - 1 } ?? (result.hasMain ? 0 : nil)
    try showing(result, chosen)
    let probe =
      "tabbar import --probe > TabBarProbe.swift, in a test of the app print(controller.tabBarSession)"
    func list() {
      for (index, bar) in bars.enumerated() where index != chosen {
        remark(
          "\(bar.place): \(chosen == nil ? "a" : "another") bar\(Self.words(for: bar)); \(choosing(index + 1)) reads it"
        )
      }
    }
    func error(_ problem: String, _ remedy: Prose) -> FileError {
      FileError(path: paths.joined(separator: " "), problem: problem, remedy: remedy)
    }
    guard let first = bars.first else {
      for gap in result.gaps { noting?(gap) ?? remark("\(gap)") }
      throw error(
        "no tabs can be read here",
        sources.isEmpty
          ? "name Swift files, storyboards, xibs, or a folder of them"
          : "name the folder of the app; or ask the app itself: \(probe); or type them: `add TITLE`")
    }
    let remedy: Prose = "\(choosing(1)) reads the one in \(first.place.description)"
    guard let index = chosen else {
      list()
      let reasons = Set(bars.compactMap(\.aside)).sorted().joined(separator: "; ")
      throw error(
        "no bar that can be read here is the first on an iPhone (\(reasons))", "\(remedy); \(probe)")
    }
    guard bars.indices.contains(index) else {
      throw error("there is no bar \(index + 1): \(counted(bars.count, "bar")) can be read", remedy)
    }
    var session = try ImportedSession(bars[index])
    let gaps = bars[index].gaps + session.gaps
    let missing = Self.missing(in: bars[index], gaps: gaps, problems: problems, of: result)
    session.summary =
      (["\(counted(bars[index].tabs.count, "tab")) from \(bars[index].place.path)"] + missing).joined(
        separator: "; ")
    session.isPartial = !missing.isEmpty
    if session.isPartial { remark("\(session.summary). To settle it: \(probe)") }
    for gap in gaps { noting?(gap) ?? remark("\(gap)") }
    list()
    return session
  }

  /// What keeps a bar from being certain: each in a few words.
  private static func missing(
    in bar: ImportedBar, gaps: [ImportRemark], problems: [FileError], of result: ImportResult
  ) -> [String] {
    let reached = result.bars.filter { $0.isReached && $0.aside == nil }.count
    let noWay =
      result.hasRoot
      ? "no way was found from the app's root to this bar"
      : "the app's root is not among the files, so that this may not be its first bar: name the app's folder"
    let several = reached > 1 ? "the app's root leads to \(reached) bars" : nil
    let open = bar.tabs.filter { $0.condition != nil }.count
    let tabs = "\(counted(open, "tab")) \(open == 1 ? "depends" : "depend") on what only the app knows"
    return [
      bar.aside ?? (bar.isReached ? several : noWay),
      gaps.isEmpty ? nil : "\(counted(gaps.count, "thing")) could not be read", open == 0 ? nil : tabs,
      problems.isEmpty ? nil : "\(counted(problems.count, "file")) left out",
    ].compactMap(\.self)
  }

  private static func words(for bar: ImportedBar) -> String {
    let titles = bar.tabs.prefix(3).map {
      $0.title.allSatisfy(\.isWhitespace) ? $0.icon?.name ?? "…" : $0.title
    }
    return (bar.name.isEmpty ? "" : " of \(bar.name)") + ", with \(counted(bar.tabs.count, "tab")) ("
      + titles.joined(separator: ", ") + ")" + (bar.aside.map { ", \($0)" } ?? "")
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
