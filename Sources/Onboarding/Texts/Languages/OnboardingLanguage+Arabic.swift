extension OnboardingLanguage {
  static let arabic = OnboardingLanguage(
    "ar", review: .drafted,
    """
    action.start = بدء
    action.continue = متابعة
    action.scan = مسح
    action.activate = تنشيط
    action.cancel = إلغاء
    action.ok = موافق
    action.done = تم
    demo.question = هل تريد الاستكشاف؟
    demo.action = تجربة العرض التوضيحي
    demo.unavailable.title = لا يوجد عرض توضيحي
    demo.unavailable.advice = العرض التوضيحي غير متاح. قم بإعداد التطبيق لاستخدامه.
    legal.agreement = أوافق على شروط الاستخدام.
    lookup.checkingAccount = جارٍ التحقق من الحساب…
    input.email.label = البريد الإلكتروني
    input.serverAddress.label = عنوان الخادم
    input.emailOrServerAddress.placeholder = البريد الإلكتروني أو عنوان الخادم
    welcome.link.detail = لإعداد التطبيق، اتبع الرابط الموجود في رسالة الترحيب.
    welcome.discovery.detail = لإعداد التطبيق، أدخل عنوان بريدك الإلكتروني في العمل.
    welcome.manualURL.detail = لإعداد التطبيق، أدخل عنوان الخادم.
    welcome.typed.detail = لإعداد التطبيق، أدخل عنوان بريدك الإلكتروني في العمل أو عنوان \
    الخادم.
    welcome.scanner.detail = لإعداد التطبيق، امسح رمز QR الذي حصلت عليه من المسؤول.
    welcome.activation.detail = يجب تنشيط التطبيق قبل استخدامه.
    welcome.configured.detail = كل شيء جاهز. سجّل الدخول للبدء.
    activation.headline = التنشيط
    activation.email.detail = إذا كانت لديك رسالة ترحيب، فاتبع الرابط الموجود فيها. وإلا فأدخل \
    عنوان بريدك الإلكتروني في العمل أو امسح رمز QR.
    activation.serverAddress.detail = إذا كانت لديك رسالة ترحيب، فاتبع الرابط الموجود فيها. \
    وإلا فأدخل عنوان الخادم أو امسح رمز QR.
    activation.typed.detail = إذا كانت لديك رسالة ترحيب، فاتبع الرابط الموجود فيها. وإلا فأدخل \
    عنوان بريدك الإلكتروني في العمل أو عنوان الخادم، أو امسح رمز QR.
    activation.useEmail = استخدام بريدي الإلكتروني
    activation.useServerAddress = استخدام هذا العنوان
    activation.or = أو
    scan.noCamera.title = لا توجد كاميرا
    scan.noCamera.detail = المسح بالكاميرا غير مدعوم على هذا الجهاز بعد. اكتب العنوان المطابق \
    لرمز QR؛ ويمكن للمسؤول أن يخبرك به.
    scan.invalidCode.title = رمز غير صالح
    scan.invalidCode.detail = لا يمكن للتطبيق استخدام هذا العنوان. تحقق من عدم وجود أخطاء \
    كتابة فيه، أو اسأل المسؤول.
    scan.starting = جارٍ تشغيل الكاميرا…
    scan.readingPicture = جارٍ قراءة الصورة…
    scan.instruction = ضع الرمز داخل الإطار.
    scan.preview.label = صورة الكاميرا
    scan.type.title = اكتب العنوان
    scan.type.detail = اكتب العنوان المطابق لرمز QR. يمكن للمسؤول أن يخبرك به.
    scan.camera.missing.detail = صِل كاميرا، ثم أعد المحاولة. يمكنك أيضًا كتابة العنوان \
    المطابق لرمز QR.
    scan.camera.busy.title = الكاميرا قيد الاستخدام
    scan.camera.busy.detail = يستخدم تطبيق آخر الكاميرا. أغلقه، ثم أعد المحاولة. يمكنك أيضًا \
    كتابة العنوان.
    scan.camera.denied.title = السماح بالوصول إلى الكاميرا
    scan.camera.denied.detail = للمسح، اسمح لهذا التطبيق باستخدام الكاميرا في إعدادات \
    النظام. يمكنك أيضًا كتابة العنوان.
    scan.camera.unplugged.title = الكاميرا مفصولة
    scan.camera.unplugged.detail = صِل الكاميرا من جديد، ثم أعد المحاولة. يمكنك أيضًا كتابة \
    العنوان.
    scan.helperFailed.detail = تعذرت القراءة من الكاميرا. أعد المحاولة أو اكتب العنوان.
    scan.choosePicture = اختيار صورة
    scan.typeAddress = كتابة العنوان
    scan.tryAgain = إعادة المحاولة
    scan.again = المسح مرة أخرى
    scan.settings = الإعدادات
    scan.torch.on = تشغيل الضوء
    scan.torch.off = إطفاء الضوء
    scan.chooseCamera = اختيار كاميرا
    scan.cameraNow = الكاميرا المستخدمة هي %1$@.
    scan.recent.show = إظهار الصور الحديثة
    scan.recent.hide = إخفاء الصور الحديثة
    scan.recent.none = لا توجد صور في مجلد الصور لديك.
    scan.recent.picture = صورة %1$@
    scan.codeRefused.title = رمز QR غير صالح
    scan.codeRefused.detail = لا يمكن لهذا التطبيق استخدام الرمز. امسح الرمز الذي أعطاك إياه \
    المسؤول.
    scan.picture.detail = اختر صورة لرمز QR. يمكنك أيضًا سحبها أو لصقها هنا.
    scan.unsuccessful.title = لم ينجح المسح
    scan.noCodeInPicture.detail = لا يوجد في هذه الصورة رمز يمكن قراءته. اختر صورة لرمز QR.
    scan.unreadablePicture.detail = هذا الملف ليس صورة يمكن قراءتها. اختر ملف PNG أو JPEG.
    scan.pictureTooLarge.detail = هذه الصورة كبيرة جدًا. اختر صورة لا تزيد على %1$@ \
    ميغابايت.
    scan.photos.title = السماح بالوصول إلى الصور
    scan.photos.detail = لا يمكن لهذا التطبيق فتح الملف. اختر ملفًا آخر أو امنح التطبيق حق \
    الوصول إليه.
    scan.several.title = عدة رموز
    scan.several.detail = اختر الرمز الذي تريد استخدامه.
    scan.confirmation.title = تأكيد
    scan.confirmation.detail = تمت قراءة الرمز. سيتصل التطبيق بـ:
    scan.lookAlike = انظر جيدًا: بعض حروف هذا الاسم تشبه حروفًا أخرى. تابع فقط إذا كان هذا \
    خادمك.
    payload.notActivation = لا يُستخدم هذا الرمز لإعداد تطبيق. امسح الرمز الذي أعطاك إياه \
    المسؤول.
    payload.damaged = الرمز تالف أو غير مكتمل. اطلب من المسؤول رمزًا جديدًا.
    payload.insecure = لا يبدأ العنوان في الرمز بـ https. اطلب من المسؤول رمزًا جديدًا.
    payload.misleading = يمكن أن يُقرأ العنوان في الرمز خطأً. لا تستخدمه وأبلغ المسؤول.
    payload.noServer = لا يذكر الرمز خادمًا يمكن للتطبيق استخدامه. اطلب من المسؤول رمزًا \
    جديدًا.
    payload.unsigned = لم توقّع مؤسستك هذا الرمز. لا تستخدمه وأبلغ المسؤول.
    error.email.title = تحقق من عنوان البريد الإلكتروني
    error.email.empty = أدخل عنوان بريدك الإلكتروني.
    error.email.missingAtSign = أدخل العنوان كاملاً، متضمنًا علامة @.
    error.email.invalidLocalPart = تحقق من الجزء الذي يسبق علامة @. يُسمح فيه فقط بحروف \
    لاتينية بلا علامات، وأرقام، وبعض الرموز.
    error.email.invalidDomain = تحقق من الجزء الذي يلي علامة @. يجب أن يشبه example.com.
    error.email.tooLong = أدخل عنوانًا أقصر. الحد الأقصى لعدد الأحرف: %1$@.
    error.unknownAccount.title = لم يُعثر على إعدادات
    error.unknownAccount.advice = تحقق من كتابة عنوان بريدك الإلكتروني. إذا كان صحيحًا، فاطلب \
    من المسؤول إعداد التطبيق لك.
    error.offline.title = لا يوجد اتصال
    error.offline.advice = صِل هذا الجهاز بشبكة، ثم أعد المحاولة.
    error.unreachable.title = تعذر الوصول إلى الخدمة
    error.nameNotFound.advice = لم يُعثر على خدمة للجزء الذي يلي علامة @. تحقق من كتابته ومن \
    اتصالك، ثم أعد المحاولة.
    error.unreachable.advice = تحقق من اتصالك وأعد المحاولة. إذا لم ينفع ذلك، فاسأل المسؤول \
    عما إذا كانت الخدمة تعمل.
    error.connectionLost.advice = انقطع الاتصال. تحقق من شبكتك، ثم أعد المحاولة.
    error.timedOut.title = لا توجد استجابة
    error.timedOut.advice = لم تصل استجابة خلال المهلة (بالثواني: %1$@). تحقق من اتصالك، ثم \
    أعد المحاولة.
    error.untrusted.title = الاتصال غير آمن
    error.untrusted.advice = لم تتمكن الخدمة من إثبات أنها تابعة لمؤسستك. أعد المحاولة على \
    شبكة تثق بها، أو اسأل المسؤول.
    error.outdatedCertificate.advice = تحقق من صحة التاريخ والوقت على هذا الجهاز، ثم أعد \
    المحاولة. إذا كانا صحيحين، فاطلب من المسؤول تجديد شهادة الخدمة.
    error.redirect.advice = أشارت الخدمة إلى موضع لا يجوز للتطبيق اتباعه. اطلب من المسؤول \
    التحقق من إعداداتها.
    error.refusedAddress.advice = عنوان الخدمة لا يجوز للتطبيق استخدامه. اطلب من المسؤول \
    التحقق من إعداداتها.
    error.badAnswer.title = لا يمكن استخدام الإعدادات
    error.badAnswer.advice = أعطت الخدمة استجابة غير صالحة. اطلب من المسؤول التحقق من إعدادات \
    هذا التطبيق.
    error.otherApplication.advice = هذه الإعدادات لتطبيق آخر. اطلب من المسؤول إعدادات هذا \
    التطبيق.
    error.server.title = مشكلة في الخدمة
    error.server.refused.advice = رفضت الخدمة الطلب (الحالة %1$@). اطلب من المسؤول التحقق من \
    إعدادات هذا التطبيق.
    error.server.busy.advice = الخدمة مشغولة (الحالة %1$@). انتظر بضع دقائق، ثم أعد المحاولة.
    error.server.failed.advice = حدثت مشكلة في الخدمة (الحالة %1$@). أعد المحاولة لاحقًا. إذا \
    لم ينفع ذلك، فاسأل المسؤول.
    error.helperMissing.title = التطبيق غير مكتمل
    error.helperMissing.advice = جزء من هذا التطبيق مفقود. ثبّت التطبيق مرة أخرى.
    error.helperFailed.title = حدث خطأ ما
    error.helperFailed.advice = توقف جزء من هذا التطبيق. أعد المحاولة. إذا لم ينفع ذلك، فأعد \
    تشغيل التطبيق.
    error.store.keyringLocked.title = سلسلة المفاتيح مقفلة
    error.store.keyringLocked.advice = افتح قفل سلسلة مفاتيح سطح المكتب، ثم أعد المحاولة.
    error.store.keyringMissing.title = سلسلة المفاتيح غير متاحة
    error.store.keyringMissing.advice = سجّل الخروج من سطح المكتب ثم سجّل الدخول، وأعد المحاولة.
    error.store.keyMissing.title = رمز الدخول وحده لا يكفي
    error.store.keyMissing.advice = لم يعد المفتاح التابع له موجودًا في سلسلة المفاتيح. استخدم رمز \
    الاسترداد أو أعد إعداد التطبيق.
    error.store.title = تعذر الوصول إلى البيانات
    error.store.full.advice = القرص ممتلئ. أفرغ مساحة عليه، ثم أعد المحاولة.
    error.store.disk.advice = يتعذر على التطبيق قراءة بياناته أو كتابتها. اتصل بالمسؤول.
    error.store.damaged.advice = بيانات التطبيق تالفة. اطلب من المسؤول استعادة نسخة احتياطية.
    error.store.memory.advice = الذاكرة غير كافية. أغلق تطبيقات أخرى، ثم أعد المحاولة.
    error.store.newer.title = التطبيق قديم
    error.store.newer.advice = حُفظت هذه البيانات بإصدار أحدث من التطبيق. حدّث التطبيق.
    error.store.busy.title = البيانات قيد الاستخدام
    error.store.busy.advice = تستخدم نافذة أخرى من التطبيق بياناته. أغلقها، ثم أعد المحاولة.
    error.store.refused.title = لا يمكن استخدام رمز الدخول
    error.store.refused.advice = اختر رمز دخول آخر.
    error.cancelled.title = تم الإيقاف
    error.cancelled.advice = لم يتغير شيء. أعد المحاولة عندما تكون مستعدًا.
    action.agree = موافقة
    action.disagree = عدم الموافقة
    action.next = التالي
    action.back = رجوع
    action.allow = السماح
    action.deny = رفض
    action.notNow = ليس الآن
    action.quit = إنهاء
    action.stay = لا
    action.giveConsent = منح الموافقة
    consent.step = الخطوة %1$@ من %2$@
    consent.deny.question = لا يمكنك المتابعة دون موافقتك.
    consent.cancel.question = هل تريد إنهاء الإعداد؟
    licence.readToEnd = مرّر إلى النهاية للموافقة.
    licence.loading = جارٍ تحميل اتفاقية الترخيص…
    licence.failed.title = اتفاقية الترخيص غير متاحة
    licence.failed.advice = حاول مرة أخرى. إذا لم يفد ذلك، فاسأل المسؤول.
    licence.print = طباعة أو حفظ
    licence.print.action = طباعة…
    licence.savePDF.action = حفظ بصيغة PDF…
    licence.saved = تم حفظ اتفاقية الترخيص.
    licence.notSaved.title = لم يتم الحفظ
    licence.notSaved.advice = اختر مجلدًا آخر أو وفّر مساحة على القرص، ثم حاول مرة أخرى.
    licence.notPrinted.title = لم تتم الطباعة
    licence.notPrinted.advice = تأكد من أن الطابعة قيد التشغيل وبها ورق، ثم حاول مرة أخرى.
    action.close = إغلاق
    action.pause = إيقاف مؤقت
    action.stop = إيقاف
    action.resume = استئناف
    action.signIn = تسجيل الدخول
    passcode.length = الحد الأدنى لعدد الأحرف: %1$@
    passcode.length.one = حرف واحد على الأقل
    passcode.digitsOnly = أرقام فقط
    passcode.digit = رقم واحد على الأقل
    passcode.upper = حرف كبير واحد على الأقل
    passcode.lower = حرف صغير واحد على الأقل
    passcode.special = رمز خاص واحد على الأقل
    passcode.unique = الحد الأدنى لعدد الأحرف المختلفة: %1$@
    passcode.unique.one = أي حرف واحد على الأقل
    passcode.satisfied = %1$@، مستوفى
    passcode.notSatisfied = %1$@، غير مستوفى بعد
    passcode.complete = رمز الدخول يستوفي جميع المتطلبات.
    input.passcode.label = رمز الدخول
    passcode.create.title = إنشاء رمز الدخول
    passcode.confirm.title = تأكيد رمز الدخول
    passcode.enter.title = إدخال رمز الدخول
    passcode.current.title = رمز الدخول الحالي
    passcode.new.title = رمز الدخول الجديد
    passcode.create.detail = اختر رمز دخول يستوفي جميع المتطلبات أدناه.
    passcode.confirm.detail = أدخل رمز الدخول نفسه مرة أخرى.
    passcode.enter.detail = أدخل رمز الدخول للمتابعة.
    passcode.current.detail = أدخل رمز الدخول الذي تستخدمه الآن.
    passcode.missesPolicy = رمز الدخول لا يستوفي جميع المتطلبات.
    passcode.sameAsCurrent = اختر رمز دخول مختلفًا عن الحالي.
    passcode.mismatch = رمزا الدخول غير متطابقين. اختر رمز دخول مرة أخرى.
    passcode.wrong = رمز الدخول هذا غير صحيح.
    passcode.refused = تعذر استخدام رمز الدخول. حاول مرة أخرى.
    passcode.tries = المحاولات المتبقية: %1$@
    passcode.noTries.title = لا توجد محاولات متبقية
    passcode.noTries.advice = سجل الدخول بحسابك لإعادة تعيين رمز الدخول.
    passcode.reset = هل نسيت رمز الدخول؟
    passcode.skip = تخطي
    passcode.common = من السهل تخمين رمز الدخول هذا. اختر رمزًا آخر.
    passcode.wait.title = محاولات كثيرة جدًا
    passcode.wait.advice = حاول مرة أخرى عند الساعة %1$@.
    passcode.afterRestart = بعد إعادة تشغيل هذا الجهاز، أدخل رمز الدخول أولاً.
    store.reset.title = هل تريد إعادة تعيين التطبيق؟
    store.reset.advice = ستُحذف جميع البيانات التي يحتفظ بها التطبيق على هذا الجهاز. بعد ذلك تعيد \
    إعداد التطبيق.
    store.reset.action = إعادة التعيين
    recovery.title = رمز الاسترداد
    recovery.offer.detail = يفتح رمز الاسترداد التطبيق إذا نسيت رمز الدخول. يُعرض مرة واحدة فقط. \
    تأكد من أن لا أحد غيرك يرى شاشتك.
    recovery.show = إظهار الرمز
    recovery.shown.detail = اكتب هذا الرمز واحتفظ به في مكان آمن. لن يُعرض مرة أخرى.
    recovery.enter = إدخال رمز الاسترداد
    recovery.enter.detail = أدخل رمز الاسترداد. لا فرق بين الأحرف الكبيرة والصغيرة، ولا أثر \
    للمسافات والشرطات.
    recovery.advice = أدخل رمز الاسترداد لاختيار رمز دخول جديد.
    recovery.mistyped = يوجد خطأ في كتابة هذا الرمز. تحقق من كل حرف.
    recovery.wrong = هذا ليس رمز الاسترداد لهذا التطبيق.
    finger.title = بصمة الإصبع
    finger.generated.detail = استخدم بصمة إصبعك بدلاً من رمز الدخول. إذا تعذرت قراءتها لاحقًا \
    فسيلزم إعداد التطبيق من جديد.
    finger.typed.detail = استخدم بصمة إصبعك لفتح التطبيق. يبقى رمز الدخول صالحًا.
    finger.notEnrolled.detail = لم تُسجل أي بصمة على هذا الجهاز بعد. سجل بصمة في الإعدادات أو \
    تابع برمز دخول.
    finger.enter.detail = افتح التطبيق ببصمة إصبعك.
    finger.enable = تفعيل
    finger.waiting = المس قارئ البصمات.
    finger.settings.title = لا توجد بصمة مسجلة
    finger.settings.advice = سجل بصمة في إعدادات هذا الجهاز، ثم عد إلى هنا.
    action.settings = الإعدادات
    finger.noSettings = تعذر فتح الإعدادات. ابحث عن حسابات المستخدمين في إعدادات سطح المكتب، \
    أو شغل fprintd-enroll في الطرفية.
    finger.learnMore = معرفة المزيد
    finger.learnMore.detail = يسأل التطبيق قارئ البصمات في هذا الجهاز هل الإصبع لك. يمنع ذلك \
    الآخرين من فتح التطبيق، لكنه لا يشفر ما يحفظه التطبيق.
    finger.usePasscode = استخدام رمز الدخول
    finger.useFinger = استخدام البصمة
    finger.hint.again = لم تُقرأ البصمة. المس القارئ مرة أخرى.
    finger.hint.longer = مرر الإصبع على القارئ كله.
    finger.hint.center = ضع الإصبع في وسط القارئ.
    finger.hint.lift = ارفع الإصبع ثم المس القارئ مرة أخرى.
    finger.hint.slower = حرك الإصبع ببطء أكثر.
    finger.noMatch = لم يتم التعرف على هذا الإصبع. حاول مرة أخرى.
    finger.tooMany = لم يتم التعرف على الإصبع مرات كثيرة. استخدم رمز دخول.
    finger.timedOut = لم تُقرأ أي بصمة. حاول مرة أخرى.
    finger.busy = يستخدم تطبيق آخر قارئ البصمات. حاول مرة أخرى بعد قليل.
    finger.readerGone = قارئ البصمات لا يستجيب. استخدم رمز دخول.
    finger.notSaved = تعذر إعداد البصمة. استخدم رمز دخول.
    finger.notRemoved = تعذر إيقاف البصمة. ما زالت تفتح التطبيق.
    finger.changed = تغيرت البصمات على هذا الجهاز. أدخل رمز الدخول.
    finger.changed.noPasscode = تغيرت البصمات على هذا الجهاز. أعد إعداد التطبيق.
    user.switchOrAdd = تبديل المستخدم أو إضافته
    user.switch.title = تبديل المستخدم
    user.add = إضافة مستخدم
    user.search = البحث عن مستخدمين
    user.none = لم يُعثر على مستخدم
    user.current = %1$@، المستخدم الحالي
    input.userName.label = اسم المستخدم
    input.password.label = كلمة المرور
    input.password.show = إظهار كلمة المرور
    input.password.hide = إخفاء كلمة المرور
    input.required = %1$@، مطلوب
    input.readOnly = لا يمكن تغييره
    input.count = %1$@ من %2$@ حرفًا
    input.full = تم بلوغ الحد الأقصى لعدد الأحرف.
    input.tooLong = النص طويل جدًا. اختصره.
    input.writtenByAI = كتبه الذكاء الاصطناعي. تحقق من النص.
    authentication.verifying = جارٍ التحقق من المعلومات…
    authentication.dynamic.detail = يُرجى تقديم المعلومات أدناه لبدء عملية التفعيل.
    authentication.basic.detail = أدخل اسم حسابك وكلمة مروره.
    authentication.unchecked = تعذّر التحقق من معلوماتك. حاول مرة أخرى لاحقًا.
    progress.percent = %1$@%%
    progress.announcement = %1$@، %2$@
    progress.notStarted = لم يبدأ
    progress.processing = قيد المعالجة
    progress.pausable = قيد التنفيذ، يمكن إيقافه مؤقتًا
    progress.stoppable = قيد التنفيذ، يمكن إيقافه
    progress.paused = متوقف مؤقتًا
    progress.failed = فشل
    progress.done = اكتمل
    banner.negative = خطأ: %1$@
    banner.critical = تحذير: %1$@
    banner.positive = تم: %1$@
    whatsNew.title = الميزات الجديدة
    whatsNew.page = الصفحة %1$@ من %2$@
    """)
}
