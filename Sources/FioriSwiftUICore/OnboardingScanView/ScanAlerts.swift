import Onboarding
import SwiftUI

/// What a scanner tells a person, and what it asks: which of several codes, or cameras, is meant.
struct ScanAlerts: ViewModifier {
  let model: OnboardingScanModel
  let texts: ScanTexts

  private var alert: ScanAlert? {
    if case .telling(let alert) = model.session.step { alert } else { nil }
  }

  private var codes: [ScannedCode] {
    if case .choosing(let codes) = model.session.step { codes } else { [] }
  }

  func body(content: Content) -> some View {
    content
      .alert(
        alert.map { texts.title(of: $0) } ?? "",
        // Each button says what follows; that it closes the alert says nothing more.
        isPresented: Binding(get: { alert != nil }, set: { _ in })
      ) {
        if alert == .cameraDenied {
          Button(texts[.scanSettingsAction]) { model.handle(.openSettings) }
          Button(texts[.notNowAction], role: .cancel) { model.handle(.dismissAlert) }
        } else {
          Button(texts[.okAction], role: .cancel) { model.handle(.dismissAlert) }
        }
      } message: {
        Text(alert.map { texts.message(of: $0) } ?? "")
      }
      .confirmationDialog(
        texts[.severalCodesTitle],
        isPresented: Binding(get: { !codes.isEmpty }, set: { _ in }),
        titleVisibility: .visible
      ) {
        ForEach(codes, id: \.text) { code in
          Button(ScanConfirmation.title(of: code)) { model.handle(.choose(code)) }
        }
        Button(texts[.cancelAction], role: .cancel) { model.handle(.leaveChooser) }
      } message: {
        Text(texts[.severalCodesDetail])
      }
      .confirmationDialog(
        texts[.chooseCameraAction],
        isPresented: Binding(get: { model.session.step == .choosingCamera }, set: { _ in }),
        titleVisibility: .visible
      ) {
        ForEach(model.session.cameras) { camera in
          Button(camera.name) { model.handle(.cameraChosen(camera)) }
        }
        Button(texts[.cancelAction], role: .cancel) { model.handle(.leaveChooser) }
      } message: {
        if let now = texts.cameraNow(model.session) { Text(now) }
      }
  }
}
