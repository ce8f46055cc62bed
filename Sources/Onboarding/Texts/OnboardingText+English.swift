import Localization

extension OnboardingText {
  /// The English text, which is also what a translation starts from.
  public var english: String {
    switch self {
    case .startAction: "Start"
    case .continueAction: "Continue"
    case .scanAction: "Scan"
    case .activateAction: "Activate"
    case .cancelAction: "Cancel"

    case .okAction: "OK"
    case .doneAction: "Done"
    case .demoQuestion: "Want to explore?"
    case .demoAction: "Try the Demo"
    case .demoUnavailableTitle: "No Demo"
    case .demoUnavailableAdvice: "The demo is not available. Set the app up to use it."

    case .legalAgreement: "I agree to the terms of use."

    case .checkingAccount: "Checking Account…"
    case .emailLabel: "Email"
    case .serverAddressLabel: "Server address"
    case .emailPlaceholder: "jane.doe@example.com"
    case .serverAddressPlaceholder: "https://server.example.com"
    case .emailOrServerAddressPlaceholder: "Email or server address"

    case .welcomeLinkDetail: "To set the app up, follow the link in your welcome email."
    case .welcomeDiscoveryDetail: "To set the app up, enter your work email address."
    case .welcomeManualURLDetail: "To set the app up, enter the address of your server."
    case .welcomeTypedDetail:
      "To set the app up, enter your work email address or the address of your server."
    case .welcomeScannerDetail:
      "To set the app up, scan the QR code that your administrator gave you."
    case .welcomeActivationDetail: "The app has to be activated before you can use it."
    case .welcomeConfiguredDetail: "Everything is ready. Sign in to begin."

    case .activationHeadline: "Activation"
    case .activationEmailDetail:
      "If you have a welcome email, follow the link in it. If not, enter your work email address "
        + "or scan a QR code."
    case .activationServerAddressDetail:
      "If you have a welcome email, follow the link in it. If not, enter the address of your "
        + "server or scan a QR code."
    case .activationTypedDetail:
      "If you have a welcome email, follow the link in it. If not, enter your work email address "
        + "or the address of your server, or scan a QR code."
    case .activationUseEmail: "Use Your Email"
    case .activationUseServerAddress: "Use This Address"
    case .activationOr: "Or"

    case .noCameraTitle: "No Camera"
    case .noCameraDetail:
      "Scanning with a camera is not supported on this device yet. Type the address that belongs to "
        + "your QR code; your administrator can tell you."
    case .invalidCodeTitle: "Invalid Code"
    case .invalidCodeDetail:
      "This is not an address that the app can use. Check it for typing errors, or ask your "
        + "administrator."

    case .scanStarting: "Starting the camera…"
    case .scanReadingPicture: "Reading the picture…"
    case .scanInstruction: "Hold the code into the frame."
    case .scanPreviewLabel: "Picture of the camera"
    case .scanTypeTitle: "Type the Address"
    case .scanTypeDetail:
      "Type the address that belongs to your QR code. Your administrator can tell you."
    case .cameraMissingDetail:
      "Connect a camera, then try again. You can also type the address that belongs to your "
        + "QR code."
    case .cameraBusyTitle: "Camera in Use"
    case .cameraBusyDetail:
      "Another app uses the camera. Close it, then try again. You can also type the address."
    case .cameraDeniedTitle: "Allow Access to Camera"
    case .cameraDeniedDetail:
      "To scan, allow this app to use the camera in the settings of your system. You can "
        + "also type the address."
    case .cameraUnpluggedTitle: "Camera Disconnected"
    case .cameraUnpluggedDetail:
      "Connect the camera again, then try again. You can also type the address."
    case .scanHelperFailedDetail: "The camera cannot be read. Try again, or type the address."
    case .choosePictureAction: "Choose Picture"
    case .typeAddressAction: "Type Address"
    case .tryAgainAction: "Try Again"
    case .scanAgainAction: "Scan Again"
    case .scanSettingsAction: "Settings"
    case .torchOnAction: "Turn Light On"
    case .torchOffAction: "Turn Light Off"
    case .chooseCameraAction: "Choose Camera"
    case .cameraNowDetail: "The camera in use is %1$@."
    case .showRecentPicturesAction: "Show Recent Pictures"
    case .hideRecentPicturesAction: "Hide Recent Pictures"
    case .noRecentPicturesDetail: "There are no pictures in your Pictures folder."
    case .recentPictureLabel: "Picture %1$@"
    case .codeRefusedTitle: "Invalid QR Code"
    case .codeRefusedDetail:
      "This app cannot use the code. Scan the code that your administrator gave you."
    case .scanPictureDetail: "Choose a picture of your QR code. You can also drop or paste it here."
    case .scanUnsuccessfulTitle: "Scan Unsuccessful"
    case .noCodeInPictureDetail:
      "There is no code in this picture that can be read. Choose a picture of a QR code."
    case .unreadablePictureDetail:
      "This file is not a picture that can be read. Choose a PNG or JPEG file."
    case .pictureTooLargeDetail: "This picture is too large. Choose one of at most %1$@ MB."
    case .pictureNotAllowedTitle: "Allow Access to Photos"
    case .pictureNotAllowedDetail:
      "This app may not open the file. Choose another one, or give the app access to it."
    case .severalCodesTitle: "Several Codes"
    case .severalCodesDetail: "Choose the code that you want to use."
    case .scanConfirmationTitle: "Confirmation"
    case .scanConfirmationDetail: "The code was read. The app will connect to:"
    case .scanLookAlike:
      "Look closely: some letters of this name look like others. Go on only if this is your "
        + "server."
    case .payloadNotActivation:
      "This code does not set up an app. Scan the code that your administrator gave you."
    case .payloadDamaged: "The code is damaged or incomplete. Ask your administrator for a new one."
    case .payloadInsecure:
      "The address in the code does not begin with https. Ask your administrator for a new "
        + "code."
    case .payloadMisleading:
      "The address in the code can be misread. Do not use it, and tell your administrator."
    case .payloadNoServer:
      "The code names no server that the app can use. Ask your administrator for a new one."
    case .payloadUnsigned:
      "Your organization has not signed this code. Do not use it, and tell your "
        + "administrator."

    case .emailErrorTitle: "Check the Email Address"
    case .emailEmpty: "Enter your email address."
    case .emailMissingAtSign: "Enter the whole address, with an @ in it."
    case .emailInvalidLocalPart:
      "Check the part before the @. Only unaccented letters, digits and a few signs can be used "
        + "there."
    case .emailInvalidDomain: "Check the part after the @. It should look like example.com."
    case .emailTooLong: "Enter a shorter address. At most %1$@ characters can be used."

    case .unknownAccountTitle: "No Settings Found"
    case .unknownAccountAdvice:
      "Check the spelling of your email address. If it is right, ask your administrator to set the "
        + "app up for you."
    case .offlineTitle: "No Connection"
    case .offlineAdvice: "Connect this device to a network, then try again."
    case .unreachableTitle: "Service Not Reached"
    case .nameNotFoundAdvice:
      "No service was found for the part after the @. Check its spelling and your connection, then "
        + "try again."
    case .unreachableAdvice:
      "Check your connection and try again. If that does not help, ask your administrator whether "
        + "the service is running."
    case .connectionLostAdvice: "The connection broke. Check your network, then try again."
    case .timedOutTitle: "No Answer"
    case .timedOutAdvice:
      "There was no answer within %1$@ seconds. Check your connection, then try again."
    case .untrustedTitle: "Connection Not Safe"
    case .untrustedAdvice:
      "The service could not show that it belongs to your organization. Try again on a network "
        + "that you trust, or ask your administrator."
    case .outdatedCertificateAdvice:
      "Check that the date and time of this device are right, then try again. If they are, ask "
        + "your administrator to renew the certificate of the service."
    case .redirectAdvice:
      "The service pointed to a place that the app must not follow. Ask your administrator to "
        + "check its settings."
    case .refusedAddressAdvice:
      "The service is at an address that the app must not use. Ask your administrator to check its "
        + "settings."
    case .badAnswerTitle: "Settings Cannot Be Used"
    case .badAnswerAdvice:
      "The service gave an answer that is not valid. Ask your administrator to check the settings "
        + "of this app."
    case .otherApplicationAdvice:
      "The settings are for another app. Ask your administrator for the ones of this app."
    case .serverTitle: "Service Problem"
    case .serverRefusedAdvice:
      "The service refused the request (status %1$@). Ask your administrator to check the settings "
        + "of this app."
    case .serverBusyAdvice:
      "The service is busy (status %1$@). Wait a few minutes, then try again."
    case .serverFailedAdvice:
      "The service had a problem (status %1$@). Try again later. If that does not help, ask your "
        + "administrator."
    case .helperMissingTitle: "App Incomplete"
    case .helperMissingAdvice: "A part of this app is missing. Install the app again."
    case .helperFailedTitle: "Something Went Wrong"
    case .helperFailedAdvice:
      "A part of this app stopped. Try again. If that does not help, start the app anew."
    case .keyringLockedTitle: "Keyring locked"
    case .keyringLockedAdvice: "Unlock the keyring of your desktop, then try again."
    case .keyringMissingTitle: "Keyring not available"
    case .keyringMissingAdvice: "Sign out of your desktop and in again, then try again."
    case .keyMissingTitle: "Passcode is not enough"
    case .keyMissingAdvice:
      "A key that belongs to it is no longer in your keyring. Use your recovery code, "
        + "or set the app up again."
    case .storeTitle: "Data not accessible"
    case .storeFullAdvice: "The disk is full. Make room on it, then try again."
    case .storeDiskAdvice: "The app cannot read or write its data. Contact your administrator."
    case .storeDamagedAdvice:
      "The data of the app is damaged. Ask your administrator to restore a backup."
    case .storeMemoryAdvice: "There is not enough memory. Close other apps, then try again."
    case .storeNewerTitle: "App is out of date"
    case .storeNewerAdvice: "A newer version of the app has saved this data. Update the app."
    case .storeBusyTitle: "Data in use"
    case .storeBusyAdvice: "Another window of the app uses its data. Close it, then try again."
    case .storeRefusedTitle: "Passcode not possible"
    case .storeRefusedAdvice: "Choose another passcode."
    case .cancelledTitle: "Stopped"
    case .cancelledAdvice: "Nothing was changed. Try again when you are ready."

    case .agreeAction: "Agree"
    case .disagreeAction: "Disagree"
    case .nextAction: "Next"
    case .backAction: "Back"
    case .allowAction: "Allow"
    case .denyAction: "Deny"
    case .notNowAction: "Not Now"
    case .quitAction: "Quit"
    case .stayAction: "No"
    case .giveConsentAction: "Give Consent"

    case .consentStep: "Step %1$@ of %2$@"
    case .consentDenyQuestion: "Without your consent you cannot continue."
    case .consentCancelQuestion: "Do you want to end the setup?"
    case .licenceReadToEnd: "Scroll to the end to agree."
    case .licenceLoading: "Loading the license agreement…"
    case .licenceFailedTitle: "License Agreement Not Available"
    case .licenceFailedAdvice: "Try again. If that does not help, ask your administrator."
    case .licencePrint: "Print or Save"
    case .licencePrintAction: "Print…"
    case .licenceSavePDFAction: "Save as PDF…"
    case .licenceSaved: "The license agreement was saved."
    case .licenceNotSavedTitle: "Not Saved"
    case .licenceNotSavedAdvice:
      "Choose another folder, or make room on the disk, then try again."
    case .licenceNotPrintedTitle: "Not Printed"
    case .licenceNotPrintedAdvice:
      "Check that the printer is on and has paper, then try again."

    case .closeAction: "Close"
    case .pauseAction: "Pause"
    case .stopAction: "Stop"
    case .resumeAction: "Resume"
    case .signInAction: "Sign In"

    case .passcodeLength: "At least %1$@ characters"
    case .passcodeLengthOne: "At least one character"
    case .passcodeDigitsOnly: "Digits only"
    case .passcodeDigit: "At least one digit"
    case .passcodeUpper: "At least one uppercase letter"
    case .passcodeLower: "At least one lowercase letter"
    case .passcodeSpecial: "At least one special character"
    case .passcodeUnique: "At least %1$@ unique characters"
    case .passcodeUniqueOne: "At least one unique character"
    case .passcodeSatisfied: "%1$@, done"
    case .passcodeNotSatisfied: "%1$@, not done yet"
    case .passcodeComplete: "The passcode fulfils all requirements."
    case .passcodeLabel: "Passcode"

    case .passcodeCreateTitle: "Create Passcode"
    case .passcodeConfirmTitle: "Confirm Passcode"
    case .passcodeEnterTitle: "Enter Passcode"
    case .passcodeCurrentTitle: "Current Passcode"
    case .passcodeNewTitle: "New Passcode"
    case .passcodeCreateDetail: "Choose a passcode that meets all requirements below."
    case .passcodeConfirmDetail: "Enter the same passcode once more."
    case .passcodeEnterDetail: "Enter your passcode to continue."
    case .passcodeCurrentDetail: "Enter the passcode that you use now."
    case .passcodeMissesPolicy: "The passcode does not meet all requirements."
    case .passcodeSameAsCurrent: "Choose another passcode than the one you use now."
    case .passcodeMismatch: "The passcodes do not match. Choose a passcode again."
    case .passcodeWrong: "This passcode is wrong."
    case .passcodeRefused: "The passcode could not be used. Try again."
    case .passcodeTries: "Tries left: %1$@"
    case .passcodeNoTriesTitle: "No Tries Left"
    case .passcodeNoTriesAdvice: "Sign in with your account to reset the passcode."
    case .passcodeResetAction: "Forgot Passcode?"
    case .passcodeSkipAction: "Skip"
    case .passcodeCommon: "This passcode is easy to guess. Choose another one."
    case .passcodeWaitTitle: "Too Many Tries"
    case .passcodeWaitAdvice: "Try again at %1$@."
    case .passcodeAfterRestart: "After a restart of this device, enter your passcode first."
    case .storeResetTitle: "Reset the App?"
    case .storeResetAdvice:
      "All data that the app keeps on this device is deleted. You then set the app up again."
    case .storeResetAction: "Reset"
    case .recoveryTitle: "Recovery Code"
    case .recoveryOfferDetail:
      "A recovery code opens the app when you have forgotten your passcode. It is shown once. "
        + "Make sure that nobody else can see your screen."
    case .recoveryShowAction: "Show Code"
    case .recoveryShownDetail:
      "Write this code down and keep it in a safe place. It is not shown again."
    case .recoveryEnterAction: "Enter Recovery Code"
    case .recoveryEnterDetail:
      "Enter your recovery code. Capital letters, spaces and hyphens make no difference."
    case .recoveryAdvice: "Enter your recovery code to choose a new passcode."
    case .recoveryMistyped: "There is a typing error in this code. Check each character."
    case .recoveryWrong: "This is not the recovery code of this app."
    case .fingerTitle: "Fingerprint"
    case .fingerGeneratedDetail:
      "Use your fingerprint in place of a passcode. If it can no longer be read, you have to "
        + "set the app up again."
    case .fingerTypedDetail: "Use your fingerprint to unlock the app. Your passcode stays valid."
    case .fingerNotEnrolledDetail:
      "No fingerprint is enrolled on this device yet. Enroll one in the settings, or go on "
        + "with a passcode."
    case .fingerEnterDetail: "Unlock the app with your fingerprint."
    case .fingerEnableAction: "Enable"
    case .fingerWaiting: "Touch the fingerprint reader."
    case .fingerSettingsTitle: "No Fingerprint Enrolled"
    case .fingerSettingsAdvice:
      "Enroll a fingerprint in the settings of this device, then come back."
    case .settingsAction: "Settings"
    case .fingerNoSettings:
      "The settings could not be opened. Look for user accounts in the settings of your "
        + "desktop, or run fprintd-enroll in a terminal."
    case .fingerLearnMoreAction: "Learn More"
    case .fingerLearnMoreDetail:
      "The app asks the fingerprint reader of this device whether the finger is yours. This "
        + "keeps others from opening the app; it does not encrypt what the app stores."
    case .usePasscodeAction: "Use Passcode"
    case .useFingerAction: "Use Fingerprint"
    case .fingerHintAgain: "The finger was not read. Touch the reader again."
    case .fingerHintLonger: "Move the finger over the whole reader."
    case .fingerHintCenter: "Put the finger on the middle of the reader."
    case .fingerHintLift: "Lift the finger, then touch the reader again."
    case .fingerHintSlower: "Move the finger more slowly."
    case .fingerNoMatch: "This finger was not recognized. Try again."
    case .fingerTooMany: "The finger was not recognized too many times. Use a passcode."
    case .fingerTimedOut: "No finger was read. Try again."
    case .fingerBusy: "Another app uses the fingerprint reader. Try again in a moment."
    case .fingerReaderGone: "The fingerprint reader does not answer. Use a passcode."
    case .fingerNotSaved: "The fingerprint could not be set up. Use a passcode."
    case .fingerNotRemoved: "The fingerprint could not be turned off. It still opens the app."
    case .fingerChanged: "The fingerprints on this device have changed. Enter your passcode."
    case .fingerChangedNoPasscode:
      "The fingerprints on this device have changed. Set the app up again."
    case .switchUserAction: "Switch or Add User"
    case .switchUserTitle: "Switch User"
    case .addUserAction: "Add User"
    case .searchUsers: "Search users"
    case .noUsersFound: "No user found"
    case .currentUser: "%1$@, current user"

    case .userNameLabel: "User name"
    case .passwordLabel: "Password"
    case .showPassword: "Show password"
    case .hidePassword: "Hide password"
    case .fieldRequired: "%1$@, required"
    case .fieldReadOnly: "Cannot be changed"
    case .fieldCount: "%1$@ of %2$@ characters"
    case .fieldFull: "No more characters can be entered."
    case .fieldTooLong: "The text is too long. Shorten it."
    case .fieldWrittenByAI: "Written by AI. Check the text."
    case .verifyingInformation: "Verifying Information…"
    case .dynamicAuthenticationDetail:
      "Please provide the information below to start the activation process."
    case .basicAuthenticationDetail: "Enter the name and the password of your account."
    case .informationUnchecked: "Your information could not be checked. Try again later."

    case .progressPercent: "%1$@%%"
    case .progressAnnouncement: "%1$@, %2$@"
    case .progressNotStarted: "Not started"
    case .progressProcessing: "Processing"
    case .progressPausable: "In progress with option to pause"
    case .progressStoppable: "In progress with option to stop"
    case .progressPaused: "Progress halted"
    case .progressFailed: "Failed"
    case .progressDone: "Done"

    case .bannerNegative: "Error: %1$@"
    case .bannerCritical: "Warning: %1$@"
    case .bannerPositive: "Done: %1$@"

    case .whatsNewTitle: "What’s New"
    case .whatsNewPage: "Page %1$@ of %2$@"
    }
  }

  /// The English text in the form for a number.
  func english(_ form: PluralForm) -> String {
    guard self == .timedOutAdvice, form == .one else { return english }
    return "There was no answer within %1$@ second. Check your connection, then try again."
  }
}
