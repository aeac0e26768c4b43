import Testing

/// The tests that run libedit, one after the other: it and the terminal library below it know no threads.
@Suite("libedit", .serialized)
enum LibeditTests {}
