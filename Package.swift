// swift-tools-version: 6.2
import PackageDescription

// The screens are plain UIKit source. On Linux, where there is no UIKit, the package brings one over
// GTK 4; on Apple platforms the floors below the screens are left out.
#if os(Linux)
  let onLinux = true
#else
  let onLinux = false
#endif

// Only tests and the tour take the address of the system's message bus from the environment: see
// Documentation/Decisions/0010-the-test-bus.md.
let testBus: [CSetting] =
  Context.environment["FOYER_TEST_BUS"] == "1" ? [.define("FOYER_TEST_BUS")] : []

let toolkit: [Target.Dependency] = onLinux ? ["UIKit"] : []

var products: [Product] = [
  .library(name: "Secrets", targets: ["Secrets"]),
  .library(name: "Onboarding", targets: ["Onboarding"]),
  .library(name: "FioriThemeManager", targets: ["FioriThemeManager"]),
  .library(
    name: "SAPFiori", targets: onLinux ? ["SAPFiori", "SAPFioriStoryboards"] : ["SAPFiori"]),
  .library(name: "FioriSwiftUICore", targets: ["FioriSwiftUICore"]),
]

var targets: [Target] = [
  .target(name: "Secrets"),
  .target(name: "Localization"),
  .target(name: "Onboarding", dependencies: ["Secrets", "Localization"]),
  .target(
    name: "FioriThemeManager", dependencies: toolkit),
  .target(
    name: "ScanPictures", dependencies: ["Onboarding"] + toolkit + (onLinux ? ["Scanner"] : [])),
  .target(name: "LicenceTexts", dependencies: ["Onboarding"] + toolkit),
  .target(
    name: "SAPFiori",
    dependencies: [
      "FioriThemeManager", "Onboarding", "ScanPictures", "LicenceTexts", "Localization", "Secrets",
    ] + toolkit,
    resources: [.copy("Resources")]),
  .target(
    name: "FioriSwiftUICore",
    dependencies: [
      "FioriThemeManager", "Onboarding", "ScanPictures", "LicenceTexts", "Localization",
    ] + toolkit
      + (onLinux ? ["SwiftUI"] : []),
    resources: [.copy("Resources")]),
  .testTarget(name: "SecretsTests", dependencies: ["Secrets"]),
  .testTarget(name: "LocalizationTests", dependencies: ["Localization"]),
  .testTarget(name: "OnboardingTests", dependencies: ["Onboarding", "Secrets"]),
]

if onLinux {
  products += [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Discovery", targets: ["Discovery"]),
    .library(name: "Scanner", targets: ["Scanner"]),
    .library(name: "Fingerprint", targets: ["Fingerprint"]),
    .library(name: "SessionWatch", targets: ["SessionWatch"]),
    .library(name: "OnboardingFiles", targets: ["OnboardingFiles"]),
    .library(name: "Vault", targets: ["Vault"]),
    .library(name: "OnboardingTesting", targets: ["OnboardingTesting", "_Testing_UIKit"]),
    .executable(name: "foyer-fetch", targets: ["foyer-fetch"]),
    .executable(name: "foyer-scan", targets: ["foyer-scan"]),
    .executable(name: "foyer-qr", targets: ["foyer-qr"]),
    .library(name: "Signatures", targets: ["Signatures"]),
    .executable(name: "foyer-theme", targets: ["foyer-theme"]),
    .executable(name: "foyer-vault", targets: ["foyer-vault"]),
    .executable(name: "FieldService", targets: ["FieldService"]),
    .executable(name: "Catalog", targets: ["Catalog"]),
  ]
  targets += [
    .systemLibrary(
      name: "CGTK", path: "Platform/CGTK", pkgConfig: "gtk4",
      providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "GTK", dependencies: ["CGTK"], path: "Platform/GTK"),
    .target(name: "Layout", path: "Platform/Layout"),
    .target(
      name: "UIKit", dependencies: ["GTK", "Layout", "Secrets"], path: "Platform/UIKit"),
    .systemLibrary(
      name: "CCmark", path: "Platform/CCmark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"])]),
    .target(
      name: "SwiftUI", dependencies: ["UIKit", "GTK", "Layout", "Localization", "CCmark"],
      path: "Platform/SwiftUI"),
    .target(
      name: "SAPFioriStoryboards", dependencies: ["SAPFiori", "UIKit"],
      path: "Platform/Storyboards"),
    .target(
      name: "OnboardingTesting", dependencies: ["UIKit", "GTK", "Onboarding", "Secrets"],
      path: "Platform/Testing/OnboardingTesting"),
    .target(
      name: "_Testing_UIKit", dependencies: ["UIKit"], path: "Platform/Testing/_Testing_UIKit"),
    // Not by pkgConfig: its flags would link libcurl into every program that names the helper.
    .systemLibrary(name: "CCurl", path: "Sources/CCurl"),
    .systemLibrary(name: "CMemory", path: "Sources/CMemory"),
    .target(name: "HelperProgram", dependencies: ["CMemory"]),
    .target(name: "PrivateFiles", dependencies: ["Onboarding"]),
    .target(name: "OnboardingFiles", dependencies: ["Onboarding", "PrivateFiles"]),
    .target(name: "Discovery", dependencies: ["Onboarding", "HelperProgram"]),
    .systemLibrary(
      name: "CGIO", path: "Sources/CGIO", pkgConfig: "gio-2.0",
      providers: [.apt(["libglib2.0-dev"])]),
    .target(name: "CBusAddress", cSettings: testBus),
    .target(name: "SystemBus", dependencies: ["CGIO", "CBusAddress"]),
    .target(name: "Fingerprint", dependencies: ["Onboarding", "SystemBus"]),
    .target(name: "SessionWatch", dependencies: ["Onboarding", "SystemBus"]),
    .executableTarget(
      name: "foyer-fetch", dependencies: ["CCurl"], path: "Sources/foyer-fetch"),
    // These need the flags of pkgConfig to be compiled, and are linked into every program of this
    // package that names their target. So nothing but the helper does, and no target names the
    // helper: a client in another package that names its product is not linked to it.
    .systemLibrary(
      name: "CGStreamer", path: "Sources/CGStreamer", pkgConfig: "gstreamer-app-1.0",
      providers: [.apt(["libgstreamer1.0-dev", "libgstreamer-plugins-base1.0-dev"])]),
    .systemLibrary(
      name: "CPixbuf", path: "Sources/CPixbuf", pkgConfig: "gdk-pixbuf-2.0",
      providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .target(name: "CZXing", linkerSettings: [.linkedLibrary("ZXing")]),
    .systemLibrary(name: "CZBar", path: "Sources/CZBar"),
    .systemLibrary(name: "CConfine", path: "Sources/CConfine"),
    .systemLibrary(name: "CQREncode", path: "Sources/CQREncode"),
    .target(name: "ScanWire"),
    .target(name: "Scanner", dependencies: ["Onboarding", "HelperProgram", "ScanWire"]),
    .executableTarget(
      name: "foyer-scan",
      dependencies: [
        "HelperProgram", "ScanWire", "CGStreamer", "CGIO", "CPixbuf", "CZXing", "CZBar",
        "CConfine", "CMemory",
      ]),
    .systemLibrary(name: "CSodium", path: "Sources/CSodium"),
    .target(name: "Signatures", dependencies: ["Onboarding", "CSodium"]),
    .executableTarget(
      name: "foyer-qr",
      dependencies: ["Scanner", "Signatures", "Onboarding", "CQREncode", "CSodium"]),
    .systemLibrary(name: "CZxcvbn", path: "Sources/CZxcvbn"),
    .systemLibrary(
      name: "CSecret", path: "Sources/CSecret", pkgConfig: "libsecret-1",
      providers: [.apt(["libsecret-1-dev"])]),
    .target(
      name: "Vault",
      dependencies: ["Onboarding", "Secrets", "PrivateFiles", "CSodium", "CSecret", "CZxcvbn"]),
    .executableTarget(
      name: "foyer-vault", dependencies: ["Vault", "Onboarding", "Secrets"],
      path: "Sources/foyer-vault"),
    .executableTarget(
      name: "foyer-theme", dependencies: ["FioriThemeManager"], path: "Sources/foyer-theme"),
    .target(
      name: "AccountServer", dependencies: ["Onboarding"], path: "Apps/AccountServer"),
    .executableTarget(
      name: "FieldService",
      dependencies: [
        "UIKit", "SwiftUI", "SAPFiori", "SAPFioriStoryboards", "FioriSwiftUICore", "Onboarding",
        "Discovery", "Scanner", "Vault", "Fingerprint", "SessionWatch", "Secrets", "AccountServer",
        "foyer-fetch",
      ],
      path: "Apps/FieldService", exclude: ["Tour"]),
    .executableTarget(
      name: "Catalog",
      dependencies: [
        "UIKit", "SwiftUI", "SAPFiori", "SAPFioriStoryboards", "FioriSwiftUICore",
        "FioriThemeManager", "Onboarding", "Localization", "Secrets", "OnboardingTesting",
      ],
      path: "Apps/Catalog", exclude: ["Themes"]),
    .executableTarget(
      name: "CounterBenchmark", dependencies: ["UIKit"], path: "Benchmarks/CounterBenchmark"),
    .executableTarget(
      name: "LicenceBenchmark", dependencies: ["SwiftUI", "FioriSwiftUICore"],
      path: "Benchmarks/LicenceBenchmark"),
    .executableTarget(
      name: "VaultBenchmark", dependencies: ["Vault", "Secrets"],
      path: "Benchmarks/VaultBenchmark"),
    .executableTarget(
      name: "UnlockBenchmark", dependencies: ["SAPFiori", "UIKit", "Vault", "Secrets"],
      path: "Benchmarks/UnlockBenchmark"),
    .executableTarget(
      name: "ThemeBenchmark", dependencies: ["UIKit", "SAPFiori", "FioriThemeManager"],
      path: "Benchmarks/ThemeBenchmark"),
    .executableTarget(
      name: "SwiftUICounterBenchmark", dependencies: ["SwiftUI"],
      path: "Benchmarks/SwiftUICounterBenchmark"),
    .executableTarget(
      name: "SwiftUIPagesBenchmark", dependencies: ["SwiftUI"],
      path: "Benchmarks/SwiftUIPagesBenchmark"),
    .testTarget(
      name: "FioriThemeManagerTests",
      dependencies: ["FioriThemeManager", "foyer-theme", "UIKit", "_Testing_UIKit"]),
    .testTarget(name: "LayoutTests", dependencies: ["Layout"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "GTK", "OnboardingTesting", "_Testing_UIKit", "CHeap", "CConstraints",
      ]),
    .systemLibrary(name: "CHeap", path: "Tests/CHeap"),
    .systemLibrary(name: "CConstraints", path: "Tests/CConstraints", pkgConfig: "gtk4"),
    .testTarget(
      name: "SwiftUITests",
      dependencies: ["SwiftUI", "UIKit", "GTK", "OnboardingTesting", "_Testing_UIKit", "CHeap"]),
    .testTarget(
      name: "SAPFioriTests",
      dependencies: [
        "SAPFiori", "SAPFioriStoryboards", "FioriThemeManager", "Onboarding", "Localization",
        "Secrets", "Vault", "FaultInjection", "UIKit", "OnboardingTesting",
        "_Testing_UIKit",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "FioriSwiftUICoreTests",
      dependencies: [
        "FioriSwiftUICore", "FioriThemeManager", "LicenceTexts", "Onboarding", "OnboardingFiles",
        "Localization", "SwiftUI", "UIKit", "OnboardingTesting", "_Testing_UIKit",
      ]),
    // What a scan screen has on both of its faces.
    .testTarget(
      name: "ScanPicturesTests",
      dependencies: [
        "ScanPictures", "Scanner", "ScanWire", "foyer-scan", "SAPFiori", "FioriSwiftUICore",
        "Onboarding", "SwiftUI", "UIKit", "OnboardingTesting", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "ThemeWalkTests",
      dependencies: [
        "SAPFiori", "FioriSwiftUICore", "FioriThemeManager", "Onboarding", "Localization",
        "SwiftUI",
        "UIKit", "GTK", "OnboardingTesting", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "CatalogTests",
      dependencies: [
        "Catalog", "FioriThemeManager", "Onboarding", "Localization", "UIKit", "GTK",
        "OnboardingTesting", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "DiscoveryTests",
      dependencies: ["Discovery", "Onboarding", "AccountServer", "foyer-fetch"],
      exclude: ["Servers"]),
    .testTarget(
      name: "ScannerTests",
      dependencies: ["Scanner", "Signatures", "Onboarding", "HelperProgram", "ScanWire"],
      exclude: ["Fixtures", "Servers"]),
    // A system bus of the tests' own; a script that is no resource runs it.
    .target(
      name: "PrivateSystemBus", path: "Tests/PrivateSystemBus", exclude: ["Services"]),
    .testTarget(name: "SystemBusTests", dependencies: ["SystemBus", "CGIO"]),
    // OnboardingTesting gives the tests the main loop that answers come by.
    .testTarget(
      name: "FingerprintTests",
      dependencies: [
        "Fingerprint", "SystemBus", "Onboarding", "PrivateSystemBus", "OnboardingTesting",
      ]),
    .testTarget(
      name: "SessionWatchTests",
      dependencies: [
        "SessionWatch", "SystemBus", "Onboarding", "PrivateSystemBus", "OnboardingTesting",
      ]),
    .testTarget(
      name: "VaultTests",
      dependencies: [
        "Vault", "Onboarding", "Secrets", "PrivateFiles", "FaultInjection", "VaultProbe",
        "foyer-vault",
      ],
      exclude: ["Keyring", "Probe"]),
    // A C library that fails or ends a program at a chosen call, which the tests build, and folders.
    .target(name: "FaultInjection", path: "Tests/FaultInjection", exclude: ["Faults"]),
    .testTarget(
      name: "OnboardingFilesTests",
      dependencies: [
        "OnboardingFiles", "Onboarding", "PrivateFiles", "FaultInjection", "RecordProbe",
      ],
      exclude: ["Probe"]),
    .executableTarget(
      name: "RecordProbe", dependencies: ["OnboardingFiles", "Onboarding"],
      path: "Tests/OnboardingFilesTests/Probe"),
    .executableTarget(
      name: "VaultProbe", dependencies: ["Vault", "Onboarding", "Secrets"],
      path: "Tests/VaultTests/Probe"),
    .testTarget(name: "HouseTests"),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["FieldService", "Catalog", "SecureFieldProbe", "foyer-fetch"],
      exclude: ["Drivers", "Probe"]),
    .executableTarget(
      name: "SecureFieldProbe", dependencies: ["UIKit"], path: "Tests/EndToEndTests/Probe"),
  ]
}

let package = Package(
  name: "Foyer", products: products, targets: targets, swiftLanguageModes: [.v6])
