/// What a session must be after `add`, `mark`, `back`, `step`, `new`, undo and redo, worked out plainly: each place keeps
/// its own marks.
struct PlainHistory {
  struct Step {
    let parent: Int
    let line: String
    let titles: [String]
    let number: Int
    let session: Int
  }

  struct Place {
    let step: Int
    var marks: [String: Int]
    /// Whether it does not follow the place before by one step.
    var leaps = false
  }

  private var steps = [Step(parent: -1, line: "", titles: [], number: 0, session: 0)]
  private var places = [Place(step: 0, marks: [:])]
  private(set) var position = 0
  /// The highest number that each session has given.
  private var highest = [0]
  /// The number of the next step, where that was taken before.
  private var nextNumber: Int?

  private var present: Int { places[position].step }

  var titles: [String] { steps[present].titles }

  /// What led to each place up to the present one.
  var lines: [String] { places[...position].dropFirst().map { steps[$0.step].line } }

  /// The steps of the session that are done, or that redo can do again, with their numbers.
  var course: [String] {
    let all = places.map { steps[$0.step] }.filter { $0.session == steps[present].session && $0.number > 0 }
    return all.map { "\($0.number) \($0.line)" }
  }

  func titles(_ marks: [String: Int]) -> [String: [String]] { marks.mapValues { steps[$0].titles } }

  private func way(to step: Int) -> [Int] {
    sequence(first: step) { $0 == 0 ? nil : steps[$0].parent }.reversed()
  }

  private func isOnWay(_ step: Int, to other: Int) -> Bool { way(to: other).contains(step) }

  /// The marks that there are, with those that redo would bring.
  var named: [String: Int] {
    let session = steps[present].session
    let later = places[position...].last { steps[$0.step].session == session }
    return places[position].marks.merging(later?.marks ?? [:]) { set, _ in set }
  }

  /// Those that stay: who takes back a mark alone does not want it.
  func kept(with name: String? = nil) -> [String: Int] {
    let alone = places.count == position + 2 ? places[position + 1].step : nil
    return named.filter { $1 != alone || $0 == name || places[position].marks[$0] == $1 }
  }

  private mutating func keep(with name: String? = nil) {
    guard position < places.count - 1 else { return }
    places[position].marks = kept(with: name)
    places.removeSubrange((position + 1)...)
  }

  private mutating func take(_ line: String, _ titles: [String]) {
    let session = steps[present].session
    let number = nextNumber ?? highest[session] + 1
    nextNumber = nil
    highest[session] = max(highest[session], number)
    keep()
    steps.append(Step(parent: present, line: line, titles: titles, number: number, session: session))
    places.append(Place(step: steps.count - 1, marks: places[position].marks))
    position += 1
  }

  /// Carries out a line; returns whether it can be.
  mutating func run(_ line: String) -> Bool {
    let words = line.split(separator: " ").map(String.init)
    let name = words.count > 1 ? words[1] : ""
    switch words[0] {
    case "add": take(line, titles + [name])
    case "mark":
      let isOff = words.count > 2
      if isOff, named[name] == nil { return false }
      if isOff { keep(with: name) }
      take(line, titles)
      places[position].marks[name] = isOff ? nil : present
    case "back":
      guard let mark = named[name] else { return false }
      if steps[mark].titles != titles { take(line, steps[mark].titles) }
    case "new":
      keep()
      highest.append(0)
      steps.append(Step(parent: present, line: line, titles: [], number: 0, session: highest.count - 1))
      places.append(Place(step: steps.count - 1, marks: [:], leaps: true))
      position += 1
    case "undo", "redo": return travel(words)
    default: return change(Int(name) ?? 0, to: words.dropFirst(2).joined(separator: " "))
    }
    return true
  }

  private mutating func travel(_ words: [String]) -> Bool {
    let isBack = words[0] == "undo"
    guard words[1] == "to" else {
      let count = Int(words[1]) ?? 0
      let target = isBack ? max(0, position - count) : min(places.count - 1, position + count)
      defer { position = target }
      return target != position
    }
    let number = Int(words[2])
    let session = steps[present].session
    let later = places.indices.filter { $0 > position }.prefix { !places[$0].leaps }
    let way = way(to: present).dropLast()
    let target =
      isBack
      ? places[..<position].lastIndex { way.contains($0.step) && isStep($0.step, number, session) }
      : later.first { isStep(places[$0].step, number, session) }
    position = target ?? position
    return target != nil
  }

  private func isStep(_ step: Int, _ number: Int?, _ session: Int) -> Bool {
    steps[step].number == number && steps[step].session == session
  }

  /// Puts a command in the place of a step, or none for `off`.
  private mutating func change(_ number: Int, to command: String) -> Bool {
    let session = steps[present].session
    let way = way(to: present)
    guard number > 0, let step = way.first(where: { isStep($0, number, session) }) else { return false }
    let aside = kept().values.filter { !isOnWay($0, to: present) }
    guard !aside.contains(where: { isOnWay(step, to: $0) }) else { return false }
    var later = self
    later.keep()
    let start = steps[step].parent
    let earlier = places[...position].last { $0.step == start }?.marks ?? [:]
    let stay = later.places[position].marks.filter { aside.contains($0.value) }
    let marks = earlier.merging(stay) { earlier, _ in earlier }
    later.places.append(Place(step: start, marks: marks, leaps: true))
    later.position += 1
    let taken =
      (command == "off" ? [] : [(number, command)])
      + way.filter { $0 > step && isOnWay(step, to: $0) }.map { (steps[$0].number, steps[$0].line) }
    for (number, line) in taken {
      later.nextNumber = number
      guard later.run(line) else { return false }
    }
    later.nextNumber = nil
    if later.places.count > position + 2 {
      later.places.remove(at: position + 1)
      later.places[position + 1].leaps = true
      later.position -= 1
    }
    self = later
    return true
  }
}
