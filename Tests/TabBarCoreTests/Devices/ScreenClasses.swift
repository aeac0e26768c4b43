import TabBarCore
import TabBarTestSupport
import Testing

/// What is expected of the devices that share a screen, as `Cases/Tables/screens.txt` has it.
struct ScreenClass: Sendable, CustomTestStringConvertible {
  /// The ids of the devices.
  let models: [String]
  let width: Double
  let height: Double
  let scale: Int
  /// The safe area upright.
  let top: Double
  let bottom: Double
  /// The safe area on its side.
  let sides: Double
  let landscapeBottom: Double
  /// The classes of width and height as `wh`, upright and on its side: `c` compact, `r` regular.
  let classes: (portrait: String, landscape: String)
  let hasHomeIndicator: Bool

  var testDescription: String { models.joined(separator: ", ") }

  private init(_ row: CaseFile.Row) throws {
    let words = row.cells[0].split(separator: " ").map(String.init)
    try #require(words.count == 10, "\(row.place)")
    let numbers = try words.prefix(7).map { try #require(Double($0), "\(row.place)") }
    models = row.cells[1].split(separator: " ").map(String.init)
    (width, height, scale) = (numbers[0], numbers[1], Int(numbers[2]))
    (top, bottom, sides, landscapeBottom) = (numbers[3], numbers[4], numbers[5], numbers[6])
    classes = (words[7], words[8])
    hasHomeIndicator = words[9] == "indicator"
  }

  static let phones = Result { try all("phones") }
  static let pads = Result { try all("pads") }

  private static func all(_ table: String) throws -> [ScreenClass] {
    try ReferenceTable.rows(of: "screens.txt", below: table).map(ScreenClass.init)
  }

  /// Devices that have no screen as others have: one that folds, and windows in the air.
  static let ofTheirOwn = ["iphone-duo-outer", "iphone-duo-inner", "vision-pro"]
}

extension SizeClasses {
  /// The classes as two letters, width first: `cr` is compact in width, regular in height.
  var letters: String { "\(horizontal.rawValue.prefix(1))\(vertical.rawValue.prefix(1))" }
}
