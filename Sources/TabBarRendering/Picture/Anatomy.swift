import TabBarCore
import TabBarGuidelines

/// The parts of a bar: which are there, and what each is.
struct Anatomy {
  /// A part that bars have, or may have.
  enum Part: String, CaseIterable {
    case container
    case icon
    case badge
    case title
    case activeTab = "active tab"
    case inactiveTab = "inactive tab"
    case more = "More"
    case apart = "item apart"
    case accessory
    case logo
    case pageButtons = "page buttons"
    case homeIndicator = "home indicator"

    /// Whether it is worth a word that the part is not there.
    var isUsual: Bool {
      switch self {
      case .apart, .accessory, .logo, .pageButtons: false
      default: true
      }
    }
  }

  /// A part that is there, with what it is in one or two sentences.
  struct Present {
    let part: Part
    let text: String
  }

  /// The parts that are there, in the order of `Part`.
  let present: [Present]
  /// The usual parts that are not there, each with the reason as a clause.
  let missing: [(part: Part, why: String)]

  /// Takes a bar to pieces.
  init(_ scene: Scene) {
    var present: [Present] = []
    var missing: [(part: Part, why: String)] = []
    for part in Part.allCases {
      if let text = AnatomyWords.text(part, of: scene) {
        present.append(Present(part: part, text: text))
      } else if part.isUsual {
        missing.append((part, AnatomyWords.reason(part, of: scene)))
      }
    }
    self.present = present
    self.missing = missing
  }

  /// Returns the number of a part in the picture, or `nil` where it is not there.
  func number(of part: Part) -> Int? { present.firstIndex { $0.part == part }.map { $0 + 1 } }
}
