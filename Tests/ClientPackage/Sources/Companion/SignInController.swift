import SAPFiori
import UIKit

/// Signs in as the documentation of the dynamic authentication screen shows.
class SignInController: UIViewController, FUIDynamicAuthenticationDelegate {
  /// What the server says; the documentation leaves it open.
  var verificationErrorMessage: String?

  // MARK: - As the documentation has it

  // swift-format-ignore
  var dynamicAuthenticationScreen: FUIDynamicAuthenticationScreen?
  // swift-format-ignore
  var completionBlock: ((_ errorMessage: String?) -> Void)?

  // swift-format-ignore
  func presentDynamicAuthenticationScreen() {
      let controllers = FUIDynamicAuthenticationScreen.createInstanceFromStoryboard()
      let dynamicAuthController = controllers.dynamicAuthenticationScreen

      dynamicAuthController.informationFields = [
          FUIAuthenticationInformationField(placeholder: "username", isSecureText: false, informationString: "Admin"),
          FUIAuthenticationInformationField(placeholder: "password", isSecureText: true, informationString: nil),
          FUIAuthenticationInformationField(placeholder: "url", isSecureText: false, informationString: nil),
          FUIAuthenticationInformationField(placeholder: "test field", isSecureText: false, informationString: nil)
      ]
      dynamicAuthController.delegate = self

      self.navigationController?.present(controllers.navigationController, animated: true, completion: nil)
  }

  // swift-format-ignore
  func verify(_ controller: FUIDynamicAuthenticationScreen, informationStrings: [String], completion: @escaping ((_ errorMessage: String?) -> Void)) {
      dynamicAuthenticationScreen = controller
      completionBlock = completion

      // Send information to server for verification here

      // Simulate callback from verification process
      DispatchQueue.main.asyncAfter(deadline: .now() + 5.0) {
          self.verificationDone()
      }
  }

  // swift-format-ignore
  func verificationDone() {
      completionBlock?(verificationErrorMessage)
      if verificationErrorMessage == nil {
          dynamicAuthenticationScreen?.dismiss(animated: true, completion: nil)
      }
  }

  // swift-format-ignore
  func didCancel(_ controller: FUIBasicAuthenticationScreen) {
     print("User Cancelled Basic Authentication")
     controller.dismiss(animated: true, completion: nil)
  }
}
