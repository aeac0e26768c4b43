/// Words that say little by themselves, by what they do in a line.
enum SmallWords {
  /// Words that say nothing where no text is typed.
  static let fillers = words(
    """
      a an the my our your me us it this that these those just really some any please currently there all \
      tab-bar
    """)

  /// Words that say nothing where the key words of a line are looked for in any order.
  static let looseFillers = fillers.union(
    words(
      """
        i we you they he she people users to of on for at in with as from by is are was be been should must \
        has have had need needs want wants would like can could will do does did also too again still now \
        only maybe perhaps then here and or so but & tab tabs bar item one ones its it's 's because let lets \
        let's make put set give get gets show see go goes think than app boss very much way up about lot bit \
        thing = : - – + / app's out same single items everything anything something say says small little \
        right directly rather better please move drag shift message messages notification notifications mails
      """))

  /// Words that a line may begin with, and that say nothing.
  static let chatter = words(
    """
      hi hello hey thanks thank cool nice great good perfect lol haha hm hmm oh ah uh ok okay yes yeah yep \
      no nope sorry wait well so oops right fine alright sure wow now and then also but first finally \
      actually maybe please you all looks happy i'm it's is it that's i know nah yup better rather
    """)

  /// Words that a question begins with.
  static let questions = words(
    """
      what what's whats how why which where is are isn't aren't does do doesn't can should when will would \
      who any may must did has have could
    """)

  /// Words with which a line does not wish for what it names.
  static let doubts = words(
    """
      not never don't dont doesn't isn't if unless would until cannot can't
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
