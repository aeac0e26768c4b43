import TabBarCore
import TabBarGuidelines
@testable import TabBarPlayground
import Testing

@Suite("The questions of the quiz")
struct QuizQuestionTests {
  private func isRight(_ reply: QuizReply) -> Bool { if case .right = reply { true } else { false } }

  private func words(_ reply: QuizReply) -> String {
    switch reply {
    case .right(let remark): "right" + (remark.map { ": \($0)" } ?? "")
    case .wrong(let why): "wrong: \(why)"
    case .unclear(let what): "unclear: \(what)"
    }
  }

  /// The question about a number of tabs on a device.
  private func count(_ tabs: Int, _ lines: String...) throws -> QuizQuestion {
    let bar = try #require(QuizBar.all.firstIndex { $0.tabs == tabs && $0.lines == lines })
    return try #require(QuizQuestion(.count(bar)))
  }

  @Test(
    "The number of tabs is the one that people have seen on that device",
    arguments: [
      // The fifth place of an iPhone, the eighth of an iPad: More. An Apple TV shows seven and has no More.
      (6, "device iphone-14", 4), (5, "device iphone-se-3", 5), (8, "device ipad-9", 8),
      (9, "device ipad-9", 7),
      (9, "device apple-tv-4k", 7), (7, "device apple-tv-4k", 7),
    ])
  func number(tabs: Int, device: String, shown: Int) throws {
    let question = try count(tabs, device)
    #expect(words(question.reply(to: String(shown))) == "right")
    #expect(words(question.reply(to: String(shown + 1))) == "wrong: The bar does not show \(shown + 1).")
    #expect(words(question.reply(to: "many")).hasPrefix("unclear: the answer is a number"))
  }

  @Test("Every bar whose tabs are counted can be set up")
  func bars() {
    for index in QuizBar.all.indices {
      #expect(QuizQuestion(.count(index)) != nil, "\(QuizBar.all[index].lines)")
    }
  }

  @Test("The answer that a question has is right, and neither the question nor its hint gives it away")
  func answers() {
    var kinds: [String: Int] = [:]
    for topic in QuizTopic.all(about: nil) {
      guard let question = QuizQuestion(topic) else { continue }
      let told = "\(question.text) \(question.form)"
      switch question.solution {
      case .count(let count, _):
        kinds["count", default: 0] += 1
        #expect(isRight(question.reply(to: String(count))))
      case .rules(let findings):
        kinds["rules", default: 0] += 1
        for finding in findings {
          #expect(isRight(question.reply(to: finding.rule)), "\(topic)")
          #expect(isRight(question.reply(to: Rule.named(finding.rule)?.title.uppercased() ?? "")), "\(topic)")
          #expect(!"\(told) \(question.hint)".contains(finding.rule), "\(topic)")
        }
      case .change(_, let line):
        kinds["change", default: 0] += 1
        #expect(words(question.reply(to: line)) == "right", "\(topic): \(line)")
        #expect(!told.contains(line), "\(topic)")
      case .editions(_, let editions):
        kinds["editions", default: 0] += 1
        for (guide, _) in editions {
          #expect(isRight(question.reply(to: guide.id)), "\(topic)")
          #expect(isRight(question.reply(to: guide.name)), "\(topic)")
          #expect(!told.contains(guide.id) && !told.contains(guide.name), "\(topic)")
        }
      }
    }
    #expect(kinds.values.allSatisfy { $0 >= 15 } && kinds.count == 4, "\(kinds)")
  }

  @Test("There is a question about each rule with an example that breaks it")
  func everyRule() {
    for rule in Rule.all where rule.boundary != nil {
      #expect(QuizQuestion(.finding(rule.id)) != nil, "\(rule.id)")
    }
  }

  // MARK: Rules

  @Test(
    "A rule is named by its name, its title or a part of either",
    arguments: ["more-tab", "More-Tab", "more tab", "keep every tab out of the More list", "out of the More"])
  func partOfARule(text: String) throws {
    #expect(isRight(try #require(QuizQuestion(.rule("more-tab"))).reply(to: text)))
  }

  @Test("Any rule that the bar breaks is right, and one that it does not break is explained")
  func otherRules() throws {
    let question = try #require(QuizQuestion(.rule("more-tab")))
    #expect(words(question.reply(to: "too-many-tabs")) == "right")
    #expect(words(question.reply(to: "duplicate-titles")) == "wrong: duplicate-titles is met here.")
    #expect(
      words(question.reply(to: "television-bar")).hasPrefix("wrong: television-bar is not applicable here: "))
    #expect(words(question.reply(to: "peer-tabs")) == "wrong: peer-tabs needs a person here.")
    #expect(words(question.reply(to: "long-title")) == "wrong: HIG 2022 does not have long-title.")
  }

  @Test("A part that several rules have, or none, is no answer yet")
  func unclear() throws {
    let question = try #require(QuizQuestion(.rule("more-tab")))
    #expect(words(question.reply(to: "badge")).hasPrefix("unclear: which one: "))
    #expect(words(question.reply(to: "xyzzy")).hasPrefix("unclear: no rule has xyzzy in its name or title"))
    #expect(words(question.reply(to: "-")).hasPrefix("unclear: no rule"))
  }

  // MARK: Changes

  @Test("A command that clears the finding is right, whatever it is")
  func clears() throws {
    let question = try #require(QuizQuestion(.change("more-tab")))
    #expect(words(question.reply(to: "remove Account")) == "right")
    #expect(words(question.reply(to: "merge Games Apps")) == "right")
  }

  @Test("One that changes more than it needs to is right, and the shorter one is named")
  func longer() throws {
    let question = try #require(QuizQuestion(.change("more-tab")))
    let words = words(question.reply(to: "remove Account Search"))
    #expect(words.hasPrefix("right: ") && words.hasSuffix(" changes less."))
  }

  @Test(
    "What only hides the finding is not right",
    arguments: [
      ("more-tab", "clear", "wrong: After that, nobody can tell whether more-tab is met."),
      ("more-tab", "rename Today Home", "wrong: After that, more-tab still finds something: "),
      ("more-tab", "remove 2 3 4 5", "wrong: It clears more-tab, and breaks too-few-tabs: "),
      ("one-view", "set Folders affects=off", "wrong: After that, nobody can tell whether one-view is met."),
      ("more-tab", "device ipad-10", "unclear: device changes neither a tab nor a fact about the bar"),
      ("more-tab", "rotate", "unclear: rotate changes neither a tab nor a fact about the bar"),
      ("more-tab", "guide material-3", "unclear: guide changes neither"),
      ("more-tab", "allow more-tab because no", "unclear: allow changes neither"),
      ("more-tab", "fix more-tab", "unclear: fix changes neither"),
      ("more-tab", "save x.tabs", "unclear: save changes neither"),
      ("more-tab", "remoev Account", "unclear: there is no command remoev: did you mean remove?"),
      ("more-tab", "remove Nobody", "unclear: "),
    ])
  func cheats(rule: String, line: String, answer: String) throws {
    let question = try #require(QuizQuestion(.change(rule)))
    #expect(words(question.reply(to: line)).hasPrefix(answer), "\(words(question.reply(to: line)))")
  }

  // MARK: Editions

  @Test("An edition is named by its name or its year, and one that is silent is not right")
  func editions() throws {
    // Only the text of 2013 compares tabs in a pane with a segmented control.
    let question = try #require(QuizQuestion(.edition("pane-bar")))
    for text in ["2013", "hig-2013", "HIG 2013"] {
      #expect(words(question.reply(to: text)) == "right")
    }
    #expect(words(question.reply(to: "2022")) == "wrong: HIG 2022 does not have this rule.")
    #expect(words(question.reply(to: "SAP")) == "wrong: SAP Fiori does not have this rule.")
    #expect(words(question.reply(to: "hig")).hasPrefix("unclear: which one: hig-2013, "))
    #expect(words(question.reply(to: "1999")).hasPrefix("unclear: no guide is called 1999"))
  }

  @Test("An edition that passes on the advice of others does not say so itself")
  func advice() throws {
    let question = try #require(QuizQuestion(.edition("one-view")))
    #expect(words(question.reply(to: "2022")) == "right")
    #expect(words(question.reply(to: "2025")).hasPrefix("wrong: HIG 2025 does not say so itself; it is "))
  }
}
