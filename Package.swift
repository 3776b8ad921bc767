// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
]

/// The tool as it is installed needs no shared library: the loader would take more time to bring them in than most commands
/// take.
let linkedWhole: [LinkerSetting] = [
  .unsafeFlags(["-static-executable", "-use-ld=lld"], .when(configuration: .release))
]

let package = Package(
  name: "triage",
  products: [
    .executable(name: "triage", targets: ["triage"]),
    .library(name: "Observables", targets: ["Observables"]),
    .library(name: "ObservablesTesting", targets: ["ObservablesTesting"]),
  ],
  targets: [
    .target(name: "Observables", swiftSettings: strict),
    .target(name: "ObservablesTesting", dependencies: ["Observables"], swiftSettings: strict),
    .target(name: "Tasks", dependencies: ["Observables"], swiftSettings: strict),
    .target(
      name: "Persistence", dependencies: ["Tasks", "CSQLite", "CPosix"], swiftSettings: strict + [.strictMemorySafety()]
    ),
    .target(name: "Commands", dependencies: ["Tasks"], swiftSettings: strict),
    .target(name: "Terminal", dependencies: ["CPosix"], swiftSettings: strict),
    .target(
      name: "LineEditing", dependencies: ["CLibedit", "CPosix"], swiftSettings: strict + [.strictMemorySafety()]),
    .target(
      name: "Shell",
      dependencies: ["Observables", "Tasks", "Persistence", "Commands", "Terminal", "LineEditing", "CPosix"],
      swiftSettings: strict),
    .executableTarget(
      name: "triage", dependencies: ["Shell"], swiftSettings: strict,
      linkerSettings: linkedWhole),
    .executableTarget(
      name: "triage-bench", dependencies: ["Observables", "Tasks", "Persistence", "CMalloc", "CSQLite", "CPosix"],
      swiftSettings: strict),
    .executableTarget(name: "triage-bench-hello", swiftSettings: strict),
    .executableTarget(name: "triage-bench-bare", dependencies: ["CSQLite"], swiftSettings: strict),

    .systemLibrary(name: "CLibedit", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CPosix"),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CVTerm", pkgConfig: "vterm", providers: [.apt(["libvterm-dev"])]),

    .testTarget(name: "ObservablesTests", dependencies: ["Observables", "ObservablesTesting"], swiftSettings: strict),
    // Code as it is written for RxSwift, most of which is in Swift 5 mode.
    .testTarget(
      name: "RxSwiftCompatibilityTests", dependencies: ["Observables", "ObservablesTesting"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .testTarget(name: "TasksTests", dependencies: ["Tasks", "Persistence"], swiftSettings: strict),
    .testTarget(name: "PersistenceTests", dependencies: ["Persistence", "Tasks", "CSQLite"], swiftSettings: strict),
    .testTarget(name: "CommandsTests", dependencies: ["Commands", "Tasks"], swiftSettings: strict),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal", "TerminalEmulator"], swiftSettings: strict),
    .testTarget(name: "LineEditingTests", dependencies: ["LineEditing", "TerminalEmulator"], swiftSettings: strict),
    .testTarget(
      name: "ShellTests",
      dependencies: ["Shell", "ObservablesTesting", "Tasks", "Persistence", "Commands", "Terminal", "LineEditing"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "EndToEndTests", dependencies: ["triage", "TerminalEmulator", "Commands"], swiftSettings: strict),
    .testTarget(name: "BenchTests", dependencies: ["triage-bench"], swiftSettings: strict),
    // A program on a pseudo-terminal and the screen its bytes make, for the two targets above.
    .target(
      name: "TerminalEmulator", dependencies: ["CVTerm", "CPosix"], path: "Tests/TerminalEmulator",
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
