/// The SDK that an app was built with, which a newer system looks at; the oldest first.
package enum SDK: String, CaseIterable {
  case ios26, ios27
  case ios27_1 = "ios27.1"

  package var name: String { "iOS " + rawValue.dropFirst(3) }
}
