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
    input.userName.label = Nazwa użytkownika
    input.password.label = Hasło
    input.password.show = Pokaż hasło
    input.password.hide = Ukryj hasło
    authentication.verifying = Sprawdzanie danych…
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
