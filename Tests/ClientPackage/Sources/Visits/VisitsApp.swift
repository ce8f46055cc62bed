import SwiftUI

/// An app of views: the kit's welcome screen, then a plain list of its own.
@main
struct VisitsApp: App {
  @State private var model = VisitsModel()

  var body: some Scene {
    WindowGroup("Visits") {
      if model.account == nil {
        StartView(model: model)
      } else {
        VisitList(model: model)
      }
    }
  }
}
