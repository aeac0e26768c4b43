extension Starter {
  /// Every starter, in alphabetical order. Each is free of findings on iPhone and iPad, or on Apple TV, by the guide
  /// of each system.
  package static let all: [Starter] = [
    Starter(
      name: "bank", summary: "accounts, payments, cards",
      body: """
        add Accounts icon=building.columns.fill
        add Payments icon=arrow.left.arrow.right.circle.fill
        add Cards icon=creditcard.fill
        add Savings icon=chart.pie.fill
        """),
    Starter(
      name: "books", summary: "reading, a library, a shop",
      body: """
        add Today icon=book.fill
        add Library icon=books.vertical.fill
        add Store icon=bag.fill
        add Search icon=magnifyingglass role=search
        """),
    Starter(
      name: "chat", summary: "conversations, calls, contacts",
      body: """
        add Chats icon=bubble.left.and.bubble.right.fill
        add Calls icon=phone.fill
        add Contacts icon=person.2.fill
        add Settings icon=gearshape.fill
        """),
    Starter(
      name: "festival", summary: "a schedule, artists, a map, tickets",
      body: """
        add Schedule icon=calendar.circle.fill
        add Artists icon=music.mic.circle.fill
        add Map icon=map.fill
        add Tickets icon=ticket.fill
        """),
    Starter(
      name: "fitness", summary: "activity, workouts, friends",
      body: """
        add Activity icon=flame.fill
        add Workouts icon=stopwatch.fill
        add Friends icon=person.2.fill
        """),
    Starter(
      name: "music", summary: "songs, radio, a library",
      body: """
        add Today icon=play.circle.fill
        add Browse icon=square.grid.2x2.fill
        add Radio icon=dot.radiowaves.left.and.right
        add Library icon=music.note.list
        add Search icon=magnifyingglass role=search
        """),
    Starter(
      name: "news", summary: "stories, topics, saved articles",
      body: """
        add Today icon=newspaper.fill
        add Following icon=star.fill
        add Saved icon=bookmark.fill
        add Search icon=magnifyingglass role=search
        """),
    Starter(
      name: "recipes", summary: "dishes, a plan for the week, a shopping list",
      body: """
        add Recipes icon=fork.knife.circle.fill
        add Planner icon=calendar.circle.fill
        add Groceries icon=cart.fill
        add Search icon=magnifyingglass role=search
        """),
    Starter(
      name: "shop", summary: "products, favourites, a basket, orders",
      body: """
        add Products icon=bag.fill
        add Favorites icon=heart.fill
        add Cart icon=cart.fill
        add Orders icon=shippingbox.fill
        add Search icon=magnifyingglass role=search
        """),
    Starter(
      name: "television", summary: "films and series, on Apple TV",
      body: """
        device apple-tv-4k
        add "Watch Now"
        add Movies
        add "TV Shows"
        add Sports
        add Library
        """),
    Starter(
      name: "travel", summary: "trips, places, tickets",
      body: """
        add Trips icon=suitcase.fill
        add Places icon=map.fill
        add Tickets icon=ticket.fill
        add Search icon=magnifyingglass role=search
        """),
  ]
}
