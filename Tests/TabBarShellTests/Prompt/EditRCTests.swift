@testable import TabBarTerminal
import Testing

@Suite("A person's .editrc")
struct EditRCTests {
  @Test("Chooses vi's keys or emacs'; the last one counts")
  func mode() {
    #expect(EditRC("").bindings.mode == .emacs)
    #expect(EditRC("bind -v\n").bindings.mode == .vi)
    #expect(EditRC("bind -v\r\ntabbar:bind -e").bindings.mode == .emacs)
  }

  @Test("Lines for other programs, comments and empty lines are none of our business")
  func others() {
    let file = EditRC("# bind -v\n\ngdb:bind -v\npython:settc co 80\n   \nedit on\ntabbar:edit\n")
    #expect(file.bindings.mode == .emacs)
    #expect(file.ignored.isEmpty)
    #expect(file.remark(path: "/home/x/.editrc") == nil)
  }

  @Test(
    "What is not safe, or not there, is passed over",
    arguments: [
      "bind ^R em-copy-prev-word", "bind ^W em-kill-region", "bind ^V ed-quoted-insert",
      "bind x ed-move-to-end",
      "bind ^C ed-move-to-beg", "bind ^[ ed-move-to-beg", "bind ^M ed-insert", "bind ^X ed-newline",
      "bind -s ^A hello", "bind -k up ed-prev-history", "bind ^A", "bind", "bind ^A nonsense more",
      "settc co 80", "setty -isig", "echotc ce", "history size 3", "edit off", "bind \"\\e[A\" vi-next-word",
      "bind abc ed-newline", "bind \"\\q\" ed-newline", "bind ^A vi-paste-next", "nonsense",
      "bind -a é ed-newline",
    ])
  func refused(line: String) {
    let file = EditRC("bind -e\n\(line)\nbind ^A\n")
    #expect(file.ignored.map(\.number) == [2, 3])
    #expect(file.remark(path: "~/.editrc") == "~/.editrc:2: not followed here: \(line), and 1 more line")
  }

  @Test("A line that is not UTF-8 is left out and the rest followed; in a comment it does not matter")
  func otherEncoding() {
    let comment = EditRC(Array("# m".utf8) + [0xFC] + Array("ller\nbind -v\n".utf8))
    #expect(comment.bindings.mode == .vi)
    #expect(comment.remark(path: "~/.editrc") == nil)
    let key = EditRC(Array("bind -v\nbind ^A ".utf8) + [0xFC, 0x0A] + Array("bind ^A\n".utf8))
    #expect(key.bindings.mode == .vi)
    #expect(
      key.remark(path: "~/.editrc")
        == "~/.editrc:2: not followed here: bind ^A \u{FFFD}, and 1 more line")
  }

  @Test("The mark that some editors begin UTF-8 with is no part of the first line")
  func mark() {
    #expect(EditRC("\u{FEFF}bind -v\nbind ^A\n").bindings.mode == .vi)
    #expect(EditRC("\u{FEFF}bind -v\nbind ^A\n").ignored.map(\.number) == [2])
    #expect(EditRC("\u{FEFF}# mine").ignored.isEmpty)
  }

  @Test("Lines may end with LF or CRLF", arguments: ["\n", "\r\n"])
  func lineEnds(end: String) {
    #expect(
      EditRC(["bind -v", "", "settc co 80", "nonsense"].joined(separator: end)).ignored.map(\.number) == [
        3, 4,
      ])
  }

  @Test(
    "Keys and functions that are safe are followed",
    arguments: [
      "bind ^A ed-move-to-end", "bind \"\\001\" ed-move-to-end", "bind ^? ed-delete-prev-char",
      "bind -r ^T", "bind ^S em-inc-search-prev", "bind -a x vi-substitute-char", "bind -a ^R vi-redo",
      "bind \"\\e[A\" ed-search-prev-history", "bind ^[[5~ ed-prev-history", "bind \\eOA ed-next-history",
      "bind \\ep ed-prev-history", "bind ^I rl_complete",
    ])
  func followed(line: String) { #expect(EditRC(line).ignored.isEmpty) }
}

extension LibeditTests {
  @Suite("Keys that a person has bound")
  struct KeyBindingTests {
    private func typing(_ text: String, _ file: String) throws -> String {
      let bindings = EditRC(file).bindings
      let editor = try Editor(bindings: bindings, history: History(["one", "two"]))
      var decoder = KeyDecoder(escapeIsKey: bindings.mode == .vi)
      decoder.rebound = bindings.sequences
      var rest = text.unicodeScalars.flatMap { scalar -> [Key] in
        scalar == "⎋" ? [.scalar("\u{1B}")] : String(scalar).utf8.flatMap { decoder.take($0) }
      }[...]
      _ = editor.edit { rest.popFirst() }
      return editor.text.marked
    }

    @Test(
      "Do what they were bound to",
      arguments: [
        ("bind ^A ed-move-to-end", "abc\u{2}\u{1}", "abc|"), ("bind -r ^A", "abc\u{1}", "abc|"),
        ("bind ^S ed-move-to-beg", "abc\u{13}", "|abc"),
        ("bind \"\\e[A\" ed-move-to-beg", "abc\u{1B}[A", "|abc"),
        ("bind \\eOA ed-move-to-beg", "abc\u{1B}OA", "|abc"),
        ("bind \\ep ed-prev-history", "\u{1B}p", "two|"),
        ("bind ^S em-inc-search-prev", "\u{13}\u{13}\r", "one|"),
        ("bind ^R ed-move-to-beg", "abc\u{12}", "|abc"),
        ("bind ^O vi-zero", "abc\u{F}", "|abc"), ("bind -a q ed-move-to-beg", "q", "q|"),
        ("bind -v\nbind -a q ed-move-to-beg", "abc⎋qi!", "!|abc"),
        ("bind -v\nbind ^O vi-command-mode", "abc\u{F}0x", "|bc"),
        ("bind -v\nbind -a ^R vi-redo", "abcd⎋0x\u{12}", "|cd"),
      ])
    func bound(file: String, typed: String, text: String) throws { #expect(try typing(typed, file) == text) }
  }
}
