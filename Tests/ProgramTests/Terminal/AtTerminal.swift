import Testing

/// Everything that needs a terminal, one after the other: what a slow machine does at once, it does late.
@Suite("At a terminal", .serialized)
enum AtTerminal {}
