package import TabBarCore
import TabBarGuidelines

extension Prose.StringInterpolation {
  /// Appends the title of a tab, in the language that titles are shown in.
  package mutating func appendInterpolation(titleOf tab: Int, in design: Design) {
    let name = design.title(of: design.tabs[tab])
    guard name == design.plainName(of: tab) else { return appendInterpolation(design.proseName(of: tab)) }
    appendInterpolation(
      name, .title, in: Localization.language(ofTitle: design.tabs[tab], in: design.locale))
  }
}

extension Prose {
  /// Returns the text in lines that fit the columns, its commands in a style of their own.
  package func lines(_ options: RenderOptions, _ style: Style = .plain) -> [StyledText] {
    var styles = parts(in: options.language).flatMap { part in
      options.shown(part.text).filter { $0 != " " }.map { _ in part.kind == .code ? .command : style }
    }[...]
    return WordWrap.lines(of: options.said(self), columns: options.columns).map { line in
      // A blank shows no style.
      line.text.reduce(into: StyledText()) { line, character in
        line.append(String(character), (character == " " ? styles.first : styles.popFirst()) ?? style)
      }
    }
  }
}
