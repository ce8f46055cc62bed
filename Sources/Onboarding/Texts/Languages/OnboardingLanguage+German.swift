extension OnboardingLanguage {
  static let german = OnboardingLanguage(
    "de", review: .drafted,
    """
    action.start = Starten
    action.continue = Weiter
    action.scan = Scannen
    action.activate = Aktivieren
    action.cancel = Abbrechen
    action.ok = OK
    action.done = Fertig
    demo.question = Möchten Sie sich umsehen?
    demo.action = Demo testen
    demo.unavailable.title = Keine Demo
    demo.unavailable.advice = Die Demo ist nicht verfügbar. Richten Sie die App ein, um sie zu \
    nutzen.
    legal.agreement = Ich stimme den Nutzungsbedingungen zu.
    lookup.checkingAccount = Konto wird geprüft…
    input.email.label = E-Mail
    input.serverAddress.label = Serveradresse
    input.emailOrServerAddress.placeholder = E-Mail- oder Serveradresse
    welcome.link.detail = Folgen Sie zum Einrichten der App dem Link in Ihrer \
    Willkommens-E-Mail.
    welcome.discovery.detail = Geben Sie zum Einrichten der App Ihre geschäftliche \
    E-Mail-Adresse ein.
    welcome.manualURL.detail = Geben Sie zum Einrichten der App die Adresse Ihres Servers ein.
    welcome.typed.detail = Geben Sie zum Einrichten der App Ihre geschäftliche E-Mail-Adresse \
    oder die Adresse Ihres Servers ein.
    welcome.scanner.detail = Scannen Sie zum Einrichten der App den QR-Code, den Sie von Ihrer \
    Administration erhalten haben.
    welcome.activation.detail = Die App muss aktiviert werden, bevor Sie sie nutzen können.
    welcome.configured.detail = Alles ist bereit. Melden Sie sich an, um zu beginnen.
    activation.headline = Aktivierung
    activation.email.detail = Wenn Sie eine Willkommens-E-Mail haben, folgen Sie dem Link \
    darin. Wenn nicht, geben Sie Ihre geschäftliche E-Mail-Adresse ein oder scannen Sie einen \
    QR-Code.
    activation.serverAddress.detail = Wenn Sie eine Willkommens-E-Mail haben, folgen Sie dem \
    Link darin. Wenn nicht, geben Sie die Adresse Ihres Servers ein oder scannen Sie einen \
    QR-Code.
    activation.typed.detail = Wenn Sie eine Willkommens-E-Mail haben, folgen Sie dem Link \
    darin. Wenn nicht, geben Sie Ihre geschäftliche E-Mail-Adresse oder die Adresse Ihres \
    Servers ein, oder scannen Sie einen QR-Code.
    activation.useEmail = E-Mail-Adresse verwenden
    activation.useServerAddress = Diese Adresse verwenden
    activation.or = Oder
    scan.noCamera.title = Keine Kamera
    scan.noCamera.detail = Das Scannen mit einer Kamera wird auf diesem Gerät noch nicht \
    unterstützt. Geben Sie die Adresse ein, die zu Ihrem QR-Code gehört; Ihre Administration \
    kann sie Ihnen nennen.
    scan.invalidCode.title = Ungültiger Code
    scan.invalidCode.detail = Diese Adresse kann die App nicht verwenden. Prüfen Sie sie auf \
    Tippfehler oder fragen Sie Ihre Administration.
    scan.starting = Kamera wird gestartet…
    scan.readingPicture = Bild wird gelesen…
    scan.instruction = Halten Sie den Code in den Rahmen.
    scan.preview.label = Bild der Kamera
    scan.type.title = Adresse eingeben
    scan.type.detail = Geben Sie die Adresse ein, die zu Ihrem QR-Code gehört. Ihre \
    Administration kann sie Ihnen nennen.
    scan.camera.missing.detail = Schließen Sie eine Kamera an und versuchen Sie es dann \
    erneut. Sie können auch die Adresse eingeben, die zu Ihrem QR-Code gehört.
    scan.camera.busy.title = Kamera in Gebrauch
    scan.camera.busy.detail = Eine andere App verwendet die Kamera. Schließen Sie sie und \
    versuchen Sie es dann erneut. Sie können auch die Adresse eingeben.
    scan.camera.denied.title = Zugriff auf die Kamera erlauben
    scan.camera.denied.detail = Erlauben Sie dieser App zum Scannen in den Einstellungen \
    Ihres Systems, die Kamera zu verwenden. Sie können auch die Adresse eingeben.
    scan.camera.unplugged.title = Kamera getrennt
    scan.camera.unplugged.detail = Schließen Sie die Kamera wieder an und versuchen Sie es \
    dann erneut. Sie können auch die Adresse eingeben.
    scan.helperFailed.detail = Die Kamera kann nicht gelesen werden. Versuchen Sie es erneut \
    oder geben Sie die Adresse ein.
    scan.choosePicture = Bild auswählen
    scan.typeAddress = Adresse eintippen
    scan.tryAgain = Erneut versuchen
    scan.again = Erneut scannen
    scan.settings = Einstellungen
    scan.torch.on = Licht einschalten
    scan.torch.off = Licht ausschalten
    scan.chooseCamera = Kamera auswählen
    scan.cameraNow = Verwendet wird gerade %1$@.
    scan.recent.show = Letzte Bilder anzeigen
    scan.recent.hide = Letzte Bilder ausblenden
    scan.recent.none = In Ihrem Ordner „Bilder“ sind keine Bilder.
    scan.recent.picture = Bild %1$@
    scan.codeRefused.title = Ungültiger QR-Code
    scan.codeRefused.detail = Diese App kann den Code nicht verwenden. Scannen Sie den Code, \
    den Sie von Ihrer Administration erhalten haben.
    scan.picture.detail = Wählen Sie ein Bild Ihres QR-Codes aus. Sie können es auch hierher \
    ziehen oder einfügen.
    scan.unsuccessful.title = Scannen nicht erfolgreich
    scan.noCodeInPicture.detail = In diesem Bild ist kein lesbarer Code. Wählen Sie ein Bild \
    eines QR-Codes aus.
    scan.unreadablePicture.detail = Diese Datei ist kein lesbares Bild. Wählen Sie eine PNG- \
    oder JPEG-Datei aus.
    scan.pictureTooLarge.detail = Dieses Bild ist zu groß. Wählen Sie eines mit höchstens \
    %1$@ MB aus.
    scan.photos.title = Zugriff auf Fotos erlauben
    scan.photos.detail = Diese App darf die Datei nicht öffnen. Wählen Sie eine andere aus \
    oder geben Sie der App Zugriff darauf.
    scan.several.title = Mehrere Codes
    scan.several.detail = Wählen Sie den Code aus, den Sie verwenden möchten.
    scan.confirmation.title = Bestätigung
    scan.confirmation.detail = Der Code wurde gelesen. Die App verbindet sich mit:
    scan.lookAlike = Sehen Sie genau hin: Einige Buchstaben dieses Namens sehen wie andere \
    aus. Fahren Sie nur fort, wenn dies Ihr Server ist.
    payload.notActivation = Dieser Code richtet keine App ein. Scannen Sie den Code, den Sie \
    von Ihrer Administration erhalten haben.
    payload.damaged = Der Code ist beschädigt oder unvollständig. Bitten Sie Ihre \
    Administration um einen neuen.
    payload.insecure = Die Adresse im Code beginnt nicht mit https. Bitten Sie Ihre \
    Administration um einen neuen Code.
    payload.misleading = Die Adresse im Code kann falsch gelesen werden. Verwenden Sie sie \
    nicht und informieren Sie Ihre Administration.
    payload.noServer = Der Code nennt keinen Server, den die App verwenden kann. Bitten Sie \
    Ihre Administration um einen neuen.
    payload.unsigned = Ihre Organisation hat diesen Code nicht signiert. Verwenden Sie ihn \
    nicht und informieren Sie Ihre Administration.
    error.email.title = E-Mail-Adresse prüfen
    error.email.empty = Geben Sie Ihre E-Mail-Adresse ein.
    error.email.missingAtSign = Geben Sie die vollständige Adresse mit einem @ ein.
    error.email.invalidLocalPart = Prüfen Sie den Teil vor dem @. Dort sind nur Buchstaben \
    ohne Akzente und Umlaute, Ziffern und einige Zeichen erlaubt.
    error.email.invalidDomain = Prüfen Sie den Teil nach dem @. Er sollte wie example.com \
    aussehen.
    error.email.tooLong = Geben Sie eine kürzere Adresse ein. Erlaubt sind höchstens %1$@ \
    Zeichen.
    error.unknownAccount.title = Keine Einstellungen gefunden
    error.unknownAccount.advice = Prüfen Sie die Schreibweise Ihrer E-Mail-Adresse. Wenn sie \
    stimmt, bitten Sie Ihre Administration, die App für Sie einzurichten.
    error.offline.title = Keine Verbindung
    error.offline.advice = Verbinden Sie dieses Gerät mit einem Netzwerk und versuchen Sie es \
    dann erneut.
    error.unreachable.title = Dienst nicht erreicht
    error.nameNotFound.advice = Zum Teil nach dem @ wurde kein Dienst gefunden. Prüfen Sie die \
    Schreibweise und Ihre Verbindung und versuchen Sie es dann erneut.
    error.unreachable.advice = Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Wenn \
    das nicht hilft, fragen Sie Ihre Administration, ob der Dienst läuft.
    error.connectionLost.advice = Die Verbindung ist abgebrochen. Prüfen Sie Ihr Netzwerk und \
    versuchen Sie es dann erneut.
    error.timedOut.title = Keine Antwort
    error.timedOut.advice#one = Innerhalb von %1$@ Sekunde kam keine Antwort. Prüfen Sie Ihre \
    Verbindung und versuchen Sie es dann erneut.
    error.timedOut.advice = Innerhalb von %1$@ Sekunden kam keine Antwort. Prüfen Sie Ihre \
    Verbindung und versuchen Sie es dann erneut.
    error.untrusted.title = Verbindung nicht sicher
    error.untrusted.advice = Der Dienst konnte nicht nachweisen, dass er zu Ihrer Organisation \
    gehört. Versuchen Sie es in einem Netzwerk, dem Sie vertrauen, oder fragen Sie Ihre \
    Administration.
    error.outdatedCertificate.advice = Prüfen Sie, ob Datum und Uhrzeit dieses Geräts stimmen, \
    und versuchen Sie es dann erneut. Wenn sie stimmen, bitten Sie Ihre Administration, das \
    Zertifikat des Dienstes zu erneuern.
    error.redirect.advice = Der Dienst hat auf ein Ziel verwiesen, dem die App nicht folgen \
    darf. Bitten Sie Ihre Administration, seine Einstellungen zu prüfen.
    error.refusedAddress.advice = Der Dienst hat eine Adresse, die die App nicht verwenden \
    darf. Bitten Sie Ihre Administration, seine Einstellungen zu prüfen.
    error.badAnswer.title = Einstellungen nicht verwendbar
    error.badAnswer.advice = Der Dienst hat eine ungültige Antwort gegeben. Bitten Sie Ihre \
    Administration, die Einstellungen dieser App zu prüfen.
    error.otherApplication.advice = Die Einstellungen sind für eine andere App. Bitten Sie \
    Ihre Administration um die Einstellungen für diese App.
    error.server.title = Problem mit dem Dienst
    error.server.refused.advice = Der Dienst hat die Anfrage abgelehnt (Status %1$@). Bitten \
    Sie Ihre Administration, die Einstellungen dieser App zu prüfen.
    error.server.busy.advice = Der Dienst ist ausgelastet (Status %1$@). Warten Sie einige \
    Minuten und versuchen Sie es dann erneut.
    error.server.failed.advice = Beim Dienst ist ein Problem aufgetreten (Status %1$@). \
    Versuchen Sie es später erneut. Wenn das nicht hilft, fragen Sie Ihre Administration.
    error.helperMissing.title = App unvollständig
    error.helperMissing.advice = Ein Teil dieser App fehlt. Installieren Sie die App erneut.
    error.helperFailed.title = Etwas ist schiefgegangen
    error.helperFailed.advice = Ein Teil dieser App wurde beendet. Versuchen Sie es erneut. \
    Wenn das nicht hilft, starten Sie die App neu.
    error.store.keyringLocked.title = Schlüsselbund gesperrt
    error.store.keyringLocked.advice = Entsperren Sie den Schlüsselbund Ihrer Arbeitsumgebung und \
    versuchen Sie es erneut.
    error.store.keyringMissing.title = Schlüsselbund nicht verfügbar
    error.store.keyringMissing.advice = Melden Sie sich von Ihrer Arbeitsumgebung ab und wieder an \
    und versuchen Sie es erneut.
    error.store.keyMissing.title = Zugangscode reicht nicht
    error.store.keyMissing.advice = Ein Schlüssel, der dazugehört, ist nicht mehr in Ihrem \
    Schlüsselbund. Verwenden Sie Ihren Wiederherstellungscode oder richten Sie die App erneut ein.
    error.store.title = Daten nicht zugänglich
    error.store.full.advice = Der Datenträger ist voll. Schaffen Sie Platz und versuchen Sie es \
    erneut.
    error.store.disk.advice = Die App kann ihre Daten nicht lesen oder schreiben. Wenden Sie sich \
    an Ihre Administration.
    error.store.damaged.advice = Die Daten der App sind beschädigt. Bitten Sie Ihre \
    Administration, eine Sicherung zurückzuspielen.
    error.store.memory.advice = Der Speicher reicht nicht. Schließen Sie andere Apps und versuchen \
    Sie es erneut.
    error.store.newer.title = App ist veraltet
    error.store.newer.advice = Eine neuere Version der App hat diese Daten gespeichert. \
    Aktualisieren Sie die App.
    error.store.busy.title = Daten in Verwendung
    error.store.busy.advice = Ein anderes Fenster der App verwendet ihre Daten. Schließen Sie es \
    und versuchen Sie es erneut.
    error.store.refused.title = Zugangscode nicht möglich
    error.store.refused.advice = Wählen Sie einen anderen Zugangscode.
    error.cancelled.title = Abgebrochen
    error.cancelled.advice = Es wurde nichts geändert. Versuchen Sie es erneut, wenn Sie \
    bereit sind.
    action.agree = Zustimmen
    action.disagree = Ablehnen
    action.next = Weiter
    action.back = Zurück
    action.allow = Zulassen
    action.deny = Ablehnen
    action.notNow = Nicht jetzt
    action.quit = Beenden
    action.stay = Nein
    action.giveConsent = Einwilligen
    consent.step = Schritt %1$@ von %2$@
    consent.deny.question = Ohne Ihre Einwilligung können Sie nicht fortfahren.
    consent.cancel.question = Möchten Sie die Einrichtung beenden?
    licence.readToEnd = Scrollen Sie bis zum Ende, um zuzustimmen.
    licence.loading = Lizenzvereinbarung wird geladen…
    licence.failed.title = Lizenzvereinbarung nicht verfügbar
    licence.failed.advice = Versuchen Sie es erneut. Wenn das nicht hilft, fragen Sie Ihre \
    Administration.
    licence.print = Drucken oder sichern
    licence.print.action = Drucken…
    licence.savePDF.action = Als PDF sichern…
    licence.saved = Die Lizenzvereinbarung wurde gesichert.
    licence.notSaved.title = Nicht gesichert
    licence.notSaved.advice = Wählen Sie einen anderen Ordner oder schaffen Sie Platz auf dem \
    Datenträger und versuchen Sie es dann erneut.
    licence.notPrinted.title = Nicht gedruckt
    licence.notPrinted.advice = Prüfen Sie, ob der Drucker eingeschaltet ist und Papier hat, \
    und versuchen Sie es dann erneut.
    action.close = Schließen
    action.pause = Anhalten
    action.stop = Stoppen
    action.resume = Fortsetzen
    action.signIn = Anmelden
    passcode.length = Mindestens %1$@ Zeichen
    passcode.length.one = Mindestens ein Zeichen
    passcode.digitsOnly = Nur Ziffern
    passcode.digit = Mindestens eine Ziffer
    passcode.upper = Mindestens ein Großbuchstabe
    passcode.lower = Mindestens ein Kleinbuchstabe
    passcode.special = Mindestens ein Sonderzeichen
    passcode.unique = Mindestens %1$@ verschiedene Zeichen
    passcode.unique.one = Mindestens ein beliebiges Zeichen
    passcode.satisfied = %1$@, erfüllt
    passcode.notSatisfied = %1$@, noch nicht erfüllt
    passcode.complete = Der Zugangscode erfüllt alle Anforderungen.
    input.passcode.label = Zugangscode
    passcode.create.title = Zugangscode festlegen
    passcode.confirm.title = Zugangscode bestätigen
    passcode.enter.title = Zugangscode eingeben
    passcode.current.title = Aktueller Zugangscode
    passcode.new.title = Neuer Zugangscode
    passcode.create.detail = Wählen Sie einen Zugangscode, der alle Anforderungen unten erfüllt.
    passcode.confirm.detail = Geben Sie denselben Zugangscode noch einmal ein.
    passcode.enter.detail = Geben Sie Ihren Zugangscode ein, um fortzufahren.
    passcode.current.detail = Geben Sie den Zugangscode ein, den Sie derzeit verwenden.
    passcode.missesPolicy = Der Zugangscode erfüllt nicht alle Anforderungen.
    passcode.sameAsCurrent = Wählen Sie einen anderen Zugangscode als den bisherigen.
    passcode.mismatch = Die Zugangscodes stimmen nicht überein. Wählen Sie erneut einen \
    Zugangscode.
    passcode.wrong = Dieser Zugangscode ist falsch.
    passcode.refused = Der Zugangscode konnte nicht verwendet werden. Versuchen Sie es erneut.
    passcode.tries = Verbleibende Versuche: %1$@
    passcode.noTries.title = Keine Versuche mehr
    passcode.noTries.advice = Melden Sie sich mit Ihrem Benutzerkonto an, um den Zugangscode \
    zurückzusetzen.
    passcode.reset = Zugangscode vergessen?
    passcode.skip = Überspringen
    passcode.common = Dieser Zugangscode ist leicht zu erraten. Wählen Sie einen anderen.
    passcode.wait.title = Zu viele Versuche
    passcode.wait.advice = Versuchen Sie es um %1$@ erneut.
    passcode.afterRestart = Geben Sie nach einem Neustart dieses Geräts zuerst Ihren Zugangscode \
    ein.
    store.reset.title = App zurücksetzen?
    store.reset.advice = Alle Daten, die die App auf diesem Gerät aufbewahrt, werden gelöscht. \
    Danach richten Sie die App erneut ein.
    store.reset.action = Zurücksetzen
    recovery.title = Wiederherstellungscode
    recovery.offer.detail = Mit einem Wiederherstellungscode öffnen Sie die App, wenn Sie Ihren \
    Zugangscode vergessen haben. Er wird nur einmal angezeigt. Achten Sie darauf, dass niemand \
    sonst Ihren Bildschirm sieht.
    recovery.show = Code anzeigen
    recovery.shown.detail = Schreiben Sie diesen Code auf und bewahren Sie ihn sicher auf. Er \
    wird nicht noch einmal angezeigt.
    recovery.enter = Wiederherstellungscode eingeben
    recovery.enter.detail = Geben Sie Ihren Wiederherstellungscode ein. Großbuchstaben, \
    Leerzeichen und Bindestriche spielen keine Rolle.
    recovery.advice = Geben Sie Ihren Wiederherstellungscode ein, um einen neuen Zugangscode zu \
    wählen.
    recovery.mistyped = In diesem Code ist ein Tippfehler. Prüfen Sie jedes Zeichen.
    recovery.wrong = Das ist nicht der Wiederherstellungscode dieser App.
    finger.title = Fingerabdruck
    finger.generated.detail = Verwenden Sie Ihren Fingerabdruck anstelle eines Zugangscodes. \
    Wenn er nicht mehr gelesen werden kann, müssen Sie die App erneut einrichten.
    finger.typed.detail = Entsperren Sie die App mit Ihrem Fingerabdruck. Ihr Zugangscode \
    bleibt gültig.
    finger.notEnrolled.detail = Auf diesem Gerät ist noch kein Fingerabdruck hinterlegt. \
    Hinterlegen Sie einen in den Einstellungen oder fahren Sie mit einem Zugangscode fort.
    finger.enter.detail = Entsperren Sie die App mit Ihrem Fingerabdruck.
    finger.enable = Aktivieren
    finger.waiting = Berühren Sie den Fingerabdruckleser.
    finger.settings.title = Kein Fingerabdruck hinterlegt
    finger.settings.advice = Hinterlegen Sie in den Einstellungen dieses Geräts einen \
    Fingerabdruck und kehren Sie dann zurück.
    action.settings = Einstellungen
    finger.noSettings = Die Einstellungen konnten nicht geöffnet werden. Suchen Sie in den \
    Einstellungen Ihrer Arbeitsumgebung nach den Benutzerkonten oder starten Sie \
    fprintd-enroll in einem Terminal.
    finger.learnMore = Weitere Informationen
    finger.learnMore.detail = Die App fragt den Fingerabdruckleser dieses Geräts, ob es Ihr \
    Finger ist. So kann niemand sonst die App öffnen; was die App speichert, wird dadurch \
    nicht verschlüsselt.
    finger.usePasscode = Zugangscode verwenden
    finger.useFinger = Fingerabdruck verwenden
    finger.hint.again = Der Finger wurde nicht gelesen. Berühren Sie den Leser erneut.
    finger.hint.longer = Ziehen Sie den Finger über den ganzen Leser.
    finger.hint.center = Legen Sie den Finger auf die Mitte des Lesers.
    finger.hint.lift = Heben Sie den Finger an und berühren Sie den Leser erneut.
    finger.hint.slower = Bewegen Sie den Finger langsamer.
    finger.noMatch = Dieser Finger wurde nicht erkannt. Versuchen Sie es erneut.
    finger.tooMany = Der Finger wurde zu oft nicht erkannt. Verwenden Sie einen Zugangscode.
    finger.timedOut = Es wurde kein Finger gelesen. Versuchen Sie es erneut.
    finger.busy = Eine andere App verwendet den Fingerabdruckleser. Versuchen Sie es gleich \
    noch einmal.
    finger.readerGone = Der Fingerabdruckleser antwortet nicht. Verwenden Sie einen Zugangscode.
    finger.notSaved = Der Fingerabdruck konnte nicht eingerichtet werden. Verwenden Sie einen \
    Zugangscode.
    finger.notRemoved = Der Fingerabdruck konnte nicht ausgeschaltet werden. Er öffnet die App \
    weiterhin.
    finger.changed = Die Fingerabdrücke auf diesem Gerät haben sich geändert. Geben Sie Ihren \
    Zugangscode ein.
    finger.changed.noPasscode = Die Fingerabdrücke auf diesem Gerät haben sich geändert. \
    Richten Sie die App erneut ein.
    user.switchOrAdd = Benutzer wechseln oder hinzufügen
    user.switch.title = Benutzer wechseln
    user.add = Benutzer hinzufügen
    user.search = Benutzer suchen
    user.none = Kein Benutzer gefunden
    user.current = %1$@, aktueller Benutzer
    input.userName.label = Benutzername
    input.password.label = Passwort
    input.password.show = Passwort einblenden
    input.password.hide = Passwort ausblenden
    input.required = %1$@, Pflichtfeld
    input.readOnly = Kann nicht geändert werden
    input.count = %1$@ von %2$@ Zeichen
    input.full = Die höchste Zahl von Zeichen ist erreicht.
    input.tooLong = Der Text ist zu lang. Kürzen Sie ihn.
    input.writtenByAI = Von KI geschrieben. Prüfen Sie den Text.
    authentication.verifying = Angaben werden geprüft…
    authentication.dynamic.detail = Geben Sie die folgenden Angaben ein, um mit der \
    Aktivierung zu beginnen.
    authentication.basic.detail = Geben Sie den Namen und das Passwort Ihres Kontos ein.
    authentication.unchecked = Ihre Angaben konnten nicht geprüft werden. Versuchen Sie es \
    später erneut.
    progress.percent = %1$@ %%
    progress.announcement = %1$@, %2$@
    progress.notStarted = Nicht begonnen
    progress.processing = Wird verarbeitet
    progress.pausable = Läuft, kann angehalten werden
    progress.stoppable = Läuft, kann gestoppt werden
    progress.paused = Vorgang angehalten
    progress.failed = Fehlgeschlagen
    progress.done = Abgeschlossen
    banner.negative = Fehler: %1$@
    banner.critical = Warnung: %1$@
    banner.positive = Erledigt: %1$@
    whatsNew.title = Neue Funktionen
    whatsNew.page = Seite %1$@ von %2$@
    """)
}
