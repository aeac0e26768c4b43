/// What pictures and sentences need to know of a kind of bar beyond its layout.
package struct BarForm {
  /// What a bar is drawn on.
  package enum Surface {
    /// A background up to the edges of the window, with a line at the side of the content.
    case edge
    /// A shape of its own around the items.
    case glass
    /// Nothing: the selected item is in a box.
    case open
  }

  /// A noun phrase that tells it from other kinds, as in "a strip at the top".
  package let name: String
  let surface: Surface
  /// A noun for the shape around the items.
  var shape = "capsule"
  /// Whether the system adds a More tab where tabs do not fit.
  package var hasMore = false
  /// What is said of the bar while it has the focus; `nil` where a bar never has it.
  package var focus: String?
}

/// A part of a bar that is drawn beside its items.
package struct BarPart: Hashable {
  package enum Role: Hashable {
    /// The bar's background, up to the edges of the window.
    case edge
    /// The shape around the items.
    case shape
    /// The app's own view above or beside the items, and its image at the end of a row.
    case accessory, logo
    /// A button that turns the page; it leads nowhere where the row ends.
    case pageButton(isUsed: Bool)
  }

  package let role: Role
  package let name: String
  @Measured package var frame: Rect
}

extension BarLayout {
  /// The parts of the bar beside its items, from the back to the front.
  package var parts: [BarPart] {
    guard let form = kind?.form else { return [] }
    var parts: [BarPart] = []
    if form.surface == .edge, hasMaterial {
      parts.append(BarPart(role: .edge, name: "bar", frame: $frame))
    }
    if let shape {
      parts.append(
        BarPart(
          role: .shape, name: form.shape, frame: capsule == nil ? $frame.with(shape) : $capsule.with(shape)))
    }
    if let accessory {
      parts.append(BarPart(role: .accessory, name: "accessory", frame: $accessory.with(accessory)))
    }
    if let logo { parts.append(BarPart(role: .logo, name: "logo", frame: Measured(logo))) }
    for (button, fades) in zip(pageButtons, [fadesLeading, fadesTrailing]) {
      parts.append(
        BarPart(role: .pageButton(isUsed: fades), name: "page button", frame: $pageButtons.with(button)))
    }
    return parts
  }

  /// Whether the items are one below the other.
  package var isColumn: Bool { placement == .leading || placement == .side }

  /// The shape around the items; a column is one.
  package var shape: Rect? { capsule ?? (isColumn ? frame : nil) }

  /// What the bar is drawn on; a platform without a bar is drawn like one at an edge.
  package var surface: BarForm.Surface { kind?.form.surface ?? .edge }

  /// Whether the accessory is above the bar, not beside a minimized one.
  package var hasAccessoryAbove: Bool {
    guard let accessory else { return false }
    return accessory.midY < (capsule ?? items.first?.slot ?? frame).minY
  }

  /// Whether the bar has shrunk to round buttons.
  package var isShrunk: Bool { placement == .bottom && surface == .glass && capsule == nil }

  /// Returns whether an item is a circle of its own: it is separate, or the bar has shrunk to it.
  package func isRoundButton(_ item: BarItem) -> Bool { item.isSeparated || isShrunk }
}
