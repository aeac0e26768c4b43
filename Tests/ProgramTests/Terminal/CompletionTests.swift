import Foundation
import TabBarTestSupport
import Testing

extension AtTerminal {
  @Suite("What a shell offers for Tab")
  struct CompletionTests {
    enum Shell: String, CaseIterable { case bash, zsh, fish }

    /// An argument of a call that ends where its value would be typed.
    struct Place: Sendable {
      let words: [String]
      let argument: Subcommand.Argument
      var name: String { argument.spellings.first ?? argument.valueName }
    }

    /// Each argument of each subcommand; of an option that several share one, by turns.
    private static let places = Result {
      let subcommands = try Subcommand.all.get()
      func holders(of option: Subcommand.Argument) -> [Int] {
        subcommands.indices.filter { subcommands[$0].options.contains(option) }
      }
      var turns: [Subcommand.Argument: Int] = [:]
      for option in subcommands.flatMap(\.options) where option.kind == "option" && turns[option] == nil {
        let holders = holders(of: option)
        turns[option] = holders[turns.count % holders.count]
      }
      return subcommands.enumerated().flatMap { index, subcommand in
        let files = subcommand.positionals.map { $0.completionKind?.file == nil ? "x" : "design.tabs" }
        let positionals = subcommand.positionals.enumerated().map {
          Place(words: subcommand.path + files.prefix($0), argument: $1)
        }
        return positionals
          + subcommand.options.filter { turns[$0] == index }.map {
            Place(words: subcommand.path + files.prefix(1) + [$0.spellings[0]], argument: $0)
          }
      }
    }

    /// Values that only a person knows.
    private static let open: Set = [
      "--columns", "--name", "--speed", "--until", "--link", "--bar", "devices name", "rules word",
    ]

    /// What some are offered; a session or the program's tables know it.
    private static let known: [String: Set<String>] = [
      "--mark": ["six", "Größe"], "why tab": ["Home", "Search"], "--direction": ["ltr", "rtl", "auto"],
      "--orientation": ["portrait", "landscape"], "--window": ["1/2", "full"], "--locale": ["de", "pseudo"],
      "--language": ["de", "en"], "--device": ["iphone-14", "apple-tv-4k"], "--system": ["ios16", "auto"],
      "--guide": ["hig-2025"], "guides id": ["hig-2025"], "explain rule": ["more-tab", "all"],
      "matrix place": ["iphones", "portrait", "full", "systems", "iphone-14", "all"],
      "budget title": ["iphones", "all"], "learn lesson": ["places", "design.tabs"],
      "handout lessons": ["places"],
      "compare what": ["six", "devices", "systems", "languages", "guides", "iphone-14", "design.tabs"],
    ]

    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test("is what each argument takes, and no program runs", arguments: Shell.allCases)
    func offers(shell: Shell) throws {
      let places = try Self.places.get()
      try prepare(shell, places)
      let answers = try answers(of: shell, to: places)
      #expect(answers.count == places.count)
      for (place, answer) in zip(places, answers) {
        let path = place.words.filter { !["x", "design.tabs", place.name].contains($0) }
        let label = place.argument.spellings.first ?? (path + [place.name]).joined(separator: " ")
        let offered = Set(answer)
        if Self.open.contains(label) { continue }
        if let values = place.argument.values { #expect(offered == Set(values), "\(label)") }
        if place.argument.completionKind?.file != nil { #expect(offered.contains("design.tabs"), "\(label)") }
        if place.argument.completionKind?.directory != nil { #expect(offered.contains("folder"), "\(label)") }
        #expect(!offered.isEmpty, "\(label)")
        #expect(Self.known[label, default: []].subtracting(offered) == [], "\(label)")
      }
      #expect(!sandbox.has("ran"), "\((try? sandbox.text("ran")) ?? "")")
    }

    @Test("The name of a value is a word, which a shell may take for a name of its own")
    func names() throws {
      for subcommand in try Subcommand.all.get() {
        for argument in subcommand.arguments {
          #expect(argument.valueName.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(subcommand)")
        }
      }
    }

    /// Writes the script of a shell, a session and a file whose names are for a shell to carry out, and a program for each
    /// word that help has.
    private func prepare(_ shell: Shell, _ places: [Place]) throws {
      let script = try sandbox.run(["--generate-completion-script", shell.rawValue])
      #expect(script.status == 0 && script.errors == "")
      try sandbox.write(script.output, to: "completions")
      let hostile = ["$(touch ran)", "`touch ran`", "a;touch ran", "a'$(touch ran)'", "a|touch"]
      try sandbox.session(
        ["add Home Search"] + hostile.flatMap { ["add \"\($0)\"", "mark \"\($0)\""] }
          + ["mark six", "mark Größe"])
      for name in hostile { try sandbox.write("", to: name + ".tabs") }
      for folder in ["folder", "traps"] {
        try FileManager.default.createDirectory(
          at: sandbox.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
      }
      let said = places.flatMap { place in
        [place.argument.valueName, place.argument.abstract ?? ""] + (place.argument.values ?? [])
      }
      let words = said.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "-" } }.map {
        $0.lowercased()
      }
      for word in Set(words).subtracting(["tabbar"]) {
        let trap = try sandbox.write(
          "#!/bin/sh\necho \(word) >>'\(sandbox.path("ran"))'\n", to: "traps/\(word)")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: trap)
      }
    }

    private func answers(of shell: Shell, to places: [Place]) throws -> [[String]] {
      let lines = places.map { (["tabbar"] + $0.words).joined(separator: " ") + " " }
      let start = try sandbox.write(Self.script(for: shell, asking: lines), to: ".zshrc")
      let program = try ProgramRunner.program().deletingLastPathComponent().path
      var environment = sandbox.home
      environment["PATH"] = "\(program):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
      environment["TERM"] = "dumb"
      environment["LC_ALL"] = "C.UTF-8"
      environment["ZDOTDIR"] = sandbox.folder.path
      let call =
        switch shell {
        case .bash: "bash --norc --noprofile '\(start)'"
        case .zsh: "zsh -i"
        case .fish: "fish --no-config --interactive --init-command 'source \(start)'"
        }
      let terminal = try PseudoTerminal(
        ["/bin/sh", "-c", "cd '\(sandbox.folder.path)' && exec \(call)"], environment: environment)
      _ = try terminal.waitForEnd()
      let written = try terminal.takeOutput()
      try #require(sandbox.has("answers"), "\(shell) is needed, which make test installs: \(written)")
      return try sandbox.text("answers").components(separatedBy: "\u{1E}\n").dropFirst().map { answer in
        // Fish says what an option is, and each marks folders in its own way.
        answer.lines.map { line in
          let word = line.prefix { $0 != "\t" }
          return String(word.hasSuffix("/") ? word.dropLast() : word)
        }
      }
    }

    /// Returns what asks a shell, through its own machinery, and writes each answer behind a line with a separator.
    private static func script(for shell: Shell, asking lines: [String]) -> String {
      let list = lines.map { "'\($0)'" }.joined(separator: " ")
      switch shell {
      case .bash:
        return #"""
          source ./completions
          PATH=$PWD/traps:$PATH
          for line in \#(list); do
            read -ra COMP_WORDS <<<"$line"
            COMP_WORDS+=('')
            COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE=$line COMP_POINT=${#line} COMPREPLY=()
            _tabbar tabbar '' "${COMP_WORDS[COMP_CWORD - 1]}"
            printf '\036\n' >>answers
            ((${#COMPREPLY[@]})) && printf '%s\n' "${COMPREPLY[@]}" >>answers
          done

          """#
      case .zsh:
        return #"""
          PROMPT=
          autoload -Uz compinit
          compinit -u -D
          source ./completions
          compadd() {
            local -a found
            if [[ ${@[1,(i)(-|--)]} != *-(O|A|D)\ * ]]; then
              builtin compadd -O found "$@"
              (($#found)) && print -rl -- $found >>answers
            fi
            builtin compadd "$@"
          }
          complete-quietly() {
            _main_complete
            compstate[list]= compstate[insert]=
          }
          zle -C ask list-choices complete-quietly
          zle-line-init() {
            path=($PWD/traps $path)
            for line in \#(list); do
              printf '\036\n' >>answers
              BUFFER=$line CURSOR=$#line
              zle ask
            done
            exit
          }
          zle -N zle-line-init

          """#
      case .fish:
        return #"""
          source ./completions
          function ask --on-event fish_prompt
            set -x PATH $PWD/traps $PATH
            for line in \#(list)
              printf '\036\n' >>answers
              commandline --replace $line
              complete --do-complete >>answers
            end
            exit
          end

          """#
      }
    }
  }
}
