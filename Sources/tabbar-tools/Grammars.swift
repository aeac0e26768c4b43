import TabBarDrawing
import TabBarPlayground

/// How editors colour sessions: grammars with the words of the table of commands.
extension ReferenceDocument {
  static let grammars = [
    ReferenceDocument(name: "editors/tabs.tmLanguage.json") { _ in textMate },
    ReferenceDocument(name: "editors/tabs.vim") { _ in vim },
  ]

  private static var commands: [String] { (Command.all.map(\.name) + Command.aliases.keys).sorted() }

  private static var textMate: String {
    func pattern(_ name: String, _ match: String) -> JSONValue {
      JSONValue(["name": "\(name).tabs", "match": match])
    }
    func string(_ name: String, _ mark: String) -> JSONValue {
      JSONValue([
        "name": "string.quoted.\(name).tabs", "begin": mark, "end": "\(mark)|$",
        "patterns": [pattern("constant.character.escape", #"\\."#)],
      ])
    }
    let patterns = [
      string("double", "\""), string("single", "'"),
      pattern("comment.line.number-sign", #"(?:^|(?<=\s))#.*$"#),
      pattern(
        "keyword.control", #"^\s*(?:"# + commands.joined(separator: "|") + #")(?=\s|$)"#),
      pattern("entity.other.attribute-name", #"(?<=\s)[A-Za-z0-9.-]+(?==)"#),
    ]
    return JSONValue([
      "name": "tabbar session", "scopeName": "source.tabs", "fileTypes": ["tabs"], "patterns": patterns,
    ]).text(ascii: true).text + "\n"
  }

  private static var vim: String {
    #"""
    " Sessions of tabbar. Written by make docs.
    if exists("b:current_syntax")
      finish
    endif
    syntax match tabsKey /\s\zs[A-Za-z0-9.-]\+\ze=/
    syntax match tabsCommand /^\s*\%(\#(commands.joined(separator: #"\|"#))\)\ze\%(\s\|$\)/
    syntax region tabsString start=/"/ skip=/\\./ end=/"/ oneline
    syntax region tabsString start=/'/ skip=/\\./ end=/'/ oneline
    syntax match tabsComment /\%(^\|\s\)\zs#.*/
    highlight default link tabsKey Identifier
    highlight default link tabsCommand Statement
    highlight default link tabsString String
    highlight default link tabsComment Comment
    let b:current_syntax = "tabs"

    """#
  }
}
