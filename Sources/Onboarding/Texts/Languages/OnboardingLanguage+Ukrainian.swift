extension OnboardingLanguage {
  static let ukrainian = OnboardingLanguage(
    "uk", review: .drafted,
    """
    action.start = Почати
    action.continue = Продовжити
    action.scan = Сканувати
    action.activate = Активувати
    action.cancel = Скасувати
    action.ok = ОК
    action.done = Готово
    demo.question = Бажаєте роззирнутися?
    demo.action = Спробувати демо
    demo.unavailable.title = Немає демоверсії
    demo.unavailable.advice = Демоверсія недоступна. Щоб користуватися застосунком, налаштуйте \
    його.
    legal.agreement = Я погоджуюся з умовами використання.
    lookup.checkingAccount = Перевірка облікового запису…
    input.email.label = Адреса ел. пошти
    input.serverAddress.label = Адреса сервера
    input.emailOrServerAddress.placeholder = Адреса ел. пошти або сервера
    welcome.link.detail = Щоб налаштувати застосунок, перейдіть за посиланням у вітальному \
    листі.
    welcome.discovery.detail = Щоб налаштувати застосунок, введіть робочу адресу ел. пошти.
    welcome.manualURL.detail = Щоб налаштувати застосунок, введіть адресу свого сервера.
    welcome.typed.detail = Щоб налаштувати застосунок, введіть робочу адресу ел. пошти або \
    адресу свого сервера.
    welcome.scanner.detail = Щоб налаштувати застосунок, відскануйте QR-код, який дав \
    адміністратор.
    welcome.activation.detail = Перш ніж користуватися застосунком, його треба активувати.
    welcome.configured.detail = Усе готово. Увійдіть, щоб почати.
    activation.headline = Активація
    activation.email.detail = Якщо у вас є вітальний лист, перейдіть за посиланням у ньому. \
    Якщо ні, введіть робочу адресу ел. пошти або відскануйте QR-код.
    activation.serverAddress.detail = Якщо у вас є вітальний лист, перейдіть за посиланням у \
    ньому. Якщо ні, введіть адресу свого сервера або відскануйте QR-код.
    activation.typed.detail = Якщо у вас є вітальний лист, перейдіть за посиланням у ньому. \
    Якщо ні, введіть робочу адресу ел. пошти чи адресу свого сервера або відскануйте QR-код.
    activation.useEmail = Використати ел. пошту
    activation.useServerAddress = Використати цю адресу
    activation.or = Або
    scan.noCamera.title = Немає камери
    scan.noCamera.detail = Сканування камерою на цьому пристрої поки не підтримується. Введіть \
    адресу, що відповідає вашому QR-коду; її може повідомити адміністратор.
    scan.invalidCode.title = Недійсний код
    scan.invalidCode.detail = Застосунок не може використати цю адресу. Перевірте, чи немає в \
    ній помилок, або зверніться до адміністратора.
    scan.starting = Камера вмикається…
    scan.readingPicture = Зображення зчитується…
    scan.instruction = Тримайте код у рамці.
    scan.preview.label = Зображення з камери
    scan.type.title = Введіть адресу
    scan.type.detail = Введіть адресу, що відповідає вашому QR-коду. Її може повідомити \
    адміністратор.
    scan.camera.missing.detail = Під’єднайте камеру й спробуйте ще раз. Можна також ввести \
    адресу, що відповідає вашому QR-коду.
    scan.camera.busy.title = Камера зайнята
    scan.camera.busy.detail = Камеру використовує інший застосунок. Закрийте його й \
    спробуйте ще раз. Можна також ввести адресу.
    scan.camera.denied.title = Дозвольте доступ до камери
    scan.camera.denied.detail = Щоб сканувати, дозвольте цьому застосунку використовувати \
    камеру в налаштуваннях системи. Можна також ввести адресу.
    scan.camera.unplugged.title = Камеру від’єднано
    scan.camera.unplugged.detail = Знову під’єднайте камеру й повторіть спробу. Можна також \
    ввести адресу.
    scan.helperFailed.detail = Не вдається отримати зображення з камери. Спробуйте ще раз \
    або введіть адресу.
    scan.choosePicture = Вибрати зображення
    scan.typeAddress = Ввести адресу
    scan.tryAgain = Спробувати ще раз
    scan.again = Сканувати знову
    scan.settings = Налаштування
    scan.torch.on = Увімкнути світло
    scan.torch.off = Вимкнути світло
    scan.chooseCamera = Вибрати камеру
    scan.cameraNow = Зараз використовується камера %1$@.
    scan.recent.show = Показати останні зображення
    scan.recent.hide = Приховати останні зображення
    scan.recent.none = У вашій теці «Зображення» немає зображень.
    scan.recent.picture = Зображення %1$@
    scan.codeRefused.title = Недійсний QR-код
    scan.codeRefused.detail = Застосунок не може використати цей код. Відскануйте код, \
    отриманий від адміністратора.
    scan.picture.detail = Виберіть зображення вашого QR-коду. Його можна також перетягнути або \
    вставити сюди.
    scan.unsuccessful.title = Сканування не вдалося
    scan.noCodeInPicture.detail = На цьому зображенні немає коду, який можна прочитати. \
    Виберіть зображення QR-коду.
    scan.unreadablePicture.detail = Цей файл не є зображенням, яке можна прочитати. Виберіть \
    файл PNG або JPEG.
    scan.pictureTooLarge.detail = Зображення завелике. Виберіть зображення розміром не \
    більше %1$@ МБ.
    scan.photos.title = Дозвольте доступ до фото
    scan.photos.detail = Застосунок не може відкрити файл. Виберіть інший або надайте \
    застосунку доступ.
    scan.several.title = Кілька кодів
    scan.several.detail = Виберіть код, який хочете використати.
    scan.confirmation.title = Підтвердження
    scan.confirmation.detail = Код прочитано. Застосунок під’єднається до сервера:
    scan.lookAlike = Подивіться уважно: деякі літери цього імені схожі на інші. Продовжуйте, \
    лише якщо це ваш сервер.
    payload.notActivation = Цей код не налаштовує застосунок. Відскануйте код, отриманий від \
    адміністратора.
    payload.damaged = Код пошкоджений або неповний. Попросіть в адміністратора новий.
    payload.insecure = Адреса в коді не починається з https. Попросіть в адміністратора \
    новий код.
    payload.misleading = Адресу в коді можна прочитати неправильно. Не використовуйте її та \
    повідомте адміністратора.
    payload.noServer = У коді немає сервера, який може використати застосунок. Попросіть в \
    адміністратора новий.
    payload.unsigned = Ваша організація не підписала цей код. Не використовуйте його та \
    повідомте адміністратора.
    error.email.title = Перевірте адресу ел. пошти
    error.email.empty = Введіть свою адресу ел. пошти.
    error.email.missingAtSign = Введіть адресу повністю, зі знаком @.
    error.email.invalidLocalPart = Перевірте частину перед знаком @. Там можна вживати лише \
    літери без діакритики, цифри й деякі знаки.
    error.email.invalidDomain = Перевірте частину після знака @. Вона має виглядати як \
    example.com.
    error.email.tooLong = Введіть коротшу адресу. Найбільша кількість знаків: %1$@.
    error.unknownAccount.title = Налаштувань не знайдено
    error.unknownAccount.advice = Перевірте, чи правильно написано адресу ел. пошти. Якщо так, \
    попросіть адміністратора налаштувати для вас застосунок.
    error.offline.title = Немає з’єднання
    error.offline.advice = Підключіть пристрій до мережі й спробуйте ще раз.
    error.unreachable.title = Служба недоступна
    error.nameNotFound.advice = Для частини після знака @ не знайдено служби. Перевірте її \
    написання та з’єднання й спробуйте ще раз.
    error.unreachable.advice = Перевірте з’єднання й спробуйте ще раз. Якщо це не допоможе, \
    дізнайтеся в адміністратора, чи працює служба.
    error.connectionLost.advice = З’єднання перервалося. Перевірте мережу й спробуйте ще раз.
    error.timedOut.title = Немає відповіді
    error.timedOut.advice = Відповіді не було протягом %1$@ с. Перевірте з’єднання й спробуйте \
    ще раз.
    error.untrusted.title = З’єднання не безпечне
    error.untrusted.advice = Служба не підтвердила, що належить вашій організації. Спробуйте в \
    мережі, якій довіряєте, або зверніться до адміністратора.
    error.outdatedCertificate.advice = Перевірте, чи правильні дата й час на пристрої, і \
    спробуйте ще раз. Якщо так, попросіть адміністратора оновити сертифікат служби.
    error.redirect.advice = Служба вказала на місце, куди застосунку не можна переходити. \
    Попросіть адміністратора перевірити її налаштування.
    error.refusedAddress.advice = Служба має адресу, яку застосунку не можна використовувати. \
    Попросіть адміністратора перевірити її налаштування.
    error.badAnswer.title = Налаштування непридатні
    error.badAnswer.advice = Служба дала недійсну відповідь. Попросіть адміністратора \
    перевірити налаштування цього застосунку.
    error.otherApplication.advice = Це налаштування іншого застосунку. Попросіть в \
    адміністратора налаштування цього застосунку.
    error.server.title = Проблема зі службою
    error.server.refused.advice = Служба відхилила запит (стан %1$@). Попросіть адміністратора \
    перевірити налаштування цього застосунку.
    error.server.busy.advice = Служба зайнята (стан %1$@). Зачекайте кілька хвилин і спробуйте \
    ще раз.
    error.server.failed.advice = У службі сталася проблема (стан %1$@). Спробуйте пізніше. \
    Якщо це не допоможе, зверніться до адміністратора.
    error.helperMissing.title = Застосунок неповний
    error.helperMissing.advice = Бракує частини цього застосунку. Установіть його знову.
    error.helperFailed.title = Щось пішло не так
    error.helperFailed.advice = Частина цього застосунку зупинилася. Спробуйте ще раз. Якщо це \
    не допоможе, перезапустіть застосунок.
    error.store.keyringLocked.title = В’язку ключів заблоковано
    error.store.keyringLocked.advice = Розблокуйте в’язку ключів робочого стола й повторіть спробу.
    error.store.keyringMissing.title = В’язка ключів недоступна
    error.store.keyringMissing.advice = Вийдіть із сеансу робочого стола, увійдіть знову й \
    повторіть спробу.
    error.store.keyMissing.title = Самого коду допуску недостатньо
    error.store.keyMissing.advice = Ключа, що належить до нього, більше немає у в’язці ключів. \
    Скористайтеся кодом відновлення або налаштуйте застосунок знову.
    error.store.title = Дані недоступні
    error.store.full.advice = Диск заповнено. Звільніть місце й повторіть спробу.
    error.store.disk.advice = Застосунок не може прочитати або записати дані. Зверніться до \
    адміністратора.
    error.store.damaged.advice = Дані застосунку пошкоджено. Попросіть адміністратора відновити \
    резервну копію.
    error.store.memory.advice = Бракує пам’яті. Закрийте інші застосунки й повторіть спробу.
    error.store.newer.title = Застосунок застарів
    error.store.newer.advice = Ці дані зберегла новіша версія застосунку. Оновіть застосунок.
    error.store.busy.title = Дані використовуються
    error.store.busy.advice = Дані використовує інше вікно застосунку. Закрийте його й повторіть \
    спробу.
    error.store.refused.title = Цей код допуску не підходить
    error.store.refused.advice = Виберіть інший код допуску.
    error.cancelled.title = Зупинено
    error.cancelled.advice = Нічого не змінено. Спробуйте ще раз, коли будете готові.
    action.agree = Погоджуюся
    action.disagree = Не погоджуюся
    action.next = Далі
    action.back = Назад
    action.allow = Дозволити
    action.deny = Відхилити
    action.notNow = Не зараз
    action.quit = Завершити
    action.stay = Ні
    action.giveConsent = Дати згоду
    consent.step = Крок %1$@ з %2$@
    consent.deny.question = Без вашої згоди продовжити не можна.
    consent.cancel.question = Завершити налаштування?
    licence.readToEnd = Щоб погодитися, прокрутіть текст до кінця.
    licence.loading = Завантаження ліцензійної угоди…
    licence.failed.title = Ліцензійна угода недоступна
    licence.failed.advice = Спробуйте ще раз. Якщо це не допоможе, зверніться до адміністратора.
    licence.print = Надрукувати або зберегти
    licence.print.action = Надрукувати…
    licence.savePDF.action = Зберегти як PDF…
    licence.saved = Ліцензійну угоду збережено.
    licence.notSaved.title = Не збережено
    licence.notSaved.advice = Виберіть іншу папку або звільніть місце на диску й спробуйте ще раз.
    licence.notPrinted.title = Не надруковано
    licence.notPrinted.advice = Перевірте, чи ввімкнено принтер і чи є в ньому папір, і \
    спробуйте ще раз.
    action.close = Закрити
    action.pause = Призупинити
    action.stop = Зупинити
    action.resume = Відновити
    action.signIn = Увійти
    passcode.length = Мінімальна кількість символів: %1$@
    passcode.length.one = Принаймні один символ
    passcode.digitsOnly = Лише цифри
    passcode.digit = Принаймні одна цифра
    passcode.upper = Принаймні одна велика літера
    passcode.lower = Принаймні одна мала літера
    passcode.special = Принаймні один спеціальний символ
    passcode.unique = Мінімальна кількість різних символів: %1$@
    passcode.unique.one = Принаймні один будь-який символ
    passcode.satisfied = %1$@, виконано
    passcode.notSatisfied = %1$@, ще не виконано
    passcode.complete = Код допуску відповідає всім вимогам.
    input.passcode.label = Код допуску
    passcode.create.title = Створити код допуску
    passcode.confirm.title = Підтвердити код допуску
    passcode.enter.title = Ввести код допуску
    passcode.current.title = Поточний код допуску
    passcode.new.title = Новий код допуску
    passcode.create.detail = Виберіть код допуску, який відповідає всім вимогам нижче.
    passcode.confirm.detail = Введіть той самий код допуску ще раз.
    passcode.enter.detail = Введіть код допуску, щоб продовжити.
    passcode.current.detail = Введіть код допуску, який ви використовуєте зараз.
    passcode.missesPolicy = Код допуску відповідає не всім вимогам.
    passcode.sameAsCurrent = Виберіть код допуску, інший за поточний.
    passcode.mismatch = Коди допуску не збігаються. Виберіть код допуску ще раз.
    passcode.wrong = Неправильний код допуску.
    passcode.refused = Не вдалося використати код допуску. Спробуйте ще раз.
    passcode.tries = Залишилося спроб: %1$@
    passcode.noTries.title = Спроб не залишилося
    passcode.noTries.advice = Увійдіть у свій обліковий запис, щоб скинути код допуску.
    passcode.reset = Забули код допуску?
    passcode.skip = Пропустити
    passcode.common = Цей код допуску легко вгадати. Виберіть інший.
    passcode.wait.title = Забагато спроб
    passcode.wait.advice = Спробуйте ще раз о %1$@.
    passcode.afterRestart = Після перезапуску цього пристрою спершу введіть код допуску.
    store.reset.title = Скинути застосунок?
    store.reset.advice = Усі дані, які застосунок зберігає на цьому пристрої, буде видалено. \
    Потім ви налаштуєте застосунок знову.
    store.reset.action = Скинути
    recovery.title = Код відновлення
    recovery.offer.detail = Код відновлення відкриє застосунок, якщо ви забудете код допуску. \
    Його буде показано лише один раз. Переконайтеся, що ваш екран більше ніхто не бачить.
    recovery.show = Показати код
    recovery.shown.detail = Запишіть цей код і зберігайте його в надійному місці. Більше його \
    показано не буде.
    recovery.enter = Ввести код відновлення
    recovery.enter.detail = Введіть код відновлення. Великі літери, пробіли й дефіси значення не \
    мають.
    recovery.advice = Введіть код відновлення, щоб вибрати новий код допуску.
    recovery.mistyped = У цьому коді помилка набору. Перевірте кожен знак.
    recovery.wrong = Це не код відновлення цього застосунку.
    finger.title = Відбиток пальця
    finger.generated.detail = Використовуйте відбиток пальця замість коду допуску. Якщо його \
    більше не вдасться прочитати, застосунок доведеться налаштувати знову.
    finger.typed.detail = Розблоковуйте застосунок відбитком пальця. Код допуску залишиться \
    чинним.
    finger.notEnrolled.detail = На цьому пристрої ще не зареєстровано відбитка пальця. Додайте \
    його в налаштуваннях або продовжте з кодом допуску.
    finger.enter.detail = Розблокуйте застосунок відбитком пальця.
    finger.enable = Увімкнути
    finger.waiting = Торкніться сканера відбитків.
    finger.settings.title = Немає відбитків
    finger.settings.advice = Додайте відбиток пальця в налаштуваннях цього пристрою, потім \
    поверніться.
    action.settings = Налаштування
    finger.noSettings = Не вдалося відкрити налаштування. Знайдіть облікові записи \
    користувачів у налаштуваннях робочого столу або запустіть fprintd-enroll у терміналі.
    finger.learnMore = Докладніше
    finger.learnMore.detail = Застосунок запитує сканер цього пристрою, чи палець ваш. Інші не \
    зможуть відкрити застосунок, але те, що він зберігає, цим не шифрується.
    finger.usePasscode = Використати код допуску
    finger.useFinger = Використати відбиток
    finger.hint.again = Палець не прочитано. Торкніться сканера ще раз.
    finger.hint.longer = Проведіть пальцем по всьому сканеру.
    finger.hint.center = Прикладіть палець до середини сканера.
    finger.hint.lift = Підніміть палець і торкніться сканера ще раз.
    finger.hint.slower = Рухайте пальцем повільніше.
    finger.noMatch = Цей палець не розпізнано. Спробуйте ще раз.
    finger.tooMany = Палець не розпізнано забагато разів. Використайте код допуску.
    finger.timedOut = Жодного пальця не прочитано. Спробуйте ще раз.
    finger.busy = Сканер відбитків використовує інший застосунок. Спробуйте ще раз за мить.
    finger.readerGone = Сканер відбитків не відповідає. Використайте код допуску.
    finger.notSaved = Не вдалося налаштувати відбиток пальця. Використайте код допуску.
    finger.notRemoved = Не вдалося вимкнути відбиток пальця. Він і далі відкриває застосунок.
    finger.changed = Відбитки на цьому пристрої змінилися. Введіть код допуску.
    finger.changed.noPasscode = Відбитки на цьому пристрої змінилися. Налаштуйте застосунок знову.
    user.switchOrAdd = Змінити або додати користувача
    user.switch.title = Змінити користувача
    user.add = Додати користувача
    user.search = Пошук користувачів
    user.none = Користувача не знайдено
    user.current = %1$@, поточний користувач
    input.userName.label = Ім’я користувача
    input.password.label = Пароль
    input.password.show = Показати пароль
    input.password.hide = Сховати пароль
    input.required = %1$@, обов’язкове поле
    input.readOnly = Не можна змінити
    input.count = Символів: %1$@ із %2$@
    input.full = Досягнуто найбільшої кількості символів.
    input.tooLong = Текст задовгий. Скоротіть його.
    input.writtenByAI = Написано ШІ. Перевірте текст.
    authentication.verifying = Перевірка даних…
    authentication.dynamic.detail = Укажіть наведені нижче відомості, щоб почати активацію.
    authentication.basic.detail = Введіть ім’я та пароль свого облікового запису.
    authentication.unchecked = Не вдалося перевірити дані. Спробуйте ще раз пізніше.
    progress.percent = %1$@%%
    progress.announcement = %1$@, %2$@
    progress.notStarted = Не розпочато
    progress.processing = Триває обробка
    progress.pausable = Виконується, можна призупинити
    progress.stoppable = Виконується, можна зупинити
    progress.paused = Призупинено
    progress.failed = Не вдалося
    progress.done = Готово
    banner.negative = Помилка: %1$@
    banner.critical = Попередження: %1$@
    banner.positive = Готово: %1$@
    whatsNew.title = Що нового
    whatsNew.page = Сторінка %1$@ з %2$@
    """)
}
