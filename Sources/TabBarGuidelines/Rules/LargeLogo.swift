import TabBarCore

extension Rule {
  static let largeLogo = Rule("large-logo") { inspection in
    guard inspection.platform == .tvOS else { return .skipped("television-only") }
    guard let logo = inspection.design.situation.logo else {
      return .notApplicable(saying: "no logo is beside the bar")
    }
    guard let width = inspection.limits[.logoWidth], let height = inspection.limits[.logoHeight] else {
      return .notApplicable(saying: "\(inspection.guide.name) gives no size of a logo")
    }
    let size = logo.size
    let words =
      "the logo is \(points(size.width, rounded: .up)) wide and \(points(size.height, rounded: .up)) high"
    guard size.width > Double(width) || size.height > Double(height) else { return .met }
    let measured = [Measurement("logoWidth", size.width), Measurement("logoHeight", size.height)]
    return .broken(saying: "\(words), and \(width) by \(height) pt are the most", measured: measured)
  }
}
