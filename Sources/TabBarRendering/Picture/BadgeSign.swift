/// The sign that stands for a badge in a picture.
enum BadgeSign {
  /// Returns a filled circle for 1 to 10, otherwise the text in parentheses.
  static func sign(for badge: String, _ options: RenderOptions) -> String {
    // The dingbats ❶ to ❿ stand in a row and every usual terminal font has them.
    if !options.ascii, let number = UInt32(badge), (1...10).contains(number), badge.utf8.first != 0x30,
      let scalar = Unicode.Scalar(0x2775 + number)
    {
      return String(Character(scalar))
    }
    return "(" + options.shown(badge) + ")"
  }
}
