/// Every iPad, with the numbers of its screen (HIG layout tables, dimmmensions, hacknicity).
enum PadTables {
  /// Until iPadOS 17.
  static let docked = ReferenceTable(
    """
    = hacknicity and QMUI (50 since iOS 12, 49 before); QMUI 633 (65 with a home indicator)
    ipad-air-2 p ipados11 9 | row=49 height=49 y=975 capacity=8 arrangement=inline shown=7 more=2
    ipad-air-2 l ipados11 9 | row=49 height=49 y=719 capacity=8 arrangement=inline shown=7 more=2
    ipad-mini-4 p ipados11 9 | row=49 height=49 y=975 capacity=8 arrangement=inline shown=7 more=2
    ipad-mini-4 l ipados11 9 | row=49 height=49 y=719 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-9-7 p ipados11 9 | row=49 height=49 y=975 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-9-7 l ipados11 9 | row=49 height=49 y=719 capacity=8 arrangement=inline shown=7 more=2
    ipad-5 p ipados11 9 | row=49 height=49 y=975 capacity=8 arrangement=inline shown=7 more=2
    ipad-5 l ipados11 9 | row=49 height=49 y=719 capacity=8 arrangement=inline shown=7 more=2
    ipad-6 p ipados12 9 | row=50 height=50 y=974 capacity=8 arrangement=inline shown=7 more=2
    ipad-6 l ipados12 9 | row=50 height=50 y=718 capacity=8 arrangement=inline shown=7 more=2
    ipad-mini-5 p ipados13 9 | row=50 height=50 y=974 capacity=8 arrangement=inline shown=7 more=2
    ipad-mini-5 l ipados13 9 | row=50 height=50 y=718 capacity=8 arrangement=inline shown=7 more=2
    ipad-7 p ipados13 9 | row=50 height=50 y=1030 capacity=8 arrangement=inline shown=7 more=2
    ipad-7 l ipados13 9 | row=50 height=50 y=760 capacity=8 arrangement=inline shown=7 more=2
    ipad-8 p ipados14 9 | row=50 height=50 y=1030 capacity=8 arrangement=inline shown=7 more=2
    ipad-8 l ipados14 9 | row=50 height=50 y=760 capacity=8 arrangement=inline shown=7 more=2
    ipad-9 p ipados15 9 | row=50 height=50 y=1030 capacity=8 arrangement=inline shown=7 more=2
    ipad-9 l ipados15 9 | row=50 height=50 y=760 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-10-5 p ipados11 9 | row=49 height=49 y=1063 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-10-5 l ipados11 9 | row=49 height=49 y=785 capacity=8 arrangement=inline shown=7 more=2
    ipad-air-3 p ipados13 9 | row=50 height=50 y=1062 capacity=8 arrangement=inline shown=7 more=2
    ipad-air-3 l ipados13 9 | row=50 height=50 y=784 capacity=8 arrangement=inline shown=7 more=2
    ipad-mini-6 p ipados15 9 | row=50 height=65 y=1068 capacity=8 arrangement=inline shown=7 more=2
    ipad-mini-6 l ipados15 9 | row=50 height=65 y=679 capacity=8 arrangement=inline shown=7 more=2
    ipad-air-4 p ipados14 9 | row=50 height=65 y=1115 capacity=8 arrangement=inline shown=7 more=2
    ipad-air-4 l ipados14 9 | row=50 height=65 y=755 capacity=8 arrangement=inline shown=7 more=2
    ipad-air-5 p ipados16 9 | row=50 height=65 y=1115 capacity=8 arrangement=inline shown=7 more=2
    ipad-air-5 l ipados16 9 | row=50 height=65 y=755 capacity=8 arrangement=inline shown=7 more=2
    ipad-10 p ipados16 9 | row=50 height=65 y=1115 capacity=8 arrangement=inline shown=7 more=2
    ipad-10 l ipados16 9 | row=50 height=65 y=755 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-11-1 p ipados12 9 | row=50 height=65 y=1129 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-11-1 l ipados12 9 | row=50 height=65 y=769 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-11-2 p ipados14 9 | row=50 height=65 y=1129 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-11-2 l ipados14 9 | row=50 height=65 y=769 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-11-3 p ipados15 9 | row=50 height=65 y=1129 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-11-3 l ipados15 9 | row=50 height=65 y=769 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-11-4 p ipados16 9 | row=50 height=65 y=1129 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-11-4 l ipados16 9 | row=50 height=65 y=769 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-12-9-1 p ipados11 9 | row=49 height=49 y=1317 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-12-9-1 l ipados11 9 | row=49 height=49 y=975 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-12-9-2 p ipados11 9 | row=49 height=49 y=1317 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-12-9-2 l ipados11 9 | row=49 height=49 y=975 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-12-9-3 p ipados12 9 | row=50 height=65 y=1301 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-12-9-3 l ipados12 9 | row=50 height=65 y=959 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-12-9-4 p ipados14 9 | row=50 height=65 y=1301 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-12-9-4 l ipados14 9 | row=50 height=65 y=959 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-12-9-5 p ipados15 9 | row=50 height=65 y=1301 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-12-9-5 l ipados15 9 | row=50 height=65 y=959 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-12-9-6 p ipados16 9 | row=50 height=65 y=1301 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-12-9-6 l ipados16 9 | row=50 height=65 y=959 capacity=8 arrangement=inline shown=7 more=2
    ipad-air-11-m2 p ipados17 9 | row=50 height=65 y=1115 capacity=8 arrangement=inline shown=7 more=2
    ipad-air-11-m2 l ipados17 9 | row=50 height=65 y=755 capacity=8 arrangement=inline shown=7 more=2
    ipad-air-13-m2 p ipados17 9 | row=50 height=65 y=1301 capacity=8 arrangement=inline shown=7 more=2
    ipad-air-13-m2 l ipados17 9 | row=50 height=65 y=959 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-11-m4 p ipados17 9 | row=50 height=65 y=1145 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-11-m4 l ipados17 9 | row=50 height=65 y=769 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-13-m4 p ipados17 9 | row=50 height=65 y=1311 capacity=8 arrangement=inline shown=7 more=2
    ipad-pro-13-m4 l ipados17 9 | row=50 height=65 y=967 capacity=8 arrangement=inline shown=7 more=2
    """)

  /// iPadOS 18.
  static let strip18 = ReferenceTable(
    """
    = a published UIKit listing (31 from the top); titanium PR 14337 (titles only); flutter_device_preview (25)
    ipad-air-2 p ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=768,1024
    ipad-air-2 l ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=1024,768
    ipad-mini-4 p ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=768,1024
    ipad-mini-4 l ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=1024,768
    ipad-pro-9-7 p ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=768,1024
    ipad-pro-9-7 l ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=1024,768
    ipad-5 p ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=768,1024
    ipad-5 l ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=1024,768
    ipad-6 p ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=768,1024
    ipad-6 l ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=1024,768
    ipad-mini-5 p ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=768,1024
    ipad-mini-5 l ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=1024,768
    ipad-7 p ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=810,1080
    ipad-7 l ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=1080,810
    ipad-8 p ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=810,1080
    ipad-8 l ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=1080,810
    ipad-9 p ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=810,1080
    ipad-9 l ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=1080,810
    ipad-pro-10-5 p ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=834,1112
    ipad-pro-10-5 l ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=1112,834
    ipad-air-3 p ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=834,1112
    ipad-air-3 l ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=1112,834
    ipad-mini-6 p ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=744,1133
    ipad-mini-6 l ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1133,744
    ipad-air-4 p ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=820,1180
    ipad-air-4 l ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1180,820
    ipad-air-5 p ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=820,1180
    ipad-air-5 l ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1180,820
    ipad-10 p ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=820,1180
    ipad-10 l ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1180,820
    ipad-pro-11-1 p ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=834,1194
    ipad-pro-11-1 l ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1194,834
    ipad-pro-11-2 p ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=834,1194
    ipad-pro-11-2 l ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1194,834
    ipad-pro-11-3 p ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=834,1194
    ipad-pro-11-3 l ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1194,834
    ipad-pro-11-4 p ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=834,1194
    ipad-pro-11-4 l ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1194,834
    ipad-pro-12-9-1 p ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=1024,1366
    ipad-pro-12-9-1 l ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=1366,1024
    ipad-pro-12-9-2 p ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=1024,1366
    ipad-pro-12-9-2 l ipados18 5 | place=top y=31 shown=5 safe=20,0,0,0 window=1366,1024
    ipad-pro-12-9-3 p ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1024,1366
    ipad-pro-12-9-3 l ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1366,1024
    ipad-pro-12-9-4 p ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1024,1366
    ipad-pro-12-9-4 l ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1366,1024
    ipad-pro-12-9-5 p ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1024,1366
    ipad-pro-12-9-5 l ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1366,1024
    ipad-pro-12-9-6 p ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1024,1366
    ipad-pro-12-9-6 l ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1366,1024
    ipad-air-11-m2 p ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=820,1180
    ipad-air-11-m2 l ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1180,820
    ipad-air-11-m3 p ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=820,1180
    ipad-air-11-m3 l ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1180,820
    ipad-a16 p ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=820,1180
    ipad-a16 l ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1180,820
    ipad-mini-a17-pro p ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=744,1133
    ipad-mini-a17-pro l ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1133,744
    ipad-air-13-m2 p ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1024,1366
    ipad-air-13-m2 l ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1366,1024
    ipad-air-13-m3 p ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1024,1366
    ipad-air-13-m3 l ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1366,1024
    ipad-pro-11-m4 p ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=834,1210
    ipad-pro-11-m4 l ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1210,834
    ipad-pro-13-m4 p ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1032,1376
    ipad-pro-13-m4 l ipados18 5 | place=top y=31 shown=5 safe=24,0,25,0 window=1376,1032
    """)

  /// Since iPadOS 26.
  static let glass = ReferenceTable(
    """
    = a published UIKit listing (28 from the top); flutter_device_preview, 11 models (32, 25); flutterware (32)
    ipad-air-2 p ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=768,1024
    ipad-air-2 l ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=1024,768
    ipad-mini-4 p ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=768,1024
    ipad-mini-4 l ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=1024,768
    ipad-pro-9-7 p ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=768,1024
    ipad-pro-9-7 l ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=1024,768
    ipad-5 p ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=768,1024
    ipad-5 l ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=1024,768
    ipad-6 p ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=768,1024
    ipad-6 l ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=1024,768
    ipad-mini-5 p ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=768,1024
    ipad-mini-5 l ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=1024,768
    ipad-7 p ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=810,1080
    ipad-7 l ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=1080,810
    ipad-8 p ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=810,1080
    ipad-8 l ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=1080,810
    ipad-9 p ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=810,1080
    ipad-9 l ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=1080,810
    ipad-pro-10-5 p ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=834,1112
    ipad-pro-10-5 l ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=1112,834
    ipad-air-3 p ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=834,1112
    ipad-air-3 l ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=1112,834
    ipad-mini-6 p ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=744,1133
    ipad-mini-6 l ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1133,744
    ipad-air-4 p ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=820,1180
    ipad-air-4 l ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1180,820
    ipad-air-5 p ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=820,1180
    ipad-air-5 l ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1180,820
    ipad-10 p ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=820,1180
    ipad-10 l ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1180,820
    ipad-pro-11-1 p ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=834,1194
    ipad-pro-11-1 l ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1194,834
    ipad-pro-11-2 p ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=834,1194
    ipad-pro-11-2 l ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1194,834
    ipad-pro-11-3 p ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=834,1194
    ipad-pro-11-3 l ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1194,834
    ipad-pro-11-4 p ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=834,1194
    ipad-pro-11-4 l ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1194,834
    ipad-pro-12-9-1 p ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=1024,1366
    ipad-pro-12-9-1 l ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=1366,1024
    ipad-pro-12-9-2 p ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=1024,1366
    ipad-pro-12-9-2 l ipados26 5 | place=top y=28 shown=5 safe=32,0,0,0 window=1366,1024
    ipad-pro-12-9-3 p ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1024,1366
    ipad-pro-12-9-3 l ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1366,1024
    ipad-pro-12-9-4 p ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1024,1366
    ipad-pro-12-9-4 l ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1366,1024
    ipad-pro-12-9-5 p ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1024,1366
    ipad-pro-12-9-5 l ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1366,1024
    ipad-pro-12-9-6 p ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1024,1366
    ipad-pro-12-9-6 l ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1366,1024
    ipad-air-11-m2 p ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=820,1180
    ipad-air-11-m2 l ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1180,820
    ipad-air-11-m3 p ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=820,1180
    ipad-air-11-m3 l ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1180,820
    ipad-a16 p ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=820,1180
    ipad-a16 l ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1180,820
    ipad-mini-a17-pro p ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=744,1133
    ipad-mini-a17-pro l ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1133,744
    ipad-air-13-m2 p ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1024,1366
    ipad-air-13-m2 l ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1366,1024
    ipad-air-13-m3 p ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1024,1366
    ipad-air-13-m3 l ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1366,1024
    ipad-pro-11-m4 p ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=834,1210
    ipad-pro-11-m4 l ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1210,834
    ipad-pro-13-m4 p ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1032,1376
    ipad-pro-13-m4 l ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1376,1032
    ipad-pro-11-m5 p ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=834,1210
    ipad-pro-11-m5 l ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1210,834
    ipad-pro-13-m5 p ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1032,1376
    ipad-pro-13-m5 l ipados26 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1376,1032
    ipad-air-11-m4 p ipados27 5 | place=top y=28 shown=5 safe=32,0,25,0 window=820,1180
    ipad-air-11-m4 l ipados27 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1180,820
    ipad-air-13-m4 p ipados27 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1024,1366
    ipad-air-13-m4 l ipados27 5 | place=top y=28 shown=5 safe=32,0,25,0 window=1366,1024
    """)
}
