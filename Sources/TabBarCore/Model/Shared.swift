/// A value behind a reference: copies share it until one of them is changed, and two that share it are equal at once.
struct Shared<Value: Hashable & Sendable>: Hashable {
  private var box: Box<Value>

  init(_ value: Value) { box = Box(value) }

  var value: Value {
    _read { yield box.value }
    set { box = Box(newValue) }
  }

  static func == (left: Shared, right: Shared) -> Bool { left.box === right.box || left.value == right.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// It asks nothing of its value, which a start would have to look for among all types.
private final class Box<Value: Sendable>: Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
