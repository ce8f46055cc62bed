import FioriSwiftUICore
import SwiftUI

/// The welcome screen as the documentation has it, with the option that asks for an address.
struct StartView: View {
  let model: VisitsModel
  @State private var email = ""

  var body: some View {
    // What the documentation prints stays as it is printed.
    // swift-format-ignore
    WelcomeScreen(
      title: {
        Text("Field Service")
      },
      description: {
        Text("Connect to your SAP system to get started.")
      },
      icon: {
        Image("AppIcon")
      },
      headlineImage: {
        Image("SAPLogo")
      },
      action: {
        FioriButton { _ in
          startActivation()
        } label: { _ in
          Text("Start")
        }
      },
      inputText: $email,
      state: .notConfigured,
      options: [.discoveryService],
      isDemoAvailable: true
    )
    .onDemoMode { model.account = "Demo" }
  }

  private func startActivation() { model.account = email }
}
