// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of Foundation that the program and its argument parser use, as macOS declares them.
@_exported import Darwin

public struct Data: Hashable, Sendable, RandomAccessCollection {
  public init() {}
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

public struct URL: Sendable {}

extension Data {
  public init(contentsOf url: URL) throws { self.init([]) }
}

open class Bundle: @unchecked Sendable {
  public static let main = Bundle()
  open var localizations: [String] { [] }
  open var preferredLocalizations: [String] { [] }
  open func url(
    forResource name: String?, withExtension ext: String?, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> URL? { nil }
}

open class PropertyListSerialization {
  public struct ReadOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public enum PropertyListFormat: Sendable { case xml, binary }
  open class func propertyList(
    from data: Data, options opt: ReadOptions = [], format: UnsafeMutablePointer<PropertyListFormat>?
  ) throws -> Any { [String: String]() }
}

public let NSNotFound = Int.max
