extension OnboardingLanguage {
  static let hebrew = OnboardingLanguage(
    "he", review: .drafted,
    """
    action.start = התחלה
    action.continue = המשך
    action.scan = סריקה
    action.activate = הפעלה
    action.cancel = ביטול
    action.ok = אישור
    action.done = סיום
    demo.question = רוצה להתרשם?
    demo.action = לנסות את ההדגמה
    demo.unavailable.title = אין הדגמה
    demo.unavailable.advice = ההדגמה אינה זמינה. יש להגדיר את היישום כדי להשתמש בו.
    legal.agreement = אני מקבל/ת את תנאי השימוש.
    lookup.checkingAccount = החשבון נבדק…
    input.email.label = דוא״ל
    input.serverAddress.label = כתובת השרת
    input.emailOrServerAddress.placeholder = דוא״ל או כתובת השרת
    welcome.link.detail = כדי להגדיר את היישום, יש לפתוח את הקישור שבהודעת ברוכים הבאים.
    welcome.discovery.detail = כדי להגדיר את היישום, יש להזין את כתובת הדוא״ל בעבודה.
    welcome.manualURL.detail = כדי להגדיר את היישום, יש להזין את כתובת השרת.
    welcome.typed.detail = כדי להגדיר את היישום, יש להזין את כתובת הדוא״ל בעבודה או את כתובת \
    השרת.
    welcome.scanner.detail = כדי להגדיר את היישום, יש לסרוק את קוד ה-QR שהתקבל ממנהל המערכת.
    welcome.activation.detail = יש להפעיל את היישום לפני השימוש בו.
    welcome.configured.detail = הכול מוכן. יש להיכנס כדי להתחיל.
    activation.headline = הפעלה
    activation.email.detail = אם קיבלת הודעת ברוכים הבאים, יש לפתוח את הקישור שבה. אם לא, יש \
    להזין את כתובת הדוא״ל בעבודה או לסרוק קוד QR.
    activation.serverAddress.detail = אם קיבלת הודעת ברוכים הבאים, יש לפתוח את הקישור שבה. אם \
    לא, יש להזין את כתובת השרת או לסרוק קוד QR.
    activation.typed.detail = אם קיבלת הודעת ברוכים הבאים, יש לפתוח את הקישור שבה. אם לא, יש \
    להזין את כתובת הדוא״ל בעבודה או את כתובת השרת, או לסרוק קוד QR.
    activation.useEmail = שימוש בדוא״ל שלי
    activation.useServerAddress = שימוש בכתובת זו
    activation.or = או
    scan.noCamera.title = אין מצלמה
    scan.noCamera.detail = סריקה במצלמה עדיין אינה נתמכת במכשיר זה. יש להקליד את הכתובת \
    המתאימה לקוד ה-QR; מנהל המערכת יכול למסור אותה.
    scan.invalidCode.title = קוד לא תקין
    scan.invalidCode.detail = היישום אינו יכול להשתמש בכתובת זו. יש לבדוק אם יש בה שגיאות \
    הקלדה, או לפנות למנהל המערכת.
    scan.starting = המצלמה מופעלת…
    scan.readingPicture = התמונה נקראת…
    scan.instruction = יש להחזיק את הקוד בתוך המסגרת.
    scan.preview.label = תמונת המצלמה
    scan.type.title = הקלדת הכתובת
    scan.type.detail = יש להקליד את הכתובת המתאימה לקוד ה-QR. מנהל המערכת יכול למסור אותה.
    scan.camera.missing.detail = יש לחבר מצלמה ולנסות שוב. אפשר גם להקליד את הכתובת המתאימה \
    לקוד ה-QR.
    scan.camera.busy.title = המצלמה בשימוש
    scan.camera.busy.detail = יישום אחר משתמש במצלמה. יש לסגור אותו ולנסות שוב. אפשר גם \
    להקליד את הכתובת.
    scan.camera.denied.title = מתן גישה למצלמה
    scan.camera.denied.detail = כדי לסרוק, יש לאפשר ליישום זה להשתמש במצלמה בהגדרות המערכת. \
    אפשר גם להקליד את הכתובת.
    scan.camera.unplugged.title = המצלמה נותקה
    scan.camera.unplugged.detail = יש לחבר את המצלמה מחדש ולנסות שוב. אפשר גם להקליד את \
    הכתובת.
    scan.helperFailed.detail = לא ניתן לקרוא מהמצלמה. יש לנסות שוב או להקליד את הכתובת.
    scan.choosePicture = בחירת תמונה
    scan.typeAddress = הקלדת כתובת
    scan.tryAgain = ניסיון חוזר
    scan.again = סריקה חוזרת
    scan.settings = הגדרות
    scan.torch.on = הדלקת האור
    scan.torch.off = כיבוי האור
    scan.chooseCamera = בחירת מצלמה
    scan.cameraNow = המצלמה שבשימוש היא %1$@.
    scan.recent.show = הצגת תמונות אחרונות
    scan.recent.hide = הסתרת תמונות אחרונות
    scan.recent.none = אין תמונות בתיקיית התמונות שלך.
    scan.recent.picture = תמונה %1$@
    scan.codeRefused.title = קוד QR לא תקין
    scan.codeRefused.detail = יישום זה אינו יכול להשתמש בקוד. יש לסרוק את הקוד שנמסר על ידי \
    מנהל המערכת.
    scan.picture.detail = יש לבחור תמונה של קוד ה-QR. אפשר גם לגרור או להדביק אותה כאן.
    scan.unsuccessful.title = הסריקה לא הצליחה
    scan.noCodeInPicture.detail = אין בתמונה זו קוד שניתן לקרוא. יש לבחור תמונה של קוד QR.
    scan.unreadablePicture.detail = קובץ זה אינו תמונה שניתן לקרוא. יש לבחור קובץ PNG או \
    JPEG.
    scan.pictureTooLarge.detail = תמונה זו גדולה מדי. יש לבחור תמונה של עד %1$@ MB.
    scan.photos.title = מתן גישה לתמונות
    scan.photos.detail = יישום זה אינו רשאי לפתוח את הקובץ. יש לבחור קובץ אחר או לתת ליישום \
    גישה אליו.
    scan.several.title = כמה קודים
    scan.several.detail = יש לבחור את הקוד הרצוי.
    scan.confirmation.title = אישור
    scan.confirmation.detail = הקוד נקרא. היישום יתחבר אל:
    scan.lookAlike = יש להסתכל היטב: כמה אותיות בשם זה דומות לאחרות. יש להמשיך רק אם זה השרת \
    שלך.
    payload.notActivation = קוד זה אינו מגדיר יישום. יש לסרוק את הקוד שנמסר על ידי מנהל \
    המערכת.
    payload.damaged = הקוד פגום או חסר. יש לבקש קוד חדש ממנהל המערכת.
    payload.insecure = הכתובת בקוד אינה מתחילה ב-https. יש לבקש קוד חדש ממנהל המערכת.
    payload.misleading = אפשר לקרוא את הכתובת בקוד באופן שגוי. אין להשתמש בה ויש להודיע \
    למנהל המערכת.
    payload.noServer = הקוד אינו מציין שרת שהיישום יכול להשתמש בו. יש לבקש קוד חדש ממנהל \
    המערכת.
    payload.unsigned = הארגון שלך לא חתם על קוד זה. אין להשתמש בו ויש להודיע למנהל המערכת.
    error.email.title = יש לבדוק את כתובת הדוא״ל
    error.email.empty = יש להזין את כתובת הדוא״ל.
    error.email.missingAtSign = יש להזין את הכתובת המלאה, עם הסימן @.
    error.email.invalidLocalPart = יש לבדוק את החלק שלפני @. מותרות בו רק אותיות לטיניות ללא \
    סימנים, ספרות וכמה תווים.
    error.email.invalidDomain = יש לבדוק את החלק שאחרי @. הוא אמור להיראות כמו example.com.
    error.email.tooLong = יש להזין כתובת קצרה יותר. מספר התווים המרבי: %1$@.
    error.unknownAccount.title = לא נמצאו הגדרות
    error.unknownAccount.advice = יש לבדוק את האיות של כתובת הדוא״ל. אם היא נכונה, יש לבקש \
    ממנהל המערכת להגדיר עבורך את היישום.
    error.offline.title = אין חיבור
    error.offline.advice = יש לחבר את המכשיר לרשת ולנסות שוב.
    error.unreachable.title = לא ניתן להגיע לשירות
    error.nameNotFound.advice = לא נמצא שירות עבור החלק שאחרי @. יש לבדוק את האיות ואת החיבור \
    ולנסות שוב.
    error.unreachable.advice = יש לבדוק את החיבור ולנסות שוב. אם זה לא עוזר, יש לשאול את מנהל \
    המערכת אם השירות פועל.
    error.connectionLost.advice = החיבור נותק. יש לבדוק את הרשת ולנסות שוב.
    error.timedOut.title = אין תשובה
    error.timedOut.advice = לא התקבלה תשובה בפרק הזמן שהוקצב (בשניות: %1$@). יש לבדוק את \
    החיבור ולנסות שוב.
    error.untrusted.title = החיבור אינו בטוח
    error.untrusted.advice = השירות לא הוכיח שהוא שייך לארגון שלך. יש לנסות ברשת מהימנה או \
    לפנות למנהל המערכת.
    error.outdatedCertificate.advice = יש לבדוק שהתאריך והשעה במכשיר נכונים ולנסות שוב. אם הם \
    נכונים, יש לבקש ממנהל המערכת לחדש את אישור השירות.
    error.redirect.advice = השירות הפנה למקום שאסור ליישום להגיע אליו. יש לבקש ממנהל המערכת \
    לבדוק את ההגדרות שלו.
    error.refusedAddress.advice = השירות נמצא בכתובת שאסור ליישום להשתמש בה. יש לבקש ממנהל \
    המערכת לבדוק את ההגדרות שלו.
    error.badAnswer.title = לא ניתן להשתמש בהגדרות
    error.badAnswer.advice = השירות נתן תשובה לא תקינה. יש לבקש ממנהל המערכת לבדוק את ההגדרות \
    של יישום זה.
    error.otherApplication.advice = ההגדרות מיועדות ליישום אחר. יש לבקש ממנהל המערכת את אלה של \
    יישום זה.
    error.server.title = בעיה בשירות
    error.server.refused.advice = השירות דחה את הבקשה (מצב %1$@). יש לבקש ממנהל המערכת לבדוק \
    את ההגדרות של יישום זה.
    error.server.busy.advice = השירות עסוק (מצב %1$@). יש להמתין כמה דקות ולנסות שוב.
    error.server.failed.advice = אירעה בעיה בשירות (מצב %1$@). יש לנסות שוב מאוחר יותר. אם זה \
    לא עוזר, יש לפנות למנהל המערכת.
    error.helperMissing.title = היישום אינו שלם
    error.helperMissing.advice = חסר חלק ביישום זה. יש להתקין אותו מחדש.
    error.helperFailed.title = משהו השתבש
    error.helperFailed.advice = חלק מיישום זה נעצר. יש לנסות שוב. אם זה לא עוזר, יש להפעיל את \
    היישום מחדש.
    error.store.keyringLocked.title = מחזיק המפתחות נעול
    error.store.keyringLocked.advice = יש לבטל את נעילת מחזיק המפתחות של שולחן העבודה ולנסות שוב.
    error.store.keyringMissing.title = מחזיק המפתחות אינו זמין
    error.store.keyringMissing.advice = יש לצאת משולחן העבודה, להיכנס אליו שוב ולנסות שוב.
    error.store.keyMissing.title = קוד הגישה אינו מספיק
    error.store.keyMissing.advice = מפתח ששייך אליו כבר אינו במחזיק המפתחות. יש להשתמש בקוד השחזור \
    או להגדיר את היישום מחדש.
    error.store.title = אין גישה לנתונים
    error.store.full.advice = הדיסק מלא. יש לפנות בו מקום ולנסות שוב.
    error.store.disk.advice = היישום אינו יכול לקרוא או לכתוב את נתוניו. יש לפנות למנהל המערכת.
    error.store.damaged.advice = נתוני היישום פגומים. יש לבקש ממנהל המערכת לשחזר גיבוי.
    error.store.memory.advice = אין די זיכרון. יש לסגור יישומים אחרים ולנסות שוב.
    error.store.newer.title = היישום אינו מעודכן
    error.store.newer.advice = גרסה חדשה יותר של היישום שמרה את הנתונים האלה. יש לעדכן את היישום.
    error.store.busy.title = הנתונים בשימוש
    error.store.busy.advice = חלון אחר של היישום משתמש בנתוניו. יש לסגור אותו ולנסות שוב.
    error.store.refused.title = אי אפשר להשתמש בקוד הגישה
    error.store.refused.advice = יש לבחור קוד גישה אחר.
    error.cancelled.title = הופסק
    error.cancelled.advice = דבר לא השתנה. אפשר לנסות שוב בכל עת.
    action.agree = הסכמה
    action.disagree = אי-הסכמה
    action.next = הבא
    action.back = הקודם
    action.allow = אישור הבקשה
    action.deny = דחייה
    action.notNow = לא עכשיו
    action.quit = סיום
    action.stay = לא
    action.giveConsent = מתן הסכמה
    consent.step = שלב %1$@ מתוך %2$@
    consent.deny.question = לא ניתן להמשיך ללא הסכמתך.
    consent.cancel.question = לסיים את ההגדרה?
    licence.readToEnd = יש לגלול עד הסוף כדי להסכים.
    licence.loading = הסכם הרישיון נטען…
    licence.failed.title = הסכם הרישיון אינו זמין
    licence.failed.advice = יש לנסות שוב. אם זה לא עוזר, יש לפנות למנהל המערכת.
    licence.print = הדפסה או שמירה
    licence.print.action = הדפסה…
    licence.savePDF.action = שמירה כ-PDF…
    licence.saved = הסכם הרישיון נשמר.
    licence.notSaved.title = לא נשמר
    licence.notSaved.advice = יש לבחור תיקייה אחרת או לפנות מקום בדיסק, ואז לנסות שוב.
    licence.notPrinted.title = לא הודפס
    licence.notPrinted.advice = יש לבדוק שהמדפסת פועלת ושיש בה נייר, ואז לנסות שוב.
    action.close = סגירה
    action.pause = השהיה
    action.stop = עצירה
    action.resume = חידוש
    action.signIn = כניסה
    passcode.length = לפחות %1$@ תווים
    passcode.length.one = לפחות תו אחד
    passcode.digitsOnly = ספרות בלבד
    passcode.digit = לפחות ספרה אחת
    passcode.upper = לפחות אות גדולה אחת
    passcode.lower = לפחות אות קטנה אחת
    passcode.special = לפחות תו מיוחד אחד
    passcode.unique = לפחות %1$@ תווים שונים
    passcode.unique.one = לפחות תו אחד כלשהו
    passcode.satisfied = %1$@, הושלם
    passcode.notSatisfied = %1$@, טרם הושלם
    passcode.complete = קוד הגישה עומד בכל הדרישות.
    input.passcode.label = קוד גישה
    passcode.create.title = יצירת קוד גישה
    passcode.confirm.title = אישור קוד גישה
    passcode.enter.title = הזנת קוד גישה
    passcode.current.title = קוד גישה נוכחי
    passcode.new.title = קוד גישה חדש
    passcode.create.detail = יש לבחור קוד גישה שעומד בכל הדרישות שלהלן.
    passcode.confirm.detail = יש להזין את אותו קוד גישה פעם נוספת.
    passcode.enter.detail = יש להזין את קוד הגישה כדי להמשיך.
    passcode.current.detail = יש להזין את קוד הגישה שבשימוש כעת.
    passcode.missesPolicy = קוד הגישה אינו עומד בכל הדרישות.
    passcode.sameAsCurrent = יש לבחור קוד גישה שונה מהנוכחי.
    passcode.mismatch = קודי הגישה אינם תואמים. יש לבחור קוד גישה שוב.
    passcode.wrong = קוד הגישה הזה שגוי.
    passcode.refused = לא ניתן היה להשתמש בקוד הגישה. יש לנסות שוב.
    passcode.tries = ניסיונות שנותרו: %1$@
    passcode.noTries.title = לא נותרו ניסיונות
    passcode.noTries.advice = יש להיכנס עם החשבון כדי לאפס את קוד הגישה.
    passcode.reset = שכחת את קוד הגישה?
    passcode.skip = דילוג
    passcode.common = קל לנחש את קוד הגישה הזה. יש לבחור קוד אחר.
    passcode.wait.title = יותר מדי ניסיונות
    passcode.wait.advice = יש לנסות שוב בשעה %1$@.
    passcode.afterRestart = לאחר הפעלה מחדש של המכשיר יש להזין תחילה את קוד הגישה.
    store.reset.title = לאפס את היישום?
    store.reset.advice = כל הנתונים שהיישום שומר במכשיר הזה יימחקו. לאחר מכן יש להגדיר את היישום \
    מחדש.
    store.reset.action = איפוס
    recovery.title = קוד שחזור
    recovery.offer.detail = קוד שחזור פותח את היישום אם קוד הגישה נשכח. הוא מוצג פעם אחת בלבד. יש \
    לוודא שאיש מלבדך אינו רואה את המסך.
    recovery.show = הצגת הקוד
    recovery.shown.detail = יש לרשום את הקוד ולשמור אותו במקום בטוח. הוא לא יוצג שוב.
    recovery.enter = הזנת קוד שחזור
    recovery.enter.detail = יש להזין את קוד השחזור. אותיות גדולות, רווחים ומקפים אינם משנים.
    recovery.advice = יש להזין את קוד השחזור כדי לבחור קוד גישה חדש.
    recovery.mistyped = יש שגיאת הקלדה בקוד הזה. יש לבדוק כל תו.
    recovery.wrong = זה אינו קוד השחזור של היישום הזה.
    finger.title = טביעת אצבע
    finger.generated.detail = ניתן להשתמש בטביעת אצבע במקום בקוד גישה. אם לא ניתן יהיה עוד \
    לקרוא אותה, יהיה צורך להגדיר את היישום מחדש.
    finger.typed.detail = ניתן לפתוח את היישום בטביעת אצבע. קוד הגישה נשאר בתוקף.
    finger.notEnrolled.detail = עדיין לא נרשמה טביעת אצבע במכשיר הזה. ניתן לרשום אחת בהגדרות, \
    או להמשיך עם קוד גישה.
    finger.enter.detail = פתיחת היישום בטביעת אצבע.
    finger.enable = אפשר
    finger.waiting = יש לגעת בקורא טביעות האצבע.
    finger.settings.title = לא נרשמה טביעת אצבע
    finger.settings.advice = יש לרשום טביעת אצבע בהגדרות המכשיר ואז לחזור לכאן.
    action.settings = הגדרות
    finger.noSettings = לא ניתן היה לפתוח את ההגדרות. יש לחפש את חשבונות המשתמשים בהגדרות \
    שולחן העבודה, או להפעיל את fprintd-enroll במסוף.
    finger.learnMore = מידע נוסף
    finger.learnMore.detail = היישום שואל את קורא טביעות האצבע במכשיר אם האצבע שלך. כך אחרים \
    אינם יכולים לפתוח את היישום; הדבר אינו מצפין את מה שהיישום שומר.
    finger.usePasscode = שימוש בקוד גישה
    finger.useFinger = שימוש בטביעת אצבע
    finger.hint.again = האצבע לא נקראה. יש לגעת בקורא שוב.
    finger.hint.longer = יש להעביר את האצבע על כל הקורא.
    finger.hint.center = יש להניח את האצבע במרכז הקורא.
    finger.hint.lift = יש להרים את האצבע ואז לגעת בקורא שוב.
    finger.hint.slower = יש להזיז את האצבע לאט יותר.
    finger.noMatch = האצבע הזאת לא זוהתה. יש לנסות שוב.
    finger.tooMany = האצבע לא זוהתה פעמים רבות מדי. יש להשתמש בקוד גישה.
    finger.timedOut = לא נקראה אצבע. יש לנסות שוב.
    finger.busy = יישום אחר משתמש בקורא טביעות האצבע. יש לנסות שוב בעוד רגע.
    finger.readerGone = קורא טביעות האצבע אינו מגיב. יש להשתמש בקוד גישה.
    finger.notSaved = לא ניתן היה להגדיר את טביעת האצבע. יש להשתמש בקוד גישה.
    finger.notRemoved = לא ניתן היה לכבות את טביעת האצבע. היא עדיין פותחת את היישום.
    finger.changed = טביעות האצבע במכשיר הזה השתנו. יש להזין את קוד הגישה.
    finger.changed.noPasscode = טביעות האצבע במכשיר הזה השתנו. יש להגדיר את היישום מחדש.
    user.switchOrAdd = החלפה או הוספה של משתמש
    user.switch.title = החלפת משתמש
    user.add = הוספת משתמש
    user.search = חיפוש משתמשים
    user.none = לא נמצא משתמש
    user.current = %1$@, המשתמש הנוכחי
    input.userName.label = שם משתמש
    input.password.label = סיסמה
    input.password.show = הצגת הסיסמה
    input.password.hide = הסתרת הסיסמה
    input.required = %1$@, חובה
    input.readOnly = לא ניתן לשינוי
    input.count = %1$@ מתוך %2$@ תווים
    input.full = הגעת למספר התווים המרבי.
    input.tooLong = הטקסט ארוך מדי. יש לקצר אותו.
    input.writtenByAI = נכתב על ידי בינה מלאכותית. יש לבדוק את הטקסט.
    authentication.verifying = המידע נבדק…
    authentication.dynamic.detail = יש למסור את הפרטים שלהלן כדי להתחיל בהפעלה.
    authentication.basic.detail = יש להזין את השם והסיסמה של החשבון.
    authentication.unchecked = לא ניתן היה לבדוק את הפרטים. יש לנסות שוב מאוחר יותר.
    progress.percent = %1$@%%
    progress.announcement = %1$@, %2$@
    progress.notStarted = לא התחיל
    progress.processing = בעיבוד
    progress.pausable = בתהליך, ניתן להשהות
    progress.stoppable = בתהליך, ניתן לעצור
    progress.paused = מושהה
    progress.failed = נכשל
    progress.done = הושלם
    banner.negative = שגיאה: %1$@
    banner.critical = אזהרה: %1$@
    banner.positive = בוצע: %1$@
    whatsNew.title = מה חדש
    whatsNew.page = עמוד %1$@ מתוך %2$@
    """)
}
