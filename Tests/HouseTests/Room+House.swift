extension Room {
  /// The table of floors, from the ground up. A new target gets its line here.
  static let house: [Room] = {
    var rooms: [Room] = []
    func add(_ name: String, in folder: String? = nil, imports: Set<String> = []) {
      rooms.append(Room(name: name, folder: folder ?? "Sources/\(name)", imports: imports))
    }

    // Floor 1
    add("CGTK", in: "Platform/CGTK")
    let libraries = [
      "CBusAddress", "CCurl", "CGIO", "CGStreamer", "CPixbuf", "CQREncode", "CSecret", "CSodium",
      "CZBar", "CZXing", "CZxcvbn",
    ]
    for library in libraries { add(library) }
    add("SystemBus", imports: ["CGIO", "CBusAddress"])
    add("CCmark", in: "Platform/CCmark")
    add("GTK", in: "Platform/GTK", imports: ["CGTK"])
    add("Layout", in: "Platform/Layout")
    add("Secrets")
    add("Localization")
    // Starting the helper processes of the services, and talking to them.
    add("HelperProgram", imports: ["CMemory"])
    // Calls of the system that the C library's headers hide from Swift.
    let calls = ["CMemory", "CConfine"]
    for call in calls { add(call) }
    add("ScanWire")

    // Floor 2
    add("UIKit", in: "Platform/UIKit", imports: ["Layout", "GTK", "Secrets"])
    add(
      "SwiftUI", in: "Platform/SwiftUI",
      imports: ["UIKit", "Layout", "GTK", "Secrets", "Localization", "CCmark"])

    // Floor 3: services know the values of the steps and never each other.
    let values: Set = ["Secrets", "Localization"]
    add("Onboarding", imports: values)
    for service in ["Scanner", "Discovery"] {
      add(service, imports: values.union(["Onboarding", "HelperProgram", "ScanWire"]))
    }
    for service in ["Fingerprint", "SessionWatch"] {
      add(service, imports: values.union(["Onboarding", "SystemBus"]))
    }
    // Files of one person, whole or not at all; for the services that keep some.
    add("PrivateFiles", imports: ["Onboarding"])
    add("OnboardingFiles", imports: ["Onboarding", "PrivateFiles"])
    add(
      "Vault",
      imports: values.union(["Onboarding", "PrivateFiles", "CSodium", "CSecret", "CZxcvbn"]))
    add("foyer-vault", imports: ["Vault", "Onboarding", "Secrets"])
    // A helper process is a room of its own, and the only one that sees its C library.
    add("foyer-fetch", imports: ["CCurl"])
    add(
      "foyer-scan",
      imports: [
        "HelperProgram", "ScanWire", "CGStreamer", "CGIO", "CPixbuf", "CZXing", "CZBar",
        "CConfine", "CMemory",
      ])
    add("Signatures", imports: ["Onboarding", "CSodium"])
    add("foyer-qr", imports: ["Onboarding", "Scanner", "Signatures", "CQREncode", "CSodium"])

    // Floors 4 and 5 are built on Apple platforms too, where the rooms under UIKit do not exist.
    let toolkits: Set = ["UIKit", "SwiftUI"]
    add("FioriThemeManager", imports: toolkits.union(["Localization"]))
    add("foyer-theme", imports: ["FioriThemeManager"])
    // What both faces of the scanner do with pictures, and what they read codes with.
    add("ScanPictures", imports: toolkits.union(["Onboarding", "Scanner"]))
    // What both faces of a licence do with its file, and with paper.
    add("LicenceTexts", imports: toolkits.union(["Onboarding"]))
    // No screen makes an app link the vault: it is passed in by the app.
    let screens = toolkits.union(values).union([
      "FioriThemeManager", "ScanPictures", "LicenceTexts", "Onboarding", "Fingerprint",
      "SessionWatch", "Scanner", "Discovery",
    ])
    add("SAPFiori", imports: screens)
    add("FioriSwiftUICore", imports: screens)

    // Floor 6
    let below = Set(rooms.map(\.name)).subtracting(libraries).subtracting(calls).subtracting([
      "CGTK", "CCmark", "SystemBus", "foyer-fetch", "foyer-scan", "foyer-qr",
    ])
    let testing = "Platform/Testing"
    add("_Testing_UIKit", in: "\(testing)/_Testing_UIKit", imports: ["UIKit"])
    add("OnboardingTesting", in: "\(testing)/OnboardingTesting", imports: below)
    add("SAPFioriStoryboards", in: "Platform/Storyboards", imports: ["SAPFiori", "UIKit"])
    add("AccountServer", in: "Apps/AccountServer", imports: below)
    for app in ["FieldService", "Catalog"] {
      let rest: Set = ["OnboardingTesting", "AccountServer"]
      add(app, in: "Apps/\(app)", imports: below.union(rest))
    }
    for screen in [
      "CounterBenchmark", "SwiftUICounterBenchmark", "SwiftUIPagesBenchmark", "LicenceBenchmark",
      "ThemeBenchmark", "VaultBenchmark", "UnlockBenchmark",
    ] {
      add(screen, in: "Benchmarks/\(screen)", imports: below)
    }
    return rooms
  }()

  /// The room that a file belongs to, `nil` for tests and for what is no part of a target.
  static func of(_ path: String) -> Room? {
    house.first { path.hasPrefix($0.folder + "/") }
  }
}
