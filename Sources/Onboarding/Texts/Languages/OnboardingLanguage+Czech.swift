extension OnboardingLanguage {
  static let czech = OnboardingLanguage(
    "cs", review: .drafted,
    """
    action.start = Začít
    action.continue = Pokračovat
    action.scan = Skenovat
    action.activate = Aktivovat
    action.cancel = Zrušit
    action.ok = OK
    action.done = Hotovo
    demo.question = Chcete se porozhlédnout?
    demo.action = Vyzkoušet demo
    demo.unavailable.title = Žádné demo
    demo.unavailable.advice = Demo není k dispozici. Chcete-li aplikaci používat, nastavte ji.
    legal.agreement = Souhlasím s podmínkami použití.
    lookup.checkingAccount = Kontrola účtu…
    input.email.label = E-mail
    input.serverAddress.label = Adresa serveru
    input.emailOrServerAddress.placeholder = E-mail nebo adresa serveru
    welcome.link.detail = Aplikaci nastavíte pomocí odkazu v uvítacím e-mailu.
    welcome.discovery.detail = Chcete-li aplikaci nastavit, zadejte svou pracovní e-mailovou \
    adresu.
    welcome.manualURL.detail = Chcete-li aplikaci nastavit, zadejte adresu svého serveru.
    welcome.typed.detail = Chcete-li aplikaci nastavit, zadejte svou pracovní e-mailovou \
    adresu nebo adresu svého serveru.
    welcome.scanner.detail = Chcete-li aplikaci nastavit, naskenujte QR kód od svého správce.
    welcome.activation.detail = Aplikaci je nutné před použitím aktivovat.
    welcome.configured.detail = Vše je připraveno. Začněte tím, že se přihlásíte.
    activation.headline = Aktivace
    activation.email.detail = Pokud máte uvítací e-mail, použijte odkaz v něm. Pokud ne, \
    zadejte svou pracovní e-mailovou adresu nebo naskenujte QR kód.
    activation.serverAddress.detail = Pokud máte uvítací e-mail, použijte odkaz v něm. Pokud \
    ne, zadejte adresu svého serveru nebo naskenujte QR kód.
    activation.typed.detail = Pokud máte uvítací e-mail, použijte odkaz v něm. Pokud ne, \
    zadejte svou pracovní e-mailovou adresu nebo adresu svého serveru, nebo naskenujte QR kód.
    activation.useEmail = Použít můj e-mail
    activation.useServerAddress = Použít tuto adresu
    activation.or = Nebo
    scan.noCamera.title = Žádný fotoaparát
    scan.noCamera.detail = Skenování fotoaparátem zatím není na tomto zařízení podporováno. \
    Zadejte adresu, která patří k vašemu QR kódu; sdělí vám ji váš správce.
    scan.invalidCode.title = Neplatný kód
    scan.invalidCode.detail = Tuto adresu aplikace nemůže použít. Zkontrolujte, zda v ní není \
    překlep, nebo se zeptejte správce.
    scan.starting = Spouští se fotoaparát…
    scan.readingPicture = Čte se obrázek…
    scan.instruction = Podržte kód v rámečku.
    scan.preview.label = Obraz fotoaparátu
    scan.type.title = Zadejte adresu
    scan.type.detail = Zadejte adresu, která patří k vašemu QR kódu. Sdělí vám ji váš \
    správce.
    scan.camera.missing.detail = Připojte fotoaparát a zkuste to znovu. Můžete také zadat \
    adresu, která patří k vašemu QR kódu.
    scan.camera.busy.title = Fotoaparát se používá
    scan.camera.busy.detail = Fotoaparát používá jiná aplikace. Zavřete ji a zkuste to \
    znovu. Můžete také zadat adresu.
    scan.camera.denied.title = Povolte přístup k fotoaparátu
    scan.camera.denied.detail = Chcete-li skenovat, povolte této aplikaci fotoaparát v \
    nastavení systému. Můžete také zadat adresu.
    scan.camera.unplugged.title = Fotoaparát odpojen
    scan.camera.unplugged.detail = Připojte fotoaparát a zkuste to znovu. Můžete také zadat \
    adresu.
    scan.helperFailed.detail = Z fotoaparátu nelze číst. Zkuste to znovu nebo zadejte \
    adresu.
    scan.choosePicture = Vybrat obrázek
    scan.typeAddress = Zadat adresu
    scan.tryAgain = Zkusit znovu
    scan.again = Skenovat znovu
    scan.settings = Nastavení
    scan.torch.on = Zapnout světlo
    scan.torch.off = Vypnout světlo
    scan.chooseCamera = Vybrat fotoaparát
    scan.cameraNow = Používá se fotoaparát %1$@.
    scan.recent.show = Zobrazit nedávné obrázky
    scan.recent.hide = Skrýt nedávné obrázky
    scan.recent.none = Ve vaší složce Obrázky nejsou žádné obrázky.
    scan.recent.picture = Obrázek %1$@
    scan.codeRefused.title = Neplatný QR kód
    scan.codeRefused.detail = Tato aplikace nemůže kód použít. Naskenujte kód, který vám dal \
    správce.
    scan.picture.detail = Vyberte obrázek svého QR kódu. Můžete ho sem také přetáhnout nebo vložit.
    scan.unsuccessful.title = Skenování se nezdařilo
    scan.noCodeInPicture.detail = Na tomto obrázku není čitelný kód. Vyberte obrázek QR \
    kódu.
    scan.unreadablePicture.detail = Tento soubor není čitelný obrázek. Vyberte soubor PNG \
    nebo JPEG.
    scan.pictureTooLarge.detail = Tento obrázek je příliš velký. Vyberte obrázek o velikosti \
    nejvýše %1$@ MB.
    scan.photos.title = Povolte přístup k fotkám
    scan.photos.detail = Tato aplikace nesmí soubor otevřít. Vyberte jiný nebo jí k němu \
    dejte přístup.
    scan.several.title = Více kódů
    scan.several.detail = Vyberte kód, který chcete použít.
    scan.confirmation.title = Potvrzení
    scan.confirmation.detail = Kód byl přečten. Aplikace se připojí k:
    scan.lookAlike = Dívejte se pozorně: některá písmena tohoto názvu vypadají jako jiná. \
    Pokračujte, jen pokud je to váš server.
    payload.notActivation = Tento kód nenastavuje aplikaci. Naskenujte kód, který vám dal \
    správce.
    payload.damaged = Kód je poškozený nebo neúplný. Požádejte správce o nový.
    payload.insecure = Adresa v kódu nezačíná na https. Požádejte správce o nový kód.
    payload.misleading = Adresu v kódu lze přečíst chybně. Nepoužívejte ji a informujte \
    správce.
    payload.noServer = Kód neuvádí server, který by aplikace mohla použít. Požádejte správce \
    o nový.
    payload.unsigned = Vaše organizace tento kód nepodepsala. Nepoužívejte ho a informujte \
    správce.
    error.email.title = Zkontrolujte e-mailovou adresu
    error.email.empty = Zadejte svou e-mailovou adresu.
    error.email.missingAtSign = Zadejte celou adresu se znakem @.
    error.email.invalidLocalPart = Zkontrolujte část před znakem @. Lze v ní použít jen \
    písmena bez diakritiky, číslice a některé znaky.
    error.email.invalidDomain = Zkontrolujte část za znakem @. Měla by vypadat jako \
    example.com.
    error.email.tooLong = Zadejte kratší adresu. Nejvyšší povolený počet znaků: %1$@.
    error.unknownAccount.title = Nastavení nenalezeno
    error.unknownAccount.advice = Zkontrolujte, jak je vaše e-mailová adresa napsaná. Je-li \
    správně, požádejte správce, aby vám aplikaci nastavil.
    error.offline.title = Žádné připojení
    error.offline.advice = Připojte zařízení k síti a zkuste to znovu.
    error.unreachable.title = Služba není dosažitelná
    error.nameNotFound.advice = Pro část za znakem @ nebyla nalezena žádná služba. \
    Zkontrolujte, jak je napsaná, a své připojení a zkuste to znovu.
    error.unreachable.advice = Zkontrolujte připojení a zkuste to znovu. Pokud to nepomůže, \
    zeptejte se správce, zda služba běží.
    error.connectionLost.advice = Připojení se přerušilo. Zkontrolujte síť a zkuste to znovu.
    error.timedOut.title = Žádná odpověď
    error.timedOut.advice = Během %1$@ s nepřišla žádná odpověď. Zkontrolujte připojení a \
    zkuste to znovu.
    error.untrusted.title = Připojení není bezpečné
    error.untrusted.advice = Služba neprokázala, že patří vaší organizaci. Zkuste to v síti, \
    které důvěřujete, nebo se zeptejte správce.
    error.outdatedCertificate.advice = Zkontrolujte, zda má zařízení správné datum a čas, a \
    zkuste to znovu. Pokud ano, požádejte správce o obnovení certifikátu služby.
    error.redirect.advice = Služba odkázala na místo, kam aplikace nesmí jít. Požádejte \
    správce, aby zkontroloval její nastavení.
    error.refusedAddress.advice = Služba má adresu, kterou aplikace nesmí použít. Požádejte \
    správce, aby zkontroloval její nastavení.
    error.badAnswer.title = Nastavení nelze použít
    error.badAnswer.advice = Služba dala neplatnou odpověď. Požádejte správce, aby \
    zkontroloval nastavení této aplikace.
    error.otherApplication.advice = Nastavení je pro jinou aplikaci. Požádejte správce o \
    nastavení pro tuto aplikaci.
    error.server.title = Problém se službou
    error.server.refused.advice = Služba odmítla požadavek (stav %1$@). Požádejte správce, aby \
    zkontroloval nastavení této aplikace.
    error.server.busy.advice = Služba je zaneprázdněná (stav %1$@). Počkejte několik minut a \
    zkuste to znovu.
    error.server.failed.advice = Ve službě nastal problém (stav %1$@). Zkuste to později. \
    Pokud to nepomůže, zeptejte se správce.
    error.helperMissing.title = Neúplná aplikace
    error.helperMissing.advice = Část této aplikace chybí. Nainstalujte ji znovu.
    error.helperFailed.title = Něco se pokazilo
    error.helperFailed.advice = Část této aplikace se zastavila. Zkuste to znovu. Pokud to \
    nepomůže, spusťte aplikaci znovu.
    error.store.keyringLocked.title = Klíčenka je uzamčena
    error.store.keyringLocked.advice = Odemkněte klíčenku svého prostředí a zkuste to znovu.
    error.store.keyringMissing.title = Klíčenka není dostupná
    error.store.keyringMissing.advice = Odhlaste se z prostředí, znovu se přihlaste a zkuste to \
    znovu.
    error.store.keyMissing.title = Přístupový kód nestačí
    error.store.keyMissing.advice = Klíč, který k němu patří, už ve vaší klíčence není. Použijte \
    obnovovací kód nebo aplikaci nastavte znovu.
    error.store.title = Data nejsou dostupná
    error.store.full.advice = Disk je plný. Uvolněte na něm místo a zkuste to znovu.
    error.store.disk.advice = Aplikace nemůže číst ani zapisovat svá data. Obraťte se na správce.
    error.store.damaged.advice = Data aplikace jsou poškozená. Požádejte správce o obnovení zálohy.
    error.store.memory.advice = Není dost paměti. Zavřete jiné aplikace a zkuste to znovu.
    error.store.newer.title = Aplikace je zastaralá
    error.store.newer.advice = Tato data uložila novější verze aplikace. Aktualizujte aplikaci.
    error.store.busy.title = Data se používají
    error.store.busy.advice = Data používá jiné okno aplikace. Zavřete ho a zkuste to znovu.
    error.store.refused.title = Přístupový kód nelze použít
    error.store.refused.advice = Zvolte jiný přístupový kód.
    error.cancelled.title = Zastaveno
    error.cancelled.advice = Nic se nezměnilo. Zkuste to znovu, až budete chtít.
    action.agree = Souhlasím
    action.disagree = Nesouhlasím
    action.next = Další
    action.back = Zpět
    action.allow = Povolit
    action.deny = Odmítnout
    action.notNow = Teď ne
    action.quit = Ukončit
    action.stay = Ne
    action.giveConsent = Udělit souhlas
    consent.step = Krok %1$@ z %2$@
    consent.deny.question = Bez vašeho souhlasu nelze pokračovat.
    consent.cancel.question = Chcete nastavení ukončit?
    licence.readToEnd = Souhlasit můžete, až dojdete na konec textu.
    licence.loading = Načítání licenční smlouvy…
    licence.failed.title = Licenční smlouva není dostupná
    licence.failed.advice = Zkuste to znovu. Pokud to nepomůže, obraťte se na správce.
    licence.print = Vytisknout nebo uložit
    licence.print.action = Vytisknout…
    licence.savePDF.action = Uložit jako PDF…
    licence.saved = Licenční smlouva byla uložena.
    licence.notSaved.title = Neuloženo
    licence.notSaved.advice = Vyberte jinou složku nebo uvolněte místo na disku a zkuste to znovu.
    licence.notPrinted.title = Nevytištěno
    licence.notPrinted.advice = Zkontrolujte, zda je tiskárna zapnutá a má papír, a zkuste to znovu.
    action.close = Zavřít
    action.pause = Pozastavit
    action.stop = Zastavit
    action.resume = Pokračovat
    action.signIn = Přihlásit se
    passcode.length = Minimální počet znaků: %1$@
    passcode.length.one = Alespoň jeden znak
    passcode.digitsOnly = Pouze číslice
    passcode.digit = Alespoň jedna číslice
    passcode.upper = Alespoň jedno velké písmeno
    passcode.lower = Alespoň jedno malé písmeno
    passcode.special = Alespoň jeden speciální znak
    passcode.unique = Minimální počet různých znaků: %1$@
    passcode.unique.one = Alespoň jeden libovolný znak
    passcode.satisfied = %1$@, splněno
    passcode.notSatisfied = %1$@, zatím nesplněno
    passcode.complete = Přístupový kód splňuje všechny požadavky.
    input.passcode.label = Přístupový kód
    passcode.create.title = Vytvořit přístupový kód
    passcode.confirm.title = Potvrdit přístupový kód
    passcode.enter.title = Zadat přístupový kód
    passcode.current.title = Současný přístupový kód
    passcode.new.title = Nový přístupový kód
    passcode.create.detail = Zvolte přístupový kód, který splňuje všechny níže uvedené požadavky.
    passcode.confirm.detail = Zadejte stejný přístupový kód ještě jednou.
    passcode.enter.detail = Chcete-li pokračovat, zadejte přístupový kód.
    passcode.current.detail = Zadejte přístupový kód, který nyní používáte.
    passcode.missesPolicy = Přístupový kód nesplňuje všechny požadavky.
    passcode.sameAsCurrent = Zvolte jiný přístupový kód než ten současný.
    passcode.mismatch = Přístupové kódy se neshodují. Zvolte přístupový kód znovu.
    passcode.wrong = Tento přístupový kód není správný.
    passcode.refused = Přístupový kód se nepodařilo použít. Zkuste to znovu.
    passcode.tries = Zbývající pokusy: %1$@
    passcode.noTries.title = Žádné další pokusy
    passcode.noTries.advice = Chcete-li přístupový kód obnovit, přihlaste se svým účtem.
    passcode.reset = Zapomněli jste přístupový kód?
    passcode.skip = Přeskočit
    passcode.common = Tento přístupový kód lze snadno uhodnout. Zvolte jiný.
    passcode.wait.title = Příliš mnoho pokusů
    passcode.wait.advice = Zkuste to znovu v %1$@.
    passcode.afterRestart = Po restartu tohoto zařízení zadejte nejprve přístupový kód.
    store.reset.title = Obnovit aplikaci?
    store.reset.advice = Všechna data, která aplikace na tomto zařízení uchovává, budou smazána. \
    Aplikaci pak nastavíte znovu.
    store.reset.action = Obnovit
    recovery.title = Obnovovací kód
    recovery.offer.detail = Obnovovací kód otevře aplikaci, když zapomenete přístupový kód. \
    Zobrazí se jen jednou. Ujistěte se, že na obrazovku nevidí nikdo jiný.
    recovery.show = Zobrazit kód
    recovery.shown.detail = Kód si zapište a uložte na bezpečné místo. Znovu se nezobrazí.
    recovery.enter = Zadat obnovovací kód
    recovery.enter.detail = Zadejte obnovovací kód. Na velkých písmenech, mezerách a spojovnících \
    nezáleží.
    recovery.advice = Zadejte obnovovací kód a zvolte nový přístupový kód.
    recovery.mistyped = V kódu je překlep. Zkontrolujte každý znak.
    recovery.wrong = Toto není obnovovací kód této aplikace.
    finger.title = Otisk prstu
    finger.generated.detail = Použijte místo přístupového kódu otisk prstu. Pokud jej už \
    nepůjde přečíst, budete muset aplikaci nastavit znovu.
    finger.typed.detail = Odemykejte aplikaci otiskem prstu. Přístupový kód zůstává platný.
    finger.notEnrolled.detail = Na tomto zařízení zatím není uložen žádný otisk prstu. Uložte \
    jej v nastavení, nebo pokračujte s přístupovým kódem.
    finger.enter.detail = Odemkněte aplikaci otiskem prstu.
    finger.enable = Povolit
    finger.waiting = Dotkněte se čtečky otisků prstů.
    finger.settings.title = Žádný otisk prstu
    finger.settings.advice = Uložte otisk prstu v nastavení tohoto zařízení a pak se vraťte.
    action.settings = Nastavení
    finger.noSettings = Nastavení se nepodařilo otevřít. Vyhledejte uživatelské účty v \
    nastavení pracovní plochy, nebo spusťte fprintd-enroll v terminálu.
    finger.learnMore = Další informace
    finger.learnMore.detail = Aplikace se ptá čtečky tohoto zařízení, zda je prst váš. Ostatní \
    tak aplikaci neotevřou; to, co aplikace ukládá, se tím nešifruje.
    finger.usePasscode = Použít přístupový kód
    finger.useFinger = Použít otisk prstu
    finger.hint.again = Prst se nepodařilo přečíst. Dotkněte se čtečky znovu.
    finger.hint.longer = Přejeďte prstem přes celou čtečku.
    finger.hint.center = Položte prst doprostřed čtečky.
    finger.hint.lift = Zvedněte prst a dotkněte se čtečky znovu.
    finger.hint.slower = Pohybujte prstem pomaleji.
    finger.noMatch = Tento prst nebyl rozpoznán. Zkuste to znovu.
    finger.tooMany = Prst nebyl mnohokrát rozpoznán. Použijte přístupový kód.
    finger.timedOut = Žádný prst nebyl přečten. Zkuste to znovu.
    finger.busy = Čtečku otisků prstů používá jiná aplikace. Zkuste to za chvíli znovu.
    finger.readerGone = Čtečka otisků prstů neodpovídá. Použijte přístupový kód.
    finger.notSaved = Otisk prstu se nepodařilo nastavit. Použijte přístupový kód.
    finger.notRemoved = Otisk prstu se nepodařilo vypnout. Aplikaci stále otevírá.
    finger.changed = Otisky prstů na tomto zařízení se změnily. Zadejte přístupový kód.
    finger.changed.noPasscode = Otisky prstů na tomto zařízení se změnily. Nastavte aplikaci \
    znovu.
    user.switchOrAdd = Přepnout nebo přidat uživatele
    user.switch.title = Přepnout uživatele
    user.add = Přidat uživatele
    user.search = Hledat uživatele
    user.none = Žádný uživatel nenalezen
    user.current = %1$@, současný uživatel
    input.userName.label = Uživatelské jméno
    input.password.label = Heslo
    input.password.show = Zobrazit heslo
    input.password.hide = Skrýt heslo
    input.required = %1$@, povinné
    input.readOnly = Nelze změnit
    input.count = Znaky: %1$@ z %2$@
    input.full = Byl dosažen nejvyšší počet znaků.
    input.tooLong = Text je příliš dlouhý. Zkraťte ho.
    input.writtenByAI = Napsala AI. Zkontrolujte text.
    authentication.verifying = Kontrola údajů…
    authentication.dynamic.detail = Chcete-li zahájit aktivaci, vyplňte níže uvedené údaje.
    authentication.basic.detail = Zadejte jméno a heslo svého účtu.
    authentication.unchecked = Údaje se nepodařilo ověřit. Zkuste to znovu později.
    progress.percent = %1$@ %%
    progress.announcement = %1$@, %2$@
    progress.notStarted = Nezahájeno
    progress.processing = Zpracovává se
    progress.pausable = Probíhá, lze pozastavit
    progress.stoppable = Probíhá, lze zastavit
    progress.paused = Pozastaveno
    progress.failed = Nezdařilo se
    progress.done = Dokončeno
    banner.negative = Chyba: %1$@
    banner.critical = Varování: %1$@
    banner.positive = Hotovo: %1$@
    whatsNew.title = Novinky
    whatsNew.page = Stránka %1$@ z %2$@
    """)
}
