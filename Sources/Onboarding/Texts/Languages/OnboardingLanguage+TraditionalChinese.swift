extension OnboardingLanguage {
  static let traditionalChinese = OnboardingLanguage(
    "zh-Hant", review: .drafted,
    """
    action.start = 開始
    action.continue = 繼續
    action.scan = 掃描
    action.activate = 啟用
    action.cancel = 取消
    action.ok = 好
    demo.question = 想先看看嗎？
    demo.action = 試用示範
    demo.unavailable.title = 沒有示範
    demo.unavailable.advice = 無法使用示範。請設定 App 以使用它。
    legal.agreement = 我同意使用條款。
    lookup.checkingAccount = 正在檢查帳號…
    input.email.label = 電子郵件
    input.serverAddress.label = 伺服器位址
    input.emailOrServerAddress.placeholder = 電子郵件或伺服器位址
    welcome.link.detail = 若要設定 App，請打開歡迎郵件中的連結。
    welcome.discovery.detail = 若要設定 App，請輸入您的公司電子郵件地址。
    welcome.manualURL.detail = 若要設定 App，請輸入您的伺服器位址。
    welcome.typed.detail = 若要設定 App，請輸入您的公司電子郵件地址或伺服器位址。
    welcome.scanner.detail = 若要設定 App，請掃描管理員提供的 QR 碼。
    welcome.activation.detail = 使用 App 之前需要先啟用。
    welcome.configured.detail = 一切就緒。請登入以開始。
    activation.headline = 啟用
    activation.email.detail = 如果您有歡迎郵件，請打開其中的連結。如果沒有，請輸入您的公司電子郵件地址，或掃描 QR \
    碼。
    activation.serverAddress.detail = 如果您有歡迎郵件，請打開其中的連結。如果沒有，請輸入您的伺服器位\
    址，或掃描 QR 碼。
    activation.typed.detail = 如果您有歡迎郵件，請打開其中的連結。如果沒有，請輸入您的公司電子郵件地址或伺服器\
    位址，或掃描 QR 碼。
    activation.useEmail = 使用電子郵件
    activation.useServerAddress = 使用此位址
    activation.or = 或
    scan.noCamera.title = 沒有相機
    scan.noCamera.detail = 此裝置尚不支援用相機掃描。請輸入與您的 QR 碼對應的位址；管理員可以告訴您。
    scan.invalidCode.title = 無效的代碼
    scan.invalidCode.detail = App 無法使用此位址。請檢查是否輸入有誤，或詢問管理員。
    error.email.title = 檢查電子郵件地址
    error.email.empty = 請輸入您的電子郵件地址。
    error.email.missingAtSign = 請輸入包含 @ 的完整地址。
    error.email.invalidLocalPart = 請檢查 @ 之前的部分。該處只能使用不帶重音的字母、數字和部分符號。
    error.email.invalidDomain = 請檢查 @ 之後的部分。它應類似 example.com。
    error.email.tooLong = 請輸入較短的地址。最多可使用 %1$@ 個字元。
    error.unknownAccount.title = 找不到設定
    error.unknownAccount.advice = 請檢查電子郵件地址的拼寫。如果正確，請要求管理員為您設定 App。
    error.offline.title = 沒有連線
    error.offline.advice = 請將此裝置連接到網路，然後重試。
    error.unreachable.title = 無法連上服務
    error.nameNotFound.advice = 找不到與 @ 之後的部分對應的服務。請檢查拼寫和連線，然後重試。
    error.unreachable.advice = 請檢查連線並重試。如果仍不行，請詢問管理員服務是否正在執行。
    error.connectionLost.advice = 連線已中斷。請檢查網路，然後重試。
    error.timedOut.title = 沒有回應
    error.timedOut.advice = %1$@ 秒內沒有回應。請檢查連線，然後重試。
    error.untrusted.title = 連線不安全
    error.untrusted.advice = 服務無法證明它屬於您的組織。請在您信任的網路上重試，或詢問管理員。
    error.outdatedCertificate.advice = 請檢查此裝置的日期和時間是否正確，然後重試。如果正確，請要求管\
    理員更新服務的憑證。
    error.redirect.advice = 服務指向了 App 不能前往的位置。請要求管理員檢查其設定。
    error.refusedAddress.advice = 服務的位址不能由 App 使用。請要求管理員檢查其設定。
    error.badAnswer.title = 設定無法使用
    error.badAnswer.advice = 服務給出了無效的回應。請要求管理員檢查此 App 的設定。
    error.otherApplication.advice = 這些設定屬於另一個 App。請向管理員索取此 App 的設定。
    error.server.title = 服務問題
    error.server.refused.advice = 服務拒絕了要求（狀態 %1$@）。請要求管理員檢查此 App 的設定。
    error.server.busy.advice = 服務忙碌中（狀態 %1$@）。請等待幾分鐘，然後重試。
    error.server.failed.advice = 服務發生問題（狀態 %1$@）。請稍後重試。如果仍不行，請詢問管理員。
    error.helperMissing.title = App 不完整
    error.helperMissing.advice = 此 App 缺少一部分。請重新安裝 App。
    error.helperFailed.title = 發生問題
    error.helperFailed.advice = 此 App 的一部分已停止。請重試。如果仍不行，請重新啟動 App。
    error.cancelled.title = 已停止
    error.cancelled.advice = 未更改任何內容。準備好後請重試。
    action.agree = 同意
    action.disagree = 不同意
    action.next = 下一步
    action.back = 返回
    action.allow = 允許
    action.deny = 拒絕
    action.notNow = 稍後
    action.quit = 結束
    action.stay = 否
    action.giveConsent = 給予同意
    action.print = 列印…
    action.savePDF = 儲存為 PDF…
    consent.step = 第 %1$@ 步，共 %2$@ 步
    consent.deny.question = 未經您的同意，無法繼續。
    consent.cancel.question = 要結束設定嗎？
    licence.readToEnd = 請捲動到結尾以表示同意。
    licence.loading = 正在載入…
    """)
}
