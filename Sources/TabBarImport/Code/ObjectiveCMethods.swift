/// A method or a function of Objective-C.
struct ObjectiveCMethod {
  /// The names of its parts, such as `["controllerWithTitle", "image"]`.
  let parts: [String]
  let parameters: [String]
  let className: String
  let body: Range<Int>
  let file: CodeFile
}

/// What the Objective-C files of an app declare.
struct ObjectiveCDeclarations {
  private(set) var methods: [ObjectiveCMethod] = []
  /// The texts of constants.
  private(set) var constants: [String: String] = [:]
  private var bySelector: [String: [Int]] = [:]

  init(_ files: [CodeFile]) {
    for file in files { read(file) }
    for (index, method) in methods.enumerated() {
      bySelector[method.parts.joined(separator: ":"), default: []].append(index)
    }
  }

  /// Returns the method of a class for a selector, or the only one of all classes.
  func method(_ parts: [String], of className: String?) -> ObjectiveCMethod? {
    let known = bySelector[parts.joined(separator: ":")] ?? []
    if let className, let found = known.first(where: { methods[$0].className == className }) {
      return methods[found]
    }
    return known.count == 1 && className == nil ? methods[known[0]] : nil
  }

  private mutating func read(_ file: CodeFile) {
    var className = ""
    var index = 0
    while index < file.tokens.count {
      if file.isToken(index, "@"), file.isToken(index + 1, "implementation"), file.kind(index + 2) == .name {
        className = file.text(index + 2)
        index += 3
      } else if file.isToken(index, "@"), file.isToken(index + 1, "end") {
        className = ""
        index += 2
      } else if file.isToken(index, "-") || file.isToken(index, "+"), file.isOpen(index + 1, "(") {
        index = readMethod(at: index + 1, className, file)
      } else if file.kind(index) == .name, file.isToken(index + 1, "="), file.kind(index + 2) == .string {
        constants[file.text(index)] = file.string(index + 2)
        index += 3
      } else if file.isOpen(index, "{") {
        index = file.after(index)
      } else {
        index = max(index + 1, file.isOpen(index, "[") ? file.after(index) : index + 1)
      }
    }
  }

  private mutating func readMethod(at start: Int, _ className: String, _ file: CodeFile) -> Int {
    var index = file.after(start)
    var parts: [String] = []
    var parameters: [String] = []
    while index < file.tokens.count, !file.isOpen(index, "{"), !file.isToken(index, ";") {
      guard file.kind(index) == .name, parts.count < 32 else { return index + 1 }
      parts.append(file.text(index))
      index += 1
      guard file.isToken(index, ":") else { continue }
      index += 1
      if file.isOpen(index, "(") { index = file.after(index) }
      guard file.kind(index) == .name else { continue }
      parameters.append(file.text(index))
      index += 1
    }
    guard file.isOpen(index, "{") else { return index + 1 }
    methods.append(
      ObjectiveCMethod(
        parts: parts, parameters: parameters, className: className, body: file.inside(index), file: file))
    return file.after(index)
  }
}
