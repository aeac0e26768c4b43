import TabBarGuidelines
import TabBarImport
import TabBarPlayground
import TabBarRendering

extension Batch {
  /// Writes a session with the tabs that an app's sources make.
  ///
  /// The status is `found` where something could not be read, and `failed` where there are no tabs.
  ///
  /// - Parameters:
  ///   - number: The number of the bar, from 1, where the sources have several.
  ///   - output: The file that gets the session, or `nil` for standard output.
  package func importBar(_ number: Int, of paths: [String], to output: String?) -> ExitStatus {
    run {
      if let output, store.isTaken(output) {
        throw FileError(
          path: output, problem: "this file already exists",
          remedy: "name another one, or remove this one first")
      }
      let imported = try store.importedBar(
        number, of: paths, choosing: { "--bar \($0)" }, remark: { presenter.remark($0) })
      if let output {
        presenter.remark(
          try store.write(imported.playground, as: WriteRequest(imported.text, to: output), isPinned: true))
        try presenter.say("\(output): \(imported.summary)")
      } else {
        let lines = imported.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        try presenter.show(lines.map { HarmlessText(presenter.options.shown(String($0))) })
        if imported.isPartial { presenter.remark(imported.summary) }
      }
      return imported.isPartial ? .found : .fine
    }
  }

  /// Writes code that asks a running app for its bar.
  package func printImportProbe() -> ExitStatus { say(ImportProbe.lines.map { HarmlessText(String($0)) }) }
}

extension SessionStore {
  /// Reads one of the bars in an app's sources; throws if there is none.
  ///
  /// - Parameters:
  ///   - choosing: How the bar of a number is asked for, where there are several.
  ///   - remark: Gets what could not be read, and which bars there are besides.
  func importedBar(
    _ number: Int, of paths: [String], choosing: (Int) -> String, remark: (String) -> Void
  ) throws -> ImportedSession {
    let (sources, problems) = try importSources(under: paths)
    let result = importTabBars(from: sources)
    guard result.bars.indices.contains(number - 1) else {
      let place = paths.joined(separator: " ")
      if let first = result.bars.first {
        throw FileError(
          path: place, problem: "there is no bar \(number): \(counted(result.bars.count, "bar")) can be read",
          remedy: "\(choosing(1)) reads the one in \(first.place.path)")
      }
      for gap in result.gaps { remark("\(gap)") }
      throw FileError(
        path: place, problem: "no tabs can be read here",
        remedy: remedy(for: paths, count: sources.count))
    }
    let bar = result.bars[number - 1]
    var session = try ImportedSession(bar)
    for problem in problems { remark("\(problem.path): \(problem.problem)") }
    let gaps = bar.gaps + session.gaps
    for gap in gaps { remark("\(gap)") }
    for (index, other) in result.bars.enumerated() where index != number - 1 {
      let name = other.name.isEmpty ? "" : " of \(other.name)"
      remark(
        "\(other.place): another bar\(name), with \(counted(other.tabs.count, "tab")); \(choosing(index + 1)) reads it"
      )
    }
    var summary = "\(counted(bar.tabs.count, "tab")) from \(bar.place.path)"
    if !gaps.isEmpty { summary += "; \(counted(gaps.count, "thing")) could not be read" }
    let open = bar.tabs.filter { $0.condition != nil }.count + bar.candidates.count
    if open > 0 {
      summary += "; \(counted(open, "tab")) \(open == 1 ? "depends" : "depend") on what only the app knows"
    }
    if !gaps.isEmpty || open > 0 {
      remark("tabbar import --probe prints code that asks the running app for the rest")
    }
    session.summary = summary
    session.isPartial = !gaps.isEmpty || !problems.isEmpty || !bar.isCertain
    return session
  }

  /// Returns what to do where no tabs can be read.
  private func remedy(for paths: [String], count: Int) -> String {
    guard count > 0 else { return "name Swift or Objective-C files, storyboards, xibs, or a folder of them" }
    guard !paths.contains(where: { sourceFiles(under: $0) != nil }) else {
      return
        "\(counted(count, "file")) \(count == 1 ? "was" : "were") read; of a bar that a library or the running app makes, tabbar import --probe prints code that asks the app, or type it: add TITLE"
    }
    return "name the folder of the app: its tabs may be in other files"
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
      let files = sourceFiles(under: path)
      let titles = files == nil ? titleFiles(beside: path) : nil
      for file in files ?? [path] + (titles?.files ?? []) where known.insert(file).inserted {
        let folder = files == nil ? file == path ? nil : titles?.folder : path
        if let folder, !isFile(file, below: folder) {
          problems.append(
            FileError(
              path: file, problem: "left out: this link leads out of \(folder)",
              remedy: "name the file itself to read it, too"))
          continue
        }
        do {
          let bytes = try bytes(of: file, as: .source)
          size += bytes.count
          guard size <= Self.mostSourceBytes else {
            throw FileError(
              path: path, problem: "these sources are more than \(Self.mostSourceBytes >> 20) MB",
              remedy: "name a part of them")
          }
          sources.append(ImportSource(path: file, bytes: bytes))
        } catch let error as FileError where files != nil && size <= Self.mostSourceBytes {
          problems.append(error)
        }
      }
    }
    return (sources, problems)
  }

  /// The most bytes that are read in all.
  private static var mostSourceBytes: Int { 256 << 20 }

  /// Returns the files with the titles of a storyboard, which are in the folders of languages beside its own, and the folder
  /// that these are in.
  private func titleFiles(beside path: String) -> (folder: String, files: [String])? {
    var folders = path.split(separator: "/", omittingEmptySubsequences: false)
    guard folders.count > 1, let file = folders.popLast(), let folder = folders.popLast(),
      folder.hasSuffix(".lproj")
    else { return nil }
    let stem = file.prefix { $0 != "." }
    let outer = folders.isEmpty ? "." : folders.joined(separator: "/")
    let languages = entries(in: outer).filter { $0.isFolder && $0.name.hasSuffix(".lproj") }.map(\.name)
      .sorted()
    let names = languages.flatMap { language in
      [stem + ".strings", stem + ".xcstrings"].map {
        (folders + [Substring(language), Substring($0)]).joined(separator: "/")
      }
    }
    return (outer, names.filter(has))
  }
}
