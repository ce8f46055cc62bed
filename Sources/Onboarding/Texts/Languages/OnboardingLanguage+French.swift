extension OnboardingLanguage {
  static let french = OnboardingLanguage(
    "fr", review: .drafted,
    """
    action.start = Démarrer
    action.continue = Continuer
    action.scan = Scanner
    action.activate = Activer
    action.cancel = Annuler
    action.ok = OK
    action.done = Terminé
    demo.question = Envie d’explorer ?
    demo.action = Essayer la démo
    demo.unavailable.title = Aucune démo
    demo.unavailable.advice = La démo n’est pas disponible. Configurez l’application pour \
    l’utiliser.
    legal.agreement = J’accepte les conditions d’utilisation.
    lookup.checkingAccount = Vérification du compte…
    input.email.label = E-mail
    input.serverAddress.label = Adresse du serveur
    input.emailOrServerAddress.placeholder = E-mail ou adresse du serveur
    welcome.link.detail = Pour configurer l’application, suivez le lien contenu dans votre \
    e-mail de bienvenue.
    welcome.discovery.detail = Pour configurer l’application, saisissez votre adresse e-mail \
    professionnelle.
    welcome.manualURL.detail = Pour configurer l’application, saisissez l’adresse de votre \
    serveur.
    welcome.typed.detail = Pour configurer l’application, saisissez votre adresse e-mail \
    professionnelle ou l’adresse de votre serveur.
    welcome.scanner.detail = Pour configurer l’application, scannez le code QR que votre \
    administrateur vous a remis.
    welcome.activation.detail = L’application doit être activée avant que vous puissiez \
    l’utiliser.
    welcome.configured.detail = Tout est prêt. Connectez-vous pour commencer.
    activation.headline = Activation
    activation.email.detail = Si vous avez reçu un e-mail de bienvenue, suivez le lien qu’il \
    contient. Sinon, saisissez votre adresse e-mail professionnelle ou scannez un code QR.
    activation.serverAddress.detail = Si vous avez reçu un e-mail de bienvenue, suivez le lien \
    qu’il contient. Sinon, saisissez l’adresse de votre serveur ou scannez un code QR.
    activation.typed.detail = Si vous avez reçu un e-mail de bienvenue, suivez le lien qu’il \
    contient. Sinon, saisissez votre adresse e-mail professionnelle ou l’adresse de votre \
    serveur, ou scannez un code QR.
    activation.useEmail = Utiliser mon adresse e-mail
    activation.useServerAddress = Utiliser cette adresse
    activation.or = Ou
    scan.noCamera.title = Aucune caméra
    scan.noCamera.detail = La lecture avec une caméra n’est pas encore prise en charge sur cet \
    appareil. Saisissez l’adresse qui correspond à votre code QR ; votre administrateur peut \
    vous l’indiquer.
    scan.invalidCode.title = Code non valide
    scan.invalidCode.detail = L’application ne peut pas utiliser cette adresse. Vérifiez \
    qu’elle ne contient pas de faute de frappe ou demandez à votre administrateur.
    scan.starting = Démarrage de la caméra…
    scan.readingPicture = Lecture de l’image…
    scan.instruction = Placez le code dans le cadre.
    scan.preview.label = Image de la caméra
    scan.type.title = Saisir l’adresse
    scan.type.detail = Saisissez l’adresse qui correspond à votre code QR. Votre \
    administrateur peut vous l’indiquer.
    scan.camera.missing.detail = Connectez une caméra, puis réessayez. Vous pouvez aussi \
    saisir l’adresse qui correspond à votre code QR.
    scan.camera.busy.title = Caméra occupée
    scan.camera.busy.detail = Une autre application utilise la caméra. Fermez-la, puis \
    réessayez. Vous pouvez aussi saisir l’adresse.
    scan.camera.denied.title = Autoriser l’accès à la caméra
    scan.camera.denied.detail = Pour scanner, autorisez cette application à utiliser la \
    caméra dans les réglages de votre système. Vous pouvez aussi saisir l’adresse.
    scan.camera.unplugged.title = Caméra déconnectée
    scan.camera.unplugged.detail = Reconnectez la caméra, puis réessayez. Vous pouvez aussi \
    saisir l’adresse.
    scan.helperFailed.detail = La caméra ne peut pas être lue. Réessayez ou saisissez \
    l’adresse.
    scan.choosePicture = Choisir une image
    scan.typeAddress = Saisir l’adresse
    scan.tryAgain = Réessayer
    scan.again = Scanner à nouveau
    scan.settings = Réglages
    scan.torch.on = Allumer la lumière
    scan.torch.off = Éteindre la lumière
    scan.chooseCamera = Choisir une caméra
    scan.cameraNow = La caméra utilisée est %1$@.
    scan.recent.show = Afficher les images récentes
    scan.recent.hide = Masquer les images récentes
    scan.recent.none = Votre dossier Images ne contient aucune image.
    scan.recent.picture = Image %1$@
    scan.codeRefused.title = Code QR non valide
    scan.codeRefused.detail = Cette application ne peut pas utiliser le code. Scannez le \
    code que votre administrateur vous a donné.
    scan.picture.detail = Choisissez une image de votre code QR. Vous pouvez aussi la déposer \
    ou la coller ici.
    scan.unsuccessful.title = Échec de la lecture
    scan.noCodeInPicture.detail = Cette image ne contient aucun code lisible. Choisissez \
    l’image d’un code QR.
    scan.unreadablePicture.detail = Ce fichier n’est pas une image lisible. Choisissez un \
    fichier PNG ou JPEG.
    scan.pictureTooLarge.detail = Cette image est trop grande. Choisissez-en une de %1$@ Mo \
    au plus.
    scan.photos.title = Autoriser l’accès aux photos
    scan.photos.detail = Cette application ne peut pas ouvrir le fichier. Choisissez-en un \
    autre ou donnez-lui accès à celui-ci.
    scan.several.title = Plusieurs codes
    scan.several.detail = Choisissez le code que vous voulez utiliser.
    scan.confirmation.title = Confirmer
    scan.confirmation.detail = Le code a été lu. L’application va se connecter à :
    scan.lookAlike = Regardez bien : certaines lettres de ce nom ressemblent à d’autres. Ne \
    continuez que si c’est votre serveur.
    payload.notActivation = Ce code ne configure pas d’application. Scannez le code que \
    votre administrateur vous a donné.
    payload.damaged = Le code est endommagé ou incomplet. Demandez-en un nouveau à votre \
    administrateur.
    payload.insecure = L’adresse du code ne commence pas par https. Demandez un nouveau code \
    à votre administrateur.
    payload.misleading = L’adresse du code peut être mal lue. Ne l’utilisez pas et prévenez \
    votre administrateur.
    payload.noServer = Le code ne nomme aucun serveur que l’application puisse utiliser. \
    Demandez-en un nouveau à votre administrateur.
    payload.unsigned = Votre organisation n’a pas signé ce code. Ne l’utilisez pas et \
    prévenez votre administrateur.
    error.email.title = Vérifiez l’adresse e-mail
    error.email.empty = Saisissez votre adresse e-mail.
    error.email.missingAtSign = Saisissez l’adresse complète, avec un @.
    error.email.invalidLocalPart = Vérifiez la partie située avant le @. Seuls les lettres \
    sans accent, les chiffres et quelques signes y sont admis.
    error.email.invalidDomain = Vérifiez la partie située après le @. Elle doit ressembler à \
    example.com.
    error.email.tooLong = Saisissez une adresse plus courte. Elle peut contenir au maximum \
    %1$@ caractères.
    error.unknownAccount.title = Aucun paramètre trouvé
    error.unknownAccount.advice = Vérifiez l’orthographe de votre adresse e-mail. Si elle est \
    correcte, demandez à votre administrateur de configurer l’application pour vous.
    error.offline.title = Aucune connexion
    error.offline.advice = Connectez cet appareil à un réseau, puis réessayez.
    error.unreachable.title = Service inaccessible
    error.nameNotFound.advice = Aucun service n’a été trouvé pour la partie située après le @. \
    Vérifiez son orthographe et votre connexion, puis réessayez.
    error.unreachable.advice = Vérifiez votre connexion et réessayez. Si cela ne suffit pas, \
    demandez à votre administrateur si le service fonctionne.
    error.connectionLost.advice = La connexion a été interrompue. Vérifiez votre réseau, puis \
    réessayez.
    error.timedOut.title = Aucune réponse
    error.timedOut.advice#one = Aucune réponse n’est arrivée en %1$@ seconde. Vérifiez votre \
    connexion, puis réessayez.
    error.timedOut.advice = Aucune réponse n’est arrivée en %1$@ secondes. Vérifiez votre \
    connexion, puis réessayez.
    error.untrusted.title = Connexion non sécurisée
    error.untrusted.advice = Le service n’a pas pu prouver qu’il appartient à votre \
    organisation. Réessayez sur un réseau de confiance ou demandez à votre administrateur.
    error.outdatedCertificate.advice = Vérifiez que la date et l’heure de cet appareil sont \
    exactes, puis réessayez. Si elles le sont, demandez à votre administrateur de renouveler \
    le certificat du service.
    error.redirect.advice = Le service a renvoyé vers un emplacement que l’application ne doit \
    pas suivre. Demandez à votre administrateur de vérifier ses paramètres.
    error.refusedAddress.advice = Le service se trouve à une adresse que l’application ne doit \
    pas utiliser. Demandez à votre administrateur de vérifier ses paramètres.
    error.badAnswer.title = Paramètres inutilisables
    error.badAnswer.advice = Le service a donné une réponse non valide. Demandez à votre \
    administrateur de vérifier les paramètres de cette application.
    error.otherApplication.advice = Ces paramètres sont destinés à une autre application. \
    Demandez à votre administrateur ceux de cette application.
    error.server.title = Problème du service
    error.server.refused.advice = Le service a refusé la demande (statut %1$@). Demandez à \
    votre administrateur de vérifier les paramètres de cette application.
    error.server.busy.advice = Le service est occupé (statut %1$@). Patientez quelques \
    minutes, puis réessayez.
    error.server.failed.advice = Le service a rencontré un problème (statut %1$@). Réessayez \
    plus tard. Si cela ne suffit pas, demandez à votre administrateur.
    error.helperMissing.title = Application incomplète
    error.helperMissing.advice = Une partie de cette application est manquante. Réinstallez \
    l’application.
    error.helperFailed.title = Un problème est survenu
    error.helperFailed.advice = Une partie de cette application s’est arrêtée. Réessayez. Si \
    cela ne suffit pas, redémarrez l’application.
    error.store.keyringLocked.title = Trousseau verrouillé
    error.store.keyringLocked.advice = Déverrouillez le trousseau de votre bureau, puis réessayez.
    error.store.keyringMissing.title = Trousseau indisponible
    error.store.keyringMissing.advice = Fermez la session de votre bureau, rouvrez-la, puis \
    réessayez.
    error.store.keyMissing.title = Le code d’accès ne suffit pas
    error.store.keyMissing.advice = Une clé qui lui appartient n’est plus dans votre trousseau. \
    Utilisez votre code de récupération ou configurez à nouveau l’application.
    error.store.title = Données inaccessibles
    error.store.full.advice = Le disque est plein. Libérez de l’espace, puis réessayez.
    error.store.disk.advice = L’application ne peut ni lire ni écrire ses données. Contactez votre \
    administrateur.
    error.store.damaged.advice = Les données de l’application sont endommagées. Demandez à votre \
    administrateur de restaurer une sauvegarde.
    error.store.memory.advice = Il n’y a pas assez de mémoire. Fermez d’autres applications, puis \
    réessayez.
    error.store.newer.title = Application obsolète
    error.store.newer.advice = Une version plus récente de l’application a enregistré ces données. \
    Mettez l’application à jour.
    error.store.busy.title = Données en cours d’utilisation
    error.store.busy.advice = Une autre fenêtre de l’application utilise ses données. Fermez-la, \
    puis réessayez.
    error.store.refused.title = Code d’accès impossible
    error.store.refused.advice = Choisissez un autre code d’accès.
    error.cancelled.title = Arrêté
    error.cancelled.advice = Rien n’a été modifié. Réessayez quand vous serez prêt.
    action.agree = Accepter
    action.disagree = Refuser
    action.next = Suivant
    action.back = Retour
    action.allow = Autoriser
    action.deny = Refuser
    action.notNow = Pas maintenant
    action.quit = Quitter
    action.stay = Non
    action.giveConsent = Donner mon accord
    consent.step = Étape %1$@ sur %2$@
    consent.deny.question = Sans votre accord, vous ne pouvez pas continuer.
    consent.cancel.question = Voulez-vous mettre fin à la configuration ?
    licence.readToEnd = Faites défiler jusqu’à la fin pour accepter.
    licence.loading = Chargement du contrat de licence…
    licence.failed.title = Contrat de licence indisponible
    licence.failed.advice = Réessayez. Si cela ne suffit pas, contactez votre administrateur.
    licence.print = Imprimer ou enregistrer
    licence.print.action = Imprimer…
    licence.savePDF.action = Enregistrer en PDF…
    licence.saved = Le contrat de licence a été enregistré.
    licence.notSaved.title = Non enregistré
    licence.notSaved.advice = Choisissez un autre dossier ou libérez de l’espace sur le disque, \
    puis réessayez.
    licence.notPrinted.title = Non imprimé
    licence.notPrinted.advice = Vérifiez que l’imprimante est allumée et contient du papier, \
    puis réessayez.
    action.close = Fermer
    action.pause = Suspendre
    action.stop = Arrêter
    action.resume = Reprendre
    action.signIn = Se connecter
    passcode.length = Au moins %1$@ caractères
    passcode.length.one = Au moins un caractère
    passcode.digitsOnly = Chiffres uniquement
    passcode.digit = Au moins un chiffre
    passcode.upper = Au moins une lettre majuscule
    passcode.lower = Au moins une lettre minuscule
    passcode.special = Au moins un caractère spécial
    passcode.unique = Au moins %1$@ caractères différents
    passcode.unique.one = Au moins un caractère quelconque
    passcode.satisfied = %1$@, respecté
    passcode.notSatisfied = %1$@, pas encore respecté
    passcode.complete = Le code d’accès respecte toutes les exigences.
    input.passcode.label = Code d’accès
    passcode.create.title = Créer un code d’accès
    passcode.confirm.title = Confirmer le code d’accès
    passcode.enter.title = Saisir le code d’accès
    passcode.current.title = Code d’accès actuel
    passcode.new.title = Nouveau code d’accès
    passcode.create.detail = Choisissez un code d’accès qui respecte toutes les exigences \
    ci-dessous.
    passcode.confirm.detail = Saisissez à nouveau le même code d’accès.
    passcode.enter.detail = Saisissez votre code d’accès pour continuer.
    passcode.current.detail = Saisissez le code d’accès que vous utilisez actuellement.
    passcode.missesPolicy = Le code d’accès ne respecte pas toutes les exigences.
    passcode.sameAsCurrent = Choisissez un code d’accès différent de l’actuel.
    passcode.mismatch = Les codes d’accès ne correspondent pas. Choisissez à nouveau un code \
    d’accès.
    passcode.wrong = Ce code d’accès est incorrect.
    passcode.refused = Le code d’accès n’a pas pu être utilisé. Réessayez.
    passcode.tries = Essais restants : %1$@
    passcode.noTries.title = Plus aucun essai
    passcode.noTries.advice = Connectez-vous avec votre compte pour réinitialiser le code d’accès.
    passcode.reset = Code d’accès oublié ?
    passcode.skip = Ignorer
    passcode.common = Ce code d’accès est facile à deviner. Choisissez-en un autre.
    passcode.wait.title = Trop d’essais
    passcode.wait.advice = Réessayez à %1$@.
    passcode.afterRestart = Après un redémarrage de cet appareil, saisissez d’abord votre code \
    d’accès.
    store.reset.title = Réinitialiser l’application ?
    store.reset.advice = Toutes les données que l’application conserve sur cet appareil seront \
    supprimées. Vous la configurez ensuite à nouveau.
    store.reset.action = Réinitialiser
    recovery.title = Code de récupération
    recovery.offer.detail = Un code de récupération ouvre l’application si vous avez oublié votre \
    code d’accès. Il n’est affiché qu’une fois. Assurez-vous que personne d’autre ne voit votre \
    écran.
    recovery.show = Afficher le code
    recovery.shown.detail = Notez ce code et conservez-le en lieu sûr. Il ne sera plus affiché.
    recovery.enter = Saisir le code de récupération
    recovery.enter.detail = Saisissez votre code de récupération. Les majuscules, les espaces et \
    les traits d’union ne comptent pas.
    recovery.advice = Saisissez votre code de récupération pour choisir un nouveau code d’accès.
    recovery.mistyped = Ce code contient une faute de frappe. Vérifiez chaque caractère.
    recovery.wrong = Ce n’est pas le code de récupération de cette application.
    finger.title = Empreinte digitale
    finger.generated.detail = Utilisez votre empreinte digitale à la place d’un code d’accès. \
    Si elle ne peut plus être lue, vous devrez configurer à nouveau l’application.
    finger.typed.detail = Utilisez votre empreinte digitale pour déverrouiller l’application. \
    Votre code d’accès reste valable.
    finger.notEnrolled.detail = Aucune empreinte digitale n’est encore enregistrée sur cet \
    appareil. Enregistrez-en une dans les réglages ou continuez avec un code d’accès.
    finger.enter.detail = Déverrouillez l’application avec votre empreinte digitale.
    finger.enable = Activer
    finger.waiting = Touchez le lecteur d’empreintes digitales.
    finger.settings.title = Aucune empreinte enregistrée
    finger.settings.advice = Enregistrez une empreinte digitale dans les réglages de cet \
    appareil, puis revenez.
    action.settings = Réglages
    finger.noSettings = Les réglages n’ont pas pu être ouverts. Cherchez les comptes \
    utilisateur dans les réglages de votre bureau, ou lancez fprintd-enroll dans un terminal.
    finger.learnMore = En savoir plus
    finger.learnMore.detail = L’application demande au lecteur d’empreintes de cet appareil si \
    le doigt est le vôtre. Cela empêche d’autres personnes d’ouvrir l’application ; ce qu’elle \
    enregistre n’est pas chiffré pour autant.
    finger.usePasscode = Utiliser le code d’accès
    finger.useFinger = Utiliser l’empreinte digitale
    finger.hint.again = Le doigt n’a pas été lu. Touchez à nouveau le lecteur.
    finger.hint.longer = Passez le doigt sur tout le lecteur.
    finger.hint.center = Posez le doigt au milieu du lecteur.
    finger.hint.lift = Levez le doigt, puis touchez à nouveau le lecteur.
    finger.hint.slower = Bougez le doigt plus lentement.
    finger.noMatch = Ce doigt n’a pas été reconnu. Réessayez.
    finger.tooMany = Le doigt n’a pas été reconnu trop de fois. Utilisez un code d’accès.
    finger.timedOut = Aucun doigt n’a été lu. Réessayez.
    finger.busy = Une autre application utilise le lecteur d’empreintes. Réessayez dans un \
    instant.
    finger.readerGone = Le lecteur d’empreintes ne répond pas. Utilisez un code d’accès.
    finger.notSaved = L’empreinte digitale n’a pas pu être configurée. Utilisez un code d’accès.
    finger.notRemoved = L’empreinte digitale n’a pas pu être désactivée. Elle ouvre toujours \
    l’application.
    finger.changed = Les empreintes digitales de cet appareil ont changé. Saisissez votre code \
    d’accès.
    finger.changed.noPasscode = Les empreintes digitales de cet appareil ont changé. \
    Configurez à nouveau l’application.
    user.switchOrAdd = Changer ou ajouter un utilisateur
    user.switch.title = Changer d’utilisateur
    user.add = Ajouter un utilisateur
    user.search = Rechercher des utilisateurs
    user.none = Aucun utilisateur trouvé
    user.current = %1$@, utilisateur actuel
    input.userName.label = Nom d’utilisateur
    input.password.label = Mot de passe
    input.password.show = Afficher le mot de passe
    input.password.hide = Masquer le mot de passe
    input.required = %1$@, obligatoire
    input.readOnly = Non modifiable
    input.count = %1$@ caractères sur %2$@
    input.full = Le nombre maximal de caractères est atteint.
    input.tooLong = Le texte est trop long. Raccourcissez-le.
    input.writtenByAI = Rédigé par une IA. Vérifiez le texte.
    authentication.verifying = Vérification des informations…
    authentication.dynamic.detail = Indiquez les informations ci-dessous pour commencer \
    l’activation.
    authentication.basic.detail = Saisissez le nom et le mot de passe de votre compte.
    authentication.unchecked = Vos informations n’ont pas pu être vérifiées. Réessayez plus \
    tard.
    progress.percent = %1$@ %%
    progress.announcement = %1$@, %2$@
    progress.notStarted = Non commencé
    progress.processing = Traitement en cours
    progress.pausable = En cours, peut être suspendu
    progress.stoppable = En cours, peut être arrêté
    progress.paused = Traitement suspendu
    progress.failed = Échec
    progress.done = Terminé
    banner.negative = Erreur : %1$@
    banner.critical = Avertissement : %1$@
    banner.positive = Terminé : %1$@
    whatsNew.title = Nouveautés
    whatsNew.page = Page %1$@ sur %2$@
    """)
}
