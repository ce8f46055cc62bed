import SwiftUI

/// Shows every screen in every state: in a window, or as pictures.
///
/// `Catalog` opens a list. `Catalog --render FOLDER` writes pictures without opening a window,
/// `Catalog --list` prints the names of the pages, and `Catalog --help` all that it can be asked for.
@main struct CatalogApp: App {
  @State private var stage = CatalogStage()

  /// Does what the command line asks for; without that, opens the window.
  static func main() {
    if !CatalogCommand.run(Array(CommandLine.arguments.dropFirst())) { open() }
  }

  var body: some Scene {
    WindowGroup("Catalog") { CatalogList(stage: stage) }
  }
}

extension App {
  /// Begins the program as an app whose type says nothing about it does.
  fileprivate static func open() { main() }
}
