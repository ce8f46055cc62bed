extension OnboardingLanguage {
  static let dutch = OnboardingLanguage(
    "nl", review: .drafted,
    """
    action.start = Starten
    action.continue = Doorgaan
    action.scan = Scannen
    action.activate = Activeren
    action.cancel = Annuleren
    action.ok = OK
    action.done = Gereed
    demo.question = Wilt u rondkijken?
    demo.action = Demo proberen
    demo.unavailable.title = Geen demo
    demo.unavailable.advice = De demo is niet beschikbaar. Stel de app in om deze te \
    gebruiken.
    legal.agreement = Ik ga akkoord met de gebruiksvoorwaarden.
    lookup.checkingAccount = Account controleren…
    input.email.label = E-mailadres
    input.serverAddress.label = Serveradres
    input.emailOrServerAddress.placeholder = E-mailadres of serveradres
    welcome.link.detail = Volg de koppeling in uw welkomstmail om de app in te stellen.
    welcome.discovery.detail = Voer uw zakelijke e-mailadres in om de app in te stellen.
    welcome.manualURL.detail = Voer het adres van uw server in om de app in te stellen.
    welcome.typed.detail = Voer uw zakelijke e-mailadres of het adres van uw server in om de \
    app in te stellen.
    welcome.scanner.detail = Scan de QR-code die u van uw beheerder hebt gekregen om de app in \
    te stellen.
    welcome.activation.detail = De app moet worden geactiveerd voordat u deze kunt gebruiken.
    welcome.configured.detail = Alles is klaar. Meld u aan om te beginnen.
    activation.headline = Activering
    activation.email.detail = Hebt u een welkomstmail, volg dan de koppeling daarin. Zo niet, \
    voer dan uw zakelijke e-mailadres in of scan een QR-code.
    activation.serverAddress.detail = Hebt u een welkomstmail, volg dan de koppeling daarin. \
    Zo niet, voer dan het adres van uw server in of scan een QR-code.
    activation.typed.detail = Hebt u een welkomstmail, volg dan de koppeling daarin. Zo niet, \
    voer dan uw zakelijke e-mailadres of het adres van uw server in, of scan een QR-code.
    activation.useEmail = Mijn e-mailadres gebruiken
    activation.useServerAddress = Dit adres gebruiken
    activation.or = Of
    scan.noCamera.title = Geen camera
    scan.noCamera.detail = Scannen met een camera wordt op dit apparaat nog niet ondersteund. \
    Typ het adres dat bij uw QR-code hoort; uw beheerder kan het u geven.
    scan.invalidCode.title = Ongeldige code
    scan.invalidCode.detail = De app kan dit adres niet gebruiken. Controleer het op \
    typefouten of vraag uw beheerder.
    scan.starting = Camera wordt gestart…
    scan.readingPicture = Afbeelding wordt gelezen…
    scan.instruction = Houd de code in het kader.
    scan.preview.label = Beeld van de camera
    scan.type.title = Typ het adres
    scan.type.detail = Typ het adres dat bij uw QR-code hoort. Uw beheerder kan het u geven.
    scan.camera.missing.detail = Sluit een camera aan en probeer het opnieuw. U kunt ook het \
    adres typen dat bij uw QR-code hoort.
    scan.camera.busy.title = Camera in gebruik
    scan.camera.busy.detail = Een andere app gebruikt de camera. Sluit die app en probeer \
    het opnieuw. U kunt ook het adres typen.
    scan.camera.denied.title = Toegang tot camera toestaan
    scan.camera.denied.detail = Sta deze app in de instellingen van uw systeem toe de camera \
    te gebruiken om te scannen. U kunt ook het adres typen.
    scan.camera.unplugged.title = Camera losgekoppeld
    scan.camera.unplugged.detail = Sluit de camera weer aan en probeer het opnieuw. U kunt \
    ook het adres typen.
    scan.helperFailed.detail = De camera kan niet worden gelezen. Probeer het opnieuw of typ \
    het adres.
    scan.choosePicture = Afbeelding kiezen
    scan.typeAddress = Adres typen
    scan.tryAgain = Opnieuw proberen
    scan.again = Opnieuw scannen
    scan.settings = Instellingen
    scan.torch.on = Licht aandoen
    scan.torch.off = Licht uitdoen
    scan.chooseCamera = Camera kiezen
    scan.cameraNow = De camera die wordt gebruikt is %1$@.
    scan.recent.show = Recente afbeeldingen tonen
    scan.recent.hide = Recente afbeeldingen verbergen
    scan.recent.none = Er staan geen afbeeldingen in uw map Afbeeldingen.
    scan.recent.picture = Afbeelding %1$@
    scan.codeRefused.title = Ongeldige QR-code
    scan.codeRefused.detail = Deze app kan de code niet gebruiken. Scan de code die u van uw \
    beheerder hebt gekregen.
    scan.picture.detail = Kies een afbeelding van uw QR-code. U kunt deze ook hierheen slepen \
    of plakken.
    scan.unsuccessful.title = Scannen mislukt
    scan.noCodeInPicture.detail = In deze afbeelding staat geen leesbare code. Kies een \
    afbeelding van een QR-code.
    scan.unreadablePicture.detail = Dit bestand is geen leesbare afbeelding. Kies een PNG- \
    of JPEG-bestand.
    scan.pictureTooLarge.detail = Deze afbeelding is te groot. Kies er een van hoogstens \
    %1$@ MB.
    scan.photos.title = Toegang tot foto’s toestaan
    scan.photos.detail = Deze app mag het bestand niet openen. Kies een ander bestand of \
    geef de app toegang.
    scan.several.title = Meerdere codes
    scan.several.detail = Kies de code die u wilt gebruiken.
    scan.confirmation.title = Bevestiging
    scan.confirmation.detail = De code is gelezen. De app maakt verbinding met:
    scan.lookAlike = Kijk goed: sommige letters van deze naam lijken op andere. Ga alleen \
    door als dit uw server is.
    payload.notActivation = Deze code stelt geen app in. Scan de code die u van uw beheerder \
    hebt gekregen.
    payload.damaged = De code is beschadigd of onvolledig. Vraag uw beheerder om een nieuwe.
    payload.insecure = Het adres in de code begint niet met https. Vraag uw beheerder om een \
    nieuwe code.
    payload.misleading = Het adres in de code kan verkeerd worden gelezen. Gebruik het niet \
    en vertel het uw beheerder.
    payload.noServer = De code noemt geen server die de app kan gebruiken. Vraag uw \
    beheerder om een nieuwe.
    payload.unsigned = Uw organisatie heeft deze code niet ondertekend. Gebruik hem niet en \
    vertel het uw beheerder.
    error.email.title = Controleer het e-mailadres
    error.email.empty = Voer uw e-mailadres in.
    error.email.missingAtSign = Voer het volledige adres in, met een @ erin.
    error.email.invalidLocalPart = Controleer het deel voor de @. Daar zijn alleen letters \
    zonder accenten, cijfers en enkele tekens toegestaan.
    error.email.invalidDomain = Controleer het deel na de @. Het moet lijken op example.com.
    error.email.tooLong = Voer een korter adres in. Het mag hoogstens %1$@ tekens hebben.
    error.unknownAccount.title = Geen instellingen gevonden
    error.unknownAccount.advice = Controleer de spelling van uw e-mailadres. Klopt die, vraag \
    uw beheerder dan om de app voor u in te stellen.
    error.offline.title = Geen verbinding
    error.offline.advice = Verbind dit apparaat met een netwerk en probeer het dan opnieuw.
    error.unreachable.title = Dienst niet bereikt
    error.nameNotFound.advice = Voor het deel na de @ is geen dienst gevonden. Controleer de \
    spelling en uw verbinding en probeer het dan opnieuw.
    error.unreachable.advice = Controleer uw verbinding en probeer het opnieuw. Helpt dat \
    niet, vraag uw beheerder dan of de dienst actief is.
    error.connectionLost.advice = De verbinding is verbroken. Controleer uw netwerk en probeer \
    het dan opnieuw.
    error.timedOut.title = Geen antwoord
    error.timedOut.advice#one = Er kwam geen antwoord binnen %1$@ seconde. Controleer uw \
    verbinding en probeer het dan opnieuw.
    error.timedOut.advice = Er kwam geen antwoord binnen %1$@ seconden. Controleer uw \
    verbinding en probeer het dan opnieuw.
    error.untrusted.title = Verbinding niet veilig
    error.untrusted.advice = De dienst kon niet aantonen dat deze bij uw organisatie hoort. \
    Probeer het op een netwerk dat u vertrouwt of vraag uw beheerder.
    error.outdatedCertificate.advice = Controleer of de datum en tijd van dit apparaat kloppen \
    en probeer het dan opnieuw. Als ze kloppen, vraag uw beheerder dan het certificaat van de \
    dienst te vernieuwen.
    error.redirect.advice = De dienst verwees naar een plaats die de app niet mag volgen. \
    Vraag uw beheerder de instellingen ervan te controleren.
    error.refusedAddress.advice = De dienst heeft een adres dat de app niet mag gebruiken. \
    Vraag uw beheerder de instellingen ervan te controleren.
    error.badAnswer.title = Instellingen niet bruikbaar
    error.badAnswer.advice = De dienst gaf een ongeldig antwoord. Vraag uw beheerder de \
    instellingen van deze app te controleren.
    error.otherApplication.advice = De instellingen zijn voor een andere app. Vraag uw \
    beheerder om die van deze app.
    error.server.title = Probleem met de dienst
    error.server.refused.advice = De dienst weigerde het verzoek (status %1$@). Vraag uw \
    beheerder de instellingen van deze app te controleren.
    error.server.busy.advice = De dienst is bezet (status %1$@). Wacht een paar minuten en \
    probeer het dan opnieuw.
    error.server.failed.advice = De dienst had een probleem (status %1$@). Probeer het later \
    opnieuw. Helpt dat niet, vraag het uw beheerder.
    error.helperMissing.title = App onvolledig
    error.helperMissing.advice = Een deel van deze app ontbreekt. Installeer de app opnieuw.
    error.helperFailed.title = Er ging iets mis
    error.helperFailed.advice = Een deel van deze app is gestopt. Probeer het opnieuw. Helpt \
    dat niet, start de app dan opnieuw.
    error.store.keyringLocked.title = Sleutelbos vergrendeld
    error.store.keyringLocked.advice = Ontgrendel de sleutelbos van uw bureaublad en probeer het \
    opnieuw.
    error.store.keyringMissing.title = Sleutelbos niet beschikbaar
    error.store.keyringMissing.advice = Meld u af bij uw bureaublad, meld u weer aan en probeer \
    het opnieuw.
    error.store.keyMissing.title = Toegangscode is niet genoeg
    error.store.keyMissing.advice = Een sleutel die erbij hoort, zit niet meer in uw sleutelbos. \
    Gebruik uw herstelcode of stel de app opnieuw in.
    error.store.title = Gegevens niet toegankelijk
    error.store.full.advice = De schijf is vol. Maak ruimte vrij en probeer het opnieuw.
    error.store.disk.advice = De app kan de gegevens niet lezen of schrijven. Neem contact op met \
    uw beheerder.
    error.store.damaged.advice = De gegevens van de app zijn beschadigd. Vraag uw beheerder een \
    back-up terug te zetten.
    error.store.memory.advice = Er is te weinig geheugen. Sluit andere apps en probeer het opnieuw.
    error.store.newer.title = App is verouderd
    error.store.newer.advice = Een nieuwere versie van de app heeft deze gegevens opgeslagen. Werk \
    de app bij.
    error.store.busy.title = Gegevens in gebruik
    error.store.busy.advice = Een ander venster van de app gebruikt de gegevens. Sluit het en \
    probeer het opnieuw.
    error.store.refused.title = Toegangscode niet mogelijk
    error.store.refused.advice = Kies een andere toegangscode.
    error.cancelled.title = Gestopt
    error.cancelled.advice = Er is niets gewijzigd. Probeer het opnieuw wanneer u klaar bent.
    action.agree = Akkoord
    action.disagree = Niet akkoord
    action.next = Volgende
    action.back = Terug
    action.allow = Toestaan
    action.deny = Weigeren
    action.notNow = Niet nu
    action.quit = Stoppen
    action.stay = Nee
    action.giveConsent = Toestemming geven
    consent.step = Stap %1$@ van %2$@
    consent.deny.question = Zonder uw toestemming kunt u niet doorgaan.
    consent.cancel.question = Wilt u het instellen beëindigen?
    licence.readToEnd = Scrol naar het einde om akkoord te gaan.
    licence.loading = Licentieovereenkomst laden…
    licence.failed.title = Licentieovereenkomst niet beschikbaar
    licence.failed.advice = Probeer het opnieuw. Vraag uw beheerder als dat niet helpt.
    licence.print = Afdrukken of opslaan
    licence.print.action = Afdrukken…
    licence.savePDF.action = Opslaan als pdf…
    licence.saved = De licentieovereenkomst is opgeslagen.
    licence.notSaved.title = Niet opgeslagen
    licence.notSaved.advice = Kies een andere map of maak ruimte vrij op de schijf en probeer \
    het opnieuw.
    licence.notPrinted.title = Niet afgedrukt
    licence.notPrinted.advice = Controleer of de printer aanstaat en papier heeft en probeer \
    het opnieuw.
    action.close = Sluiten
    action.pause = Pauzeren
    action.stop = Stoppen
    action.resume = Hervatten
    action.signIn = Aanmelden
    passcode.length = Minstens %1$@ tekens
    passcode.length.one = Minstens één teken
    passcode.digitsOnly = Alleen cijfers
    passcode.digit = Minstens één cijfer
    passcode.upper = Minstens één hoofdletter
    passcode.lower = Minstens één kleine letter
    passcode.special = Minstens één speciaal teken
    passcode.unique = Minstens %1$@ verschillende tekens
    passcode.unique.one = Minstens één willekeurig teken
    passcode.satisfied = %1$@, voldaan
    passcode.notSatisfied = %1$@, nog niet voldaan
    passcode.complete = De toegangscode voldoet aan alle eisen.
    input.passcode.label = Toegangscode
    passcode.create.title = Toegangscode maken
    passcode.confirm.title = Toegangscode bevestigen
    passcode.enter.title = Toegangscode invoeren
    passcode.current.title = Huidige toegangscode
    passcode.new.title = Nieuwe toegangscode
    passcode.create.detail = Kies een toegangscode die aan alle onderstaande eisen voldoet.
    passcode.confirm.detail = Voer dezelfde toegangscode nog een keer in.
    passcode.enter.detail = Voer uw toegangscode in om door te gaan.
    passcode.current.detail = Voer de toegangscode in die u nu gebruikt.
    passcode.missesPolicy = De toegangscode voldoet niet aan alle eisen.
    passcode.sameAsCurrent = Kies een andere toegangscode dan de huidige.
    passcode.mismatch = De toegangscodes komen niet overeen. Kies opnieuw een toegangscode.
    passcode.wrong = Deze toegangscode is onjuist.
    passcode.refused = De toegangscode kon niet worden gebruikt. Probeer het opnieuw.
    passcode.tries = Resterende pogingen: %1$@
    passcode.noTries.title = Geen pogingen meer
    passcode.noTries.advice = Meld u aan met uw account om de toegangscode opnieuw in te stellen.
    passcode.reset = Toegangscode vergeten?
    passcode.skip = Overslaan
    passcode.common = Deze toegangscode is makkelijk te raden. Kies een andere.
    passcode.wait.title = Te veel pogingen
    passcode.wait.advice = Probeer het opnieuw om %1$@.
    passcode.afterRestart = Voer na een herstart van dit apparaat eerst uw toegangscode in.
    store.reset.title = App opnieuw instellen?
    store.reset.advice = Alle gegevens die de app op dit apparaat bewaart, worden gewist. Daarna \
    stelt u de app opnieuw in.
    store.reset.action = Wissen
    recovery.title = Herstelcode
    recovery.offer.detail = Met een herstelcode opent u de app als u uw toegangscode bent \
    vergeten. De code wordt één keer getoond. Zorg dat niemand anders uw scherm ziet.
    recovery.show = Code tonen
    recovery.shown.detail = Schrijf deze code op en bewaar hem op een veilige plaats. Hij wordt \
    niet opnieuw getoond.
    recovery.enter = Herstelcode invoeren
    recovery.enter.detail = Voer uw herstelcode in. Hoofdletters, spaties en koppeltekens maken \
    geen verschil.
    recovery.advice = Voer uw herstelcode in om een nieuwe toegangscode te kiezen.
    recovery.mistyped = Er zit een typefout in deze code. Controleer elk teken.
    recovery.wrong = Dit is niet de herstelcode van deze app.
    finger.title = Vingerafdruk
    finger.generated.detail = Gebruik uw vingerafdruk in plaats van een toegangscode. Als die \
    niet meer kan worden gelezen, moet u de app opnieuw instellen.
    finger.typed.detail = Gebruik uw vingerafdruk om de app te ontgrendelen. Uw toegangscode \
    blijft geldig.
    finger.notEnrolled.detail = Op dit apparaat is nog geen vingerafdruk geregistreerd. \
    Registreer er een in de instellingen of ga door met een toegangscode.
    finger.enter.detail = Ontgrendel de app met uw vingerafdruk.
    finger.enable = Inschakelen
    finger.waiting = Raak de vingerafdruklezer aan.
    finger.settings.title = Geen vingerafdruk geregistreerd
    finger.settings.advice = Registreer een vingerafdruk in de instellingen van dit apparaat \
    en kom daarna terug.
    action.settings = Instellingen
    finger.noSettings = De instellingen konden niet worden geopend. Zoek naar \
    gebruikersaccounts in de instellingen van uw bureaublad of voer fprintd-enroll uit in een \
    terminal.
    finger.learnMore = Meer informatie
    finger.learnMore.detail = De app vraagt de vingerafdruklezer van dit apparaat of de vinger \
    van u is. Zo kunnen anderen de app niet openen; wat de app opslaat, wordt er niet mee \
    versleuteld.
    finger.usePasscode = Toegangscode gebruiken
    finger.useFinger = Vingerafdruk gebruiken
    finger.hint.again = De vinger is niet gelezen. Raak de lezer opnieuw aan.
    finger.hint.longer = Beweeg de vinger over de hele lezer.
    finger.hint.center = Leg de vinger op het midden van de lezer.
    finger.hint.lift = Til de vinger op en raak de lezer opnieuw aan.
    finger.hint.slower = Beweeg de vinger langzamer.
    finger.noMatch = Deze vinger is niet herkend. Probeer het opnieuw.
    finger.tooMany = De vinger is te vaak niet herkend. Gebruik een toegangscode.
    finger.timedOut = Er is geen vinger gelezen. Probeer het opnieuw.
    finger.busy = Een andere app gebruikt de vingerafdruklezer. Probeer het zo meteen opnieuw.
    finger.readerGone = De vingerafdruklezer antwoordt niet. Gebruik een toegangscode.
    finger.notSaved = De vingerafdruk kon niet worden ingesteld. Gebruik een toegangscode.
    finger.notRemoved = De vingerafdruk kon niet worden uitgeschakeld. Hij opent de app nog steeds.
    finger.changed = De vingerafdrukken op dit apparaat zijn gewijzigd. Voer uw toegangscode in.
    finger.changed.noPasscode = De vingerafdrukken op dit apparaat zijn gewijzigd. Stel de app \
    opnieuw in.
    user.switchOrAdd = Gebruiker wisselen of toevoegen
    user.switch.title = Gebruiker wisselen
    user.add = Gebruiker toevoegen
    user.search = Gebruikers zoeken
    user.none = Geen gebruiker gevonden
    user.current = %1$@, huidige gebruiker
    input.userName.label = Gebruikersnaam
    input.password.label = Wachtwoord
    input.password.show = Wachtwoord tonen
    input.password.hide = Wachtwoord verbergen
    input.required = %1$@, verplicht
    input.readOnly = Kan niet worden gewijzigd
    input.count = %1$@ van %2$@ tekens
    input.full = Het maximumaantal tekens is bereikt.
    input.tooLong = De tekst is te lang. Maak hem korter.
    input.writtenByAI = Geschreven door AI. Controleer de tekst.
    authentication.verifying = Gegevens controleren…
    authentication.dynamic.detail = Vul de onderstaande gegevens in om met de activering te \
    beginnen.
    authentication.basic.detail = Voer de naam en het wachtwoord van uw account in.
    authentication.unchecked = Uw gegevens konden niet worden gecontroleerd. Probeer het \
    later opnieuw.
    progress.percent = %1$@%%
    progress.announcement = %1$@, %2$@
    progress.notStarted = Niet begonnen
    progress.processing = Bezig met verwerken
    progress.pausable = Bezig, kan worden gepauzeerd
    progress.stoppable = Bezig, kan worden gestopt
    progress.paused = Gepauzeerd
    progress.failed = Mislukt
    progress.done = Voltooid
    banner.negative = Fout: %1$@
    banner.critical = Waarschuwing: %1$@
    banner.positive = Gereed: %1$@
    whatsNew.title = Wat is er nieuw
    whatsNew.page = Pagina %1$@ van %2$@
    """)
}
