import TabBarLexicon
import TabBarPlayground
@testable import TabBarSentences
import TabBarShell
import Testing

/// What people rely on, mostly on a bar of Home, Search, Inbox with a badge, and Profile, on an iPhone 14.
@Suite("What people say")
struct SentenceTests {
  private static let usual = ["add Home Search Inbox Profile", "badge Inbox 3"]

  private static func session(after lines: [String] = usual) throws -> Playground {
    var session = Playground()
    for line in lines { _ = try session.perform(line, isTyped: true) }
    return session
  }

  /// Sentences, and the commands that do the same.
  static let changes: [(line: String, lines: [String])] = [
    ("add a tab called Live TV", ["add \"Live TV\""]),
    ("can you add Live TV, News and Radio please", ["add \"Live TV\" News Radio"]),
    ("add News between Home and Search", ["add News at=2"]),
    ("add News with the icon newspaper and a badge of 3", ["add News icon=newspaper badge=3"]),
    ("get rid of Inbox", ["remove Inbox"]),
    ("delete the second tab", ["remove Search"]),
    ("remove Home, Inbox and Search", ["remove Home Inbox Search"]),
    ("we no longer need Inbox", ["remove Inbox"]),
    ("remove everything but Home", ["keep Home"]),
    ("drop all except Home", ["keep Home"]),
    ("keep only Home and Search", ["keep Home Search"]),
    ("could you rename Home to Start?", ["rename Home Start"]),
    ("the second tab should be called Find", ["rename Search Find"]),
    ("Home -> Start", ["rename Home Start"]),
    ("put search at the very end please", ["move Search last"]),
    ("Profile should be right after Home", ["move Profile after=Home"]),
    ("move Porfile to the front", ["move Profile first"]),
    ("Home and Profile should trade places", ["swap Home Profile"]),
    ("fold Inbox into Home", ["merge Home Inbox"]),
    ("put a badge 5 on Profile", ["badge Profile 5"]),
    ("Inbox has 12 unread messages", ["badge Inbox 12"]),
    ("no badges", ["badge Inbox off"]), ("no, get rid of Inbox", ["remove Inbox"]),
    ("give Home a house icon", ["icon Home house"]),
    ("give them all icons", ["icons"]),
    ("tap on Search", ["select Search"]),
    ("the german title of Search is Suche", ["set Search title.de=Suche"]),
    ("can I see it on an iPad?", ["device ipad-a16"]),
    ("iphone 15", ["device iphone-15"]),
    // The whole name, and not the shorter one that it begins with.
    ("change device to iPhone SE", ["device iphone-se-3"]),
    ("same bar on iPad mini", ["device ipad-mini-a17-pro"]),
    ("same bar on iPhone 6 Plus please", ["device iphone-6-plus"]),
    ("change device to iPad Air 2", ["device ipad-air-2"]),
    ("same bar on Apple TV HD", ["device apple-tv-hd"]),
    ("landscape please", ["orientation landscape"]),
    ("ios 26", ["system ios26"]),
    ("judge it by SAP", ["guide sap-fiori"]),
    ("german", ["locale de"]),
    ("right to left", ["direction rtl"]),
    ("make the text as big as possible", ["textsize accessibility"]),
    ("show the keyboard", ["keyboard on"]),
    ("mark this as idea A", ["mark A"]),
    ("undo the last two steps", ["undo 2"]),
    ("start over", ["clear"]),
    // Of what the line before was about.
    ("move it to the end", ["move Inbox last"]),
    // Several wishes.
    ("ipad in landscape", ["device ipad-a16", "orientation landscape"]),
    ("rename Home to Today and move it to the end", ["rename Home Today", "move Today last"]),
    ("swap Home and Inbox, then delete Search", ["swap Home Inbox", "remove Search"]),
  ]

  @Test("is carried out as the commands that do the same", arguments: changes)
  func change(line: String, lines: [String]) throws {
    let session = try Self.session()
    guard case .lines(let read) = Reader.reading(of: line, in: session) else {
      Issue.record("\(Reader.reading(of: line, in: session))")
      return
    }
    let (said, typed) = (try #require(session.after(read)), try #require(session.after(lines)))
    #expect(said.isSame(as: typed) && !said.isSame(as: session), "\(read)")
  }

  @Test(
    "is answered where it asks, and nothing changes",
    arguments: [
      ("what's wrong?", "check"), ("is anything wrong?", "check"), ("how long may a title be?", "budget"),
      ("how does it look on all devices?", "matrix"), ("show the history", "history"),
      ("compare iphone 15 and ipad", "compare devices iphone-15 ipad-a16"), ("list the devices", "devices"),
    ])
  func look(line: String, meant: String) throws {
    #expect(Reader.reading(of: line, in: try Self.session()) == .lines([meant]))
  }

  @Test(
    "is offered as the lines that it may mean, the likeliest first, where these are close",
    arguments: [
      ("fold Home and Search together", [["merge Home into=Search"], ["merge Search into=Home"]]),
      ("merge Inbox and Profile", [["merge Inbox into=Profile"], ["merge Profile into=Inbox"]]),
      ("should I remove Home?", [["remove Home"]]), ("delte Inbox", [["remove Inbox"]]),
    ])
  func choices(line: String, meant: [[String]]) throws {
    guard case .choices(let choices) = Reader.reading(of: line, in: try Self.session()) else {
      Issue.record("\(Reader.reading(of: line, in: try Self.session()))")
      return
    }
    #expect(Array(choices.prefix(meant.count)) == meant)
  }

  @Test(
    "changes nothing where it asks, denies, sets a condition, or has a word that nobody knows",
    arguments: [
      "should I remove Home?", "would it be better to remove Inbox?", "what happens if I remove Home?",
      "how do I remove Home and clear everything", "do not remove Home", "don't remove Home",
      "never delete Home", "you should not rename Home to Start", "if Home is cut, remove it",
      "remove Home unless it is needed", "remove the hamburger", "swap Home and Foo", "remove Home and Foo",
      "rename Foo to Bar", "put purple elephants on Home", "german food", "iphone 99", "make it pop", "xyzzy",
      "Home", "3", "remove 3 and 9", "move Home after Foo", "keep Home and Foo",
      // Several wishes are all carried out, or none is.
      "rename Home to Start and delete Foo", "remove Inbox and make it pop",
      "purple elephants dance here, put profile before search",
      "the bar is empty", "all clear", "you deleted my Inbox", "I am back", "maybe remove Inbox",
      "Home is the only tab", "Inbox was removed", "nobody needs Inbox", "once it is empty, remove Inbox",
    ])
  func harmless(line: String) throws {
    var session = try Self.session()
    let before = session
    _ = try? session.respond(to: line)
    #expect(session.isSame(as: before))
  }

  @Test(
    "loses no word without saying so: what is too much is refused",
    arguments: [
      (usual, "learn --result class.txt"), (usual, "German titles: Start, Suche, Post, Ich, Mehr"),
      (usual, "german titles Start, Suche, Post, Ich, Mehr"),
    ])
  func whole(before: [String], line: String) throws {
    var session = try Self.session(after: before)
    let start = session
    #expect(throws: CommandError.self) { try session.respond(to: line) }
    #expect(session.isSame(as: start))
  }

  @Test(
    "may be about what was there before: marks, devices, tabs that are gone",
    arguments: [
      (["device iphone-se-3", "device ipad-a16"], "back to the iPhone", "device iphone-se-3"),
      (["remove Inbox"], "bring Inbox back", "undo"),
      (["mark A", "add News", "mark B"], "what is the difference between A and B?", "compare \"A\" \"B\""),
      (["mark A", "add News", "mark B"], "which ideas do I have?", "marks"),
      (["mark A", "add News", "mark B"], "which is best?", "compare marks"),
      (["mark A", "add News", "mark B"], "show me all", "compare marks"),
    ])
  func earlier(steps: [String], line: String, meant: String) throws {
    #expect(Reader.reading(of: line, in: try Self.session(after: Self.usual + steps)) == .lines([meant]))
  }

  @Test("A title is one name, whatever its words mean otherwise")
  func titles() throws {
    let bar = ["add Map News \"Food & Drinks\" \"Live TV\" Live"]
    for (line, meant) in [
      ("put Food & Drinks first", "move \"Food & Drinks\" first"),
      ("get rid of live tv", "remove \"Live TV\""),
      ("swap Live TV and Map", "swap \"Live TV\" Map"),
    ] {
      #expect(Reader.reading(of: line, in: try Self.session(after: bar)) == .lines([meant]), "\(line)")
    }
    let phone = try Self.session(after: ["add Chats badge=3", "add Calls badge=2", "add Settings"])
    for line in ["no badge on calls", "remove the badge from calls", "take the badge off Calls"] {
      #expect(Reader.reading(of: line, in: phone) == .lines(["badge Calls off"]), "\(line)")
    }
  }

  @Test(
    "A line of an interview is its key",
    arguments: [("Yes!", "y"), ("nope", "n"), ("I don’t know", "s"), ("never ask", "x"), ("1 3", "1 3")])
  func keys(line: String, key: String) { #expect(SpokenWords.key(for: line) == key) }
}
