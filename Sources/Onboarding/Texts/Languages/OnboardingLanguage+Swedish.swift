extension OnboardingLanguage {
  static let swedish = OnboardingLanguage(
    "sv", review: .drafted,
    """
    action.start = Starta
    action.continue = Fortsätt
    action.scan = Skanna
    action.activate = Aktivera
    action.cancel = Avbryt
    action.ok = OK
    action.done = Klar
    demo.question = Vill du se dig omkring?
    demo.action = Prova demon
    demo.unavailable.title = Ingen demo
    demo.unavailable.advice = Demon är inte tillgänglig. Konfigurera appen för att använda \
    den.
    legal.agreement = Jag godkänner användningsvillkoren.
    lookup.checkingAccount = Kontrollerar kontot…
    input.email.label = E-postadress
    input.serverAddress.label = Serveradress
    input.emailOrServerAddress.placeholder = E-postadress eller serveradress
    welcome.link.detail = Följ länken i ditt välkomstmejl för att konfigurera appen.
    welcome.discovery.detail = Ange din e-postadress på jobbet för att konfigurera appen.
    welcome.manualURL.detail = Ange adressen till din server för att konfigurera appen.
    welcome.typed.detail = Ange din e-postadress på jobbet eller adressen till din server för \
    att konfigurera appen.
    welcome.scanner.detail = Skanna QR-koden som du fick av din administratör för att \
    konfigurera appen.
    welcome.activation.detail = Appen måste aktiveras innan du kan använda den.
    welcome.configured.detail = Allt är klart. Logga in för att börja.
    activation.headline = Aktivering
    activation.email.detail = Om du har ett välkomstmejl följer du länken i det. Annars anger \
    du din e-postadress på jobbet eller skannar en QR-kod.
    activation.serverAddress.detail = Om du har ett välkomstmejl följer du länken i det. \
    Annars anger du adressen till din server eller skannar en QR-kod.
    activation.typed.detail = Om du har ett välkomstmejl följer du länken i det. Annars anger \
    du din e-postadress på jobbet eller adressen till din server, eller skannar en QR-kod.
    activation.useEmail = Använd min e-postadress
    activation.useServerAddress = Använd den här adressen
    activation.or = Eller
    scan.noCamera.title = Ingen kamera
    scan.noCamera.detail = Det går ännu inte att skanna med kamera på den här enheten. Skriv \
    adressen som hör till din QR-kod; din administratör kan tala om den.
    scan.invalidCode.title = Ogiltig kod
    scan.invalidCode.detail = Appen kan inte använda den här adressen. Kontrollera om den är \
    felskriven eller fråga din administratör.
    scan.starting = Kameran startas…
    scan.readingPicture = Bilden läses…
    scan.instruction = Håll koden i ramen.
    scan.preview.label = Kamerans bild
    scan.type.title = Skriv adressen
    scan.type.detail = Skriv adressen som hör till din QR-kod. Din administratör kan tala om \
    den.
    scan.camera.missing.detail = Anslut en kamera och försök igen. Du kan också skriva \
    adressen som hör till din QR-kod.
    scan.camera.busy.title = Kameran används
    scan.camera.busy.detail = En annan app använder kameran. Stäng den och försök igen. Du \
    kan också skriva adressen.
    scan.camera.denied.title = Tillåt åtkomst till kameran
    scan.camera.denied.detail = Tillåt den här appen att använda kameran i systemets \
    inställningar för att skanna. Du kan också skriva adressen.
    scan.camera.unplugged.title = Kameran frånkopplad
    scan.camera.unplugged.detail = Anslut kameran igen och försök på nytt. Du kan också \
    skriva adressen.
    scan.helperFailed.detail = Kameran kan inte läsas. Försök igen eller skriv adressen.
    scan.choosePicture = Välj bild
    scan.typeAddress = Skriv adress
    scan.tryAgain = Försök igen
    scan.again = Skanna igen
    scan.settings = Inställningar
    scan.torch.on = Tänd lampan
    scan.torch.off = Släck lampan
    scan.chooseCamera = Välj kamera
    scan.cameraNow = Kameran som används är %1$@.
    scan.recent.show = Visa senaste bilder
    scan.recent.hide = Dölj senaste bilder
    scan.recent.none = Det finns inga bilder i din bildmapp.
    scan.recent.picture = Bild %1$@
    scan.codeRefused.title = Ogiltig QR-kod
    scan.codeRefused.detail = Den här appen kan inte använda koden. Skanna koden som du fick \
    av din administratör.
    scan.picture.detail = Välj en bild av din QR-kod. Du kan också släppa eller klistra in den här.
    scan.unsuccessful.title = Skanningen misslyckades
    scan.noCodeInPicture.detail = Det finns ingen läsbar kod i den här bilden. Välj en bild \
    av en QR-kod.
    scan.unreadablePicture.detail = Den här filen är ingen läsbar bild. Välj en PNG- eller \
    JPEG-fil.
    scan.pictureTooLarge.detail = Den här bilden är för stor. Välj en på högst %1$@ MB.
    scan.photos.title = Tillåt åtkomst till bilder
    scan.photos.detail = Den här appen får inte öppna filen. Välj en annan eller ge appen \
    åtkomst.
    scan.several.title = Flera koder
    scan.several.detail = Välj koden som du vill använda.
    scan.confirmation.title = Bekräftelse
    scan.confirmation.detail = Koden är läst. Appen ansluter till:
    scan.lookAlike = Titta noga: vissa bokstäver i namnet ser ut som andra. Fortsätt bara om \
    detta är din server.
    payload.notActivation = Den här koden konfigurerar ingen app. Skanna koden som du fick \
    av din administratör.
    payload.damaged = Koden är skadad eller ofullständig. Be din administratör om en ny.
    payload.insecure = Adressen i koden börjar inte med https. Be din administratör om en ny \
    kod.
    payload.misleading = Adressen i koden kan läsas fel. Använd den inte och berätta för din \
    administratör.
    payload.noServer = Koden anger ingen server som appen kan använda. Be din administratör \
    om en ny.
    payload.unsigned = Din organisation har inte signerat koden. Använd den inte och berätta \
    för din administratör.
    error.email.title = Kontrollera e-postadressen
    error.email.empty = Ange din e-postadress.
    error.email.missingAtSign = Ange hela adressen, med ett @.
    error.email.invalidLocalPart = Kontrollera delen före @. Där kan bara bokstäver utan \
    accent, siffror och några tecken användas.
    error.email.invalidDomain = Kontrollera delen efter @. Den ska se ut som example.com.
    error.email.tooLong = Ange en kortare adress. Den får ha högst %1$@ tecken.
    error.unknownAccount.title = Inga inställningar hittades
    error.unknownAccount.advice = Kontrollera hur din e-postadress är skriven. Om den stämmer \
    ber du din administratör att konfigurera appen åt dig.
    error.offline.title = Ingen anslutning
    error.offline.advice = Anslut enheten till ett nätverk och försök igen.
    error.unreachable.title = Tjänsten nåddes inte
    error.nameNotFound.advice = Ingen tjänst hittades för delen efter @. Kontrollera hur den \
    är skriven och din anslutning och försök igen.
    error.unreachable.advice = Kontrollera din anslutning och försök igen. Om det inte hjälper \
    frågar du din administratör om tjänsten är igång.
    error.connectionLost.advice = Anslutningen bröts. Kontrollera nätverket och försök igen.
    error.timedOut.title = Inget svar
    error.timedOut.advice#one = Det kom inget svar inom %1$@ sekund. Kontrollera din \
    anslutning och försök igen.
    error.timedOut.advice = Det kom inget svar inom %1$@ sekunder. Kontrollera din anslutning \
    och försök igen.
    error.untrusted.title = Anslutningen är inte säker
    error.untrusted.advice = Tjänsten kunde inte visa att den hör till din organisation. \
    Försök igen på ett nätverk som du litar på eller fråga din administratör.
    error.outdatedCertificate.advice = Kontrollera att enhetens datum och tid stämmer och \
    försök igen. Om de stämmer ber du din administratör att förnya tjänstens certifikat.
    error.redirect.advice = Tjänsten hänvisade till en plats som appen inte får följa. Be din \
    administratör att kontrollera tjänstens inställningar.
    error.refusedAddress.advice = Tjänsten finns på en adress som appen inte får använda. Be \
    din administratör att kontrollera tjänstens inställningar.
    error.badAnswer.title = Inställningarna kan inte användas
    error.badAnswer.advice = Tjänsten gav ett ogiltigt svar. Be din administratör att \
    kontrollera inställningarna för den här appen.
    error.otherApplication.advice = Inställningarna är för en annan app. Be din administratör \
    om dem för den här appen.
    error.server.title = Problem med tjänsten
    error.server.refused.advice = Tjänsten avvisade begäran (status %1$@). Be din \
    administratör att kontrollera inställningarna för den här appen.
    error.server.busy.advice = Tjänsten är upptagen (status %1$@). Vänta några minuter och \
    försök igen.
    error.server.failed.advice = Tjänsten hade ett problem (status %1$@). Försök igen senare. \
    Om det inte hjälper frågar du din administratör.
    error.helperMissing.title = Appen är ofullständig
    error.helperMissing.advice = En del av den här appen saknas. Installera appen igen.
    error.helperFailed.title = Något gick fel
    error.helperFailed.advice = En del av den här appen stannade. Försök igen. Om det inte \
    hjälper startar du om appen.
    error.store.keyringLocked.title = Nyckelringen är låst
    error.store.keyringLocked.advice = Lås upp skrivbordets nyckelring och försök igen.
    error.store.keyringMissing.title = Nyckelringen är inte tillgänglig
    error.store.keyringMissing.advice = Logga ut från skrivbordet, logga in igen och försök sedan \
    på nytt.
    error.store.keyMissing.title = Lösenkoden räcker inte
    error.store.keyMissing.advice = En nyckel som hör till den finns inte längre i din nyckelring. \
    Använd återställningskoden eller konfigurera appen igen.
    error.store.title = Data kan inte nås
    error.store.full.advice = Disken är full. Frigör utrymme och försök igen.
    error.store.disk.advice = Appen kan inte läsa eller skriva sina data. Kontakta administratören.
    error.store.damaged.advice = Appens data är skadade. Be administratören att återställa en \
    säkerhetskopia.
    error.store.memory.advice = Minnet räcker inte. Stäng andra appar och försök igen.
    error.store.newer.title = Appen är för gammal
    error.store.newer.advice = En nyare version av appen har sparat dessa data. Uppdatera appen.
    error.store.busy.title = Data används
    error.store.busy.advice = Ett annat fönster i appen använder dess data. Stäng det och försök \
    igen.
    error.store.refused.title = Lösenkoden kan inte användas
    error.store.refused.advice = Välj en annan lösenkod.
    error.cancelled.title = Avbrutet
    error.cancelled.advice = Inget har ändrats. Försök igen när du vill.
    action.agree = Godkänn
    action.disagree = Avböj
    action.next = Nästa
    action.back = Tillbaka
    action.allow = Tillåt
    action.deny = Neka
    action.notNow = Inte nu
    action.quit = Avsluta
    action.stay = Nej
    action.giveConsent = Ge samtycke
    consent.step = Steg %1$@ av %2$@
    consent.deny.question = Utan ditt samtycke kan du inte fortsätta.
    consent.cancel.question = Vill du avsluta konfigureringen?
    licence.readToEnd = Rulla till slutet för att godkänna.
    licence.loading = Läser in licensavtalet…
    licence.failed.title = Licensavtalet är inte tillgängligt
    licence.failed.advice = Försök igen. Om det inte hjälper frågar du administratören.
    licence.print = Skriv ut eller spara
    licence.print.action = Skriv ut…
    licence.savePDF.action = Spara som PDF…
    licence.saved = Licensavtalet har sparats.
    licence.notSaved.title = Inte sparat
    licence.notSaved.advice = Välj en annan mapp eller frigör plats på disken och försök igen.
    licence.notPrinted.title = Inte utskrivet
    licence.notPrinted.advice = Kontrollera att skrivaren är på och har papper och försök igen.
    action.close = Stäng
    action.pause = Pausa
    action.stop = Stoppa
    action.resume = Återuppta
    action.signIn = Logga in
    passcode.length = Minst %1$@ tecken
    passcode.length.one = Minst ett tecken
    passcode.digitsOnly = Endast siffror
    passcode.digit = Minst en siffra
    passcode.upper = Minst en stor bokstav
    passcode.lower = Minst en liten bokstav
    passcode.special = Minst ett specialtecken
    passcode.unique = Minst %1$@ olika tecken
    passcode.unique.one = Minst ett valfritt tecken
    passcode.satisfied = %1$@, uppfyllt
    passcode.notSatisfied = %1$@, ännu inte uppfyllt
    passcode.complete = Lösenkoden uppfyller alla krav.
    input.passcode.label = Lösenkod
    passcode.create.title = Skapa lösenkod
    passcode.confirm.title = Bekräfta lösenkod
    passcode.enter.title = Ange lösenkod
    passcode.current.title = Nuvarande lösenkod
    passcode.new.title = Ny lösenkod
    passcode.create.detail = Välj en lösenkod som uppfyller alla krav nedan.
    passcode.confirm.detail = Ange samma lösenkod en gång till.
    passcode.enter.detail = Ange din lösenkod för att fortsätta.
    passcode.current.detail = Ange lösenkoden som du använder nu.
    passcode.missesPolicy = Lösenkoden uppfyller inte alla krav.
    passcode.sameAsCurrent = Välj en annan lösenkod än den nuvarande.
    passcode.mismatch = Lösenkoderna stämmer inte överens. Välj en lösenkod igen.
    passcode.wrong = Den här lösenkoden är fel.
    passcode.refused = Lösenkoden kunde inte användas. Försök igen.
    passcode.tries = Försök kvar: %1$@
    passcode.noTries.title = Inga försök kvar
    passcode.noTries.advice = Logga in med ditt konto för att återställa lösenkoden.
    passcode.reset = Har du glömt lösenkoden?
    passcode.skip = Hoppa över
    passcode.common = Lösenkoden är lätt att gissa. Välj en annan.
    passcode.wait.title = För många försök
    passcode.wait.advice = Försök igen klockan %1$@.
    passcode.afterRestart = Ange först din lösenkod när enheten har startats om.
    store.reset.title = Återställa appen?
    store.reset.advice = Alla data som appen sparar på den här enheten raderas. Sedan ställer du \
    in appen på nytt.
    store.reset.action = Återställ
    recovery.title = Återställningskod
    recovery.offer.detail = En återställningskod öppnar appen om du har glömt din lösenkod. Den \
    visas en enda gång. Se till att ingen annan ser din skärm.
    recovery.show = Visa kod
    recovery.shown.detail = Skriv ner koden och förvara den på ett säkert ställe. Den visas inte \
    igen.
    recovery.enter = Ange återställningskod
    recovery.enter.detail = Ange din återställningskod. Versaler, mellanslag och bindestreck \
    spelar ingen roll.
    recovery.advice = Ange din återställningskod för att välja en ny lösenkod.
    recovery.mistyped = Det finns ett skrivfel i koden. Kontrollera varje tecken.
    recovery.wrong = Det här är inte appens återställningskod.
    finger.title = Fingeravtryck
    finger.generated.detail = Använd ditt fingeravtryck i stället för en lösenkod. Om det inte \
    längre kan läsas måste du ställa in appen på nytt.
    finger.typed.detail = Använd ditt fingeravtryck för att låsa upp appen. Din lösenkod \
    fortsätter att gälla.
    finger.notEnrolled.detail = Inget fingeravtryck är registrerat på den här enheten ännu. \
    Registrera ett i inställningarna eller fortsätt med en lösenkod.
    finger.enter.detail = Lås upp appen med ditt fingeravtryck.
    finger.enable = Slå på
    finger.waiting = Rör vid fingeravtrycksläsaren.
    finger.settings.title = Inget fingeravtryck registrerat
    finger.settings.advice = Registrera ett fingeravtryck i enhetens inställningar och kom \
    sedan tillbaka.
    action.settings = Inställningar
    finger.noSettings = Inställningarna kunde inte öppnas. Leta efter användarkonton i \
    skrivbordets inställningar eller kör fprintd-enroll i en terminal.
    finger.learnMore = Läs mer
    finger.learnMore.detail = Appen frågar enhetens fingeravtrycksläsare om fingret är ditt. \
    Det hindrar andra från att öppna appen, men det krypterar inte det som appen sparar.
    finger.usePasscode = Använd lösenkod
    finger.useFinger = Använd fingeravtryck
    finger.hint.again = Fingret lästes inte. Rör vid läsaren igen.
    finger.hint.longer = För fingret över hela läsaren.
    finger.hint.center = Lägg fingret mitt på läsaren.
    finger.hint.lift = Lyft fingret och rör sedan vid läsaren igen.
    finger.hint.slower = Rör fingret långsammare.
    finger.noMatch = Fingret kändes inte igen. Försök igen.
    finger.tooMany = Fingret kändes inte igen för många gånger. Använd en lösenkod.
    finger.timedOut = Inget finger lästes. Försök igen.
    finger.busy = En annan app använder fingeravtrycksläsaren. Försök igen om en stund.
    finger.readerGone = Fingeravtrycksläsaren svarar inte. Använd en lösenkod.
    finger.notSaved = Fingeravtrycket kunde inte ställas in. Använd en lösenkod.
    finger.notRemoved = Fingeravtrycket kunde inte stängas av. Det öppnar fortfarande appen.
    finger.changed = Fingeravtrycken på den här enheten har ändrats. Ange din lösenkod.
    finger.changed.noPasscode = Fingeravtrycken på den här enheten har ändrats. Ställ in appen \
    på nytt.
    user.switchOrAdd = Byt eller lägg till användare
    user.switch.title = Byt användare
    user.add = Lägg till användare
    user.search = Sök användare
    user.none = Ingen användare hittades
    user.current = %1$@, nuvarande användare
    input.userName.label = Användarnamn
    input.password.label = Lösenord
    input.password.show = Visa lösenordet
    input.password.hide = Dölj lösenordet
    input.required = %1$@, obligatoriskt
    input.readOnly = Kan inte ändras
    input.count = %1$@ av %2$@ tecken
    input.full = Det högsta antalet tecken har nåtts.
    input.tooLong = Texten är för lång. Korta den.
    input.writtenByAI = Skrivet av AI. Kontrollera texten.
    authentication.verifying = Kontrollerar uppgifterna…
    authentication.dynamic.detail = Ange uppgifterna nedan för att börja aktiveringen.
    authentication.basic.detail = Ange namnet och lösenordet för ditt konto.
    authentication.unchecked = Uppgifterna kunde inte kontrolleras. Försök igen senare.
    progress.percent = %1$@ %%
    progress.announcement = %1$@, %2$@
    progress.notStarted = Inte påbörjat
    progress.processing = Bearbetar
    progress.pausable = Pågår, kan pausas
    progress.stoppable = Pågår, kan stoppas
    progress.paused = Pausat
    progress.failed = Misslyckades
    progress.done = Klart
    banner.negative = Fel: %1$@
    banner.critical = Varning: %1$@
    banner.positive = Klart: %1$@
    whatsNew.title = Nyheter
    whatsNew.page = Sida %1$@ av %2$@
    """)
}
