import TabBarCore

extension Rule {
  static let largeLogo = Rule("large-logo", needs: .television) { inspection in
    guard let size = inspection.design.situation.logo?.size else { return .skipped("no-logo") }
    guard let width = inspection.limits[.logoWidth], let height = inspection.limits[.logoHeight] else {
      return .skipped("no-size", ["guide": inspection.guide.name])
    }
    guard size.width > Double(width) || size.height > Double(height) else { return .met }
    return .broken(
      [],
      [
        "logoWidth": size.width, "logoHeight": size.height, "advisedWidth": width, "advisedHeight": height,
      ])
  }
}
