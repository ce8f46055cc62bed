/* Harbor Freight Lines, a company that does not exist: a theme for every screen of the kit.

   Run it:   Catalog --theme Apps/Catalog/Themes/Harbor.nss
   Check it: foyer-theme lint Apps/Catalog/Themes/Harbor.nss */

@deepWater: #0B3C49;
@foam: #F2F7F5;
@buoy: #B3261E;
@chart: #35566B;

/* Colours of the palette, for light and dark mode. */
@tintColor_lightBackground: #0E6973;
@tintColor_darkBackground: #7FD1DA;
@tintColor2_lightBackground: #0B5560;
@tintColor2_darkBackground: #7FD1DA;
@tintColorTapState_lightBackground: #083F47;
@tintColorTapState_darkBackground: #B5E6EB;
@tintColor3_lightBackground: #1F0E6973;
@tintColor3_darkBackground: #2E7FD1DA;
@primaryBackground_lightBackground: @foam;
@primaryBackground_darkBackground: #08252D;
@primaryLabel_lightBackground: @deepWater;
@primaryLabel_darkBackground: #EAF4F1;
@secondaryLabel_lightBackground: @chart;
@secondaryLabel_darkBackground: #C2D6D9;
@negativeLabel_lightBackground: @buoy;

/* Text. */
fdlFontStyle_title1 { font-name: "DejaVu Serif-Bold"; font-style: largeTitle; }
fdlFontStyle_title2, fdlFontStyle_headline { font-name: "DejaVu Serif-Bold"; }

/* Every screen. */
NavigationBar {
  bar-tint-color: @deepWater;
  scrolledge-background-color: @deepWater;
  font-color: white;
  background-tint-color: #CDEBEF;
}

Button { corner-radius: 22; }

TextField {
  background-color: @secondaryGroupedBackground;
  border-width: 2;
  border-color: @tintColor;
  corner-radius: 6;
}

fdlFUIWelcomeScreen_headlineLabel, fdlFUIActivationScreen_headlineLabel,
fdlFUIOnboardingScanViewController_headlineLabel, fdlFUIIllustratedMessage_titleLabel,
fdlFUIBasicAuthenticationScreen_headlineLabel, fdlFUIUserConsentView_headlineLabel,
fdlFUIInfoViewScreen_titleTextView, fdlFUIWhatsNewPage_titleLabel,
fdlFUIEULAView_headlineLabel {
  text-align: natural;
}

fdlFUIWelcomeScreen_detailLabel, fdlFUIActivationScreen_detailLabel,
fdlFUIOnboardingScanViewController_detailLabel, fdlFUIIllustratedMessage_descriptionLabel,
fdlFUIBasicAuthenticationScreen_detailLabel, fdlFUIPasscodeCreateController_detailLabel,
fdlFUIPasscodeInputController_detailLabel, fdlFUIInfoViewScreen_informationTextView,
fdlFUIUserConsentView_bodyTextView, fdlFUIWhatsNewPage_descriptionLabel {
  text-align: natural;
}

fdlFUIWelcomeScreen_primaryActionButton, fdlFUIActivationScreen_primaryActionButton,
fdlFUIOnboardingScanViewController_continueButton, fdlFUIOnboardingScanConfirmView_continueButton,
fdlFUIBasicAuthenticationScreen_signInButton, fdlFUIEULAView_confirmButton,
fdlFUIUserConsentView_allowButton, fdlFUIInfoViewScreen_primaryButton,
fdlFUIPasscodeCreateController_primaryActionButton,
fdlFUIPasscodeInputController_primaryActionButton,
fdlFUIMultiUserPasscodeController_primaryActionButton, fdlFUIWhatsNewPageView_nextButton,
fdlFUIWhatsNewListView_startButton {
  text-transform: uppercase;
  font-size: 15;
}

fdlFUIProgressIndicatorControl, fdlFUILinearProgressIndicator { background-tint-color: @tintColor2; }
fdlFUIBannerMessage_bannerDividerTop { background-color: @deepWater; }

fdlFUIBasicAuthenticationScreen_messageBannerDividerTop,
fdlFUIDynamicAuthenticationScreen_messageBannerDividerTop { background-color: @tintColor2; }

fdlFUIBasicAuthenticationScreen_messageBannerTitleLabel,
fdlFUIDynamicAuthenticationScreen_messageBannerTitleLabel,
fdlFUIOnboardingScanConfirmView_warningLabel, fdlFUITextFieldFormView_fieldMessage,
fdlFUITextFieldFormView_fieldCount, fdlFUITextFieldFormView_fieldNotice { font-name: "DejaVu Serif"; }

fdlFUIOnboardingScanViewController_symbolImageView, fdlFUIOnboardingPhotoPicker_symbolImageView,
fdlFUIOnboardingScanConfirmView_successImageView { background-tint-color: @tintColor2; }

fdlFUIWelcomeScreen_logoImageView { image-name: harbor-logo.svg; }

@media (device: ipad) {
  fdlFUIWelcomeScreen_headlineLabel { font-size: 44; }
}
