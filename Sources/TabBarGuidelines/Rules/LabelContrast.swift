import TabBarCore

extension Rule {
  static let labelContrast = Rule("label-contrast") { inspection in
    inspection.judge(
      .labelColor,
      asking:
        "do titles and icons differ from all the content that passes behind them? (bar labelColor= says it)"
    ) { color in
      color == .close
        ? .broken(saying: "titles and icons have nearly the colour of the content behind them") : .met
    }
  }
}
