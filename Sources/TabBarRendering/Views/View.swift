package import TabBarGuidelines
package import TabBarPlayground

/// How the answer to a query is written: a view is an extension of the query, one file each.
package protocol View: Query {
  /// Whether the lines may be more than a screen has, so that a terminal shows them in a pager.
  var isLong: Bool { get }
  /// Returns the answer as lines of text.
  func lines(in context: ViewContext) -> [String]
  /// Returns the answer as the document that scripts read, in which tabs are counted from one; `nil` for a query
  /// that only people ask.
  func document(in context: ViewContext) -> JSONValue?
}

extension View {
  package var isLong: Bool { false }
  package func document(in context: ViewContext) -> JSONValue? { nil }
}

extension Query {
  /// The view of the query. A test holds every command to have one.
  package var view: (any View)? { self as? any View }
}

/// What a view is about, and how its lines are to look.
package struct ViewContext {
  /// The design at hand.
  package let draft: Draft
  /// The guide that lists of rules are seen through, or `nil` for reference that is asked for without a session.
  package let guide: Guide?
  /// The steps that led to the draft, or `nil` where there is no session.
  package let timeline: Timeline?
  package let options: RenderOptions

  /// Creates the context of a session.
  package init(_ draft: Draft, _ timeline: Timeline? = nil, _ options: RenderOptions) {
    self.draft = draft
    self.timeline = timeline
    self.options = options
    guide = draft.guide
  }

  /// Creates the context of reference that needs no session.
  package init(_ options: RenderOptions) {
    draft = Draft()
    timeline = nil
    guide = nil
    self.options = options
  }

  /// The design laid out and judged; each time anew.
  var scene: Scene { draft.scene }
}
