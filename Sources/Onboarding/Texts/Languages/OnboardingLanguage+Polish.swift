extension OnboardingLanguage {
  static let polish = OnboardingLanguage(
    "pl", review: .drafted,
    """
    action.start = Rozpocznij
    action.continue = Dalej
    action.scan = Skanuj
    action.activate = Aktywuj
    action.cancel = Anuluj
    action.ok = OK
    action.done = Gotowe
    demo.question = Chcesz się rozejrzeć?
    demo.action = Wypróbuj wersję demo
    demo.unavailable.title = Brak wersji demo
    demo.unavailable.advice = Wersja demo nie jest dostępna. Skonfiguruj aplikację, aby z niej \
    korzystać.
    legal.agreement = Zgadzam się na warunki użytkowania.
    lookup.checkingAccount = Sprawdzanie konta…
    input.email.label = Adres e-mail
    input.serverAddress.label = Adres serwera
    input.emailOrServerAddress.placeholder = Adres e-mail lub adres serwera
    welcome.link.detail = Aby skonfigurować aplikację, otwórz link z powitalnej wiadomości \
    e-mail.
    welcome.discovery.detail = Aby skonfigurować aplikację, wpisz swój służbowy adres e-mail.
    welcome.manualURL.detail = Aby skonfigurować aplikację, wpisz adres swojego serwera.
    welcome.typed.detail = Aby skonfigurować aplikację, wpisz swój służbowy adres e-mail lub \
    adres swojego serwera.
    welcome.scanner.detail = Aby skonfigurować aplikację, zeskanuj kod QR otrzymany od \
    administratora.
    welcome.activation.detail = Zanim zaczniesz korzystać z aplikacji, trzeba ją aktywować.
    welcome.configured.detail = Wszystko gotowe. Zaloguj się, aby zacząć.
    activation.headline = Aktywacja
    activation.email.detail = Jeśli masz powitalną wiadomość e-mail, otwórz zawarty w niej \
    link. Jeśli nie, wpisz swój służbowy adres e-mail lub zeskanuj kod QR.
    activation.serverAddress.detail = Jeśli masz powitalną wiadomość e-mail, otwórz zawarty w \
    niej link. Jeśli nie, wpisz adres swojego serwera lub zeskanuj kod QR.
    activation.typed.detail = Jeśli masz powitalną wiadomość e-mail, otwórz zawarty w niej \
    link. Jeśli nie, wpisz swój służbowy adres e-mail lub adres swojego serwera albo zeskanuj \
    kod QR.
    activation.useEmail = Użyj mojego adresu e-mail
    activation.useServerAddress = Użyj tego adresu
    activation.or = Lub
    scan.noCamera.title = Brak aparatu
    scan.noCamera.detail = Skanowanie aparatem nie jest jeszcze obsługiwane na tym urządzeniu. \
    Wpisz adres odpowiadający kodowi QR; administrator może go podać.
    scan.invalidCode.title = Nieprawidłowy kod
    scan.invalidCode.detail = Aplikacja nie może użyć tego adresu. Sprawdź, czy nie ma w nim \
    literówek, lub zapytaj administratora.
    scan.starting = Uruchamianie aparatu…
    scan.readingPicture = Odczytywanie obrazu…
    scan.instruction = Umieść kod w ramce.
    scan.preview.label = Obraz z aparatu
    scan.type.title = Wpisz adres
    scan.type.detail = Wpisz adres odpowiadający kodowi QR. Administrator może go podać.
    scan.camera.missing.detail = Podłącz aparat i spróbuj ponownie. Możesz też wpisać adres \
    odpowiadający kodowi QR.
    scan.camera.busy.title = Aparat w użyciu
    scan.camera.busy.detail = Inna aplikacja używa aparatu. Zamknij ją i spróbuj ponownie. \
    Możesz też wpisać adres.
    scan.camera.denied.title = Zezwól na dostęp do aparatu
    scan.camera.denied.detail = Aby skanować, zezwól tej aplikacji na używanie aparatu w \
    ustawieniach systemu. Możesz też wpisać adres.
    scan.camera.unplugged.title = Aparat odłączony
    scan.camera.unplugged.detail = Podłącz aparat ponownie i spróbuj jeszcze raz. Możesz też \
    wpisać adres.
    scan.helperFailed.detail = Nie można odczytać obrazu z aparatu. Spróbuj ponownie lub \
    wpisz adres.
    scan.choosePicture = Wybierz obraz
    scan.typeAddress = Wpisz adres
    scan.tryAgain = Spróbuj ponownie
    scan.again = Skanuj ponownie
    scan.settings = Ustawienia
    scan.torch.on = Włącz światło
    scan.torch.off = Wyłącz światło
    scan.chooseCamera = Wybierz aparat
    scan.cameraNow = Używany jest aparat %1$@.
    scan.recent.show = Pokaż ostatnie obrazy
    scan.recent.hide = Ukryj ostatnie obrazy
    scan.recent.none = W folderze Obrazy nie ma obrazów.
    scan.recent.picture = Obraz %1$@
    scan.codeRefused.title = Nieprawidłowy kod QR
    scan.codeRefused.detail = Ta aplikacja nie może użyć tego kodu. Zeskanuj kod otrzymany \
    od administratora.
    scan.picture.detail = Wybierz obraz z kodem QR. Możesz go też tutaj upuścić lub wkleić.
    scan.unsuccessful.title = Skanowanie nieudane
    scan.noCodeInPicture.detail = Na tym obrazie nie ma kodu, który można odczytać. Wybierz \
    obraz z kodem QR.
    scan.unreadablePicture.detail = Ten plik nie jest obrazem, który można odczytać. Wybierz \
    plik PNG lub JPEG.
    scan.pictureTooLarge.detail = Ten obraz jest za duży. Wybierz obraz o rozmiarze najwyżej \
    %1$@ MB.
    scan.photos.title = Zezwól na dostęp do zdjęć
    scan.photos.detail = Ta aplikacja nie może otworzyć pliku. Wybierz inny lub daj \
    aplikacji dostęp.
    scan.several.title = Kilka kodów
    scan.several.detail = Wybierz kod, którego chcesz użyć.
    scan.confirmation.title = Potwierdzenie
    scan.confirmation.detail = Kod został odczytany. Aplikacja połączy się z:
    scan.lookAlike = Przyjrzyj się: niektóre litery tej nazwy wyglądają jak inne. Kontynuuj \
    tylko, jeśli to Twój serwer.
    payload.notActivation = Ten kod nie konfiguruje aplikacji. Zeskanuj kod otrzymany od \
    administratora.
    payload.damaged = Kod jest uszkodzony lub niepełny. Poproś administratora o nowy.
    payload.insecure = Adres w kodzie nie zaczyna się od https. Poproś administratora o nowy \
    kod.
    payload.misleading = Adres w kodzie można błędnie odczytać. Nie używaj go i powiadom \
    administratora.
    payload.noServer = Kod nie zawiera nazwy serwera, której aplikacja może użyć. Poproś \
    administratora o nowy.
    payload.unsigned = Twoja organizacja nie podpisała tego kodu. Nie używaj go i powiadom \
    administratora.
    error.email.title = Sprawdź adres e-mail
    error.email.empty = Wpisz swój adres e-mail.
    error.email.missingAtSign = Wpisz cały adres, ze znakiem @.
    error.email.invalidLocalPart = Sprawdź część przed znakiem @. Można tam użyć tylko liter \
    bez znaków diakrytycznych, cyfr i niektórych znaków.
    error.email.invalidDomain = Sprawdź część po znaku @. Powinna wyglądać jak example.com.
    error.email.tooLong = Wpisz krótszy adres. Największa dozwolona liczba znaków: %1$@.
    error.unknownAccount.title = Nie znaleziono ustawień
    error.unknownAccount.advice = Sprawdź pisownię swojego adresu e-mail. Jeśli jest poprawna, \
    poproś administratora o skonfigurowanie aplikacji.
    error.offline.title = Brak połączenia
    error.offline.advice = Połącz urządzenie z siecią i spróbuj ponownie.
    error.unreachable.title = Usługa nieosiągalna
    error.nameNotFound.advice = Nie znaleziono usługi dla części po znaku @. Sprawdź jej \
    pisownię i połączenie, a potem spróbuj ponownie.
    error.unreachable.advice = Sprawdź połączenie i spróbuj ponownie. Jeśli to nie pomoże, \
    zapytaj administratora, czy usługa działa.
    error.connectionLost.advice = Połączenie zostało przerwane. Sprawdź sieć i spróbuj \
    ponownie.
    error.timedOut.title = Brak odpowiedzi
    error.timedOut.advice = Nie było odpowiedzi w ciągu %1$@ s. Sprawdź połączenie i spróbuj \
    ponownie.
    error.untrusted.title = Połączenie nie jest bezpieczne
    error.untrusted.advice = Usługa nie potwierdziła, że należy do Twojej organizacji. Spróbuj \
    w sieci, której ufasz, lub zapytaj administratora.
    error.outdatedCertificate.advice = Sprawdź, czy data i godzina na urządzeniu są poprawne, \
    i spróbuj ponownie. Jeśli są, poproś administratora o odnowienie certyfikatu usługi.
    error.redirect.advice = Usługa wskazała miejsce, do którego aplikacja nie może przejść. \
    Poproś administratora o sprawdzenie jej ustawień.
    error.refusedAddress.advice = Usługa ma adres, którego aplikacja nie może użyć. Poproś \
    administratora o sprawdzenie jej ustawień.
    error.badAnswer.title = Ustawień nie można użyć
    error.badAnswer.advice = Usługa podała nieprawidłową odpowiedź. Poproś administratora o \
    sprawdzenie ustawień tej aplikacji.
    error.otherApplication.advice = Te ustawienia są dla innej aplikacji. Poproś \
    administratora o ustawienia tej aplikacji.
    error.server.title = Problem z usługą
    error.server.refused.advice = Usługa odrzuciła żądanie (stan %1$@). Poproś administratora \
    o sprawdzenie ustawień tej aplikacji.
    error.server.busy.advice = Usługa jest zajęta (stan %1$@). Odczekaj kilka minut i spróbuj \
    ponownie.
    error.server.failed.advice = W usłudze wystąpił problem (stan %1$@). Spróbuj później. \
    Jeśli to nie pomoże, zapytaj administratora.
    error.helperMissing.title = Aplikacja niekompletna
    error.helperMissing.advice = Brakuje części tej aplikacji. Zainstaluj ją ponownie.
    error.helperFailed.title = Coś poszło nie tak
    error.helperFailed.advice = Część tej aplikacji przestała działać. Spróbuj ponownie. Jeśli \
    to nie pomoże, uruchom aplikację jeszcze raz.
    error.store.keyringLocked.title = Baza kluczy jest zablokowana
    error.store.keyringLocked.advice = Odblokuj bazę kluczy pulpitu i spróbuj ponownie.
    error.store.keyringMissing.title = Baza kluczy jest niedostępna
    error.store.keyringMissing.advice = Wyloguj się z pulpitu, zaloguj ponownie i spróbuj jeszcze \
    raz.
    error.store.keyMissing.title = Sam kod dostępu nie wystarczy
    error.store.keyMissing.advice = Należącego do niego klucza nie ma już w bazie kluczy. Użyj \
    kodu odzyskiwania lub skonfiguruj aplikację ponownie.
    error.store.title = Dane są niedostępne
    error.store.full.advice = Dysk jest pełny. Zwolnij miejsce i spróbuj ponownie.
    error.store.disk.advice = Aplikacja nie może odczytać ani zapisać danych. Skontaktuj się z \
    administratorem.
    error.store.damaged.advice = Dane aplikacji są uszkodzone. Poproś administratora o \
    przywrócenie kopii zapasowej.
    error.store.memory.advice = Brakuje pamięci. Zamknij inne aplikacje i spróbuj ponownie.
    error.store.newer.title = Aplikacja jest nieaktualna
    error.store.newer.advice = Te dane zapisała nowsza wersja aplikacji. Zaktualizuj aplikację.
    error.store.busy.title = Dane są w użyciu
    error.store.busy.advice = Danych używa inne okno aplikacji. Zamknij je i spróbuj ponownie.
    error.store.refused.title = Tego kodu dostępu nie można użyć
    error.store.refused.advice = Wybierz inny kod dostępu.
    error.cancelled.title = Przerwano
    error.cancelled.advice = Nic nie zostało zmienione. Spróbuj ponownie, kiedy zechcesz.
    action.agree = Zgadzam się
    action.disagree = Nie zgadzam się
    action.next = Dalej
    action.back = Wstecz
    action.allow = Zezwól
    action.deny = Odmów
    action.notNow = Nie teraz
    action.quit = Zakończ
    action.stay = Nie
    action.giveConsent = Wyrażam zgodę
    consent.step = Krok %1$@ z %2$@
    consent.deny.question = Bez Twojej zgody nie można kontynuować.
    consent.cancel.question = Czy chcesz zakończyć konfigurację?
    licence.readToEnd = Przewiń do końca, aby wyrazić zgodę.
    licence.loading = Wczytywanie umowy licencyjnej…
    licence.failed.title = Umowa licencyjna niedostępna
    licence.failed.advice = Spróbuj ponownie. Jeśli to nie pomoże, zapytaj administratora.
    licence.print = Drukuj lub zapisz
    licence.print.action = Drukuj…
    licence.savePDF.action = Zapisz jako PDF…
    licence.saved = Umowa licencyjna została zapisana.
    licence.notSaved.title = Nie zapisano
    licence.notSaved.advice = Wybierz inny folder lub zwolnij miejsce na dysku, a potem spróbuj \
    ponownie.
    licence.notPrinted.title = Nie wydrukowano
    licence.notPrinted.advice = Sprawdź, czy drukarka jest włączona i ma papier, a potem \
    spróbuj ponownie.
    action.close = Zamknij
    action.pause = Wstrzymaj
    action.stop = Zatrzymaj
    action.resume = Wznów
    action.signIn = Zaloguj się
    passcode.length = Minimalna liczba znaków: %1$@
    passcode.length.one = Co najmniej jeden znak
    passcode.digitsOnly = Tylko cyfry
    passcode.digit = Co najmniej jedna cyfra
    passcode.upper = Co najmniej jedna wielka litera
    passcode.lower = Co najmniej jedna mała litera
    passcode.special = Co najmniej jeden znak specjalny
    passcode.unique = Minimalna liczba różnych znaków: %1$@
    passcode.unique.one = Co najmniej jeden dowolny znak
    passcode.satisfied = %1$@, spełnione
    passcode.notSatisfied = %1$@, jeszcze niespełnione
    passcode.complete = Kod dostępu spełnia wszystkie wymagania.
    input.passcode.label = Kod dostępu
    passcode.create.title = Utwórz kod dostępu
    passcode.confirm.title = Potwierdź kod dostępu
    passcode.enter.title = Wprowadź kod dostępu
    passcode.current.title = Obecny kod dostępu
    passcode.new.title = Nowy kod dostępu
    passcode.create.detail = Wybierz kod dostępu, który spełnia wszystkie poniższe wymagania.
    passcode.confirm.detail = Wprowadź ten sam kod dostępu jeszcze raz.
    passcode.enter.detail = Wprowadź kod dostępu, aby kontynuować.
    passcode.current.detail = Wprowadź kod dostępu, którego teraz używasz.
    passcode.missesPolicy = Kod dostępu nie spełnia wszystkich wymagań.
    passcode.sameAsCurrent = Wybierz kod dostępu inny niż obecny.
    passcode.mismatch = Kody dostępu nie są zgodne. Wybierz kod dostępu ponownie.
    passcode.wrong = Ten kod dostępu jest nieprawidłowy.
    passcode.refused = Nie udało się użyć kodu dostępu. Spróbuj ponownie.
    passcode.tries = Pozostałe próby: %1$@
    passcode.noTries.title = Brak dalszych prób
    passcode.noTries.advice = Zaloguj się na swoje konto, aby zresetować kod dostępu.
    passcode.reset = Nie pamiętasz kodu dostępu?
    passcode.skip = Pomiń
    passcode.common = Ten kod dostępu łatwo odgadnąć. Wybierz inny.
    passcode.wait.title = Zbyt wiele prób
    passcode.wait.advice = Spróbuj ponownie o %1$@.
    passcode.afterRestart = Po ponownym uruchomieniu tego urządzenia najpierw wprowadź kod dostępu.
    store.reset.title = Zresetować aplikację?
    store.reset.advice = Wszystkie dane, które aplikacja przechowuje na tym urządzeniu, zostaną \
    usunięte. Potem skonfigurujesz ją ponownie.
    store.reset.action = Zresetuj
    recovery.title = Kod odzyskiwania
    recovery.offer.detail = Kod odzyskiwania otwiera aplikację, gdy nie pamiętasz kodu dostępu. \
    Jest pokazywany tylko raz. Upewnij się, że nikt inny nie widzi ekranu.
    recovery.show = Pokaż kod
    recovery.shown.detail = Zapisz ten kod i przechowuj go w bezpiecznym miejscu. Nie będzie \
    pokazany ponownie.
    recovery.enter = Wprowadź kod odzyskiwania
    recovery.enter.detail = Wprowadź kod odzyskiwania. Wielkie litery, spacje i łączniki nie mają \
    znaczenia.
    recovery.advice = Wprowadź kod odzyskiwania, aby wybrać nowy kod dostępu.
    recovery.mistyped = W tym kodzie jest literówka. Sprawdź każdy znak.
    recovery.wrong = To nie jest kod odzyskiwania tej aplikacji.
    finger.title = Odcisk palca
    finger.generated.detail = Użyj odcisku palca zamiast kodu dostępu. Jeśli nie będzie można \
    go odczytać, trzeba będzie ponownie skonfigurować aplikację.
    finger.typed.detail = Użyj odcisku palca, aby odblokować aplikację. Kod dostępu pozostanie \
    ważny.
    finger.notEnrolled.detail = Na tym urządzeniu nie ma jeszcze zapisanego odcisku palca. \
    Dodaj go w ustawieniach lub kontynuuj z kodem dostępu.
    finger.enter.detail = Odblokuj aplikację odciskiem palca.
    finger.enable = Włącz
    finger.waiting = Dotknij czytnika linii papilarnych.
    finger.settings.title = Brak zapisanego odcisku palca
    finger.settings.advice = Dodaj odcisk palca w ustawieniach tego urządzenia, a potem wróć \
    tutaj.
    action.settings = Ustawienia
    finger.noSettings = Nie udało się otworzyć ustawień. Poszukaj kont użytkowników w \
    ustawieniach pulpitu lub uruchom fprintd-enroll w terminalu.
    finger.learnMore = Dowiedz się więcej
    finger.learnMore.detail = Aplikacja pyta czytnik tego urządzenia, czy to Twój palec. \
    Dzięki temu nikt inny nie otworzy aplikacji; nie szyfruje to jednak jej danych.
    finger.usePasscode = Użyj kodu dostępu
    finger.useFinger = Użyj odcisku palca
    finger.hint.again = Nie odczytano palca. Dotknij czytnika ponownie.
    finger.hint.longer = Przesuń palec po całym czytniku.
    finger.hint.center = Połóż palec na środku czytnika.
    finger.hint.lift = Podnieś palec, a potem dotknij czytnika ponownie.
    finger.hint.slower = Przesuwaj palec wolniej.
    finger.noMatch = Nie rozpoznano tego palca. Spróbuj ponownie.
    finger.tooMany = Zbyt wiele razy nie rozpoznano palca. Użyj kodu dostępu.
    finger.timedOut = Nie odczytano palca. Spróbuj ponownie.
    finger.busy = Inna aplikacja używa czytnika linii papilarnych. Spróbuj ponownie za chwilę.
    finger.readerGone = Czytnik linii papilarnych nie odpowiada. Użyj kodu dostępu.
    finger.notSaved = Nie udało się skonfigurować odcisku palca. Użyj kodu dostępu.
    finger.notRemoved = Nie udało się wyłączyć odcisku palca. Nadal otwiera aplikację.
    finger.changed = Odciski palców na tym urządzeniu się zmieniły. Wprowadź kod dostępu.
    finger.changed.noPasscode = Odciski palców na tym urządzeniu się zmieniły. Skonfiguruj \
    aplikację ponownie.
    user.switchOrAdd = Zmień lub dodaj użytkownika
    user.switch.title = Zmień użytkownika
    user.add = Dodaj użytkownika
    user.search = Szukaj użytkowników
    user.none = Nie znaleziono użytkownika
    user.current = %1$@, obecny użytkownik
    input.userName.label = Nazwa użytkownika
    input.password.label = Hasło
    input.password.show = Pokaż hasło
    input.password.hide = Ukryj hasło
    input.required = %1$@, wymagane
    input.readOnly = Nie można zmienić
    input.count = Znaki: %1$@ z %2$@
    input.full = Osiągnięto maksymalną liczbę znaków.
    input.tooLong = Tekst jest za długi. Skróć go.
    input.writtenByAI = Napisane przez AI. Sprawdź tekst.
    authentication.verifying = Sprawdzanie danych…
    authentication.dynamic.detail = Podaj poniższe informacje, aby rozpocząć aktywację.
    authentication.basic.detail = Wpisz nazwę i hasło swojego konta.
    authentication.unchecked = Nie udało się sprawdzić danych. Spróbuj ponownie później.
    progress.percent = %1$@%%
    progress.announcement = %1$@, %2$@
    progress.notStarted = Nie rozpoczęto
    progress.processing = Przetwarzanie
    progress.pausable = W toku, można wstrzymać
    progress.stoppable = W toku, można zatrzymać
    progress.paused = Wstrzymano
    progress.failed = Niepowodzenie
    progress.done = Ukończono
    banner.negative = Błąd: %1$@
    banner.critical = Ostrzeżenie: %1$@
    banner.positive = Gotowe: %1$@
    whatsNew.title = Co nowego
    whatsNew.page = Strona %1$@ z %2$@
    """)
}
