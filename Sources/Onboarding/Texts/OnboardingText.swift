/// A text of the onboarding screens; the raw value is its key in a table.
public enum OnboardingText: String, Hashable, Sendable, CaseIterable {
  /// The button that starts a configured app.
  case startAction = "action.start"
  /// The button that takes what was typed.
  case continueAction = "action.continue"
  /// The button that opens the scanner.
  case scanAction = "action.scan"
  /// The button that opens the activation screen.
  case activateAction = "action.activate"
  /// The button that ends a look-up.
  case cancelAction = "action.cancel"

  /// The button that closes a message.
  case okAction = "action.ok"
  /// The button that takes what was typed or chosen.
  case doneAction = "action.done"
  /// The question above the demo's button.
  case demoQuestion = "demo.question"
  /// The button that opens the demo.
  case demoAction = "demo.action"
  /// The title that says that nobody has made a demo.
  case demoUnavailableTitle = "demo.unavailable.title"
  /// What to do when there is no demo.
  case demoUnavailableAdvice = "demo.unavailable.advice"

  /// What a person agrees to, where an app does not say it.
  case legalAgreement = "legal.agreement"

  /// The text under the spinner of a look-up.
  case checkingAccount = "lookup.checkingAccount"
  /// What a field for an email address is called.
  case emailLabel = "input.email.label"
  /// What a field for the address of a server is called.
  case serverAddressLabel = "input.serverAddress.label"
  /// What an empty field for an email address shows.
  case emailPlaceholder = "input.email.placeholder"
  /// What an empty field for the address of a server shows.
  case serverAddressPlaceholder = "input.serverAddress.placeholder"
  /// What an empty field for either shows.
  case emailOrServerAddressPlaceholder = "input.emailOrServerAddress.placeholder"

  /// The welcome screen's request when a link brings the settings.
  case welcomeLinkDetail = "welcome.link.detail"
  /// The welcome screen's request for an email address.
  case welcomeDiscoveryDetail = "welcome.discovery.detail"
  /// The welcome screen's request for the address of the server.
  case welcomeManualURLDetail = "welcome.manualURL.detail"
  /// The welcome screen's request for either.
  case welcomeTypedDetail = "welcome.typed.detail"
  /// The welcome screen's request to scan.
  case welcomeScannerDetail = "welcome.scanner.detail"
  /// The welcome screen's request to activate.
  case welcomeActivationDetail = "welcome.activation.detail"
  /// The welcome screen's request to start.
  case welcomeConfiguredDetail = "welcome.configured.detail"

  /// The activation screen's title.
  case activationHeadline = "activation.headline"
  /// The activation screen's request for an email address or a code.
  case activationEmailDetail = "activation.email.detail"
  /// The activation screen's request for the address of the server or a code.
  case activationServerAddressDetail = "activation.serverAddress.detail"
  /// The activation screen's request for either address or a code.
  case activationTypedDetail = "activation.typed.detail"
  /// The button that takes an email address.
  case activationUseEmail = "activation.useEmail"
  /// The button that takes the address of a server.
  case activationUseServerAddress = "activation.useServerAddress"
  /// The word between typing and scanning.
  case activationOr = "activation.or"

  /// The title where there is no camera to scan with.
  case noCameraTitle = "scan.noCamera.title"
  /// What to do then.
  case noCameraDetail = "scan.noCamera.detail"
  /// The title over a text that the app refuses.
  case invalidCodeTitle = "scan.invalidCode.title"
  /// What to do then.
  case invalidCodeDetail = "scan.invalidCode.detail"

  /// The camera is being opened.
  case scanStarting = "scan.starting"
  /// A picture is being read.
  case scanReadingPicture = "scan.readingPicture"
  /// What to do with the camera.
  case scanInstruction = "scan.instruction"
  /// What the camera's picture is called.
  case scanPreviewLabel = "scan.preview.label"
  /// The title over a field in place of the camera.
  case scanTypeTitle = "scan.type.title"
  /// What to type there.
  case scanTypeDetail = "scan.type.detail"
  /// What to do when no camera is connected.
  case cameraMissingDetail = "scan.camera.missing.detail"
  /// Another app has the camera.
  case cameraBusyTitle = "scan.camera.busy.title"
  /// What to do then.
  case cameraBusyDetail = "scan.camera.busy.detail"
  /// The camera is not allowed.
  case cameraDeniedTitle = "scan.camera.denied.title"
  /// What to do then.
  case cameraDeniedDetail = "scan.camera.denied.detail"
  /// The camera was disconnected.
  case cameraUnpluggedTitle = "scan.camera.unplugged.title"
  /// What to do then.
  case cameraUnpluggedDetail = "scan.camera.unplugged.detail"
  /// What to do when the camera cannot be read.
  case scanHelperFailedDetail = "scan.helperFailed.detail"
  /// The button that leads to a picture of a code.
  case choosePictureAction = "scan.choosePicture"
  /// The button that leads to a field in place of the camera.
  case typeAddressAction = "scan.typeAddress"
  /// The button that opens the camera again.
  case tryAgainAction = "scan.tryAgain"
  /// The button that leads to another code.
  case scanAgainAction = "scan.again"
  /// The button that opens the system's settings.
  case scanSettingsAction = "scan.settings"
  /// The button that switches the camera's lamp on.
  case torchOnAction = "scan.torch.on"
  /// The button that switches it off.
  case torchOffAction = "scan.torch.off"
  /// The button that leads to another camera.
  case chooseCameraAction = "scan.chooseCamera"
  /// Which camera is in use.
  case cameraNowDetail = "scan.cameraNow"
  /// The button that shows the recent pictures.
  case showRecentPicturesAction = "scan.recent.show"
  /// The button that hides them.
  case hideRecentPicturesAction = "scan.recent.hide"
  /// What stands where there are none.
  case noRecentPicturesDetail = "scan.recent.none"
  /// What a recent picture is called, with the name of its file.
  case recentPictureLabel = "scan.recent.picture"
  /// The title over a code that is of no use.
  case codeRefusedTitle = "scan.codeRefused.title"
  /// What to do when the app refuses it.
  case codeRefusedDetail = "scan.codeRefused.detail"
  /// What to do to set up the app with a picture.
  case scanPictureDetail = "scan.picture.detail"
  /// The title over a picture that is of no use.
  case scanUnsuccessfulTitle = "scan.unsuccessful.title"
  /// What to do when it has no code.
  case noCodeInPictureDetail = "scan.noCodeInPicture.detail"
  /// What to do when it is no picture.
  case unreadablePictureDetail = "scan.unreadablePicture.detail"
  /// What to do when it is too large; place 1 is the limit in megabytes.
  case pictureTooLargeDetail = "scan.pictureTooLarge.detail"
  /// A picture may not be opened.
  case pictureNotAllowedTitle = "scan.photos.title"
  /// What to do then.
  case pictureNotAllowedDetail = "scan.photos.detail"
  /// The title over several codes.
  case severalCodesTitle = "scan.several.title"
  /// What to do with them.
  case severalCodesDetail = "scan.several.detail"
  /// The title over what was scanned.
  case scanConfirmationTitle = "scan.confirmation.title"
  /// What stands before the name of the server.
  case scanConfirmationDetail = "scan.confirmation.detail"
  /// What is said of a name with letters that look like others.
  case scanLookAlike = "scan.lookAlike"
  /// What to do with a code for something else.
  case payloadNotActivation = "payload.notActivation"
  /// What to do with a code that breaks the rules.
  case payloadDamaged = "payload.damaged"
  /// What to do with an address without `https`.
  case payloadInsecure = "payload.insecure"
  /// What to do with an address that hides its server.
  case payloadMisleading = "payload.misleading"
  /// What to do with a code without a name of a server.
  case payloadNoServer = "payload.noServer"
  /// What to do with a code that nobody has vouched for.
  case payloadUnsigned = "payload.unsigned"

  /// The title over what is wrong with an email address.
  case emailErrorTitle = "error.email.title"
  /// Nothing was typed.
  case emailEmpty = "error.email.empty"
  /// The `@` is missing.
  case emailMissingAtSign = "error.email.missingAtSign"
  /// The part before the `@` is wrong.
  case emailInvalidLocalPart = "error.email.invalidLocalPart"
  /// The part after the `@` is wrong.
  case emailInvalidDomain = "error.email.invalidDomain"
  /// Too long; place 1 is the limit.
  case emailTooLong = "error.email.tooLong"

  /// No settings for the account.
  case unknownAccountTitle = "error.unknownAccount.title"
  /// What to do then.
  case unknownAccountAdvice = "error.unknownAccount.advice"
  /// No network.
  case offlineTitle = "error.offline.title"
  /// What to do then.
  case offlineAdvice = "error.offline.advice"
  /// The service was not reached.
  case unreachableTitle = "error.unreachable.title"
  /// What to do when its name is not known.
  case nameNotFoundAdvice = "error.nameNotFound.advice"
  /// What to do when it does not take calls.
  case unreachableAdvice = "error.unreachable.advice"
  /// What to do when the connection broke.
  case connectionLostAdvice = "error.connectionLost.advice"
  /// No answer in time.
  case timedOutTitle = "error.timedOut.title"
  /// What to do then; place 1 is the limit in seconds.
  case timedOutAdvice = "error.timedOut.advice"
  /// The service is not trusted.
  case untrustedTitle = "error.untrusted.title"
  /// What to do then.
  case untrustedAdvice = "error.untrusted.advice"
  /// What to do when the certificate is out of date.
  case outdatedCertificateAdvice = "error.outdatedCertificate.advice"
  /// What to do when the service points elsewhere.
  case redirectAdvice = "error.redirect.advice"
  /// What to do when the name leads into the local network.
  case refusedAddressAdvice = "error.refusedAddress.advice"
  /// The answer is of no use.
  case badAnswerTitle = "error.badAnswer.title"
  /// What to do then.
  case badAnswerAdvice = "error.badAnswer.advice"
  /// What to do when the settings are another app's.
  case otherApplicationAdvice = "error.otherApplication.advice"
  /// The service refused or failed.
  case serverTitle = "error.server.title"
  /// What to do when it refused; place 1 is the status.
  case serverRefusedAdvice = "error.server.refused.advice"
  /// What to do when it is busy; place 1 is the status.
  case serverBusyAdvice = "error.server.busy.advice"
  /// What to do when it failed; place 1 is the status.
  case serverFailedAdvice = "error.server.failed.advice"
  /// A part of the app is missing.
  case helperMissingTitle = "error.helperMissing.title"
  /// What to do then.
  case helperMissingAdvice = "error.helperMissing.advice"
  /// A part of the app failed.
  case helperFailedTitle = "error.helperFailed.title"
  /// What to do then.
  case helperFailedAdvice = "error.helperFailed.advice"
  /// The keyring of the desktop is locked.
  case keyringLockedTitle = "error.store.keyringLocked.title"
  /// The same, what to do.
  case keyringLockedAdvice = "error.store.keyringLocked.advice"
  /// The keyring of the desktop does not answer.
  case keyringMissingTitle = "error.store.keyringMissing.title"
  /// The same, what to do.
  case keyringMissingAdvice = "error.store.keyringMissing.advice"
  /// What belongs to the passcode is gone from the keyring.
  case keyMissingTitle = "error.store.keyMissing.title"
  /// The same, what to do.
  case keyMissingAdvice = "error.store.keyMissing.advice"
  /// The data of the app cannot be read or written.
  case storeTitle = "error.store.title"
  /// The disk is full: what to do.
  case storeFullAdvice = "error.store.full.advice"
  /// The disk or its permissions: what to do.
  case storeDiskAdvice = "error.store.disk.advice"
  /// The data is damaged: what to do.
  case storeDamagedAdvice = "error.store.damaged.advice"
  /// There is no memory left: what to do.
  case storeMemoryAdvice = "error.store.memory.advice"
  /// A newer version of the app has written the data.
  case storeNewerTitle = "error.store.newer.title"
  /// The same, what to do.
  case storeNewerAdvice = "error.store.newer.advice"
  /// Another program uses or has changed the data.
  case storeBusyTitle = "error.store.busy.title"
  /// The same, what to do.
  case storeBusyAdvice = "error.store.busy.advice"
  /// A passcode cannot be used as it is.
  case storeRefusedTitle = "error.store.refused.title"
  /// The same, what to do.
  case storeRefusedAdvice = "error.store.refused.advice"
  /// The look-up was ended.
  case cancelledTitle = "error.cancelled.title"
  /// What to do then.
  case cancelledAdvice = "error.cancelled.advice"

  /// The button that agrees to a licence.
  case agreeAction = "action.agree"
  /// The button that does not agree to a licence.
  case disagreeAction = "action.disagree"
  /// The button to the next page.
  case nextAction = "action.next"
  /// The button to the page before.
  case backAction = "action.back"
  /// The button that gives consent.
  case allowAction = "action.allow"
  /// The button that refuses required consent.
  case denyAction = "action.deny"
  /// The button that puts consent off.
  case notNowAction = "action.notNow"
  /// The button that ends the onboarding when asked.
  case quitAction = "action.quit"
  /// The button that goes on with the onboarding when asked.
  case stayAction = "action.stay"
  /// The button that gives consent when asked.
  case giveConsentAction = "action.giveConsent"

  /// The title of a page; place 1 is its number, place 2 how many there are.
  case consentStep = "consent.step"
  /// What is asked when required consent is refused.
  case consentDenyQuestion = "consent.deny.question"
  /// What is asked when a person wants to leave.
  case consentCancelQuestion = "consent.cancel.question"
  /// What to do before a person can agree.
  case licenceReadToEnd = "licence.readToEnd"
  /// What is shown while a licence is read from its file.
  case licenceLoading = "licence.loading"
  /// The title where that fails.
  case licenceFailedTitle = "licence.failed.title"
  /// What to do where that fails.
  case licenceFailedAdvice = "licence.failed.advice"
  /// The name of the button that prints a licence or writes it as PDF.
  case licencePrint = "licence.print"
  /// The choice to print.
  case licencePrintAction = "licence.print.action"
  /// The choice to write a PDF.
  case licenceSavePDFAction = "licence.savePDF.action"
  /// What is said when the PDF is there.
  case licenceSaved = "licence.saved"
  /// The title when a PDF could not be written.
  case licenceNotSavedTitle = "licence.notSaved.title"
  /// What to do when a PDF could not be written.
  case licenceNotSavedAdvice = "licence.notSaved.advice"
  /// The title when a licence could not be printed.
  case licenceNotPrintedTitle = "licence.notPrinted.title"
  /// What to do when a licence could not be printed.
  case licenceNotPrintedAdvice = "licence.notPrinted.advice"

  /// The button that closes what is shown.
  case closeAction = "action.close"
  /// The button that halts what is being done.
  case pauseAction = "action.pause"
  /// The button that ends what is being done.
  case stopAction = "action.stop"
  /// The button that lets go on what was halted.
  case resumeAction = "action.resume"
  /// The button that takes what was typed to sign in.
  case signInAction = "action.signIn"

  /// Of a passcode: more than one character; place 1 is how many.
  case passcodeLength = "passcode.length"
  /// Of a passcode: at least one character.
  case passcodeLengthOne = "passcode.length.one"
  /// Of a passcode: nothing but digits.
  case passcodeDigitsOnly = "passcode.digitsOnly"
  /// Of a passcode: a digit.
  case passcodeDigit = "passcode.digit"
  /// Of a passcode: a capital letter.
  case passcodeUpper = "passcode.upper"
  /// Of a passcode: a small letter.
  case passcodeLower = "passcode.lower"
  /// Of a passcode: a character that is neither letter nor number.
  case passcodeSpecial = "passcode.special"
  /// Of a passcode: more than one different character; place 1 is how many.
  case passcodeUnique = "passcode.unique"
  /// Of a passcode: at least one character, whichever.
  case passcodeUniqueOne = "passcode.unique.one"
  /// A line of the list that the passcode fulfils; place 1 is the line.
  case passcodeSatisfied = "passcode.satisfied"
  /// A line of the list that the passcode does not fulfil yet; place 1 is the line.
  case passcodeNotSatisfied = "passcode.notSatisfied"
  /// All lines of the list are fulfilled.
  case passcodeComplete = "passcode.complete"
  /// What a field for a passcode is called.
  case passcodeLabel = "input.passcode.label"

  /// The title where a passcode is chosen.
  case passcodeCreateTitle = "passcode.create.title"
  /// The title where it is typed once more.
  case passcodeConfirmTitle = "passcode.confirm.title"
  /// The title where a passcode is asked for.
  case passcodeEnterTitle = "passcode.enter.title"
  /// The title where the passcode that is to be replaced is asked for.
  case passcodeCurrentTitle = "passcode.current.title"
  /// The title where another passcode is chosen.
  case passcodeNewTitle = "passcode.new.title"
  /// What to do where a passcode is chosen.
  case passcodeCreateDetail = "passcode.create.detail"
  /// What to do where it is typed once more.
  case passcodeConfirmDetail = "passcode.confirm.detail"
  /// What to do where a passcode is asked for.
  case passcodeEnterDetail = "passcode.enter.detail"
  /// What to do where the passcode that is to be replaced is asked for.
  case passcodeCurrentDetail = "passcode.current.detail"
  /// The policy asks for more.
  case passcodeMissesPolicy = "passcode.missesPolicy"
  /// The new passcode is the old one.
  case passcodeSameAsCurrent = "passcode.sameAsCurrent"
  /// The second passcode is another than the first.
  case passcodeMismatch = "passcode.mismatch"
  /// The passcode is not the person's.
  case passcodeWrong = "passcode.wrong"
  /// The passcode was not taken, and nobody said why.
  case passcodeRefused = "passcode.refused"
  /// How many tries are left; place 1 is the number.
  case passcodeTries = "passcode.tries"
  /// The title when no tries are left.
  case passcodeNoTriesTitle = "passcode.noTries.title"
  /// What to do then.
  case passcodeNoTriesAdvice = "passcode.noTries.advice"
  /// The button for those who do not know their passcode.
  case passcodeResetAction = "passcode.reset"
  /// The button that goes on without a passcode.
  case passcodeSkipAction = "passcode.skip"
  /// The passcode is among the first that somebody would try.
  case passcodeCommon = "passcode.common"
  /// No passcode is taken for some time.
  case passcodeWaitTitle = "passcode.wait.title"
  /// When one is taken again; place 1 is the time of the day.
  case passcodeWaitAdvice = "passcode.wait.advice"
  /// A finger does not do yet.
  case passcodeAfterRestart = "passcode.afterRestart"
  /// Whether all that the app keeps is to be deleted.
  case storeResetTitle = "store.reset.title"
  /// The same, what that means.
  case storeResetAdvice = "store.reset.advice"
  /// The button that deletes it.
  case storeResetAction = "store.reset.action"
  /// What the code is called that opens the app without a passcode.
  case recoveryTitle = "recovery.title"
  /// What a recovery code is good for, before it is shown.
  case recoveryOfferDetail = "recovery.offer.detail"
  /// The button that makes a recovery code and shows it.
  case recoveryShowAction = "recovery.show"
  /// What to do with the recovery code that is shown.
  case recoveryShownDetail = "recovery.shown.detail"
  /// The button to the field for a recovery code, and the title there.
  case recoveryEnterAction = "recovery.enter"
  /// What to do where a recovery code is asked for.
  case recoveryEnterDetail = "recovery.enter.detail"
  /// What to do when no passcode is taken any more and there is a recovery code.
  case recoveryAdvice = "recovery.advice"
  /// The recovery code has a slip in it.
  case recoveryMistyped = "recovery.mistyped"
  /// The recovery code is another app's, or an earlier one.
  case recoveryWrong = "recovery.wrong"
  /// The title where a finger is offered or asked for.
  case fingerTitle = "finger.title"
  /// What a finger does that takes the place of a passcode.
  case fingerGeneratedDetail = "finger.generated.detail"
  /// What a finger does beside a passcode.
  case fingerTypedDetail = "finger.typed.detail"
  /// What to do where no finger is enrolled.
  case fingerNotEnrolledDetail = "finger.notEnrolled.detail"
  /// What a finger is asked for.
  case fingerEnterDetail = "finger.enter.detail"
  /// The button that takes the finger.
  case fingerEnableAction = "finger.enable"
  /// The reader waits for a finger.
  case fingerWaiting = "finger.waiting"
  /// The title of the question that leads to the settings.
  case fingerSettingsTitle = "finger.settings.title"
  /// What to do in the settings.
  case fingerSettingsAdvice = "finger.settings.advice"
  /// The button that opens the settings.
  case settingsAction = "action.settings"
  /// Where to look when the settings could not be opened.
  case fingerNoSettings = "finger.noSettings"
  /// The button that explains what a finger does.
  case fingerLearnMoreAction = "finger.learnMore"
  /// What a finger does, and what it does not.
  case fingerLearnMoreDetail = "finger.learnMore.detail"
  /// The button that asks for the passcode in place of a finger.
  case usePasscodeAction = "finger.usePasscode"
  /// The button that asks for a finger in place of the passcode.
  case useFingerAction = "finger.useFinger"
  /// The finger was not read.
  case fingerHintAgain = "finger.hint.again"
  /// The finger was swiped over too little of the reader.
  case fingerHintLonger = "finger.hint.longer"
  /// The finger was not in the middle.
  case fingerHintCenter = "finger.hint.center"
  /// The finger has to be lifted.
  case fingerHintLift = "finger.hint.lift"
  /// The finger moved too fast.
  case fingerHintSlower = "finger.hint.slower"
  /// It was another finger.
  case fingerNoMatch = "finger.noMatch"
  /// It was another finger as often as may be.
  case fingerTooMany = "finger.tooMany"
  /// No finger came.
  case fingerTimedOut = "finger.timedOut"
  /// Another program uses the reader.
  case fingerBusy = "finger.busy"
  /// The reader cannot be asked any more.
  case fingerReaderGone = "finger.readerGone"
  /// What the finger stands for could not be kept.
  case fingerNotSaved = "finger.notSaved"
  /// A finger that is not wanted any more could not be taken away.
  case fingerNotRemoved = "finger.notRemoved"
  /// Other fingers are enrolled than before.
  case fingerChanged = "finger.changed"
  /// The same where there is no passcode that the person knows.
  case fingerChangedNoPasscode = "finger.changed.noPasscode"
  /// The button to the list of persons.
  case switchUserAction = "user.switchOrAdd"
  /// The title of the list of persons.
  case switchUserTitle = "user.switch.title"
  /// The button for a person who is not in the list.
  case addUserAction = "user.add"
  /// What the field is called that looks for a person.
  case searchUsers = "user.search"
  /// No person has what was typed in their name.
  case noUsersFound = "user.none"
  /// What is said of the person who is signed in; place 1 is their name.
  case currentUser = "user.current"

  /// What a field for the name of a person is called.
  case userNameLabel = "input.userName.label"
  /// What a field for a password is called.
  case passwordLabel = "input.password.label"
  /// The button that shows what is in a secret field.
  case showPassword = "input.password.show"
  /// The button that hides it again.
  case hidePassword = "input.password.hide"
  /// What a field is called that must be filled; place 1 is its title.
  case fieldRequired = "input.required"
  /// What is said below a field that shows a text which a person cannot change.
  case fieldReadOnly = "input.readOnly"
  /// How much has been typed, for those who hear it; place 1 is how many characters, place 2 how many
  /// may be.
  case fieldCount = "input.count"
  /// As much has been typed as may be.
  case fieldFull = "input.full"
  /// More has been typed than may be.
  case fieldTooLong = "input.tooLong"
  /// What is said below a field that a machine has filled.
  case fieldWrittenByAI = "input.writtenByAI"
  /// What was typed is being checked.
  case verifyingInformation = "authentication.verifying"
  /// What to do where an app asks for things of its own.
  case dynamicAuthenticationDetail = "authentication.dynamic.detail"
  /// What to do where a name and a password are asked for.
  case basicAuthenticationDetail = "authentication.basic.detail"
  /// Nobody has checked what was typed.
  case informationUnchecked = "authentication.unchecked"

  /// How much is done; place 1 is whole percent.
  case progressPercent = "progress.percent"
  /// What a progress indicator says of itself; place 1 is its state, place 2 how much is done.
  case progressAnnouncement = "progress.announcement"
  /// Nothing is done yet.
  case progressNotStarted = "progress.notStarted"
  /// Something is being done.
  case progressProcessing = "progress.processing"
  /// Something is being done that can be halted.
  case progressPausable = "progress.pausable"
  /// Something is being done that can be ended.
  case progressStoppable = "progress.stoppable"
  /// What was being done is halted.
  case progressPaused = "progress.paused"
  /// What was being done has failed.
  case progressFailed = "progress.failed"
  /// All is done.
  case progressDone = "progress.done"

  /// What is said of a message that something is wrong; place 1 is the message.
  case bannerNegative = "banner.negative"
  /// What is said of a message that warns; place 1 is the message.
  case bannerCritical = "banner.critical"
  /// What is said of a message that something is done; place 1 is the message.
  case bannerPositive = "banner.positive"

  /// The title of the pages that tell what a new version brings.
  case whatsNewTitle = "whatsNew.title"
  /// Which of the pages is shown; place 1 is its number, place 2 how many there are.
  case whatsNewPage = "whatsNew.page"
}
