// swift-tools-version: 6.2
import PackageDescription

// Two apps outside the package, one of controllers and one of views. They depend on it by path, as
// apps do while they are being made; the test that builds them puts a link to the package beside
// this folder.
let package = Package(
  name: "Companion",
  dependencies: [.package(path: "../Foyer")],
  targets: [
    .executableTarget(
      name: "Companion",
      dependencies: [
        .product(name: "UIKit", package: "Foyer"),
        .product(name: "SAPFiori", package: "Foyer"),
        .product(name: "Discovery", package: "Foyer"),
        .product(name: "foyer-fetch", package: "Foyer"),
      ]),
    .executableTarget(
      name: "Visits",
      dependencies: [
        .product(name: "SwiftUI", package: "Foyer"),
        .product(name: "FioriSwiftUICore", package: "Foyer"),
      ]),
    .testTarget(
      name: "CompanionTests",
      dependencies: ["Companion", .product(name: "OnboardingTesting", package: "Foyer")]),
  ],
  swiftLanguageModes: [.v6])
