extension SymbolList {
  /// The 617 names that came with SF Symbols 3 in 2021 and its updates.
  ///
  /// From the public metadata of SF Symbols 5.1 (early 2024), as SFSafeSymbols collects it (MIT License).
  static let of2021: StaticString = """
    1.magnifyingglass.hi,2021
    123.rectangle,2021,2021
    123.rectangle.ar,2021
    123.rectangle.fill.ar,2021
    123.rectangle.fill.hi,2021
    123.rectangle.hi,2021
    airplane.arrival,2021
    airplane.departure,2021
    airplayaudio.badge.exclamationmark,2021,,Apple's AirPlay
    airplayaudio.circle,2021,2021,Apple's AirPlay
    airplayvideo.badge.exclamationmark,2021,,Apple's AirPlay
    airplayvideo.circle,2021,2021,Apple's AirPlay
    airpod.gen3.left,2021.2,,Apple's AirPods
    airpod.gen3.right,2021.2,,Apple's AirPods
    airpods.chargingcase,2021,2021,Apple's AirPods
    airpods.chargingcase.wireless,2021,2021,Apple's AirPods
    airpods.gen3,2021.2,,Apple's AirPods
    airpods.gen3.chargingcase.wireless,2021.2,2021.2,Apple's AirPods
    airpodspro.chargingcase.wireless,2021,2021,Apple's AirPods Pro
    airtag,2021,2021,Apple's AirTag
    airtag.radiowaves.forward,2021,2021,Apple's AirTag
    airtag.radiowaves.forward.fill.rtl,2021,,Apple's AirTag
    airtag.radiowaves.forward.rtl,2021,,Apple's AirTag
    align.horizontal.center,2021,2021
    align.horizontal.left,2021,2021
    align.horizontal.right,2021,2021
    align.vertical.bottom,2021,2021
    align.vertical.center,2021,2021
    align.vertical.top,2021,2021
    allergens,2021,2022
    alternatingcurrent,2021
    antenna.radiowaves.left.and.right.circle,2021,2021
    antenna.radiowaves.left.and.right.slash,2021
    app.badge.checkmark,2021,2021
    app.connected.to.app.below.fill,2021
    app.dashed,2021
    applepencil,2021,,Apple Pencil
    appletvremote.gen1,2021,2021,Apple TV
    appletvremote.gen2,2021,2021,Apple TV
    appletvremote.gen3,2021,2021,Apple TV
    appletvremote.gen4,2021,2021,Apple TV
    applewatch.case.inset.filled,2021,,Apple Watch
    arkit.badge.xmark,2021,,Apple's ARKit
    arrow.backward.to.line,2021
    arrow.backward.to.line.circle,2021,2021
    arrow.down.to.line.circle,2021,2021
    arrow.down.to.line.compact,2021
    arrow.forward.to.line,2021
    arrow.forward.to.line.circle,2021,2021
    arrow.left.to.line.circle,2021,2021
    arrow.left.to.line.compact,2021
    arrow.right.to.line.circle,2021,2021
    arrow.right.to.line.compact,2021
    arrow.up.to.line.circle,2021,2021
    arrow.up.to.line.compact,2021
    asterisk,2021
    backward.circle,2021,2021
    battery.50,2021
    battery.75,2021
    beats.earphones,2021,,Beats earphones
    beats.fit.pro,2021.2
    beats.fit.pro.chargingcase,2021.2,2021.2
    beats.fit.pro.left,2021.2
    beats.fit.pro.right,2021.2
    beats.headphones,2021,,Beats headphones
    beats.powerbeats,2021,,Beats Powerbeats
    beats.powerbeats3,2021,,Beats Powerbeats3
    beats.powerbeatspro,2021,,Beats Powerbeats Pro
    beats.powerbeatspro.chargingcase,2021,2021,Beats Powerbeats Pro case
    beats.powerbeatspro.left,2021,,Beats Powerbeats Pro
    beats.powerbeatspro.right,2021,,Beats Powerbeats Pro
    beats.studiobud.left,2021,,Beats Studio Buds
    beats.studiobud.right,2021,,Beats Studio Buds
    beats.studiobuds,2021,,Beats Studio Buds
    beats.studiobuds.chargingcase,2021,2021,Beats Studio Buds case
    bed.double.circle,2021,2021
    bell.and.waveform,2021,2021
    bell.badge.circle,2021,2021
    bell.square,2021,2021
    bolt.batteryblock,2021,2021
    bolt.car.circle,2021,2021
    bolt.ring.closed,2021.1
    bolt.shield,2021,2021
    bolt.square,2021,2021
    book.closed.circle,2021,2021
    bookmark.square,2021,2021
    books.vertical.circle,2021,2021
    brain,2021,2023
    brain.head.profile,2021,2023
    briefcase.circle,2021,2021
    bubble.left.and.exclamationmark.bubble.right,2021,2021
    bubble.left.circle,2021,2021
    bubble.right.circle,2021,2021
    building.columns.circle,2021,2021
    cable.connector,2021
    cable.connector.horizontal,2021
    cablecar,2021,2021
    calendar.day.timeline.leading,2021
    calendar.day.timeline.left,2021
    calendar.day.timeline.right,2021
    calendar.day.timeline.trailing,2021
    camera.macro,2021.3
    camera.macro.circle,2021.3,2021.3
    camera.shutter.button,2021,2021
    capsule.bottomhalf.filled,2021
    capsule.inset.filled,2021
    capsule.lefthalf.filled,2021
    capsule.portrait.bottomhalf.filled,2021
    capsule.portrait.inset.filled,2021
    capsule.portrait.lefthalf.filled,2021
    capsule.portrait.righthalf.filled,2021
    capsule.portrait.tophalf.filled,2021
    capsule.righthalf.filled,2021
    capsule.tophalf.filled,2021
    car.ferry,2021,2021
    character.bubble.fill.hi,2021
    character.bubble.fill.ja,2021
    character.bubble.fill.ko,2021
    character.bubble.fill.th,2021
    character.bubble.fill.zh,2021
    character.bubble.hi,2021
    character.bubble.ja,2021
    character.bubble.ko,2021
    character.bubble.th,2021
    character.bubble.zh,2021
    chart.line.uptrend.xyaxis,2021
    chart.line.uptrend.xyaxis.circle,2021,2021
    chart.xyaxis.line,2021
    checkerboard.shield,2021
    checklist,2021
    checklist.rtl,2021
    checkmark.bubble,2021,2021
    checkmark.circle.trianglebadge.exclamationmark,2021
    checkmark.diamond,2021,2021
    chevron.left.forwardslash.chevron.right,2021
    circle.and.line.horizontal,2021,2021
    circle.bottomhalf.filled,2021
    circle.dashed.inset.filled,2021
    circle.dotted,2021
    circle.grid.2x1,2021,2021
    circle.grid.2x1.left.filled,2021
    circle.grid.2x1.right.filled,2021
    circle.grid.3x3.circle,2021,2021
    circle.grid.cross.down.filled,2021
    circle.grid.cross.left.filled,2021
    circle.grid.cross.right.filled,2021
    circle.grid.cross.up.filled,2021
    circle.hexagongrid,2021,2021
    circle.hexagongrid.circle,2021,2021
    circle.hexagonpath,2021,2021
    circle.inset.filled,2021
    circle.lefthalf.filled,2021
    circle.righthalf.filled,2021
    circle.slash,2021,2021
    circle.tophalf.filled,2021
    clock.badge.checkmark,2021,2021
    clock.badge.exclamationmark,2021,2021
    clock.circle,2021,2021
    computermouse,2021,2021
    creditcard.and.123,2021
    creditcard.trianglebadge.exclamationmark,2021,2023
    cross.vial,2021,2021
    cup.and.saucer,2021,2021
    delete.backward,2021,2021
    delete.forward,2021,2021
    desktopcomputer.and.arrow.down,2021
    desktopcomputer.trianglebadge.exclamationmark,2021
    diamond.bottomhalf.filled,2021
    diamond.circle,2021,2021
    diamond.inset.filled,2021
    diamond.lefthalf.filled,2021
    diamond.righthalf.filled,2021
    diamond.tophalf.filled,2021
    dice,2021,2021
    digitalcrown.arrow.clockwise,2021,2021,Apple's Digital Crown
    digitalcrown.arrow.counterclockwise,2021,2021,Apple's Digital Crown
    digitalcrown.horizontal.arrow.clockwise,2021,2021,Apple's Digital Crown
    digitalcrown.horizontal.arrow.counterclockwise,2021,2021,Apple's Digital Crown
    digitalcrown.horizontal.press,2021,2021,Apple's Digital Crown
    digitalcrown.press,2021,2021,Apple's Digital Crown
    display.and.arrow.down,2021
    doc.richtext.fill.hi,2021
    doc.richtext.fill.ja,2021
    doc.richtext.fill.ko,2021
    doc.richtext.fill.th,2021
    doc.richtext.fill.zh,2021
    doc.richtext.hi,2021
    doc.richtext.ja,2021
    doc.richtext.ko,2021
    doc.richtext.th,2021
    doc.richtext.zh,2021
    doc.text.image,2021,2021
    doc.viewfinder,2021,2021
    dot.circle.and.hand.point.up.left.fill,2021
    dot.circle.viewfinder,2021
    dot.radiowaves.up.forward,2021
    dot.viewfinder,2021
    dots.and.line.vertical.and.cursorarrow.rectangle,2021.3
    dpad.down.filled,2021
    dpad.left.filled,2021
    dpad.right.filled,2021
    dpad.up.filled,2021
    drop.circle,2021,2021
    ear.and.waveform,2021
    earbuds,2021
    earbuds.case,2021,2021
    ellipsis.curlybraces,2021
    ellipsis.vertical.bubble,2021,2021
    envelope.badge.shield.half.filled,2021,2021
    exclamationmark.bubble.circle,2021,2021
    eye.slash.circle,2021,2021
    eye.square,2021,2021
    eye.trianglebadge.exclamationmark,2021,2021
    facemask,2021,2021
    fanblades,2021,2021
    ferry,2021,2021
    fibrechannel,2021
    figure.roll,2021
    film.circle,2021,2021
    flag.2.crossed,2021,2021
    flag.and.flag.filled.crossed,2021
    flag.filled.and.flag.crossed,2021
    flag.square,2021,2021
    flame.circle,2021,2021
    folder.badge.gearshape,2021
    folder.fill.badge.gearshape,2021
    fork.knife,2021
    fork.knife.circle,2021,2021
    forward.circle,2021,2021
    fuelpump,2021,2021
    fuelpump.circle,2021,2021
    gear.badge.checkmark,2021
    gear.badge.questionmark,2021
    gear.badge.xmark,2021
    gear.circle,2021,2021
    gearshape.circle,2021,2021
    globe.americas,2021,2021
    globe.asia.australia,2021,2021
    globe.badge.chevron.backward,2021
    globe.europe.africa,2021,2021
    gobackward.5,2021
    gobackward.5.ar,2021
    gobackward.5.hi,2021
    goforward.5,2021
    goforward.5.ar,2021
    goforward.5.hi,2021
    graduationcap.circle,2021,2021
    hammer.circle,2021,2021
    hand.raised.circle,2021,2021
    hand.raised.square,2021,2021
    hand.raised.square.on.square,2021,2021
    hand.thumbsdown.circle,2021,2021
    hand.thumbsup.circle,2021,2021
    hearingdevice.ear,2021,2022
    heart.rectangle,2021,2021
    heart.square,2021,2021
    hexagon.bottomhalf.filled,2021
    hexagon.lefthalf.filled,2021
    hexagon.righthalf.filled,2021
    hexagon.tophalf.filled,2021
    hifispeaker.and.appletv,2021,2021,Apple TV
    homepod.and.appletv,2021,2021,Apple's HomePod and Apple TV
    homepodmini.and.appletv,2021,2021,Apple's HomePod mini and Apple TV
    hourglass.bottomhalf.filled,2021
    hourglass.circle,2021,2021
    hourglass.tophalf.filled,2021
    humidity,2021,2021
    icloud.square,2021,2021,Apple's iCloud service
    ipad.and.arrow.forward,2021
    ipad.and.iphone,2021,,Apple's iPad and iPhone
    ipad.rear.camera,2021
    iphone.and.arrow.forward,2021
    iphone.circle,2021,2021,Apple's iPhone
    iphone.homebutton.circle,2021,2021
    iphone.homebutton.radiowaves.left.and.right.circle,2021,2021
    iphone.homebutton.slash.circle,2021,2021
    iphone.radiowaves.left.and.right.circle,2021,2021,Apple's iPhone
    iphone.rear.camera,2021
    iphone.slash.circle,2021,2021,Apple's iPhone
    iphone.smartbatterycase.gen1,2021,,Apple's iPhone Smart Battery Case
    iphone.smartbatterycase.gen2,2021,,Apple's iPhone Smart Battery Case
    ipodtouch.slash,2021,,Apple's iPod touch
    ivfluid.bag,2021,2021
    key.viewfinder,2021.3
    l.joystick.press.down,2021,2021
    l.joystick.tilt.down,2021,2021
    l.joystick.tilt.left,2021,2021
    l.joystick.tilt.right,2021,2021
    l.joystick.tilt.up,2021,2021
    lanyardcard,2021,2021
    laptopcomputer.and.arrow.down,2021
    laptopcomputer.trianglebadge.exclamationmark,2021
    lasso.and.sparkles,2021
    leaf.circle,2021,2021
    lightbulb.circle,2021,2021
    line.2.horizontal.decrease.circle,2021,2021
    line.3.horizontal,2021
    line.3.horizontal.circle,2021,2021
    line.3.horizontal.decrease,2021
    line.3.horizontal.decrease.circle,2021,2021
    lines.measurement.horizontal,2021
    list.bullet.circle,2021,2021
    list.bullet.rectangle.portrait,2021,2021
    list.dash.header.rectangle,2021
    list.number.hi,2021
    location.magnifyingglass,2021
    location.north.circle,2021,2021
    location.square,2021,2021
    lock.desktopcomputer,2021
    lock.display,2021
    lock.ipad,2021
    lock.iphone,2021
    lock.laptopcomputer,2021
    lock.open.applewatch,2021,,Apple Watch
    lock.open.desktopcomputer,2021
    lock.open.display,2021
    lock.open.ipad,2021
    lock.open.iphone,2021
    lock.open.laptopcomputer,2021
    logo.playstation,2021
    logo.xbox,2021
    magazine,2021,2021
    magicmouse,2021,2021,Apple's Magic Mouse
    magsafe.batterypack,2021,2021,Apple's MagSafe Battery Pack
    map.circle,2021,2021
    mappin.slash.circle,2021,2021
    mappin.square,2021,2021
    mediastick,2021
    menucard,2021,2021
    message.and.waveform,2021,2021
    mic.badge.plus,2021
    mic.fill.badge.plus,2021
    mic.slash.circle,2021,2021
    mic.square,2021,2021
    minus.forwardslash.plus,2021
    music.mic.circle,2021,2021
    music.note.tv,2021,2021
    network.badge.shield.half.filled,2021
    newspaper.circle,2021,2021
    octagon.bottomhalf.filled,2021
    octagon.lefthalf.filled,2021
    octagon.righthalf.filled,2021
    octagon.tophalf.filled,2021
    oval.bottomhalf.filled,2021
    oval.inset.filled,2021
    oval.lefthalf.filled,2021
    oval.portrait.bottomhalf.filled,2021
    oval.portrait.inset.filled,2021
    oval.portrait.lefthalf.filled,2021
    oval.portrait.righthalf.filled,2021
    oval.portrait.tophalf.filled,2021
    oval.righthalf.filled,2021
    oval.tophalf.filled,2021
    parentheses,2021
    parkingsign,2021
    parkingsign.circle,2021,2021
    pawprint,2021,2021
    pawprint.circle,2021,2021
    peacesign,2021
    pentagon,2021,2021
    pentagon.bottomhalf.filled,2021
    pentagon.lefthalf.filled,2021
    pentagon.righthalf.filled,2021
    pentagon.tophalf.filled,2021
    person.2.crop.square.stack,2021,2021
    person.2.wave.2,2021,2021
    person.3.sequence,2021,2021
    person.badge.clock,2021,2021
    person.badge.key,2021.3,2021.3,creating or signing in with a passkey
    person.crop.artframe,2021
    person.crop.circle.badge,2021,2021
    person.crop.circle.badge.clock,2021,2021
    person.crop.circle.badge.moon,2021,2021
    person.crop.circle.badge.questionmark.fill.ar,2021
    person.crop.rectangle.stack,2021,2021
    person.crop.square.filled.and.at.rectangle,2021,2021
    person.text.rectangle,2021,2021
    person.wave.2,2021,2021
    personalhotspot.circle,2021,2021
    phone.and.waveform,2021,2021
    photo.artframe,2021
    photo.circle,2021,2021
    pills.circle,2021,2021
    pin.square,2021,2021
    platter.2.filled.ipad,2021
    platter.2.filled.ipad.landscape,2021
    platter.2.filled.iphone,2021
    platter.2.filled.iphone.landscape,2021
    platter.bottom.applewatch.case,2021,,Apple Watch
    platter.filled.bottom.and.arrow.down.iphone,2021.1
    platter.filled.bottom.applewatch.case,2021,,Apple Watch
    platter.filled.bottom.iphone,2021.1
    platter.filled.top.and.arrow.up.iphone,2021.1
    platter.filled.top.applewatch.case,2021,,Apple Watch
    platter.filled.top.iphone,2021.1
    platter.top.applewatch.case,2021,,Apple Watch
    play.rectangle.on.rectangle,2021,2021
    play.rectangle.on.rectangle.circle,2021,2021
    play.square,2021,2021
    plus.forwardslash.minus,2021
    plus.square.dashed,2021
    point.3.connected.trianglepath.dotted,2021
    point.3.filled.connected.trianglepath.dotted,2021
    point.filled.topleft.down.curvedto.point.bottomright.up,2021
    point.topleft.down.curvedto.point.filled.bottomright.up,2021
    power.circle,2021,2021
    power.dotted,2021
    powerplug,2021,2021
    printer.dotmatrix.filled.and.paper,2021
    printer.filled.and.paper,2021
    puzzlepiece.extension,2021,2021
    questionmark.app,2021,2021
    questionmark.app.ar,2021
    questionmark.app.dashed,2021
    questionmark.app.dashed.ar,2021
    questionmark.app.fill.ar,2021
    quote.closing,2021
    quote.opening,2021
    r.joystick.press.down,2021,2021
    r.joystick.tilt.down,2021,2021
    r.joystick.tilt.left,2021,2021
    r.joystick.tilt.right,2021,2021
    r.joystick.tilt.up,2021,2021
    rectangle.2.swap,2021
    rectangle.3.group,2021,2021
    rectangle.3.group.bubble.left,2021,2021
    rectangle.and.hand.point.up.left,2021,2021
    rectangle.and.hand.point.up.left.filled,2021
    rectangle.bottomhalf.filled,2021
    rectangle.bottomhalf.inset.filled,2021
    rectangle.bottomthird.inset.filled,2021
    rectangle.center.inset.filled,2021
    rectangle.center.inset.filled.badge.plus,2021
    rectangle.filled.and.hand.point.up.left,2021
    rectangle.inset.bottomleading.filled,2021
    rectangle.inset.bottomleft.filled,2021
    rectangle.inset.bottomright.filled,2021
    rectangle.inset.bottomtrailing.filled,2021
    rectangle.inset.filled,2021
    rectangle.inset.filled.and.person.filled,2021
    rectangle.inset.filled.on.rectangle,2021
    rectangle.inset.topleading.filled,2021
    rectangle.inset.topleft.filled,2021
    rectangle.inset.topright.filled,2021
    rectangle.inset.toptrailing.filled,2021
    rectangle.leadinghalf.filled,2021.2
    rectangle.leadinghalf.inset.filled,2021
    rectangle.leadinghalf.inset.filled.arrow.leading,2021
    rectangle.leadingthird.inset.filled,2021
    rectangle.lefthalf.filled,2021
    rectangle.lefthalf.inset.filled,2021
    rectangle.lefthalf.inset.filled.arrow.left,2021
    rectangle.leftthird.inset.filled,2021
    rectangle.on.rectangle.circle,2021,2021
    rectangle.on.rectangle.slash.circle,2021,2021
    rectangle.on.rectangle.square,2021,2021
    rectangle.portrait.and.arrow.right,2021,2021
    rectangle.portrait.bottomhalf.filled,2021
    rectangle.portrait.bottomhalf.inset.filled,2021
    rectangle.portrait.bottomleading.inset.filled,2021
    rectangle.portrait.bottomleft.inset.filled,2021
    rectangle.portrait.bottomright.inset.filled,2021
    rectangle.portrait.bottomthird.inset.filled,2021
    rectangle.portrait.bottomtrailing.inset.filled,2021
    rectangle.portrait.center.inset.filled,2021
    rectangle.portrait.inset.filled,2021
    rectangle.portrait.leadinghalf.inset.filled,2021
    rectangle.portrait.leadingthird.inset.filled,2021
    rectangle.portrait.lefthalf.filled,2021
    rectangle.portrait.lefthalf.inset.filled,2021
    rectangle.portrait.leftthird.inset.filled,2021
    rectangle.portrait.on.rectangle.portrait,2021,2021
    rectangle.portrait.on.rectangle.portrait.slash,2021,2021
    rectangle.portrait.righthalf.filled,2021
    rectangle.portrait.righthalf.inset.filled,2021
    rectangle.portrait.rightthird.inset.filled,2021
    rectangle.portrait.slash,2021,2021
    rectangle.portrait.split.2x1,2021,2021
    rectangle.portrait.split.2x1.slash,2021,2021
    rectangle.portrait.tophalf.filled,2021
    rectangle.portrait.tophalf.inset.filled,2021
    rectangle.portrait.topleading.inset.filled,2021
    rectangle.portrait.topleft.inset.filled,2021
    rectangle.portrait.topright.inset.filled,2021
    rectangle.portrait.topthird.inset.filled,2021
    rectangle.portrait.toptrailing.inset.filled,2021
    rectangle.portrait.trailinghalf.inset.filled,2021
    rectangle.portrait.trailingthird.inset.filled,2021
    rectangle.righthalf.filled,2021
    rectangle.righthalf.inset.filled,2021
    rectangle.righthalf.inset.filled.arrow.right,2021
    rectangle.rightthird.inset.filled,2021
    rectangle.split.2x1.slash,2021,2021
    rectangle.stack.badge.play,2021,2021
    rectangle.tophalf.filled,2021
    rectangle.tophalf.inset.filled,2021
    rectangle.topthird.inset.filled,2021
    rectangle.trailinghalf.filled,2021.2
    rectangle.trailinghalf.inset.filled,2021
    rectangle.trailinghalf.inset.filled.arrow.trailing,2021
    rectangle.trailingthird.inset.filled,2021
    repeat.1.ar,2021
    repeat.1.circle.ar,2021
    repeat.1.circle.fill.ar,2021
    repeat.1.circle.fill.hi,2021
    repeat.1.circle.hi,2021
    repeat.1.hi,2021
    return.left,2021
    return.right,2021
    scissors.circle,2021,2021
    scooter,2021
    screwdriver,2021,2021
    sensor.tag.radiowaves.forward,2021,2021
    shareplay,2021,,Apple's SharePlay
    shareplay.slash,2021,,Apple's SharePlay
    shield.lefthalf.filled,2021
    shield.lefthalf.filled.slash,2021
    shield.righthalf.filled,2021
    shippingbox.circle,2021,2021
    signature.ja,2021
    signature.th,2021
    signature.zh,2021
    sleep.circle,2021,2021
    slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath,2021
    slider.horizontal.below.square.filled.and.square,2021
    smallcircle.filled.circle,2021,2021
    snowflake,2021
    snowflake.circle,2021,2021
    sparkle.magnifyingglass,2021
    sparkles.square.filled.on.square,2021
    sparkles.tv,2021,2021
    speaker.badge.exclamationmark,2021,2021
    speaker.circle,2021,2021
    square.2.stack.3d.bottom.filled,2021
    square.2.stack.3d.top.filled,2021
    square.3.layers.3d.down.backward,2021.1
    square.3.layers.3d.down.forward,2021.1
    square.3.layers.3d.down.left,2021.1
    square.3.layers.3d.down.left.slash,2021.2
    square.3.layers.3d.down.right,2021.1
    square.3.layers.3d.down.right.slash,2021.2
    square.3.stack.3d.bottom.filled,2021
    square.3.stack.3d.middle.filled,2021
    square.3.stack.3d.slash,2021.2
    square.3.stack.3d.top.filled,2021
    square.and.arrow.up.circle,2021,2021
    square.and.arrow.up.trianglebadge.exclamationmark,2021
    square.and.line.vertical.and.square.filled,2021
    square.bottomhalf.filled,2021
    square.dashed.inset.filled,2021
    square.filled.and.line.vertical.and.square,2021
    square.filled.on.square,2021
    square.grid.3x3.bottomleft.filled,2021
    square.grid.3x3.bottommiddle.filled,2021
    square.grid.3x3.bottomright.filled,2021
    square.grid.3x3.middle.filled,2021
    square.grid.3x3.middleleft.filled,2021
    square.grid.3x3.middleright.filled,2021
    square.grid.3x3.square,2021
    square.grid.3x3.topleft.filled,2021
    square.grid.3x3.topmiddle.filled,2021
    square.grid.3x3.topright.filled,2021
    square.inset.filled,2021
    square.lefthalf.filled,2021
    square.righthalf.filled,2021
    square.text.square,2021,2021
    square.tophalf.filled,2021
    star.bubble,2021,2021
    star.leadinghalf.filled,2021
    stethoscope.circle,2021,2021
    suitcase,2021,2021
    suitcase.cart,2021,2021
    sun.and.horizon,2021,2021
    sun.max.circle,2021,2021
    tablecells.fill.badge.ellipsis,2021
    tag.square,2021,2021
    takeoutbag.and.cup.and.straw,2021,2021
    teletype.answer.circle,2021,2021,Apple's Teletype feature
    testtube.2,2021
    text.justify.leading,2021.1
    text.justify.left,2021.1
    text.justify.right,2021.1
    text.justify.trailing,2021.1
    text.viewfinder,2021
    textformat.123.hi,2021
    theatermasks,2021,2021
    theatermasks.circle,2021,2021
    train.side.front.car,2021
    train.side.middle.car,2021
    train.side.rear.car,2021
    tram.fill.tunnel,2021
    trapezoid.and.line.horizontal,2021,2021
    trapezoid.and.line.vertical,2021,2021
    trash.slash.circle,2021,2021
    trash.slash.square,2021,2021
    trash.square,2021,2021
    triangle.bottomhalf.filled,2021
    triangle.inset.filled,2021
    triangle.lefthalf.filled,2021
    triangle.righthalf.filled,2021
    triangle.tophalf.filled,2021
    tshirt,2021,2021
    tv.inset.filled,2021
    video.and.waveform,2021,2021
    video.badge.ellipsis,2021,,Apple's FaceTime app
    video.fill.badge.ellipsis,2021,,Apple's FaceTime app
    video.square,2021,2021,Apple's FaceTime app
    wake.circle,2021,2021
    watchface.applewatch.case,2021,,Apple Watch
    waveform.and.magnifyingglass,2021
    waveform.and.mic,2021
    waveform.badge.exclamationmark,2021
    waveform.badge.minus,2021
    waveform.badge.plus,2021
    wifi.circle,2021,2021
    wifi.square,2021,2021
    xmark.app,2021,2021
    """
}
