extension OnboardingLanguage {
  static let hindi = OnboardingLanguage(
    "hi", review: .drafted,
    """
    action.start = शुरू करें
    action.continue = जारी रखें
    action.scan = स्कैन करें
    action.activate = सक्रिय करें
    action.cancel = रद्द करें
    action.ok = ठीक
    action.done = पूर्ण
    demo.question = क्या आप देखना चाहेंगे?
    demo.action = डेमो आज़माएँ
    demo.unavailable.title = कोई डेमो नहीं
    demo.unavailable.advice = डेमो उपलब्ध नहीं है। उपयोग करने के लिए ऐप सेट अप करें।
    legal.agreement = मैं उपयोग की शर्तों से सहमत हूँ।
    lookup.checkingAccount = खाते की जाँच हो रही है…
    input.email.label = ईमेल
    input.serverAddress.label = सर्वर का पता
    input.emailOrServerAddress.placeholder = ईमेल या सर्वर का पता
    welcome.link.detail = ऐप सेट अप करने के लिए अपने स्वागत ईमेल में दिया गया लिंक खोलें।
    welcome.discovery.detail = ऐप सेट अप करने के लिए अपना कार्यालय का ईमेल पता डालें।
    welcome.manualURL.detail = ऐप सेट अप करने के लिए अपने सर्वर का पता डालें।
    welcome.typed.detail = ऐप सेट अप करने के लिए अपना कार्यालय का ईमेल पता या अपने सर्वर का \
    पता डालें।
    welcome.scanner.detail = ऐप सेट अप करने के लिए अपने व्यवस्थापक से मिला QR कोड स्कैन करें।
    welcome.activation.detail = उपयोग करने से पहले ऐप को सक्रिय करना ज़रूरी है।
    welcome.configured.detail = सब तैयार है। शुरू करने के लिए साइन इन करें।
    activation.headline = सक्रियण
    activation.email.detail = यदि आपके पास स्वागत ईमेल है, तो उसमें दिया गया लिंक खोलें। यदि \
    नहीं, तो अपना कार्यालय का ईमेल पता डालें या कोई QR कोड स्कैन करें।
    activation.serverAddress.detail = यदि आपके पास स्वागत ईमेल है, तो उसमें दिया गया लिंक \
    खोलें। यदि नहीं, तो अपने सर्वर का पता डालें या कोई QR कोड स्कैन करें।
    activation.typed.detail = यदि आपके पास स्वागत ईमेल है, तो उसमें दिया गया लिंक खोलें। यदि \
    नहीं, तो अपना कार्यालय का ईमेल पता या अपने सर्वर का पता डालें, या कोई QR कोड स्कैन करें।
    activation.useEmail = मेरे ईमेल का उपयोग करें
    activation.useServerAddress = इस पते का उपयोग करें
    activation.or = या
    scan.noCamera.title = कोई कैमरा नहीं
    scan.noCamera.detail = इस डिवाइस पर कैमरे से स्कैन करना अभी समर्थित नहीं है। अपने QR कोड \
    से जुड़ा पता टाइप करें; आपका व्यवस्थापक उसे बता सकता है।
    scan.invalidCode.title = अमान्य कोड
    scan.invalidCode.detail = ऐप इस पते का उपयोग नहीं कर सकता। टाइपिंग की गलतियाँ जाँचें या \
    अपने व्यवस्थापक से पूछें।
    scan.starting = कैमरा शुरू हो रहा है…
    scan.readingPicture = चित्र पढ़ा जा रहा है…
    scan.instruction = कोड को फ़्रेम में रखें।
    scan.preview.label = कैमरे का चित्र
    scan.type.title = पता टाइप करें
    scan.type.detail = अपने QR कोड से जुड़ा पता टाइप करें। आपका व्यवस्थापक उसे बता सकता है।
    scan.camera.missing.detail = कोई कैमरा जोड़ें, फिर दोबारा कोशिश करें। आप अपने QR कोड से \
    जुड़ा पता भी टाइप कर सकते हैं।
    scan.camera.busy.title = कैमरा उपयोग में है
    scan.camera.busy.detail = कोई दूसरा ऐप कैमरे का उपयोग कर रहा है। उसे बंद करें, फिर \
    दोबारा कोशिश करें। आप पता भी टाइप कर सकते हैं।
    scan.camera.denied.title = कैमरे की अनुमति दें
    scan.camera.denied.detail = स्कैन करने के लिए अपने सिस्टम की सेटिंग में इस ऐप को कैमरे \
    की अनुमति दें। आप पता भी टाइप कर सकते हैं।
    scan.camera.unplugged.title = कैमरा हट गया
    scan.camera.unplugged.detail = कैमरा दोबारा जोड़ें, फिर कोशिश करें। आप पता भी टाइप कर \
    सकते हैं।
    scan.helperFailed.detail = कैमरे से पढ़ा नहीं जा सकता। दोबारा कोशिश करें या पता टाइप \
    करें।
    scan.choosePicture = चित्र चुनें
    scan.typeAddress = पता लिखें
    scan.tryAgain = फिर कोशिश करें
    scan.again = फिर स्कैन करें
    scan.settings = सेटिंग
    scan.torch.on = रोशनी चालू करें
    scan.torch.off = रोशनी बंद करें
    scan.chooseCamera = कैमरा चुनें
    scan.cameraNow = अभी उपयोग में कैमरा %1$@ है।
    scan.recent.show = हाल के चित्र दिखाएँ
    scan.recent.hide = हाल के चित्र छिपाएँ
    scan.recent.none = आपके चित्र फ़ोल्डर में कोई चित्र नहीं है।
    scan.recent.picture = चित्र %1$@
    scan.codeRefused.title = अमान्य QR कोड
    scan.codeRefused.detail = यह ऐप इस कोड का उपयोग नहीं कर सकता। अपने व्यवस्थापक का दिया \
    हुआ कोड स्कैन करें।
    scan.picture.detail = अपने QR कोड का चित्र चुनें। आप उसे यहाँ खींचकर या चिपकाकर भी दे सकते हैं।
    scan.unsuccessful.title = स्कैन असफल
    scan.noCodeInPicture.detail = इस चित्र में पढ़ने योग्य कोई कोड नहीं है। QR कोड का चित्र \
    चुनें।
    scan.unreadablePicture.detail = यह फ़ाइल पढ़ने योग्य चित्र नहीं है। PNG या JPEG फ़ाइल \
    चुनें।
    scan.pictureTooLarge.detail = यह चित्र बहुत बड़ा है। अधिकतम %1$@ MB का चित्र चुनें।
    scan.photos.title = फ़ोटो की अनुमति दें
    scan.photos.detail = यह ऐप फ़ाइल नहीं खोल सकता। दूसरी फ़ाइल चुनें या ऐप को उसकी अनुमति \
    दें।
    scan.several.title = कई कोड
    scan.several.detail = वह कोड चुनें जिसका आप उपयोग करना चाहते हैं।
    scan.confirmation.title = पुष्टि
    scan.confirmation.detail = कोड पढ़ लिया गया। ऐप इससे जुड़ेगा:
    scan.lookAlike = ध्यान से देखें: इस नाम के कुछ अक्षर दूसरे अक्षरों जैसे दिखते हैं। तभी \
    आगे बढ़ें जब यह आपका सर्वर हो।
    payload.notActivation = यह कोड कोई ऐप सेट अप नहीं करता। अपने व्यवस्थापक का दिया हुआ कोड \
    स्कैन करें।
    payload.damaged = कोड ख़राब या अधूरा है। अपने व्यवस्थापक से नया कोड माँगें।
    payload.insecure = कोड का पता https से शुरू नहीं होता। अपने व्यवस्थापक से नया कोड \
    माँगें।
    payload.misleading = कोड का पता ग़लत पढ़ा जा सकता है। उसका उपयोग न करें और अपने \
    व्यवस्थापक को बताएँ।
    payload.noServer = कोड में ऐसा कोई सर्वर नहीं है जिसका ऐप उपयोग कर सके। अपने व्यवस्थापक \
    से नया कोड माँगें।
    payload.unsigned = आपके संगठन ने इस कोड पर हस्ताक्षर नहीं किए हैं। उसका उपयोग न करें और \
    अपने व्यवस्थापक को बताएँ।
    error.email.title = ईमेल पता जाँचें
    error.email.empty = अपना ईमेल पता डालें।
    error.email.missingAtSign = @ के साथ पूरा पता डालें।
    error.email.invalidLocalPart = @ से पहले का भाग जाँचें। वहाँ केवल बिना चिह्न वाले लैटिन \
    अक्षर, अंक और कुछ चिह्न मान्य हैं।
    error.email.invalidDomain = @ के बाद का भाग जाँचें। वह example.com जैसा होना चाहिए।
    error.email.tooLong = छोटा पता डालें। अधिकतम %1$@ अक्षर मान्य हैं।
    error.unknownAccount.title = कोई सेटिंग नहीं मिली
    error.unknownAccount.advice = अपने ईमेल पते की वर्तनी जाँचें। यदि वह सही है, तो अपने \
    व्यवस्थापक से ऐप सेट अप करने को कहें।
    error.offline.title = कोई कनेक्शन नहीं
    error.offline.advice = इस डिवाइस को नेटवर्क से जोड़ें, फिर दोबारा कोशिश करें।
    error.unreachable.title = सेवा तक नहीं पहुँच सके
    error.nameNotFound.advice = @ के बाद के भाग के लिए कोई सेवा नहीं मिली। उसकी वर्तनी और अपना \
    कनेक्शन जाँचें, फिर दोबारा कोशिश करें।
    error.unreachable.advice = अपना कनेक्शन जाँचें और दोबारा कोशिश करें। यदि इससे मदद न मिले, \
    तो अपने व्यवस्थापक से पूछें कि सेवा चालू है या नहीं।
    error.connectionLost.advice = कनेक्शन टूट गया। अपना नेटवर्क जाँचें, फिर दोबारा कोशिश करें।
    error.timedOut.title = कोई उत्तर नहीं
    error.timedOut.advice = %1$@ सेकंड के भीतर कोई उत्तर नहीं मिला। अपना कनेक्शन जाँचें, फिर \
    दोबारा कोशिश करें।
    error.untrusted.title = कनेक्शन सुरक्षित नहीं
    error.untrusted.advice = सेवा यह सिद्ध नहीं कर सकी कि वह आपके संगठन की है। किसी भरोसेमंद \
    नेटवर्क पर दोबारा कोशिश करें या अपने व्यवस्थापक से पूछें।
    error.outdatedCertificate.advice = जाँचें कि इस डिवाइस की तारीख और समय सही हैं, फिर दोबारा \
    कोशिश करें। यदि सही हैं, तो अपने व्यवस्थापक से सेवा का प्रमाणपत्र नवीनीकृत करने को कहें।
    error.redirect.advice = सेवा ने ऐसी जगह की ओर भेजा जहाँ ऐप को नहीं जाना चाहिए। अपने \
    व्यवस्थापक से उसकी सेटिंग जाँचने को कहें।
    error.refusedAddress.advice = सेवा ऐसे पते पर है जिसका उपयोग ऐप को नहीं करना चाहिए। अपने \
    व्यवस्थापक से उसकी सेटिंग जाँचने को कहें।
    error.badAnswer.title = सेटिंग का उपयोग नहीं हो सकता
    error.badAnswer.advice = सेवा ने अमान्य उत्तर दिया। अपने व्यवस्थापक से इस ऐप की सेटिंग \
    जाँचने को कहें।
    error.otherApplication.advice = ये सेटिंग किसी दूसरे ऐप की हैं। अपने व्यवस्थापक से इस ऐप \
    की सेटिंग माँगें।
    error.server.title = सेवा में समस्या
    error.server.refused.advice = सेवा ने अनुरोध अस्वीकार किया (स्थिति %1$@)। अपने व्यवस्थापक \
    से इस ऐप की सेटिंग जाँचने को कहें।
    error.server.busy.advice = सेवा व्यस्त है (स्थिति %1$@)। कुछ मिनट प्रतीक्षा करें, फिर \
    दोबारा कोशिश करें।
    error.server.failed.advice = सेवा में समस्या आई (स्थिति %1$@)। बाद में दोबारा कोशिश करें। \
    यदि इससे मदद न मिले, तो अपने व्यवस्थापक से पूछें।
    error.helperMissing.title = ऐप अधूरा है
    error.helperMissing.advice = इस ऐप का एक भाग मौजूद नहीं है। ऐप दोबारा इंस्टॉल करें।
    error.helperFailed.title = कुछ गड़बड़ हुई
    error.helperFailed.advice = इस ऐप का एक भाग रुक गया। दोबारा कोशिश करें। यदि इससे मदद न \
    मिले, तो ऐप फिर से शुरू करें।
    error.store.keyringLocked.title = कीरिंग लॉक है
    error.store.keyringLocked.advice = अपने डेस्कटॉप की कीरिंग अनलॉक करें, फिर दोबारा प्रयास करें।
    error.store.keyringMissing.title = कीरिंग उपलब्ध नहीं है
    error.store.keyringMissing.advice = डेस्कटॉप से साइन आउट करके फिर साइन इन करें, फिर दोबारा \
    प्रयास करें।
    error.store.keyMissing.title = केवल पासकोड पर्याप्त नहीं है
    error.store.keyMissing.advice = इससे जुड़ी कुंजी अब आपकी कीरिंग में नहीं है। अपना रिकवरी कोड \
    इस्तेमाल करें या ऐप को फिर से सेट अप करें।
    error.store.title = डेटा उपलब्ध नहीं है
    error.store.full.advice = डिस्क भर गई है। उस पर जगह बनाएँ, फिर दोबारा प्रयास करें।
    error.store.disk.advice = ऐप अपना डेटा पढ़ या लिख नहीं पा रहा है। अपने व्यवस्थापक से संपर्क \
    करें।
    error.store.damaged.advice = ऐप का डेटा क्षतिग्रस्त है। अपने व्यवस्थापक से बैकअप बहाल करने को \
    कहें।
    error.store.memory.advice = मेमोरी पर्याप्त नहीं है। दूसरे ऐप बंद करें, फिर दोबारा प्रयास करें।
    error.store.newer.title = ऐप पुराना है
    error.store.newer.advice = यह डेटा ऐप के नए संस्करण ने सहेजा है। ऐप अपडेट करें।
    error.store.busy.title = डेटा इस्तेमाल में है
    error.store.busy.advice = ऐप की कोई दूसरी विंडो उसका डेटा इस्तेमाल कर रही है। उसे बंद करें, \
    फिर दोबारा प्रयास करें।
    error.store.refused.title = यह पासकोड नहीं चलेगा
    error.store.refused.advice = कोई दूसरा पासकोड चुनें।
    error.cancelled.title = रोका गया
    error.cancelled.advice = कुछ नहीं बदला। जब आप तैयार हों, दोबारा कोशिश करें।
    action.agree = सहमत
    action.disagree = असहमत
    action.next = आगे
    action.back = पीछे
    action.allow = अनुमति दें
    action.deny = मना करें
    action.notNow = अभी नहीं
    action.quit = बाहर निकलें
    action.stay = नहीं
    action.giveConsent = सहमति दें
    consent.step = चरण %1$@ / %2$@
    consent.deny.question = आपकी सहमति के बिना आगे नहीं बढ़ सकते।
    consent.cancel.question = क्या आप सेटअप समाप्त करना चाहते हैं?
    licence.readToEnd = सहमत होने के लिए अंत तक स्क्रॉल करें।
    licence.loading = लाइसेंस अनुबंध लोड हो रहा है…
    licence.failed.title = लाइसेंस अनुबंध उपलब्ध नहीं
    licence.failed.advice = फिर से कोशिश करें। अगर इससे मदद न मिले, तो अपने एडमिनिस्ट्रेटर से पूछें।
    licence.print = प्रिंट करें या सहेजें
    licence.print.action = प्रिंट करें…
    licence.savePDF.action = PDF के रूप में सहेजें…
    licence.saved = लाइसेंस अनुबंध सहेजा गया।
    licence.notSaved.title = सहेजा नहीं गया
    licence.notSaved.advice = कोई दूसरा फ़ोल्डर चुनें या डिस्क पर जगह बनाएँ, फिर दोबारा कोशिश करें।
    licence.notPrinted.title = प्रिंट नहीं हुआ
    licence.notPrinted.advice = देखें कि प्रिंटर चालू है और उसमें काग़ज़ है, फिर दोबारा कोशिश करें।
    action.close = बंद करें
    action.pause = विराम दें
    action.stop = रोकें
    action.resume = फिर से शुरू करें
    action.signIn = साइन इन करें
    passcode.length = कम से कम %1$@ वर्ण
    passcode.length.one = कम से कम एक वर्ण
    passcode.digitsOnly = केवल अंक
    passcode.digit = कम से कम एक अंक
    passcode.upper = कम से कम एक अपरकेस अक्षर
    passcode.lower = कम से कम एक लोअरकेस अक्षर
    passcode.special = कम से कम एक विशेष वर्ण
    passcode.unique = कम से कम %1$@ अलग-अलग वर्ण
    passcode.unique.one = कम से कम कोई एक वर्ण
    passcode.satisfied = %1$@, पूरा हुआ
    passcode.notSatisfied = %1$@, अभी पूरा नहीं हुआ
    passcode.complete = पासकोड सभी आवश्यकताएँ पूरी करता है।
    input.passcode.label = पासकोड
    passcode.create.title = पासकोड बनाएँ
    passcode.confirm.title = पासकोड की पुष्टि करें
    passcode.enter.title = पासकोड डालें
    passcode.current.title = मौजूदा पासकोड
    passcode.new.title = नया पासकोड
    passcode.create.detail = ऐसा पासकोड चुनें जो नीचे दी गई सभी आवश्यकताएँ पूरी करे।
    passcode.confirm.detail = वही पासकोड एक बार फिर डालें।
    passcode.enter.detail = जारी रखने के लिए अपना पासकोड डालें।
    passcode.current.detail = वह पासकोड डालें जिसका आप अभी उपयोग करते हैं।
    passcode.missesPolicy = पासकोड सभी आवश्यकताएँ पूरी नहीं करता।
    passcode.sameAsCurrent = मौजूदा पासकोड से अलग पासकोड चुनें।
    passcode.mismatch = पासकोड मेल नहीं खाते। फिर से पासकोड चुनें।
    passcode.wrong = यह पासकोड गलत है।
    passcode.refused = पासकोड का उपयोग नहीं हो सका। फिर से कोशिश करें।
    passcode.tries = शेष प्रयास: %1$@
    passcode.noTries.title = कोई प्रयास शेष नहीं
    passcode.noTries.advice = पासकोड रीसेट करने के लिए अपने खाते से साइन इन करें।
    passcode.reset = पासकोड भूल गए?
    passcode.skip = छोड़ें
    passcode.common = इस पासकोड का अनुमान लगाना आसान है। कोई दूसरा चुनें।
    passcode.wait.title = बहुत ज़्यादा प्रयास
    passcode.wait.advice = %1$@ बजे फिर से कोशिश करें।
    passcode.afterRestart = इस डिवाइस के फिर से चालू होने के बाद पहले अपना पासकोड डालें।
    store.reset.title = ऐप रीसेट करें?
    store.reset.advice = ऐप इस डिवाइस पर जो भी डेटा रखता है, वह सब हटा दिया जाएगा। फिर आप ऐप को \
    दोबारा सेट अप करेंगे।
    store.reset.action = रीसेट करें
    recovery.title = रिकवरी कोड
    recovery.offer.detail = पासकोड भूल जाने पर रिकवरी कोड से ऐप खुलता है। यह केवल एक बार दिखाया \
    जाता है। पक्का करें कि कोई और आपकी स्क्रीन न देख रहा हो।
    recovery.show = कोड दिखाएँ
    recovery.shown.detail = यह कोड लिख लें और सुरक्षित जगह पर रखें। यह दोबारा नहीं दिखाया जाएगा।
    recovery.enter = रिकवरी कोड डालें
    recovery.enter.detail = अपना रिकवरी कोड डालें। बड़े अक्षरों, खाली जगहों और हाइफ़न से कोई \
    फ़र्क नहीं पड़ता।
    recovery.advice = नया पासकोड चुनने के लिए अपना रिकवरी कोड डालें।
    recovery.mistyped = इस कोड में टाइपिंग की गलती है। हर अक्षर जाँचें।
    recovery.wrong = यह इस ऐप का रिकवरी कोड नहीं है।
    finger.title = फ़िंगरप्रिंट
    finger.generated.detail = पासकोड की जगह अपने फ़िंगरप्रिंट का उपयोग करें। यदि उसे आगे पढ़ा \
    न जा सके, तो आपको ऐप फिर से सेट अप करना होगा।
    finger.typed.detail = ऐप खोलने के लिए अपने फ़िंगरप्रिंट का उपयोग करें। आपका पासकोड मान्य \
    रहता है।
    finger.notEnrolled.detail = इस डिवाइस पर अभी कोई फ़िंगरप्रिंट दर्ज नहीं है। सेटिंग में एक \
    दर्ज करें या पासकोड के साथ आगे बढ़ें।
    finger.enter.detail = अपने फ़िंगरप्रिंट से ऐप खोलें।
    finger.enable = चालू करें
    finger.waiting = फ़िंगरप्रिंट रीडर को छुएँ।
    finger.settings.title = कोई फ़िंगरप्रिंट दर्ज नहीं
    finger.settings.advice = इस डिवाइस की सेटिंग में फ़िंगरप्रिंट दर्ज करें, फिर वापस आएँ।
    action.settings = सेटिंग
    finger.noSettings = सेटिंग खोली नहीं जा सकी। अपने डेस्कटॉप की सेटिंग में उपयोगकर्ता खाते \
    खोजें या टर्मिनल में fprintd-enroll चलाएँ।
    finger.learnMore = और जानें
    finger.learnMore.detail = ऐप इस डिवाइस के फ़िंगरप्रिंट रीडर से पूछता है कि उँगली आपकी है \
    या नहीं। इससे दूसरे लोग ऐप नहीं खोल पाते; इससे ऐप का सहेजा डेटा एन्क्रिप्ट नहीं होता।
    finger.usePasscode = पासकोड का उपयोग करें
    finger.useFinger = फ़िंगरप्रिंट का उपयोग करें
    finger.hint.again = उँगली पढ़ी नहीं गई। रीडर को फिर से छुएँ।
    finger.hint.longer = उँगली को पूरे रीडर पर फिराएँ।
    finger.hint.center = उँगली को रीडर के बीच में रखें।
    finger.hint.lift = उँगली उठाएँ, फिर रीडर को दोबारा छुएँ।
    finger.hint.slower = उँगली को और धीरे चलाएँ।
    finger.noMatch = यह उँगली पहचानी नहीं गई। फिर से कोशिश करें।
    finger.tooMany = उँगली बहुत बार पहचानी नहीं गई। पासकोड का उपयोग करें।
    finger.timedOut = कोई उँगली पढ़ी नहीं गई। फिर से कोशिश करें।
    finger.busy = कोई दूसरा ऐप फ़िंगरप्रिंट रीडर का उपयोग कर रहा है। कुछ देर बाद फिर से कोशिश \
    करें।
    finger.readerGone = फ़िंगरप्रिंट रीडर जवाब नहीं दे रहा। पासकोड का उपयोग करें।
    finger.notSaved = फ़िंगरप्रिंट सेट अप नहीं हो सका। पासकोड का उपयोग करें।
    finger.notRemoved = फ़िंगरप्रिंट बंद नहीं हो सका। उससे ऐप अब भी खुलता है।
    finger.changed = इस डिवाइस के फ़िंगरप्रिंट बदल गए हैं। अपना पासकोड डालें।
    finger.changed.noPasscode = इस डिवाइस के फ़िंगरप्रिंट बदल गए हैं। ऐप फिर से सेट अप करें।
    user.switchOrAdd = उपयोगकर्ता बदलें या जोड़ें
    user.switch.title = उपयोगकर्ता बदलें
    user.add = उपयोगकर्ता जोड़ें
    user.search = उपयोगकर्ता खोजें
    user.none = कोई उपयोगकर्ता नहीं मिला
    user.current = %1$@, मौजूदा उपयोगकर्ता
    input.userName.label = उपयोगकर्ता नाम
    input.password.label = पासवर्ड
    input.password.show = पासवर्ड दिखाएँ
    input.password.hide = पासवर्ड छिपाएँ
    input.required = %1$@, आवश्यक
    input.readOnly = बदला नहीं जा सकता
    input.count = %2$@ में से %1$@ वर्ण
    input.full = वर्णों की अधिकतम संख्या हो गई है।
    input.tooLong = टेक्स्ट बहुत लंबा है। इसे छोटा करें।
    input.writtenByAI = AI ने लिखा है। टेक्स्ट जाँच लें।
    authentication.verifying = जानकारी की जाँच हो रही है…
    authentication.dynamic.detail = सक्रियण शुरू करने के लिए नीचे दी गई जानकारी भरें।
    authentication.basic.detail = अपने खाते का नाम और पासवर्ड डालें।
    authentication.unchecked = आपकी जानकारी की जाँच नहीं हो सकी। बाद में फिर से कोशिश करें।
    progress.percent = %1$@%%
    progress.announcement = %1$@, %2$@
    progress.notStarted = शुरू नहीं हुआ
    progress.processing = प्रक्रिया जारी है
    progress.pausable = जारी है, विराम दिया जा सकता है
    progress.stoppable = जारी है, रोका जा सकता है
    progress.paused = विराम दिया गया
    progress.failed = विफल
    progress.done = पूरा हुआ
    banner.negative = त्रुटि: %1$@
    banner.critical = चेतावनी: %1$@
    banner.positive = पूरा हुआ: %1$@
    whatsNew.title = नया क्या है
    whatsNew.page = पृष्ठ %1$@ / %2$@
    """)
}
