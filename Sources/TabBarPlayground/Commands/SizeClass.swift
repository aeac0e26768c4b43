import TabBarCore

extension Command {
  static let sizeclass = Command(
    "sizeclass", .context, "Sets the size classes by hand, or leaves them to the device",
    discussion: """
      The horizontal class decides how many tabs fit, both decide whether titles are under or beside \
      their icons. They stay as set until sizeclass auto.
      """,
    parameters: [
      Parameter("HORIZONTAL", .choice(["compact", "regular", "auto"])),
      Parameter("VERTICAL", .choice(["compact", "regular"]), isOptional: true),
    ],
    examples: [
      Example("sizeclass compact regular", "an iPad window as narrow as a phone"),
      Example("sizeclass auto", "those of the device and its orientation"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      let horizontal = try arguments.needed(0)
      let vertical = arguments.word(1)
      guard let width = SizeClass(rawValue: horizontal.text) else {
        if let vertical {
          throw CommandError("auto takes nothing else", at: vertical, remedy: "sizeclass auto")
        }
        draft.design.sizeClasses = nil
        let clauses = draft.reconcile()
        return { clauses.following("the size classes follow the device") }
      }
      guard let vertical, let height = SizeClass(rawValue: vertical.text) else {
        throw CommandError(
          "the vertical class is missing", at: arguments.end..<arguments.end,
          remedy: "sizeclass \(width.rawValue) regular")
      }
      draft.design.sizeClasses = SizeClasses(horizontal: width, vertical: height)
      let clauses = draft.reconcile()
      return {
        clauses.following("set the size classes to \(width.rawValue) × \(height.rawValue)")
      }
    })
}
