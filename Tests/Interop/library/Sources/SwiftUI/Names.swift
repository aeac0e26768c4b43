// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Names of SwiftUI that types of a design have, too: a test imports both.
public struct Tab {}
public struct TabRole {}
public struct TabPlacement {}
public struct Window {}
public protocol Scene {}
public enum LayoutDirection {}
