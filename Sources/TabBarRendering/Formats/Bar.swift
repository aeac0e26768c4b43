extension Format {
  /// The bar to scale: the picture after every command.
  static let bar = Format(
    id: "bar", aliases: ["text"], summary: "the bar to scale, with its numbers and the More list"
  ) { scene, options in BarPicture.lines(scene, options) }
}
