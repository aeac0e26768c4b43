extension Format {
  static let screen = Format(
    id: "screen", summary: "the whole screen to scale, with the bar in its place"
  ) { scene, options in ScreenPicture.lines(scene, options) }
}
