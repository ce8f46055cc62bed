extension OnboardingLanguage {
  static let turkish = OnboardingLanguage(
    "tr", review: .drafted,
    """
    action.start = Başlat
    action.continue = Devam
    action.scan = Tara
    action.activate = Etkinleştir
    action.cancel = İptal
    action.ok = Tamam
    action.done = Bitti
    demo.question = Göz atmak ister misiniz?
    demo.action = Demoyu Dene
    demo.unavailable.title = Demo Yok
    demo.unavailable.advice = Demo kullanılamıyor. Uygulamayı kullanmak için kurun.
    legal.agreement = Kullanım koşullarını kabul ediyorum.
    lookup.checkingAccount = Hesap denetleniyor…
    input.email.label = E-posta
    input.serverAddress.label = Sunucu adresi
    input.emailOrServerAddress.placeholder = E-posta veya sunucu adresi
    welcome.link.detail = Uygulamayı kurmak için hoş geldiniz e-postanızdaki bağlantıyı \
    izleyin.
    welcome.discovery.detail = Uygulamayı kurmak için iş e-posta adresinizi girin.
    welcome.manualURL.detail = Uygulamayı kurmak için sunucunuzun adresini girin.
    welcome.typed.detail = Uygulamayı kurmak için iş e-posta adresinizi veya sunucunuzun \
    adresini girin.
    welcome.scanner.detail = Uygulamayı kurmak için yöneticinizin verdiği QR kodunu tarayın.
    welcome.activation.detail = Uygulamayı kullanmadan önce etkinleştirmeniz gerekir.
    welcome.configured.detail = Her şey hazır. Başlamak için oturum açın.
    activation.headline = Etkinleştirme
    activation.email.detail = Hoş geldiniz e-postanız varsa içindeki bağlantıyı izleyin. Yoksa \
    iş e-posta adresinizi girin veya bir QR kodu tarayın.
    activation.serverAddress.detail = Hoş geldiniz e-postanız varsa içindeki bağlantıyı \
    izleyin. Yoksa sunucunuzun adresini girin veya bir QR kodu tarayın.
    activation.typed.detail = Hoş geldiniz e-postanız varsa içindeki bağlantıyı izleyin. Yoksa \
    iş e-posta adresinizi veya sunucunuzun adresini girin ya da bir QR kodu tarayın.
    activation.useEmail = E-postamı Kullan
    activation.useServerAddress = Bu Adresi Kullan
    activation.or = Veya
    scan.noCamera.title = Kamera Yok
    scan.noCamera.detail = Bu aygıtta kamerayla tarama henüz desteklenmiyor. QR kodunuza ait \
    adresi yazın; yöneticiniz size söyleyebilir.
    scan.invalidCode.title = Geçersiz Kod
    scan.invalidCode.detail = Uygulama bu adresi kullanamıyor. Yazım hatası olup olmadığına \
    bakın veya yöneticinize sorun.
    scan.starting = Kamera başlatılıyor…
    scan.readingPicture = Resim okunuyor…
    scan.instruction = Kodu çerçevenin içinde tutun.
    scan.preview.label = Kamera görüntüsü
    scan.type.title = Adresi Yazın
    scan.type.detail = QR kodunuza ait adresi yazın. Yöneticiniz size söyleyebilir.
    scan.camera.missing.detail = Bir kamera bağlayıp yeniden deneyin. QR kodunuza ait adresi \
    de yazabilirsiniz.
    scan.camera.busy.title = Kamera Kullanımda
    scan.camera.busy.detail = Kamerayı başka bir uygulama kullanıyor. Onu kapatıp yeniden \
    deneyin. Adresi de yazabilirsiniz.
    scan.camera.denied.title = Kamera Erişimine İzin Verin
    scan.camera.denied.detail = Taramak için sistem ayarlarında bu uygulamanın kamerayı \
    kullanmasına izin verin. Adresi de yazabilirsiniz.
    scan.camera.unplugged.title = Kamera Bağlantısı Kesildi
    scan.camera.unplugged.detail = Kamerayı tekrar bağlayıp yeniden deneyin. Adresi de \
    yazabilirsiniz.
    scan.helperFailed.detail = Kamera okunamıyor. Yeniden deneyin veya adresi yazın.
    scan.choosePicture = Resim Seç
    scan.typeAddress = Adres Yaz
    scan.tryAgain = Yeniden Dene
    scan.again = Yeniden Tara
    scan.settings = Ayarlar
    scan.torch.on = Işığı Aç
    scan.torch.off = Işığı Kapat
    scan.chooseCamera = Kamera Seç
    scan.cameraNow = Kullanılan kamera: %1$@.
    scan.recent.show = Son Resimleri Göster
    scan.recent.hide = Son Resimleri Gizle
    scan.recent.none = Resimler klasörünüzde resim yok.
    scan.recent.picture = Resim %1$@
    scan.codeRefused.title = Geçersiz QR Kodu
    scan.codeRefused.detail = Bu uygulama kodu kullanamıyor. Yöneticinizin verdiği kodu \
    tarayın.
    scan.picture.detail = QR kodunuzun resmini seçin. Resmi buraya sürükleyebilir veya \
    yapıştırabilirsiniz.
    scan.unsuccessful.title = Tarama Başarısız
    scan.noCodeInPicture.detail = Bu resimde okunabilen bir kod yok. Bir QR kodunun resmini \
    seçin.
    scan.unreadablePicture.detail = Bu dosya okunabilen bir resim değil. Bir PNG veya JPEG \
    dosyası seçin.
    scan.pictureTooLarge.detail = Bu resim çok büyük. En fazla %1$@ MB olan bir resim seçin.
    scan.photos.title = Fotoğraf Erişimine İzin Verin
    scan.photos.detail = Bu uygulama dosyayı açamıyor. Başka bir dosya seçin veya uygulamaya \
    erişim verin.
    scan.several.title = Birden Çok Kod
    scan.several.detail = Kullanmak istediğiniz kodu seçin.
    scan.confirmation.title = Onay
    scan.confirmation.detail = Kod okundu. Uygulama şuna bağlanacak:
    scan.lookAlike = Dikkatle bakın: Bu adın bazı harfleri başka harflere benziyor. Yalnızca \
    bu sizin sunucunuzsa devam edin.
    payload.notActivation = Bu kod bir uygulamayı kurmuyor. Yöneticinizin verdiği kodu \
    tarayın.
    payload.damaged = Kod hasarlı veya eksik. Yöneticinizden yenisini isteyin.
    payload.insecure = Koddaki adres https ile başlamıyor. Yöneticinizden yeni bir kod \
    isteyin.
    payload.misleading = Koddaki adres yanlış okunabilir. Kullanmayın ve yöneticinize \
    bildirin.
    payload.noServer = Kodda uygulamanın kullanabileceği bir sunucu yok. Yöneticinizden \
    yenisini isteyin.
    payload.unsigned = Kuruluşunuz bu kodu imzalamamış. Kullanmayın ve yöneticinize \
    bildirin.
    error.email.title = E-posta Adresini Denetleyin
    error.email.empty = E-posta adresinizi girin.
    error.email.missingAtSign = Adresin tamamını, içinde @ olacak şekilde girin.
    error.email.invalidLocalPart = @ işaretinden önceki bölümü denetleyin. Orada yalnızca \
    aksansız harfler, rakamlar ve bazı işaretler kullanılabilir.
    error.email.invalidDomain = @ işaretinden sonraki bölümü denetleyin. example.com gibi \
    görünmelidir.
    error.email.tooLong = Daha kısa bir adres girin. En fazla %1$@ karakter kullanılabilir.
    error.unknownAccount.title = Ayar Bulunamadı
    error.unknownAccount.advice = E-posta adresinizin yazımını denetleyin. Doğruysa \
    yöneticinizden uygulamayı sizin için kurmasını isteyin.
    error.offline.title = Bağlantı Yok
    error.offline.advice = Bu aygıtı bir ağa bağlayıp yeniden deneyin.
    error.unreachable.title = Hizmete Ulaşılamadı
    error.nameNotFound.advice = @ işaretinden sonraki bölüm için bir hizmet bulunamadı. \
    Yazımını ve bağlantınızı denetleyip yeniden deneyin.
    error.unreachable.advice = Bağlantınızı denetleyip yeniden deneyin. İşe yaramazsa \
    yöneticinize hizmetin çalışıp çalışmadığını sorun.
    error.connectionLost.advice = Bağlantı kesildi. Ağınızı denetleyip yeniden deneyin.
    error.timedOut.title = Yanıt Yok
    error.timedOut.advice = %1$@ saniye içinde yanıt gelmedi. Bağlantınızı denetleyip yeniden \
    deneyin.
    error.untrusted.title = Bağlantı Güvenli Değil
    error.untrusted.advice = Hizmet, kuruluşunuza ait olduğunu gösteremedi. Güvendiğiniz bir \
    ağda yeniden deneyin veya yöneticinize sorun.
    error.outdatedCertificate.advice = Bu aygıtın tarih ve saatinin doğru olduğunu denetleyip \
    yeniden deneyin. Doğruysa yöneticinizden hizmetin sertifikasını yenilemesini isteyin.
    error.redirect.advice = Hizmet, uygulamanın izlememesi gereken bir yere yönlendirdi. \
    Yöneticinizden hizmetin ayarlarını denetlemesini isteyin.
    error.refusedAddress.advice = Hizmet, uygulamanın kullanmaması gereken bir adreste. \
    Yöneticinizden hizmetin ayarlarını denetlemesini isteyin.
    error.badAnswer.title = Ayarlar Kullanılamıyor
    error.badAnswer.advice = Hizmet geçersiz bir yanıt verdi. Yöneticinizden bu uygulamanın \
    ayarlarını denetlemesini isteyin.
    error.otherApplication.advice = Ayarlar başka bir uygulama için. Yöneticinizden bu \
    uygulamanın ayarlarını isteyin.
    error.server.title = Hizmet Sorunu
    error.server.refused.advice = Hizmet isteği reddetti (durum %1$@). Yöneticinizden bu \
    uygulamanın ayarlarını denetlemesini isteyin.
    error.server.busy.advice = Hizmet meşgul (durum %1$@). Birkaç dakika bekleyip yeniden \
    deneyin.
    error.server.failed.advice = Hizmette bir sorun oluştu (durum %1$@). Daha sonra yeniden \
    deneyin. İşe yaramazsa yöneticinize sorun.
    error.helperMissing.title = Uygulama Eksik
    error.helperMissing.advice = Bu uygulamanın bir parçası eksik. Uygulamayı yeniden \
    yükleyin.
    error.helperFailed.title = Bir Sorun Oluştu
    error.helperFailed.advice = Bu uygulamanın bir parçası durdu. Yeniden deneyin. İşe \
    yaramazsa uygulamayı yeniden başlatın.
    error.store.keyringLocked.title = Anahtarlık kilitli
    error.store.keyringLocked.advice = Masaüstünüzün anahtarlığının kilidini açıp yeniden deneyin.
    error.store.keyringMissing.title = Anahtarlık kullanılamıyor
    error.store.keyringMissing.advice = Masaüstü oturumunuzu kapatıp yeniden açın, sonra yeniden \
    deneyin.
    error.store.keyMissing.title = Erişim kodu yeterli değil
    error.store.keyMissing.advice = Ona ait bir anahtar artık anahtarlığınızda yok. Kurtarma \
    kodunuzu kullanın veya uygulamayı yeniden kurun.
    error.store.title = Verilere erişilemiyor
    error.store.full.advice = Disk dolu. Yer açıp yeniden deneyin.
    error.store.disk.advice = Uygulama verilerini okuyamıyor veya yazamıyor. Yöneticinize başvurun.
    error.store.damaged.advice = Uygulamanın verileri bozulmuş. Yöneticinizden bir yedeği geri \
    yüklemesini isteyin.
    error.store.memory.advice = Bellek yetersiz. Diğer uygulamaları kapatıp yeniden deneyin.
    error.store.newer.title = Uygulama güncel değil
    error.store.newer.advice = Bu verileri uygulamanın daha yeni bir sürümü kaydetmiş. Uygulamayı \
    güncelleyin.
    error.store.busy.title = Veriler kullanımda
    error.store.busy.advice = Uygulamanın başka bir penceresi verilerini kullanıyor. Onu kapatıp \
    yeniden deneyin.
    error.store.refused.title = Bu erişim kodu kullanılamaz
    error.store.refused.advice = Başka bir erişim kodu seçin.
    error.cancelled.title = Durduruldu
    error.cancelled.advice = Hiçbir şey değişmedi. Hazır olduğunuzda yeniden deneyin.
    action.agree = Kabul Ediyorum
    action.disagree = Kabul Etmiyorum
    action.next = Sonraki
    action.back = Geri
    action.allow = İzin Ver
    action.deny = Reddet
    action.notNow = Şimdi Değil
    action.quit = Çık
    action.stay = Hayır
    action.giveConsent = Onay Ver
    consent.step = Adım %1$@ / %2$@
    consent.deny.question = Onayınız olmadan devam edemezsiniz.
    consent.cancel.question = Kurulumu sonlandırmak istiyor musunuz?
    licence.readToEnd = Kabul etmek için sona kadar kaydırın.
    licence.loading = Lisans sözleşmesi yükleniyor…
    licence.failed.title = Lisans sözleşmesi kullanılamıyor
    licence.failed.advice = Yeniden deneyin. İşe yaramazsa yöneticinize sorun.
    licence.print = Yazdır veya kaydet
    licence.print.action = Yazdır…
    licence.savePDF.action = PDF olarak kaydet…
    licence.saved = Lisans sözleşmesi kaydedildi.
    licence.notSaved.title = Kaydedilmedi
    licence.notSaved.advice = Başka bir klasör seçin veya diskte yer açın, sonra yeniden deneyin.
    licence.notPrinted.title = Yazdırılmadı
    licence.notPrinted.advice = Yazıcının açık olduğundan ve kâğıdı bulunduğundan emin olun, \
    sonra yeniden deneyin.
    action.close = Kapat
    action.pause = Duraklat
    action.stop = Durdur
    action.resume = Sürdür
    action.signIn = Oturum Aç
    passcode.length = En az %1$@ karakter
    passcode.length.one = En az bir karakter
    passcode.digitsOnly = Yalnızca rakam
    passcode.digit = En az bir rakam
    passcode.upper = En az bir büyük harf
    passcode.lower = En az bir küçük harf
    passcode.special = En az bir özel karakter
    passcode.unique = En az %1$@ farklı karakter
    passcode.unique.one = En az herhangi bir karakter
    passcode.satisfied = %1$@, karşılandı
    passcode.notSatisfied = %1$@, henüz karşılanmadı
    passcode.complete = Erişim kodu tüm gereksinimleri karşılıyor.
    input.passcode.label = Erişim kodu
    passcode.create.title = Erişim Kodu Oluştur
    passcode.confirm.title = Erişim Kodunu Onayla
    passcode.enter.title = Erişim Kodunu Gir
    passcode.current.title = Geçerli Erişim Kodu
    passcode.new.title = Yeni Erişim Kodu
    passcode.create.detail = Aşağıdaki tüm gereksinimleri karşılayan bir erişim kodu seçin.
    passcode.confirm.detail = Aynı erişim kodunu bir kez daha girin.
    passcode.enter.detail = Devam etmek için erişim kodunuzu girin.
    passcode.current.detail = Şu anda kullandığınız erişim kodunu girin.
    passcode.missesPolicy = Erişim kodu tüm gereksinimleri karşılamıyor.
    passcode.sameAsCurrent = Şu anda kullandığınızdan farklı bir erişim kodu seçin.
    passcode.mismatch = Erişim kodları eşleşmiyor. Yeniden bir erişim kodu seçin.
    passcode.wrong = Bu erişim kodu yanlış.
    passcode.refused = Erişim kodu kullanılamadı. Yeniden deneyin.
    passcode.tries = Kalan deneme: %1$@
    passcode.noTries.title = Deneme Kalmadı
    passcode.noTries.advice = Erişim kodunu sıfırlamak için hesabınızla oturum açın.
    passcode.reset = Erişim Kodunu Unuttunuz mu?
    passcode.skip = Atla
    passcode.common = Bu erişim kodunu tahmin etmek kolay. Başka bir kod seçin.
    passcode.wait.title = Çok Fazla Deneme
    passcode.wait.advice = Yeniden deneme saati: %1$@.
    passcode.afterRestart = Bu cihaz yeniden başlatıldıktan sonra önce erişim kodunuzu girin.
    store.reset.title = Uygulama Sıfırlansın mı?
    store.reset.advice = Uygulamanın bu cihazda tuttuğu tüm veriler silinir. Ardından uygulamayı \
    yeniden kurarsınız.
    store.reset.action = Sıfırla
    recovery.title = Kurtarma Kodu
    recovery.offer.detail = Erişim kodunuzu unutursanız kurtarma kodu uygulamayı açar. Yalnızca \
    bir kez gösterilir. Ekranınızı başka kimsenin görmediğinden emin olun.
    recovery.show = Kodu Göster
    recovery.shown.detail = Bu kodu yazın ve güvenli bir yerde saklayın. Yeniden gösterilmez.
    recovery.enter = Kurtarma Kodunu Gir
    recovery.enter.detail = Kurtarma kodunuzu girin. Büyük harfler, boşluklar ve kısa çizgiler \
    fark etmez.
    recovery.advice = Yeni bir erişim kodu seçmek için kurtarma kodunuzu girin.
    recovery.mistyped = Bu kodda bir yazım hatası var. Her karakteri denetleyin.
    recovery.wrong = Bu, bu uygulamanın kurtarma kodu değil.
    finger.title = Parmak İzi
    finger.generated.detail = Erişim kodu yerine parmak izinizi kullanın. Artık okunamazsa \
    uygulamayı yeniden kurmanız gerekir.
    finger.typed.detail = Uygulamanın kilidini parmak izinizle açın. Erişim kodunuz geçerli kalır.
    finger.notEnrolled.detail = Bu cihazda henüz kayıtlı parmak izi yok. Ayarlarda bir tane \
    kaydedin veya erişim koduyla devam edin.
    finger.enter.detail = Uygulamanın kilidini parmak izinizle açın.
    finger.enable = Etkinleştir
    finger.waiting = Parmak izi okuyucusuna dokunun.
    finger.settings.title = Kayıtlı Parmak İzi Yok
    finger.settings.advice = Bu cihazın ayarlarında bir parmak izi kaydedin, sonra geri dönün.
    action.settings = Ayarlar
    finger.noSettings = Ayarlar açılamadı. Masaüstünüzün ayarlarında kullanıcı hesaplarını \
    arayın veya bir terminalde fprintd-enroll komutunu çalıştırın.
    finger.learnMore = Daha Fazla Bilgi
    finger.learnMore.detail = Uygulama, bu cihazın parmak izi okuyucusuna parmağın sizin olup \
    olmadığını sorar. Böylece başkaları uygulamayı açamaz; bu, uygulamanın sakladıklarını \
    şifrelemez.
    finger.usePasscode = Erişim Kodunu Kullan
    finger.useFinger = Parmak İzini Kullan
    finger.hint.again = Parmak okunamadı. Okuyucuya yeniden dokunun.
    finger.hint.longer = Parmağınızı tüm okuyucunun üzerinden geçirin.
    finger.hint.center = Parmağınızı okuyucunun ortasına koyun.
    finger.hint.lift = Parmağınızı kaldırın, sonra okuyucuya yeniden dokunun.
    finger.hint.slower = Parmağınızı daha yavaş hareket ettirin.
    finger.noMatch = Bu parmak tanınmadı. Yeniden deneyin.
    finger.tooMany = Parmak çok kez tanınmadı. Bir erişim kodu kullanın.
    finger.timedOut = Hiçbir parmak okunmadı. Yeniden deneyin.
    finger.busy = Parmak izi okuyucusunu başka bir uygulama kullanıyor. Birazdan yeniden deneyin.
    finger.readerGone = Parmak izi okuyucusu yanıt vermiyor. Bir erişim kodu kullanın.
    finger.notSaved = Parmak izi ayarlanamadı. Bir erişim kodu kullanın.
    finger.notRemoved = Parmak izi kapatılamadı. Uygulamayı açmaya devam ediyor.
    finger.changed = Bu cihazdaki parmak izleri değişti. Erişim kodunuzu girin.
    finger.changed.noPasscode = Bu cihazdaki parmak izleri değişti. Uygulamayı yeniden kurun.
    user.switchOrAdd = Kullanıcı Değiştir veya Ekle
    user.switch.title = Kullanıcı Değiştir
    user.add = Kullanıcı Ekle
    user.search = Kullanıcı ara
    user.none = Kullanıcı bulunamadı
    user.current = %1$@, geçerli kullanıcı
    input.userName.label = Kullanıcı adı
    input.password.label = Parola
    input.password.show = Parolayı göster
    input.password.hide = Parolayı gizle
    input.required = %1$@, zorunlu
    input.readOnly = Değiştirilemez
    input.count = %1$@/%2$@ karakter
    input.full = En fazla karakter sayısına ulaşıldı.
    input.tooLong = Metin çok uzun. Kısaltın.
    input.writtenByAI = Yapay zeka yazdı. Metni kontrol edin.
    authentication.verifying = Bilgiler denetleniyor…
    authentication.dynamic.detail = Etkinleştirmeyi başlatmak için aşağıdaki bilgileri girin.
    authentication.basic.detail = Hesabınızın adını ve parolasını girin.
    authentication.unchecked = Bilgileriniz denetlenemedi. Daha sonra yeniden deneyin.
    progress.percent = %%%1$@
    progress.announcement = %1$@, %2$@
    progress.notStarted = Başlamadı
    progress.processing = İşleniyor
    progress.pausable = Sürüyor, duraklatılabilir
    progress.stoppable = Sürüyor, durdurulabilir
    progress.paused = Duraklatıldı
    progress.failed = Başarısız oldu
    progress.done = Tamamlandı
    banner.negative = Hata: %1$@
    banner.critical = Uyarı: %1$@
    banner.positive = Tamamlandı: %1$@
    whatsNew.title = Yenilikler
    whatsNew.page = Sayfa %1$@ / %2$@
    """)
}
