// swift-tools-version: 6.2
import PackageDescription

// An app outside the package: it depends on it by path, as apps do while they are being made. The
// test that builds it puts a link to the package beside this folder.
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
    .testTarget(
      name: "CompanionTests",
      dependencies: ["Companion", .product(name: "OnboardingTesting", package: "Foyer")]),
  ],
  swiftLanguageModes: [.v6])
