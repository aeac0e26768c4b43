/// A list that grows at its end, in parts of one size.
///
/// An array would be copied whenever it outgrows its place, and as a whole with the first change of each copy: a
/// session may have a million steps, and for each key a line is tried on a copy of it.
struct LongList<Element: Sendable>: RandomAccessCollection, RangeReplaceableCollection,
  MutableCollection, Sendable
{
  private var parts: [[Element]] = []
  private static var size: Int { 1 << 10 }

  var startIndex: Int { 0 }
  private(set) var endIndex = 0

  init() {}

  subscript(index: Int) -> Element {
    get { parts[index / Self.size][index % Self.size] }
    _modify { yield &parts[index / Self.size][index % Self.size] }
  }

  mutating func append(_ element: Element) {
    if endIndex % Self.size == 0 { parts.append([]) }
    parts[parts.count - 1].append(element)
    endIndex += 1
  }

  mutating func replaceSubrange(_ range: Range<Int>, with elements: some Collection<Element>) {
    let rest = Array(elements) + self[range.upperBound...]
    parts.removeSubrange(((range.lowerBound + Self.size - 1) / Self.size)...)
    endIndex = range.lowerBound
    if endIndex % Self.size > 0 { parts[parts.count - 1].removeSubrange((endIndex % Self.size)...) }
    for element in rest { append(element) }
  }
}
