import TabBarCore

extension Inspection {
  var largeLogo: Judgement {
    guard let size = design.situation.logo?.size else { return .skipped("no-logo") }
    guard let width = limits[.logoWidth], let height = limits[.logoHeight] else {
      return .skipped("no-size", ["guide": guide.name])
    }
    guard size.width > Double(width) || size.height > Double(height) else { return .met }
    return .broken(
      [],
      [
        "logoWidth": size.width, "logoHeight": size.height, "advisedWidth": width, "advisedHeight": height,
      ])
  }
}
