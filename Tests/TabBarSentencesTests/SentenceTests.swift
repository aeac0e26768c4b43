import TabBarPlayground
@testable import TabBarSentences
import Testing

@Suite("What people say")
struct SentenceTests {
  @Test("scratch") func scratch() {}
}
