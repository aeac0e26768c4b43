/// The windows of iPads from iOS 9 to iPadOS 18, as they were measured or follow from the divider of 10 pt.
///
/// Sources: swift-snapshot-testing; window sizes observed by macguru and sgl0v (iOS 9 to 11); hacknicity;
/// Chromium's tests; Apple's table of size classes and openradar 34621309. `low` is a rule or a guess.
enum PadWindows {
  /// Each row: the screen upright, the orientation, the part, the window, the class of its width, how sure
  /// it is. A number that is not known is `-`.
  static let rows = """
    744x1133 l full 1133 744 r high
    744x1133 l 1/3 - 744 c low
    744x1133 l 1/2 561.5 744 c low
    744x1133 l 2/3 - 744 r low
    744x1133 p full 744 1133 r high
    744x1133 p 1/3 320 1133 c low
    744x1133 p 2/3 414 1133 c low
    744x1133 l over - - c low
    744x1133 p over 320 - c low
    768x1024 l full 1024 768 r high
    768x1024 l 1/3 320 768 c high
    768x1024 l 1/2 507 768 c high
    768x1024 l 2/3 694 768 r high
    768x1024 p full 768 1024 r high
    768x1024 p 1/3 320 1024 c high
    768x1024 p 2/3 438 1024 c high
    768x1024 l over 320 728 c medium
    768x1024 p over 320 984 c medium
    810x1080 l full 1080 810 r high
    810x1080 l 1/3 320 810 c medium
    810x1080 l 1/2 535 810 c medium
    810x1080 l 2/3 750 810 r medium
    810x1080 p full 810 1080 r high
    810x1080 p 1/3 320 1080 c medium
    810x1080 p 2/3 480 1080 c medium
    810x1080 l over 320 770 c medium
    810x1080 p over 320 1040 c medium
    820x1180 l full 1180 820 r high
    820x1180 l 1/3 375 820 c low
    820x1180 l 1/2 585 820 c low
    820x1180 l 2/3 795 820 r low
    820x1180 p full 820 1180 r high
    820x1180 p 1/3 320 1180 c low
    820x1180 p 2/3 490 1180 c low
    820x1180 l over 375 - c low
    820x1180 p over 320 - c low
    834x1112 l full 1112 834 r high
    834x1112 l 1/3 320 834 c high
    834x1112 l 1/2 551 834 c high
    834x1112 l 2/3 782 834 r high
    834x1112 p full 834 1112 r high
    834x1112 p 1/3 320 1112 c high
    834x1112 p 2/3 504 1112 c high
    834x1112 l over 320 794 c medium
    834x1112 p over 320 1072 c medium
    834x1194 l full 1194 834 r high
    834x1194 l 1/3 375 834 c medium
    834x1194 l 1/2 592 834 c medium
    834x1194 l 2/3 809 834 r medium
    834x1194 p full 834 1194 r high
    834x1194 p 1/3 320 1194 c medium
    834x1194 p 2/3 504 1194 c medium
    834x1194 l over 375 - c low
    834x1194 p over 320 - c low
    834x1210 l full 1210 834 r high
    834x1210 l 1/3 375 834 c low
    834x1210 l 1/2 600 834 c low
    834x1210 l 2/3 825 834 r low
    834x1210 p full 834 1210 r high
    834x1210 p 1/3 320 1210 c low
    834x1210 p 2/3 504 1210 c low
    834x1210 l over 375 - c low
    834x1210 p over 320 - c low
    1024x1366 l full 1366 1024 r high
    1024x1366 l 1/3 375 1024 c high
    1024x1366 l 1/2 678 1024 r high
    1024x1366 l 2/3 981 1024 r high
    1024x1366 p full 1024 1366 r high
    1024x1366 p 1/3 375 1366 c high
    1024x1366 p 2/3 639 1366 c high
    1024x1366 l over 375 - c medium
    1024x1366 p over 375 - c medium
    1032x1376 l full 1376 1032 r high
    1032x1376 l 1/3 375 1032 c low
    1032x1376 l 1/2 683 1032 r low
    1032x1376 l 2/3 991 1032 r low
    1032x1376 p full 1032 1376 r high
    1032x1376 p 1/3 375 1376 c low
    1032x1376 p 2/3 647 1376 c low
    1032x1376 l over 375 - c low
    1032x1376 p over 375 - c low
    """
}
