// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of Foundation that the program and its argument parser use, as macOS declares them.
@_exported import Darwin

public struct Data: Hashable, Sendable, RandomAccessCollection {
  public init(_ bytes: some Sequence<UInt8>) {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> UInt8 { 0 }
}

open class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    @available(macOS 10.13, *) public static let sortedKeys = OutputFormatting(rawValue: 2)
    @available(macOS 10.15, *) public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }
  open var outputFormatting: OutputFormatting = []
  public init() {}
  open func encode<T: Encodable>(_ value: T) throws -> Data { Data([]) }
}

open class JSONDecoder {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}

open class NSError: Error, @unchecked Sendable {}

extension Error {
  public var localizedDescription: String { "" }
}

extension String {
  public struct Encoding: Hashable, Sendable {
    public static let utf8 = Encoding()
  }
  public init?(data: Data, encoding: Encoding) { nil }
}

extension StringProtocol {
  public func components(separatedBy separator: some StringProtocol) -> [String] { [] }
}
