import CTabBarTables
import Testing

@testable import TabBarRendering

/// The signs of symbols.
@Suite struct IconSignTests {
  /// The symbols in the tab bars of 44 real apps and in tab bars of sample code.
  static let inUse = """
    1.square.fill 2.square.fill 3.square.fill alarm.fill antenna.radiowaves.left.and.right applewatch
    applewatch.watchface arcade.stick arrow.down.circle bell bell.fill bird book bookmark.circle.fill
    bookmark.fill building calendar camera.fill character.bubble checkmark.shield clock
    clock.arrow.circlepath clock.fill doc.text.image dot.radiowaves.left.and.right ellipsis eye film
    folder folder.fill folder.fill.badge.person.crop gamecontroller.fill gear gearshape.circle globe
    headphones heart.circle heart.fill house house.circle house.fill info.circle leaf link list.bullet
    list.bullet.rectangle list.dash magnifyingglass magnifyingglass.circle map.fill mappin.and.ellipse
    message.fill music.note music.note.list newspaper newspaper.fill person person.2 person.2.fill
    person.crop.circle person.crop.circle.fill person.crop.rectangle.stack.fill play.circle
    play.circle.fill play.square.stack.fill qrcode.viewfinder safari.fill server.rack sparkles
    square.and.pencil square.grid.2x2.fill square.stack square.stack.3d.up.fill square.stack.fill star
    star.circle.fill star.fill stopwatch.fill studentdesk timer tray.and.arrow.down.fill
    tray.and.arrow.up.fill tv
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  /// The names of SF Symbols 5.1 that have a sign (from SFSafeSymbols' list of names).
  static let names = """
    1.circle 1.square 2.circle 2.square 3.circle 3.square abc airplane airplayaudio airplayvideo airpods
    alarm ant antenna.radiowaves.left.and.right app app.badge app.gift appletv applewatch
    applewatch.watchface arcade.stick archivebox archivebox.circle arrow.clockwise arrow.down
    arrow.down.app arrow.down.circle arrow.down.doc arrow.left arrow.left.arrow.right arrow.right
    arrow.triangle.2.circlepath arrow.up arrow.up.arrow.down arrow.up.circle arrow.uturn.left asterisk at
    atom backpack backward bag bandage banknote barcode barcode.viewfinder barometer basket bathtub
    battery.100 beach.umbrella bed.double bell bell.badge bicycle binoculars bird birthday.cake bolt
    bolt.heart bolt.horizontal book bookmark bookmark.circle books.vertical brain brain.head.profile
    briefcase bubble.left bubble.left.and.bubble.right bubble.middle.bottom bubble.right
    bubbles.and.sparkles building building.2 building.columns bus cablecar calendar calendar.badge.clock
    calendar.circle calendar.day.timeline.left camera camera.viewfinder car carrot cart case character
    character.bubble chart.bar chart.line.uptrend.xyaxis chart.pie chart.xyaxis.line checklist checkmark
    checkmark.circle checkmark.seal checkmark.shield checkmark.square chevron.left
    chevron.left.forwardslash.chevron.right chevron.right circle circle.grid.2x2 circle.grid.3x3
    circle.hexagongrid circle.lefthalf.filled clock clock.arrow.circlepath clock.badge
    clock.badge.checkmark cloud cloud.rain cloud.sun comb command compass.drawing cpu creditcard cross
    cross.case crown cube cube.box cup.and.saucer curlybraces desktopcomputer diamond dice display doc
    doc.on.doc doc.richtext doc.text doc.text.image dollarsign dollarsign.circle
    dot.radiowaves.left.and.right dot.radiowaves.right drop dumbbell ellipsis ellipsis.bubble
    ellipsis.circle envelope envelope.open eurosign.circle exclamationmark exclamationmark.bubble
    exclamationmark.circle exclamationmark.triangle externaldrive eye eye.slash eyedropper eyeglasses
    face.smiling faceid fan ferry figure figure.2 figure.2.and.child.holdinghands figure.child
    figure.mind.and.body figure.run figure.strengthtraining.traditional figure.walk film fish flag
    flag.checkered flame flashlight.on.fill folder folder.badge.person.crop folder.badge.plus fork.knife
    forward fuelpump function gamecontroller gauge gear gearshape gearshape.2 gift giftcard globe
    globe.americas globe.europe.africa graduationcap guitars hammer hand.raised hand.tap hand.thumbsup
    hand.wave hands.clap hare headphones heart heart.circle heart.text.square hexagon highlighter homekit
    homepodmini hourglass house icloud icloud.and.arrow.down info info.circle internaldrive ipad iphone
    key ladybug lamp.desk laptopcomputer latch.2.case laurel.leading leaf lightbulb lightswitch.on
    line.3.horizontal line.3.horizontal.decrease.circle line.horizontal.3
    line.horizontal.3.decrease.circle link list.bullet list.bullet.rectangle list.dash list.number
    list.star location location.circle lock lungs magazine magnifyingglass map mappin mappin.and.ellipse
    mappin.circle medal megaphone memorychip message metronome mic minus minus.circle moon moon.stars
    mountain.2 music.mic music.note music.note.house music.note.list network newspaper note note.text
    number opticaldisc paintbrush paintbrush.pointed paintpalette paperclip paperplane paragraphsign
    parkingsign pause pawprint pencil pencil.and.outline percent person person.2 person.2.wave.2 person.3
    person.badge.plus person.circle person.crop.circle person.crop.rectangle person.crop.rectangle.stack
    person.crop.square person.text.rectangle person.wave.2 phone phone.arrow.up.right phone.circle photo
    photo.on.rectangle photo.stack pianokeys pills pin pin.circle play play.circle play.rectangle
    play.square.stack play.tv plus plus.app plus.circle plus.forwardslash.minus plus.square popcorn power
    puzzlepiece qrcode qrcode.viewfinder questionmark questionmark.circle quote.bubble radio
    record.circle recordingtape rectangle rectangle.3.group rectangle.and.pencil.and.ellipsis
    rectangle.grid.1x2 rectangle.grid.2x2 rectangle.inset.filled.and.person.filled
    rectangle.portrait.and.arrow.right rectangle.split.3x1 rectangle.stack rectangle.stack.person.crop
    repeat road.lanes rosette ruler safari scalemass scissors scope scribble server.rack shield
    shippingbox shoe shuffle sidebar.left signature signpost.right slider.horizontal.3 snowflake
    soccerball sofa sparkle sparkles speaker speaker.wave.2 speedometer sportscourt square
    square.and.arrow.down square.and.arrow.up square.and.pencil square.grid.2x2 square.grid.3x2
    square.grid.3x3 square.stack square.stack.3d.up square.text.square squareshape.split.2x2 star
    star.circle star.square staroflife stethoscope stop stopwatch storefront stroller studentdesk
    suitcase sum sun.max switch.2 tablecells tag takeoutbag.and.cup.and.straw target teletype tent
    terminal text.alignleft text.book.closed text.bubble text.justify textformat textformat.abc
    theatermasks thermometer ticket timer togglepower tortoise touchid tram trash tray tray.2
    tray.and.arrow.down tray.and.arrow.up tray.full tree triangle trophy tshirt tuningfork tv umbrella
    video viewfinder wallet.pass wand.and.rays wand.and.stars washer water.waves waveform waveform.circle
    waveform.path.ecg wifi wind wineglass wrench wrench.and.screwdriver x.squareroot xmark xmark.circle
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  /// Every symbol that has a sign, in the order of the names, with the solid sign of the filled form or the same again.
  private static let all = UnsafeBufferPointer(start: tb_icon_signs(), count: tb_icon_sign_count()).map {
    row -> (name: String, unicode: String, ascii: String, filled: String) in
    (
      String(cString: row.symbol), String(cString: row.sign), String(cString: row.ascii),
      String(cString: row.filled ?? row.sign)
    )
  }

  @Test("Every symbol with a sign is a real one, and they are sorted")
  func known() {
    #expect(Self.all.map(\.name) == Self.names.sorted())
    #expect(Set(Self.names).count == Self.names.count)
    #expect(Self.names.count >= 150)
  }

  @Test("Every sign is one column and not an emoji, and has a short form in ASCII")
  func columns() {
    for sign in Self.all {
      for text in [sign.unicode, sign.filled] {
        #expect(TerminalText.columns(of: text) == 1, "\(sign.name)")
        #expect(text.unicodeScalars.count == 1)
        #expect(text.unicodeScalars.allSatisfy { !$0.properties.isEmojiPresentation }, "\(sign.name)")
      }
      #expect((1...3).contains(sign.ascii.utf8.count))
      #expect(sign.ascii.utf8.count < 3 || sign.ascii == "...")
      #expect(sign.ascii.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    }
  }

  @Test("A symbol and its filled form never have the same sign")
  func filledForms() {
    for name in Self.all.map(\.name) + ["4.square", "unheard.of"] {
      let outlined = IconSign.sign(for: name, isFilled: false)
      let filled = IconSign.sign(for: name, isFilled: true)
      #expect(outlined?.unicode != filled?.unicode && outlined?.ascii != filled?.ascii, "\(name)")
      for sign in [outlined, filled] {
        #expect((1...2).contains(TerminalText.columns(of: sign?.unicode ?? "")), "\(name)")
        #expect((sign?.ascii.utf8.count ?? 0) <= 4, "\(name)")
      }
    }
  }

  @Test("An umbrella is no cloud, and a raised hand does not point down")
  func faithful() {
    #expect(IconSign.sign(for: "umbrella.fill")?.unicode != IconSign.sign(for: "cloud.fill")?.unicode)
    #expect(IconSign.sign(for: "umbrella")?.ascii != IconSign.sign(for: "cloud")?.ascii)
    #expect(IconSign.sign(for: "hand.raised")?.unicode != "☟")
  }

  @Test("Every symbol of a real tab bar has a sign of its own", arguments: inUse)
  func real(symbol: String) {
    let sign = IconSign.sign(for: symbol)
    #expect(sign != nil && sign != .neutral && sign != .filledNeutral)
  }

  @Test(
    "A symbol that isn't known has the sign of its stem, or a neutral one",
    arguments: [
      ("star", "☆"), ("star.fill", "★"), ("heart.circle.fill", "♥"), ("bell.slash.fill", "▐⍾"),
      ("house.fill", "☗"),
      ("4.square", "4"), ("n.circle.fill", "▐n"), ("unheard.of", "◇"), ("unheard.of.fill", "◆"),
      ("ellipsis", "⋯"),
      ("x", "◇"), ("...", "◇"), ("日本.fill", "◆"),
    ])
  func fallback(symbol: String, sign: String) {
    #expect(IconSign.sign(for: symbol)?.unicode == sign)
  }

  @Test("A bar can ask for the filled form")
  func filled() {
    #expect(IconSign.sign(for: "star", isFilled: true)?.unicode == "★")
    #expect(IconSign.sign(for: "star.fill", isFilled: false)?.unicode == "☆")
  }

  @Test("No name, no sign")
  func none() {
    #expect(IconSign.sign(for: nil) == nil)
    #expect(IconSign.sign(for: "") == nil)
  }

  @Test("The tabs of a usual bar have different signs")
  func distinct() {
    let usual = [
      "house", "magnifyingglass", "bell", "person", "gear", "heart", "star", "bookmark", "calendar",
      "message", "music.note",
      "cart", "map", "camera", "ellipsis",
    ]
    let signs = usual.compactMap { IconSign.sign(for: $0) }
    #expect(Set(signs.map(\.unicode)).count == usual.count)
  }
}
