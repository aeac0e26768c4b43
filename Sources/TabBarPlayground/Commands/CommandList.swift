extension Command {
  /// Every command, group by group.
  package static let all: [Command] = [
    add, rename, badge, icon, move, swap, remove, clear, select, set,
    device, orientation, rotate, sizeclass, window, pane, system, guide, locale, direction,
    keyboard, modal, scroll, textsize, minimize, accessory, focus, logo, bar,
    allow, fix, fit,
    show, check, explain, rules, devices, guides,
    matrix, compare, why, budget, describe, anatomy,
    undo, redo, history, mark, back,
    new, open, save, sessions, replay, note, expect,
    help, tour, quit,
  ]

  /// Returns the command with a name, ignoring case, or `nil` where there is none.
  package static func named(_ name: String) -> Command? {
    byName[name] ?? byName[name.lowercased()]
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
