internal import CPseudoTerminal
import SystemLibrary

/// What a file system keeps about a file beside its mode: tags, remarks, access lists.
package enum FileAttribute {
  /// Sets an attribute; returns the number of the error, 0 for none.
  package static func set(_ name: String, to value: [UInt8], of path: String) -> Int32 {
    cpt_set_attribute(path, name, value, value.count) == 0 ? 0 : errno
  }

  /// Returns the value of an attribute, or `nil` where there is none.
  package static func value(_ name: String, of path: String) -> [UInt8]? {
    var value = [UInt8](repeating: 0, count: 4_096)
    let size = cpt_attribute(path, name, &value, value.count)
    return size < 0 ? nil : Array(value[..<size])
  }
}
