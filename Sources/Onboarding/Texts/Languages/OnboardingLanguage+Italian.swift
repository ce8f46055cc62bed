extension OnboardingLanguage {
  static let italian = OnboardingLanguage(
    "it", review: .drafted,
    """
    action.start = Inizia
    action.continue = Continua
    action.scan = Scansiona
    action.activate = Attiva
    action.cancel = Annulla
    action.ok = OK
    action.done = Fine
    demo.question = Vuoi esplorare?
    demo.action = Prova la demo
    demo.unavailable.title = Nessuna demo
    demo.unavailable.advice = La demo non è disponibile. Configura l’app per usarla.
    legal.agreement = Accetto le condizioni d’uso.
    lookup.checkingAccount = Verifica dell’account…
    input.email.label = E-mail
    input.serverAddress.label = Indirizzo del server
    input.emailOrServerAddress.placeholder = E-mail o indirizzo del server
    welcome.link.detail = Per configurare l’app, segui il link nella tua e-mail di benvenuto.
    welcome.discovery.detail = Per configurare l’app, inserisci il tuo indirizzo e-mail di \
    lavoro.
    welcome.manualURL.detail = Per configurare l’app, inserisci l’indirizzo del tuo server.
    welcome.typed.detail = Per configurare l’app, inserisci il tuo indirizzo e-mail di lavoro \
    o l’indirizzo del tuo server.
    welcome.scanner.detail = Per configurare l’app, scansiona il codice QR che ti ha dato il \
    tuo amministratore.
    welcome.activation.detail = L’app deve essere attivata prima di poterla usare.
    welcome.configured.detail = È tutto pronto. Accedi per iniziare.
    activation.headline = Attivazione
    activation.email.detail = Se hai un’e-mail di benvenuto, segui il link che contiene. \
    Altrimenti inserisci il tuo indirizzo e-mail di lavoro o scansiona un codice QR.
    activation.serverAddress.detail = Se hai un’e-mail di benvenuto, segui il link che \
    contiene. Altrimenti inserisci l’indirizzo del tuo server o scansiona un codice QR.
    activation.typed.detail = Se hai un’e-mail di benvenuto, segui il link che contiene. \
    Altrimenti inserisci il tuo indirizzo e-mail di lavoro o l’indirizzo del tuo server, \
    oppure scansiona un codice QR.
    activation.useEmail = Usa la tua e-mail
    activation.useServerAddress = Usa questo indirizzo
    activation.or = Oppure
    scan.noCamera.title = Nessuna fotocamera
    scan.noCamera.detail = La scansione con la fotocamera non è ancora supportata su questo \
    dispositivo. Digita l’indirizzo che corrisponde al tuo codice QR; il tuo amministratore \
    può dirtelo.
    scan.invalidCode.title = Codice non valido
    scan.invalidCode.detail = L’app non può usare questo indirizzo. Controlla se ci sono \
    errori di battitura o chiedi al tuo amministratore.
    scan.starting = Avvio della fotocamera…
    scan.readingPicture = Lettura dell’immagine…
    scan.instruction = Tieni il codice nel riquadro.
    scan.preview.label = Immagine della fotocamera
    scan.type.title = Digita l’indirizzo
    scan.type.detail = Digita l’indirizzo che corrisponde al tuo codice QR. Il tuo \
    amministratore può dirtelo.
    scan.camera.missing.detail = Collega una fotocamera e riprova. Puoi anche digitare \
    l’indirizzo che corrisponde al tuo codice QR.
    scan.camera.busy.title = Fotocamera in uso
    scan.camera.busy.detail = Un’altra app usa la fotocamera. Chiudila e riprova. Puoi anche \
    digitare l’indirizzo.
    scan.camera.denied.title = Consenti l’accesso alla fotocamera
    scan.camera.denied.detail = Per scansionare, consenti a questa app di usare la \
    fotocamera nelle impostazioni del sistema. Puoi anche digitare l’indirizzo.
    scan.camera.unplugged.title = Fotocamera scollegata
    scan.camera.unplugged.detail = Ricollega la fotocamera e riprova. Puoi anche digitare \
    l’indirizzo.
    scan.helperFailed.detail = Non è possibile leggere la fotocamera. Riprova o digita \
    l’indirizzo.
    scan.choosePicture = Scegli immagine
    scan.typeAddress = Digita indirizzo
    scan.tryAgain = Riprova
    scan.again = Scansiona di nuovo
    scan.settings = Impostazioni
    scan.torch.on = Accendi la luce
    scan.torch.off = Spegni la luce
    scan.chooseCamera = Scegli fotocamera
    scan.cameraNow = La fotocamera in uso è %1$@.
    scan.recent.show = Mostra immagini recenti
    scan.recent.hide = Nascondi immagini recenti
    scan.recent.none = Nella cartella Immagini non ci sono immagini.
    scan.recent.picture = Immagine %1$@
    scan.codeRefused.title = Codice QR non valido
    scan.codeRefused.detail = Questa app non può usare il codice. Scansiona il codice che ti \
    ha dato il tuo amministratore.
    scan.picture.detail = Scegli un’immagine del tuo codice QR. Puoi anche trascinarla o \
    incollarla qui.
    scan.unsuccessful.title = Scansione non riuscita
    scan.noCodeInPicture.detail = In questa immagine non c’è un codice leggibile. Scegli \
    l’immagine di un codice QR.
    scan.unreadablePicture.detail = Questo file non è un’immagine leggibile. Scegli un file \
    PNG o JPEG.
    scan.pictureTooLarge.detail = Questa immagine è troppo grande. Scegline una di al \
    massimo %1$@ MB.
    scan.photos.title = Consenti l’accesso alle foto
    scan.photos.detail = Questa app non può aprire il file. Scegline un altro o consenti \
    l’accesso all’app.
    scan.several.title = Più codici
    scan.several.detail = Scegli il codice che vuoi usare.
    scan.confirmation.title = Conferma
    scan.confirmation.detail = Il codice è stato letto. L’app si collegherà a:
    scan.lookAlike = Guarda bene: alcune lettere di questo nome somigliano ad altre. \
    Continua solo se questo è il tuo server.
    payload.notActivation = Questo codice non configura un’app. Scansiona il codice che ti \
    ha dato il tuo amministratore.
    payload.damaged = Il codice è danneggiato o incompleto. Chiedine uno nuovo al tuo \
    amministratore.
    payload.insecure = L’indirizzo nel codice non inizia con https. Chiedi un nuovo codice \
    al tuo amministratore.
    payload.misleading = L’indirizzo nel codice può essere letto male. Non usarlo e avvisa \
    il tuo amministratore.
    payload.noServer = Il codice non indica un server che l’app possa usare. Chiedine uno \
    nuovo al tuo amministratore.
    payload.unsigned = La tua organizzazione non ha firmato questo codice. Non usarlo e \
    avvisa il tuo amministratore.
    error.email.title = Controlla l’indirizzo e-mail
    error.email.empty = Inserisci il tuo indirizzo e-mail.
    error.email.missingAtSign = Inserisci l’indirizzo completo, con una @.
    error.email.invalidLocalPart = Controlla la parte prima della @. Sono ammessi solo lettere \
    senza accento, cifre e alcuni segni.
    error.email.invalidDomain = Controlla la parte dopo la @. Deve somigliare a example.com.
    error.email.tooLong = Inserisci un indirizzo più corto. Può avere al massimo %1$@ \
    caratteri.
    error.unknownAccount.title = Nessuna impostazione trovata
    error.unknownAccount.advice = Controlla come hai scritto il tuo indirizzo e-mail. Se è \
    corretto, chiedi al tuo amministratore di configurare l’app per te.
    error.offline.title = Nessuna connessione
    error.offline.advice = Connetti il dispositivo a una rete, poi riprova.
    error.unreachable.title = Servizio non raggiunto
    error.nameNotFound.advice = Non è stato trovato alcun servizio per la parte dopo la @. \
    Controlla come è scritta e la connessione, poi riprova.
    error.unreachable.advice = Controlla la connessione e riprova. Se non basta, chiedi al tuo \
    amministratore se il servizio è attivo.
    error.connectionLost.advice = La connessione si è interrotta. Controlla la rete, poi \
    riprova.
    error.timedOut.title = Nessuna risposta
    error.timedOut.advice#one = Non è arrivata alcuna risposta entro %1$@ secondo. Controlla \
    la connessione, poi riprova.
    error.timedOut.advice = Non è arrivata alcuna risposta entro %1$@ secondi. Controlla la \
    connessione, poi riprova.
    error.untrusted.title = Connessione non sicura
    error.untrusted.advice = Il servizio non ha potuto dimostrare di appartenere alla tua \
    organizzazione. Riprova su una rete di cui ti fidi o chiedi al tuo amministratore.
    error.outdatedCertificate.advice = Controlla che la data e l’ora del dispositivo siano \
    corrette, poi riprova. Se lo sono, chiedi al tuo amministratore di rinnovare il \
    certificato del servizio.
    error.redirect.advice = Il servizio ha rinviato a una posizione che l’app non deve \
    seguire. Chiedi al tuo amministratore di controllarne le impostazioni.
    error.refusedAddress.advice = Il servizio si trova a un indirizzo che l’app non deve \
    usare. Chiedi al tuo amministratore di controllarne le impostazioni.
    error.badAnswer.title = Impostazioni non utilizzabili
    error.badAnswer.advice = Il servizio ha dato una risposta non valida. Chiedi al tuo \
    amministratore di controllare le impostazioni di questa app.
    error.otherApplication.advice = Le impostazioni sono di un’altra app. Chiedi al tuo \
    amministratore quelle di questa app.
    error.server.title = Problema del servizio
    error.server.refused.advice = Il servizio ha rifiutato la richiesta (stato %1$@). Chiedi \
    al tuo amministratore di controllare le impostazioni di questa app.
    error.server.busy.advice = Il servizio è occupato (stato %1$@). Attendi qualche minuto, \
    poi riprova.
    error.server.failed.advice = Il servizio ha avuto un problema (stato %1$@). Riprova più \
    tardi. Se non basta, chiedi al tuo amministratore.
    error.helperMissing.title = App incompleta
    error.helperMissing.advice = Manca una parte di questa app. Installala di nuovo.
    error.helperFailed.title = Qualcosa è andato storto
    error.helperFailed.advice = Una parte di questa app si è interrotta. Riprova. Se non \
    basta, riavvia l’app.
    error.store.keyringLocked.title = Portachiavi bloccato
    error.store.keyringLocked.advice = Sblocca il portachiavi del desktop, poi riprova.
    error.store.keyringMissing.title = Portachiavi non disponibile
    error.store.keyringMissing.advice = Esci dal desktop, accedi di nuovo, poi riprova.
    error.store.keyMissing.title = Il codice di accesso non basta
    error.store.keyMissing.advice = Una chiave che gli appartiene non è più nel tuo portachiavi. \
    Usa il codice di recupero o configura di nuovo l’app.
    error.store.title = Dati non accessibili
    error.store.full.advice = Il disco è pieno. Libera spazio, poi riprova.
    error.store.disk.advice = L’app non può leggere o scrivere i suoi dati. Contatta \
    l’amministratore.
    error.store.damaged.advice = I dati dell’app sono danneggiati. Chiedi all’amministratore di \
    ripristinare un backup.
    error.store.memory.advice = La memoria non basta. Chiudi altre app, poi riprova.
    error.store.newer.title = App non aggiornata
    error.store.newer.advice = Una versione più recente dell’app ha salvato questi dati. Aggiorna \
    l’app.
    error.store.busy.title = Dati in uso
    error.store.busy.advice = Un’altra finestra dell’app usa i suoi dati. Chiudila, poi riprova.
    error.store.refused.title = Codice di accesso non utilizzabile
    error.store.refused.advice = Scegli un altro codice di accesso.
    error.cancelled.title = Interrotto
    error.cancelled.advice = Non è stato cambiato nulla. Riprova quando vuoi.
    action.agree = Accetto
    action.disagree = Rifiuto
    action.next = Avanti
    action.back = Indietro
    action.allow = Consenti
    action.deny = Rifiuta
    action.notNow = Non ora
    action.quit = Esci
    action.stay = No
    action.giveConsent = Dai il consenso
    consent.step = Passaggio %1$@ di %2$@
    consent.deny.question = Senza il tuo consenso non puoi continuare.
    consent.cancel.question = Vuoi terminare la configurazione?
    licence.readToEnd = Scorri fino alla fine per accettare.
    licence.loading = Caricamento del contratto di licenza…
    licence.failed.title = Contratto di licenza non disponibile
    licence.failed.advice = Riprova. Se non basta, chiedi all’amministratore.
    licence.print = Stampa o salva
    licence.print.action = Stampa…
    licence.savePDF.action = Salva come PDF…
    licence.saved = Il contratto di licenza è stato salvato.
    licence.notSaved.title = Non salvato
    licence.notSaved.advice = Scegli un’altra cartella o libera spazio sul disco, poi riprova.
    licence.notPrinted.title = Non stampato
    licence.notPrinted.advice = Controlla che la stampante sia accesa e abbia carta, poi riprova.
    action.close = Chiudi
    action.pause = Metti in pausa
    action.stop = Interrompi
    action.resume = Riprendi
    action.signIn = Accedi
    passcode.length = Almeno %1$@ caratteri
    passcode.length.one = Almeno un carattere
    passcode.digitsOnly = Solo cifre
    passcode.digit = Almeno una cifra
    passcode.upper = Almeno una lettera maiuscola
    passcode.lower = Almeno una lettera minuscola
    passcode.special = Almeno un carattere speciale
    passcode.unique = Almeno %1$@ caratteri diversi
    passcode.unique.one = Almeno un carattere qualsiasi
    passcode.satisfied = %1$@, soddisfatto
    passcode.notSatisfied = %1$@, non ancora soddisfatto
    passcode.complete = Il codice di accesso soddisfa tutti i requisiti.
    input.passcode.label = Codice di accesso
    passcode.create.title = Crea codice di accesso
    passcode.confirm.title = Conferma codice di accesso
    passcode.enter.title = Inserisci codice di accesso
    passcode.current.title = Codice di accesso attuale
    passcode.new.title = Nuovo codice di accesso
    passcode.create.detail = Scegli un codice di accesso che soddisfi tutti i requisiti seguenti.
    passcode.confirm.detail = Inserisci di nuovo lo stesso codice di accesso.
    passcode.enter.detail = Inserisci il codice di accesso per continuare.
    passcode.current.detail = Inserisci il codice di accesso che usi ora.
    passcode.missesPolicy = Il codice di accesso non soddisfa tutti i requisiti.
    passcode.sameAsCurrent = Scegli un codice di accesso diverso da quello attuale.
    passcode.mismatch = I codici di accesso non corrispondono. Scegli di nuovo un codice di \
    accesso.
    passcode.wrong = Questo codice di accesso è errato.
    passcode.refused = Non è stato possibile usare il codice di accesso. Riprova.
    passcode.tries = Tentativi rimasti: %1$@
    passcode.noTries.title = Nessun tentativo rimasto
    passcode.noTries.advice = Accedi con il tuo account per reimpostare il codice di accesso.
    passcode.reset = Codice di accesso dimenticato?
    passcode.skip = Salta
    passcode.common = Questo codice di accesso è facile da indovinare. Scegline un altro.
    passcode.wait.title = Troppi tentativi
    passcode.wait.advice = Riprova alle %1$@.
    passcode.afterRestart = Dopo un riavvio di questo dispositivo, inserisci prima il codice di \
    accesso.
    store.reset.title = Reimpostare l’app?
    store.reset.advice = Tutti i dati che l’app conserva su questo dispositivo vengono eliminati. \
    Poi configuri di nuovo l’app.
    store.reset.action = Reimposta
    recovery.title = Codice di recupero
    recovery.offer.detail = Un codice di recupero apre l’app se hai dimenticato il codice di \
    accesso. Viene mostrato una sola volta. Assicurati che nessun altro veda lo schermo.
    recovery.show = Mostra codice
    recovery.shown.detail = Annota questo codice e conservalo in un luogo sicuro. Non verrà più \
    mostrato.
    recovery.enter = Inserisci codice di recupero
    recovery.enter.detail = Inserisci il codice di recupero. Maiuscole, spazi e trattini non \
    contano.
    recovery.advice = Inserisci il codice di recupero per scegliere un nuovo codice di accesso.
    recovery.mistyped = Questo codice contiene un errore di battitura. Controlla ogni carattere.
    recovery.wrong = Questo non è il codice di recupero di questa app.
    finger.title = Impronta digitale
    finger.generated.detail = Usa la tua impronta digitale al posto di un codice di accesso. \
    Se non può più essere letta, devi configurare di nuovo l’app.
    finger.typed.detail = Usa la tua impronta digitale per sbloccare l’app. Il codice di \
    accesso resta valido.
    finger.notEnrolled.detail = Su questo dispositivo non è ancora registrata nessuna impronta \
    digitale. Registrane una nelle impostazioni o continua con un codice di accesso.
    finger.enter.detail = Sblocca l’app con la tua impronta digitale.
    finger.enable = Abilita
    finger.waiting = Tocca il lettore di impronte digitali.
    finger.settings.title = Nessuna impronta registrata
    finger.settings.advice = Registra un’impronta digitale nelle impostazioni di questo \
    dispositivo, poi torna qui.
    action.settings = Impostazioni
    finger.noSettings = Non è stato possibile aprire le impostazioni. Cerca gli account utente \
    nelle impostazioni del desktop o esegui fprintd-enroll in un terminale.
    finger.learnMore = Ulteriori informazioni
    finger.learnMore.detail = L’app chiede al lettore di impronte di questo dispositivo se il \
    dito è il tuo. Così nessun altro può aprire l’app; ciò che l’app salva non viene cifrato.
    finger.usePasscode = Usa codice di accesso
    finger.useFinger = Usa impronta digitale
    finger.hint.again = Il dito non è stato letto. Tocca di nuovo il lettore.
    finger.hint.longer = Muovi il dito su tutto il lettore.
    finger.hint.center = Metti il dito al centro del lettore.
    finger.hint.lift = Solleva il dito, poi tocca di nuovo il lettore.
    finger.hint.slower = Muovi il dito più lentamente.
    finger.noMatch = Questo dito non è stato riconosciuto. Riprova.
    finger.tooMany = Il dito non è stato riconosciuto troppe volte. Usa un codice di accesso.
    finger.timedOut = Nessun dito è stato letto. Riprova.
    finger.busy = Un’altra app usa il lettore di impronte. Riprova tra poco.
    finger.readerGone = Il lettore di impronte non risponde. Usa un codice di accesso.
    finger.notSaved = Non è stato possibile configurare l’impronta digitale. Usa un codice di \
    accesso.
    finger.notRemoved = Non è stato possibile disattivare l’impronta digitale. Apre ancora l’app.
    finger.changed = Le impronte digitali di questo dispositivo sono cambiate. Inserisci il \
    codice di accesso.
    finger.changed.noPasscode = Le impronte digitali di questo dispositivo sono cambiate. \
    Configura di nuovo l’app.
    user.switchOrAdd = Cambia o aggiungi utente
    user.switch.title = Cambia utente
    user.add = Aggiungi utente
    user.search = Cerca utenti
    user.none = Nessun utente trovato
    user.current = %1$@, utente attuale
    input.userName.label = Nome utente
    input.password.label = Password
    input.password.show = Mostra la password
    input.password.hide = Nascondi la password
    input.required = %1$@, obbligatorio
    input.readOnly = Non modificabile
    input.count = %1$@ caratteri su %2$@
    input.full = È stato raggiunto il numero massimo di caratteri.
    input.tooLong = Il testo è troppo lungo. Accorcialo.
    input.writtenByAI = Scritto da un'IA. Controlla il testo.
    authentication.verifying = Verifica delle informazioni…
    authentication.dynamic.detail = Fornisci le informazioni seguenti per iniziare \
    l’attivazione.
    authentication.basic.detail = Inserisci il nome e la password del tuo account.
    authentication.unchecked = Non è stato possibile verificare le informazioni. Riprova più \
    tardi.
    progress.percent = %1$@%%
    progress.announcement = %1$@, %2$@
    progress.notStarted = Non iniziato
    progress.processing = Elaborazione in corso
    progress.pausable = In corso, si può mettere in pausa
    progress.stoppable = In corso, si può interrompere
    progress.paused = In pausa
    progress.failed = Non riuscito
    progress.done = Completato
    banner.negative = Errore: %1$@
    banner.critical = Avviso: %1$@
    banner.positive = Fatto: %1$@
    whatsNew.title = Novità
    whatsNew.page = Pagina %1$@ di %2$@
    """)
}
