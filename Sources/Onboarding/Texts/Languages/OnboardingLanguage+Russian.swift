extension OnboardingLanguage {
  static let russian = OnboardingLanguage(
    "ru", review: .drafted,
    """
    action.start = Начать
    action.continue = Продолжить
    action.scan = Сканировать
    action.activate = Активировать
    action.cancel = Отмена
    action.ok = ОК
    action.done = Готово
    demo.question = Хотите осмотреться?
    demo.action = Попробовать демо
    demo.unavailable.title = Нет демоверсии
    demo.unavailable.advice = Демоверсия недоступна. Чтобы пользоваться приложением, настройте \
    его.
    legal.agreement = Я принимаю условия использования.
    lookup.checkingAccount = Проверка учётной записи…
    input.email.label = Адрес эл. почты
    input.serverAddress.label = Адрес сервера
    input.emailOrServerAddress.placeholder = Адрес эл. почты или сервера
    welcome.link.detail = Чтобы настроить приложение, перейдите по ссылке в приветственном \
    письме.
    welcome.discovery.detail = Чтобы настроить приложение, введите рабочий адрес эл. почты.
    welcome.manualURL.detail = Чтобы настроить приложение, введите адрес своего сервера.
    welcome.typed.detail = Чтобы настроить приложение, введите рабочий адрес эл. почты или \
    адрес своего сервера.
    welcome.scanner.detail = Чтобы настроить приложение, отсканируйте QR-код, полученный от \
    администратора.
    welcome.activation.detail = Прежде чем пользоваться приложением, его нужно активировать.
    welcome.configured.detail = Всё готово. Войдите, чтобы начать.
    activation.headline = Активация
    activation.email.detail = Если у вас есть приветственное письмо, перейдите по ссылке в \
    нём. Если нет, введите рабочий адрес эл. почты или отсканируйте QR-код.
    activation.serverAddress.detail = Если у вас есть приветственное письмо, перейдите по \
    ссылке в нём. Если нет, введите адрес своего сервера или отсканируйте QR-код.
    activation.typed.detail = Если у вас есть приветственное письмо, перейдите по ссылке в \
    нём. Если нет, введите рабочий адрес эл. почты или адрес своего сервера либо отсканируйте \
    QR-код.
    activation.useEmail = Использовать эл. почту
    activation.useServerAddress = Использовать этот адрес
    activation.or = Или
    scan.noCamera.title = Нет камеры
    scan.noCamera.detail = Сканирование камерой на этом устройстве пока не поддерживается. \
    Введите адрес, соответствующий вашему QR-коду; его может сообщить администратор.
    scan.invalidCode.title = Недопустимый код
    scan.invalidCode.detail = Приложение не может использовать этот адрес. Проверьте, нет ли в \
    нём опечаток, или обратитесь к администратору.
    scan.starting = Камера включается…
    scan.readingPicture = Изображение считывается…
    scan.instruction = Поместите код в рамку.
    scan.preview.label = Изображение с камеры
    scan.type.title = Введите адрес
    scan.type.detail = Введите адрес, соответствующий вашему QR-коду. Его может сообщить \
    администратор.
    scan.camera.missing.detail = Подключите камеру и повторите попытку. Можно также ввести \
    адрес, соответствующий вашему QR-коду.
    scan.camera.busy.title = Камера занята
    scan.camera.busy.detail = Камеру использует другое приложение. Закройте его и повторите \
    попытку. Можно также ввести адрес.
    scan.camera.denied.title = Разрешите доступ к камере
    scan.camera.denied.detail = Чтобы сканировать, разрешите этому приложению использовать \
    камеру в настройках системы. Можно также ввести адрес.
    scan.camera.unplugged.title = Камера отключена
    scan.camera.unplugged.detail = Снова подключите камеру и повторите попытку. Можно также \
    ввести адрес.
    scan.helperFailed.detail = Не удаётся получить изображение с камеры. Повторите попытку \
    или введите адрес.
    scan.choosePicture = Выбрать изображение
    scan.typeAddress = Ввести адрес
    scan.tryAgain = Повторить
    scan.again = Сканировать снова
    scan.settings = Настройки
    scan.torch.on = Включить свет
    scan.torch.off = Выключить свет
    scan.chooseCamera = Выбрать камеру
    scan.cameraNow = Сейчас используется камера %1$@.
    scan.recent.show = Показать последние изображения
    scan.recent.hide = Скрыть последние изображения
    scan.recent.none = В папке «Изображения» нет изображений.
    scan.recent.picture = Изображение %1$@
    scan.codeRefused.title = Недопустимый QR-код
    scan.codeRefused.detail = Приложение не может использовать этот код. Отсканируйте код, \
    полученный от администратора.
    scan.picture.detail = Выберите изображение вашего QR-кода. Его можно также перетащить или \
    вставить сюда.
    scan.unsuccessful.title = Сканирование не удалось
    scan.noCodeInPicture.detail = На этом изображении нет кода, который можно прочитать. \
    Выберите изображение QR-кода.
    scan.unreadablePicture.detail = Этот файл не является изображением, которое можно \
    прочитать. Выберите файл PNG или JPEG.
    scan.pictureTooLarge.detail = Изображение слишком большое. Выберите изображение размером \
    не более %1$@ МБ.
    scan.photos.title = Разрешите доступ к фото
    scan.photos.detail = Приложение не может открыть файл. Выберите другой или предоставьте \
    приложению доступ.
    scan.several.title = Несколько кодов
    scan.several.detail = Выберите код, который хотите использовать.
    scan.confirmation.title = Подтверждение
    scan.confirmation.detail = Код прочитан. Приложение подключится к серверу:
    scan.lookAlike = Посмотрите внимательно: некоторые буквы этого имени похожи на другие. \
    Продолжайте, только если это ваш сервер.
    payload.notActivation = Этот код не настраивает приложение. Отсканируйте код, полученный \
    от администратора.
    payload.damaged = Код повреждён или неполон. Попросите у администратора новый.
    payload.insecure = Адрес в коде не начинается с https. Попросите у администратора новый \
    код.
    payload.misleading = Адрес в коде можно прочитать неверно. Не используйте его и сообщите \
    администратору.
    payload.noServer = В коде нет сервера, который может использовать приложение. Попросите \
    у администратора новый.
    payload.unsigned = Ваша организация не подписала этот код. Не используйте его и сообщите \
    администратору.
    error.email.title = Проверьте адрес эл. почты
    error.email.empty = Введите свой адрес эл. почты.
    error.email.missingAtSign = Введите адрес полностью, со знаком @.
    error.email.invalidLocalPart = Проверьте часть перед знаком @. В ней допустимы только \
    буквы без диакритики, цифры и некоторые знаки.
    error.email.invalidDomain = Проверьте часть после знака @. Она должна выглядеть как \
    example.com.
    error.email.tooLong = Введите более короткий адрес. Наибольшее число знаков: %1$@.
    error.unknownAccount.title = Настройки не найдены
    error.unknownAccount.advice = Проверьте, правильно ли написан адрес эл. почты. Если да, \
    попросите администратора настроить для вас приложение.
    error.offline.title = Нет подключения
    error.offline.advice = Подключите устройство к сети и повторите попытку.
    error.unreachable.title = Служба недоступна
    error.nameNotFound.advice = Для части после знака @ не найдена служба. Проверьте её \
    написание и подключение и повторите попытку.
    error.unreachable.advice = Проверьте подключение и повторите попытку. Если это не поможет, \
    узнайте у администратора, работает ли служба.
    error.connectionLost.advice = Соединение прервалось. Проверьте сеть и повторите попытку.
    error.timedOut.title = Нет ответа
    error.timedOut.advice = Ответ не получен за %1$@ с. Проверьте подключение и повторите \
    попытку.
    error.untrusted.title = Небезопасное соединение
    error.untrusted.advice = Служба не подтвердила, что принадлежит вашей организации. \
    Повторите попытку в сети, которой доверяете, или обратитесь к администратору.
    error.outdatedCertificate.advice = Проверьте, правильно ли заданы дата и время на \
    устройстве, и повторите попытку. Если они верны, попросите администратора обновить \
    сертификат службы.
    error.redirect.advice = Служба указала на место, куда приложению нельзя переходить. \
    Попросите администратора проверить её настройки.
    error.refusedAddress.advice = Адрес службы нельзя использовать в приложении. Попросите \
    администратора проверить её настройки.
    error.badAnswer.title = Настройки непригодны
    error.badAnswer.advice = Служба дала недопустимый ответ. Попросите администратора \
    проверить настройки этого приложения.
    error.otherApplication.advice = Это настройки другого приложения. Попросите у \
    администратора настройки этого приложения.
    error.server.title = Неполадка службы
    error.server.refused.advice = Служба отклонила запрос (состояние %1$@). Попросите \
    администратора проверить настройки этого приложения.
    error.server.busy.advice = Служба занята (состояние %1$@). Подождите несколько минут и \
    повторите попытку.
    error.server.failed.advice = В службе произошла неполадка (состояние %1$@). Повторите \
    попытку позже. Если это не поможет, обратитесь к администратору.
    error.helperMissing.title = Приложение неполное
    error.helperMissing.advice = Не хватает части приложения. Установите его заново.
    error.helperFailed.title = Что-то пошло не так
    error.helperFailed.advice = Часть приложения остановилась. Повторите попытку. Если это не \
    поможет, перезапустите приложение.
    error.store.keyringLocked.title = Связка ключей заблокирована
    error.store.keyringLocked.advice = Разблокируйте связку ключей рабочего стола и повторите \
    попытку.
    error.store.keyringMissing.title = Связка ключей недоступна
    error.store.keyringMissing.advice = Выйдите из сеанса рабочего стола, войдите снова и \
    повторите попытку.
    error.store.keyMissing.title = Одного код-пароля недостаточно
    error.store.keyMissing.advice = Ключа, который к нему относится, больше нет в связке ключей. \
    Используйте код восстановления или настройте приложение заново.
    error.store.title = Данные недоступны
    error.store.full.advice = Диск заполнен. Освободите место и повторите попытку.
    error.store.disk.advice = Приложение не может прочитать или записать данные. Обратитесь к \
    администратору.
    error.store.damaged.advice = Данные приложения повреждены. Попросите администратора \
    восстановить резервную копию.
    error.store.memory.advice = Не хватает памяти. Закройте другие приложения и повторите попытку.
    error.store.newer.title = Приложение устарело
    error.store.newer.advice = Эти данные сохранила более новая версия приложения. Обновите \
    приложение.
    error.store.busy.title = Данные используются
    error.store.busy.advice = Данные использует другое окно приложения. Закройте его и повторите \
    попытку.
    error.store.refused.title = Этот код-пароль не подходит
    error.store.refused.advice = Выберите другой код-пароль.
    error.cancelled.title = Остановлено
    error.cancelled.advice = Ничего не изменено. Повторите попытку, когда будете готовы.
    action.agree = Принимаю
    action.disagree = Не принимаю
    action.next = Далее
    action.back = Назад
    action.allow = Разрешить
    action.deny = Отклонить
    action.notNow = Не сейчас
    action.quit = Завершить
    action.stay = Нет
    action.giveConsent = Дать согласие
    consent.step = Шаг %1$@ из %2$@
    consent.deny.question = Без вашего согласия продолжить нельзя.
    consent.cancel.question = Завершить настройку?
    licence.readToEnd = Чтобы принять условия, прокрутите текст до конца.
    licence.loading = Загрузка лицензионного соглашения…
    licence.failed.title = Лицензионное соглашение недоступно
    licence.failed.advice = Повторите попытку. Если это не поможет, обратитесь к администратору.
    licence.print = Напечатать или сохранить
    licence.print.action = Напечатать…
    licence.savePDF.action = Сохранить как PDF…
    licence.saved = Лицензионное соглашение сохранено.
    licence.notSaved.title = Не сохранено
    licence.notSaved.advice = Выберите другую папку или освободите место на диске и повторите \
    попытку.
    licence.notPrinted.title = Не напечатано
    licence.notPrinted.advice = Проверьте, включён ли принтер и есть ли в нём бумага, и \
    повторите попытку.
    action.close = Закрыть
    action.pause = Приостановить
    action.stop = Остановить
    action.resume = Возобновить
    action.signIn = Войти
    passcode.length = Минимальное число символов: %1$@
    passcode.length.one = Хотя бы один символ
    passcode.digitsOnly = Только цифры
    passcode.digit = Хотя бы одна цифра
    passcode.upper = Хотя бы одна прописная буква
    passcode.lower = Хотя бы одна строчная буква
    passcode.special = Хотя бы один специальный символ
    passcode.unique = Минимальное число разных символов: %1$@
    passcode.unique.one = Хотя бы один любой символ
    passcode.satisfied = %1$@, выполнено
    passcode.notSatisfied = %1$@, ещё не выполнено
    passcode.complete = Код-пароль соответствует всем требованиям.
    input.passcode.label = Код-пароль
    passcode.create.title = Создать код-пароль
    passcode.confirm.title = Подтвердить код-пароль
    passcode.enter.title = Ввести код-пароль
    passcode.current.title = Текущий код-пароль
    passcode.new.title = Новый код-пароль
    passcode.create.detail = Выберите код-пароль, который соответствует всем требованиям ниже.
    passcode.confirm.detail = Введите тот же код-пароль ещё раз.
    passcode.enter.detail = Введите код-пароль, чтобы продолжить.
    passcode.current.detail = Введите код-пароль, который вы используете сейчас.
    passcode.missesPolicy = Код-пароль соответствует не всем требованиям.
    passcode.sameAsCurrent = Выберите код-пароль, отличный от текущего.
    passcode.mismatch = Коды-пароли не совпадают. Выберите код-пароль ещё раз.
    passcode.wrong = Неверный код-пароль.
    passcode.refused = Не удалось использовать код-пароль. Повторите попытку.
    passcode.tries = Осталось попыток: %1$@
    passcode.noTries.title = Попыток не осталось
    passcode.noTries.advice = Войдите в свою учётную запись, чтобы сбросить код-пароль.
    passcode.reset = Забыли код-пароль?
    passcode.skip = Пропустить
    passcode.common = Этот код доступа легко угадать. Выберите другой.
    passcode.wait.title = Слишком много попыток
    passcode.wait.advice = Повторите попытку в %1$@.
    passcode.afterRestart = После перезапуска этого устройства сначала введите код доступа.
    store.reset.title = Сбросить приложение?
    store.reset.advice = Все данные, которые приложение хранит на этом устройстве, будут удалены. \
    Затем вы настроите приложение заново.
    store.reset.action = Сбросить
    recovery.title = Код восстановления
    recovery.offer.detail = Код восстановления откроет приложение, если вы забудете код-пароль. \
    Он показывается только один раз. Убедитесь, что ваш экран больше никто не видит.
    recovery.show = Показать код
    recovery.shown.detail = Запишите этот код и храните его в надёжном месте. Больше он показан \
    не будет.
    recovery.enter = Ввести код восстановления
    recovery.enter.detail = Введите код восстановления. Заглавные буквы, пробелы и дефисы \
    значения не имеют.
    recovery.advice = Введите код восстановления, чтобы выбрать новый код-пароль.
    recovery.mistyped = В этом коде опечатка. Проверьте каждый знак.
    recovery.wrong = Это не код восстановления этого приложения.
    finger.title = Отпечаток пальца
    finger.generated.detail = Используйте отпечаток пальца вместо кода-пароля. Если его больше \
    не удастся прочитать, приложение придётся настроить заново.
    finger.typed.detail = Разблокируйте приложение отпечатком пальца. Код-пароль останется \
    действительным.
    finger.notEnrolled.detail = На этом устройстве ещё не зарегистрирован отпечаток пальца. \
    Добавьте его в настройках или продолжите с кодом-паролем.
    finger.enter.detail = Разблокируйте приложение отпечатком пальца.
    finger.enable = Включить
    finger.waiting = Коснитесь сканера отпечатков.
    finger.settings.title = Нет отпечатков
    finger.settings.advice = Добавьте отпечаток пальца в настройках этого устройства, затем \
    вернитесь.
    action.settings = Настройки
    finger.noSettings = Не удалось открыть настройки. Найдите учётные записи пользователей в \
    настройках рабочего стола или запустите fprintd-enroll в терминале.
    finger.learnMore = Подробнее
    finger.learnMore.detail = Приложение спрашивает сканер этого устройства, ваш ли это палец. \
    Другие не смогут открыть приложение, но то, что оно хранит, этим не шифруется.
    finger.usePasscode = Использовать код-пароль
    finger.useFinger = Использовать отпечаток
    finger.hint.again = Палец не прочитан. Коснитесь сканера ещё раз.
    finger.hint.longer = Проведите пальцем по всему сканеру.
    finger.hint.center = Приложите палец к середине сканера.
    finger.hint.lift = Поднимите палец и коснитесь сканера ещё раз.
    finger.hint.slower = Двигайте пальцем медленнее.
    finger.noMatch = Этот палец не распознан. Повторите попытку.
    finger.tooMany = Палец не распознан слишком много раз. Используйте код-пароль.
    finger.timedOut = Палец не прочитан. Повторите попытку.
    finger.busy = Сканер отпечатков использует другое приложение. Повторите попытку чуть позже.
    finger.readerGone = Сканер отпечатков не отвечает. Используйте код-пароль.
    finger.notSaved = Не удалось настроить отпечаток пальца. Используйте код-пароль.
    finger.notRemoved = Не удалось отключить отпечаток пальца. Он по-прежнему открывает приложение.
    finger.changed = Отпечатки на этом устройстве изменились. Введите код-пароль.
    finger.changed.noPasscode = Отпечатки на этом устройстве изменились. Настройте приложение \
    заново.
    user.switchOrAdd = Сменить или добавить пользователя
    user.switch.title = Сменить пользователя
    user.add = Добавить пользователя
    user.search = Поиск пользователей
    user.none = Пользователь не найден
    user.current = %1$@, текущий пользователь
    input.userName.label = Имя пользователя
    input.password.label = Пароль
    input.password.show = Показать пароль
    input.password.hide = Скрыть пароль
    input.required = %1$@, обязательное поле
    input.readOnly = Нельзя изменить
    input.count = Символов: %1$@ из %2$@
    input.full = Достигнуто наибольшее число символов.
    input.tooLong = Текст слишком длинный. Сократите его.
    input.writtenByAI = Написано ИИ. Проверьте текст.
    authentication.verifying = Проверка данных…
    authentication.dynamic.detail = Укажите сведения ниже, чтобы начать активацию.
    authentication.basic.detail = Введите имя и пароль своей учётной записи.
    authentication.unchecked = Не удалось проверить данные. Повторите попытку позже.
    progress.percent = %1$@ %%
    progress.announcement = %1$@, %2$@
    progress.notStarted = Не начато
    progress.processing = Выполняется обработка
    progress.pausable = Выполняется, можно приостановить
    progress.stoppable = Выполняется, можно остановить
    progress.paused = Приостановлено
    progress.failed = Не удалось
    progress.done = Готово
    banner.negative = Ошибка: %1$@
    banner.critical = Предупреждение: %1$@
    banner.positive = Готово: %1$@
    whatsNew.title = Что нового
    whatsNew.page = Страница %1$@ из %2$@
    """)
}
