/// Conditions: which hold, which only the running app knows, and which branches may be taken.
extension Evaluator {
  /// Returns whether a condition asks which tab is selected. Where it does not hold, most tabs are.
  func speaksOfSelection(_ code: Code) -> Bool {
    guard !code.contains("!=", "!") else { return false }
    return code.range.contains { index in
      guard code.file.kind(index) == .name else { return false }
      let word = code.file.text(index).lowercased()
      if word.contains("select") || ["active", "isactive", "iscurrent", "sel"].contains(word) { return true }
      // UIDevice.current is the device.
      if word == "current" { return !code.file.isToken(index - 1, ".") }
      // currentTab is the selected one; currentUser says nothing of tabs.
      return (word.contains("active") || word.contains("current"))
        && ["tab", "index", "item", "page", "section"].contains { word.contains($0) }
    }
  }

  /// Returns whether a condition holds, or `nil` where only the running app knows.
  ///
  /// - Parameter atFirst: Whether a variable has the value that its declaration gives it.
  func truth(_ node: Node, _ scope: Scope, atFirst: Bool = false) -> Bool? {
    deeper {
      switch node.kind {
      case .truth(let truth): return truth
      case .name("#unavailable"): return false
      case .call(let callee, _) where callee.isName("#available") || callee.isName("#unavailable"):
        return callee.isName("#available")
      case .name("self") where node.code.file.isObjectiveC: return true
      case .matches(let patterns, let subject):
        return matches(patterns, value(subject, scope)).flatMap {
          isVariable(subject, scope) && !atFirst ? nil : $0
        }
      case .operation("!", let nodes):
        // What a getter asks of its variable before it makes the value.
        if node.code.file.isObjectiveC { return true }
        return truth(nodes[0], scope, atFirst: atFirst).map { !$0 }
      case .operation("&&", let nodes): return truth(nodes, scope, atFirst: atFirst)
      case .operation("||", let nodes):
        let parts = nodes.map { truth($0, scope, atFirst: atFirst) }
        return parts.contains(true) ? true : parts.contains(nil) ? nil : false
      case .operation(let sign, let nodes) where nodes.count == 2:
        guard atFirst || !nodes.contains(where: { isVariable($0, scope) }) else { return nil }
        let left = value(nodes[0], scope)
        let right = value(nodes[1], scope)
        switch (sign, left, right) {
        case ("<", .number(let one), .number(let other)): return one < other
        case (">", .number(let one), .number(let other)): return one > other
        case ("==", _, _), ("!=", _, _): return left.isSame(as: right).map { $0 == (sign == "==") }
        default: return nil
        }
      case .variables: return nil
      default:
        guard atFirst || !isVariable(node, scope), case .truth(let found) = value(node, scope) else {
          return nil
        }
        return found
      }
    } ?? nil
  }

  /// Returns whether all of some conditions hold.
  func truth(_ nodes: [Node], _ scope: Scope, atFirst: Bool = false) -> Bool? {
    let parts = nodes.map { truth($0, scope, atFirst: atFirst) }
    return parts.contains(false) ? false : parts.contains(nil) ? nil : true
  }

  /// Returns whether the value of a name may change while the app runs: it is the first one of a stored `var`.
  func isVariable(_ node: Node, _ scope: Scope) -> Bool {
    var property: Variable?
    var owner: Value?
    switch node.kind {
    case .name(let name):
      let name = name.hasPrefix("$") ? String(name.dropFirst()) : name
      guard scope.find(name) == nil else { return false }
      owner = scope.owner
      property = declarations.property(name, of: scope.type) ?? declarations.properties[name]
    case .member(let base, let name):
      let receiver = value(base, scope)
      owner = receiver
      property = declarations.property(name, of: receiver.type)
    default: return false
    }
    guard let property, property.isVariable else { return false }
    guard let object = owner?.object, object.fields[property.name] != nil else { return true }
    return object.initials.contains(property.name)
  }

  /// Returns whether a value is one of some cases, or `nil` where only the running app knows.
  func matches(_ patterns: [String], _ value: Value) -> Bool? {
    let wanted: String
    switch value {
    case .enumCase(_, let name), .implicit(let name): wanted = name
    case .text(let text): wanted = "\"\(text)\""
    case .number(let number): wanted = "\(number)"
    case .truth(let value): wanted = "\(value)"
    case .maybe(let value, _): return matches(patterns, value)
    default: return nil
    }
    return patterns.contains(wanted)
  }

  /// Returns the case of a `switch` that holds, or all that may, the one that holds at first before the others.
  func ordered(_ cases: [Case], by subject: Node, _ scope: Scope) -> (cases: [Case], isKnown: Bool) {
    let found = value(subject, scope)
    let chosen =
      found.isUnknown ? nil : cases.firstIndex { $0.patterns.isEmpty || matches($0.patterns, found) != false }
    guard let chosen, cases[chosen].patterns.isEmpty || matches(cases[chosen].patterns, found) == true else {
      return (cases, false)
    }
    guard isVariable(subject, scope), !speaksOfSelection(subject.code) else { return ([cases[chosen]], true) }
    return ([cases[chosen]] + cases[..<chosen] + cases[(chosen + 1)...], false)
  }

  /// Returns whether a branch is for devices other than the iPhone that a session of an app begins with.
  private func isOfOtherDevice(_ branch: Branch) -> Bool {
    branch.conditions.contains { node in
      let words = node.code.words
      return words.contains { $0.lowercased().hasSuffix("idiom") } && !node.code.contains("!=", "!")
        && !words.isDisjoint(with: ["pad", "mac", "tv", "vision", "carPlay"])
    }
  }

  /// Returns the branches of an `if` that may be taken, each with what it depends on, the one that counts first.
  func chosen(_ branches: [Branch], _ scope: Scope) -> [(branch: Branch, condition: Condition?)] {
    var found: [Branch] = []
    for branch in branches {
      let truth = branch.conditions.isEmpty ? true : truth(branch.conditions, scope)
      if truth != false { found.append(branch) }
      if truth == true { break }
    }
    found = found.filter { !isOfOtherDevice($0) } + found.filter(isOfOtherDevice)
    // What is shown at first counts first, and what most tabs are that are not selected.
    if let first = found.first, found.count > 1,
      speaksOfSelection(first.head) || truth(first.conditions, scope, atFirst: true) == false
    {
      found.append(found.removeFirst())
    }
    guard let first = found.first else { return [] }
    let isCertain = first.conditions.isEmpty || truth(first.conditions, scope) == true
    if isCertain, first.conditions.isEmpty || found.count == 1 {
      return [(first, nil)] + found.dropFirst().map { ($0, Condition(text: $0.head.text, isOther: true)) }
    }
    return [(first, Condition(text: first.head.text, isOther: isOfOtherDevice(first)))]
      + found.dropFirst().map { branch in
        let text = branch.conditions.isEmpty ? Condition.not(first.head.text) : branch.head.text
        return (branch, Condition(text: text, isOther: true))
      }
  }
}
