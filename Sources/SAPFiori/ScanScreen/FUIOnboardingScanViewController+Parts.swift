import FioriThemeManager
import Onboarding
import UIKit

extension FUIOnboardingScanViewController {
  func setUpCamera() {
    previewView.contentMode = .scaleAspectFill
    previewView.clipsToBounds = true
    previewView.backgroundColor = .black
    guidesView.contentMode = .scaleAspectFit
    guidesView.tintColor = ScanGuides.color
    instructionLabel.textColor = .white
    // The picture may have any colour: words on it have a ground of their own.
    instructionGround.backgroundColor = UIColor(white: 0, alpha: 0.7)
    instructionGround.layer.cornerRadius = 8
    instructionGround.addSubview(instructionLabel)
    recentPicturesView.placeholderColor = .preferredFioriColor(forStyle: .secondaryFill)
  }

  func nameParts() {
    name(previewView, "previewImageView")
    name(guidesView, "scanGuidesImageView")
    name(instructionLabel, "instructionLabel", font: .subheadline)
    name(symbolView, "symbolImageView")
    name(headlineLabel, "headlineLabel", font: .title2)
    name(detailLabel, "detailLabel", font: .body)
    name(addressTextField, "addressTextField", font: .body)
    name(continueButton, "continueButton", font: .body)
    name(retryButton, "retryButton", font: .body)
    name(scanButton, "scanButton", font: .body)
    name(choosePhotoButton, "choosePhotoButton", font: .body)
    name(recentPicturesButton, "recentPicturesButton", font: .body)
    name(recentPicturesView, "recentPicturesView")
    name(recentPicturesLabel, "recentPicturesLabel", font: .subheadline)
    name(typeAddressButton, "typeAddressButton", font: .body)
    name(indicator, "loadingIndicatorView")
    name(indicator.activityIndicator, "loadingIndicatorView_activityIndicator")
    name(indicator.textLabel, "loadingIndicatorView_textLabel", font: .subheadline)
  }

  /// Gives the parts the texts of the app, or the kit's.
  func showTexts() {
    guard isViewLoaded else { return }
    let texts = scanTexts
    title = texts[.scanAction]
    previewView.accessibilityLabel = texts[.scanPreviewLabel]
    addressTextField.accessibilityLabel = texts[.serverAddressLabel]
    addressTextField.setPlaceholder(texts[.serverAddressPlaceholder])
    continueButton.setTitle(texts[.continueAction], for: .normal)
    retryButton.setTitle(texts[.tryAgainAction], for: .normal)
    scanButton.setTitle(self.texts[.scanAction], for: .normal)
    choosePhotoButton.setTitle(texts[.choosePictureAction], for: .normal)
    recentPicturesLabel.text = texts[.noRecentPicturesDetail]
    typeAddressButton.setTitle(texts[.typeAddressAction], for: .normal)
    scanConfirmView.setDefaultTexts(texts)
    show(content)
  }

  /// Shows what the rule says.
  func show(_ content: ScanScreenContent) {
    let views: [(UIView, ScanScreenContent.Part)] = [
      (previewView, .previewImageView), (guidesView, .scanGuidesImageView),
      (instructionGround, .instructionLabel), (symbolView, .symbolImageView),
      (headlineLabel, .headlineLabel), (detailLabel, .detailLabel),
      (addressTextField, .addressTextField), (continueButton, .continueButton),
      (retryButton, .retryButton), (scanButton, .scanButton),
      (choosePhotoButton, .choosePhotoButton), (recentPicturesButton, .recentPicturesButton),
      (recentPicturesView, .recentPicturesView), (recentPicturesLabel, .recentPicturesLabel),
      (typeAddressButton, .typeAddressButton),
      (scanConfirmView, .confirmView),
    ]
    for (view, part) in views where view.isHidden == content.isVisible(part) {
      view.isHidden = !content.isVisible(part)
    }
    let isConfirming = content.isVisible(.confirmView)
    if scrollView.isHidden != isConfirming { scrollView.isHidden = isConfirming }
    if content.isVisible(.headlineLabel) {
      headlineLabel.text = scanTexts[content.headline]
      detailLabel.text = scanTexts[content.detail]
    }
    for button in [
      retryButton, scanButton, choosePhotoButton, recentPicturesButton, typeAddressButton,
    ] {
      parts.setEnabled(button, content.isEnabled)
    }
    recentPicturesView.isEnabled = content.isEnabled
    parts.setEnabled(continueButton, content.canSubmit)
    showIndicator(content)
    showItems(content)
  }

  /// Shows the strip that a person has asked for.
  func showRecentPictures(_ session: ScanSession, before: ScanSession?) {
    recentPicturesButton.setTitle(scanTexts[session.recentPicturesAction], for: .normal)
    guard session.recentPictures != before?.recentPictures else { return }
    switch session.recentPictures {
    case .shown(let pictures):
      let texts = scanTexts
      recentPicturesView.show(pictures) { texts.label(of: $0) }
      if pictures.isEmpty {
        UIAccessibility.post(
          notification: .announcement, argument: texts[.noRecentPicturesDetail])
      }
    case .hidden, .looking: recentPicturesView.show([]) { $0.name }
    }
  }

  private func showIndicator(_ content: ScanScreenContent) {
    let text = content.busyText.map { texts[$0] }
    let instruction = text ?? scanTexts[.scanInstruction]
    if instructionLabel.text != instruction { instructionLabel.text = instruction }
    let isShown = content.isVisible(.loadingIndicatorView)
    guard indicator.isHidden == isShown else { return }
    indicator.text = text
    if isShown { indicator.show() } else { indicator.dismiss() }
  }

  /// Puts the items of the moment into the bar, beside those of the app.
  private func showItems(_ content: ScanScreenContent) {
    let isOn = driver.session.isTorchOn
    flashItem.image = UIImage(systemName: isOn ? "bolt.fill" : "bolt")
    flashItem.accessibilityLabel = scanTexts[isOn ? .torchOffAction : .torchOnAction]
    cameraItem.image = UIImage(systemName: "camera")
    cameraItem.accessibilityLabel = scanTexts[.chooseCameraAction]
    let now = navigationItem.rightBarButtonItems ?? []
    let others = now.filter { $0 !== flashItem && $0 !== cameraItem }
    let own = [(flashItem, ScanScreenContent.Part.flashButton), (cameraItem, .cameraButton)]
    let wanted = own.filter { content.isVisible($0.1) }.map(\.0) + others
    guard wanted.map(ObjectIdentifier.init) != now.map(ObjectIdentifier.init) else { return }
    navigationItem.rightBarButtonItems = wanted.isEmpty ? nil : wanted
  }

  // MARK: - Layout

  func layoutParts(in area: CGRect) {
    scanConfirmView.frame = area
    let metrics = OnboardingMetrics(availableHeight: view.bounds.height).activation
    guard !previewView.isHidden else {
      setSpacings(top: metrics.headlineTop)
      return layoutColumn(in: area, side: metrics.side)
    }
    setSpacings(top: 16)
    let isWide = area.width > area.height && area.width >= 560
    if isWide {
      let width = (area.width * 0.6).rounded()
      layoutCamera(in: CGRect(x: area.minX, y: area.minY, width: width, height: area.height))
      let rest = CGRect(
        x: area.minX + width, y: area.minY, width: area.width - width, height: area.height)
      layoutColumn(in: rest, side: 24)
    } else {
      // The camera takes what the buttons leave.
      let width = columnWidth(in: area.width, side: metrics.side)
      let needed = contentStack.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      let height = max(area.height - needed, min(160, area.height / 2))
      layoutCamera(in: CGRect(x: area.minX, y: area.minY, width: area.width, height: height))
      layoutColumn(
        in: CGRect(
          x: area.minX, y: area.minY + height, width: area.width, height: area.height - height),
        side: metrics.side)
    }
  }

  private func setSpacings(top: CGFloat) {
    contentStack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: top, leading: 0, bottom: 24, trailing: 0)
    contentStack.setCustomSpacing(20, after: symbolView)
    contentStack.setCustomSpacing(12, after: headlineLabel)
    contentStack.setCustomSpacing(28, after: detailLabel)
    contentStack.setCustomSpacing(20, after: addressTextField)
  }

  private func layoutCamera(in area: CGRect) {
    previewView.frame = area
    let room = CGSize(width: area.width - 32, height: area.height - 32)
    let inner = CGSize(width: max(0, room.width - 24), height: max(0, room.height - 16))
    let text = instructionLabel.sizeThatFits(inner)
    let size = CGSize(width: min(text.width, inner.width), height: min(text.height, inner.height))
    instructionGround.frame = CGRect(
      x: area.midX - (size.width + 24) / 2, y: area.maxY - 16 - (size.height + 16),
      width: size.width + 24, height: size.height + 16)
    instructionLabel.frame = CGRect(origin: CGPoint(x: 12, y: 8), size: size)
    let side = max(
      0, min(240, area.width - 48, area.height - 48 - instructionGround.frame.height - 8))
    guidesView.frame = CGRect(
      x: area.midX - side / 2,
      y: (area.minY + instructionGround.frame.minY) / 2 - side / 2, width: side, height: side)
  }
}
