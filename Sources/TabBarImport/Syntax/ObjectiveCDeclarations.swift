/// What Objective-C declares: methods, with the names and labels that Swift gives them, and texts.
extension Declarations {
  func readObjectiveC(_ file: CodeFile) {
    var owner: DeclaredType?
    var index = 0
    while index < file.tokens.count {
      if file.isToken(index, "@"),
        file.isToken(index + 1, "implementation") || file.isToken(index + 1, "interface"),
        file.kind(index + 2) == .name
      {
        owner = declare(file.text(index + 2), in: nil, isExtension: false)
        if file.isToken(index + 3, ":"), file.kind(index + 4) == .name {
          owner?.inherits.append(file.text(index + 4))
        }
        index += 3
      } else if file.isToken(index, "@"), file.isToken(index + 1, "end") {
        owner = nil
        index += 2
      } else if file.isToken(index, "-") || file.isToken(index, "+"), file.isOpen(index + 1, "(") {
        index = readMethod(at: index + 1, owner, file)
      } else if file.kind(index) == .name, file.isToken(index + 1, "="), file.kind(index + 2) == .string {
        let constant = DeclaredProperty(name: file.text(index), file: file, owner: nil)
        constant.initial = Body(file, (index + 2)..<(index + 3))
        add(constant)
        index += 3
      } else {
        index = max(index + 1, file.after(index))
      }
    }
  }

  private func readMethod(at start: Int, _ owner: DeclaredType?, _ file: CodeFile) -> Int {
    var index = file.after(start)
    var parts: [String] = []
    var parameters: [DeclaredFunction.Parameter] = []
    while index < file.tokens.count, !file.isOpen(index, "{"), !file.isToken(index, ";") {
      guard file.kind(index) == .name, parts.count < 32 else { return index + 1 }
      let part = file.text(index)
      parts.append(part)
      index += 1
      guard file.isToken(index, ":") else { continue }
      index += 1
      if file.isOpen(index, "(") { index = file.after(index) }
      guard file.kind(index) == .name else { continue }
      let isInitializer = parts.count == 1 && part.hasPrefix("init")
      let label = isInitializer ? ObjectiveCParser.label(ofInitializer: part) : parts.count == 1 ? "" : part
      parameters.append(DeclaredFunction.Parameter(label: label, name: file.text(index)))
      index += 1
    }
    guard file.isOpen(index, "{"), let first = parts.first else { return index + 1 }
    add(
      DeclaredFunction(
        name: first.hasPrefix("init") ? "init" : first, owner: owner, parameters: parameters,
        type: TypeName(), body: Body(file, file.inside(index))))
    return file.after(index)
  }
}
