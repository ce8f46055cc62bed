extension OnboardingLanguage {
  static let simplifiedChinese = OnboardingLanguage(
    "zh-Hans", review: .drafted,
    """
    action.start = 开始
    action.continue = 继续
    action.scan = 扫描
    action.activate = 激活
    action.cancel = 取消
    action.ok = 好
    demo.question = 想先看看吗？
    demo.action = 试用演示
    demo.unavailable.title = 没有演示
    demo.unavailable.advice = 演示不可用。请设置应用以使用它。
    legal.agreement = 我同意使用条款。
    lookup.checkingAccount = 正在检查账户…
    input.email.label = 电子邮件
    input.serverAddress.label = 服务器地址
    input.emailOrServerAddress.placeholder = 电子邮件或服务器地址
    welcome.link.detail = 若要设置应用，请打开欢迎邮件中的链接。
    welcome.discovery.detail = 若要设置应用，请输入您的工作电子邮件地址。
    welcome.manualURL.detail = 若要设置应用，请输入您的服务器地址。
    welcome.typed.detail = 若要设置应用，请输入您的工作电子邮件地址或服务器地址。
    welcome.scanner.detail = 若要设置应用，请扫描管理员提供的二维码。
    welcome.activation.detail = 使用应用之前需要先激活。
    welcome.configured.detail = 一切就绪。请登录以开始。
    activation.headline = 激活
    activation.email.detail = 如果您有欢迎邮件，请打开其中的链接。如果没有，请输入您的工作电子邮件地址，或扫描\
    二维码。
    activation.serverAddress.detail = 如果您有欢迎邮件，请打开其中的链接。如果没有，请输入您的服务器地\
    址，或扫描二维码。
    activation.typed.detail = 如果您有欢迎邮件，请打开其中的链接。如果没有，请输入您的工作电子邮件地址或服务器\
    地址，或扫描二维码。
    activation.useEmail = 使用电子邮件
    activation.useServerAddress = 使用此地址
    activation.or = 或
    scan.noCamera.title = 没有相机
    scan.noCamera.detail = 此设备尚不支持用相机扫描。请输入与您的二维码对应的地址；管理员可以告诉您。
    scan.invalidCode.title = 无效的代码
    scan.invalidCode.detail = 应用无法使用此地址。请检查是否输入有误，或询问管理员。
    error.email.title = 检查电子邮件地址
    error.email.empty = 请输入您的电子邮件地址。
    error.email.missingAtSign = 请输入包含 @ 的完整地址。
    error.email.invalidLocalPart = 请检查 @ 之前的部分。那里只能使用不带重音的字母、数字和部分符号。
    error.email.invalidDomain = 请检查 @ 之后的部分。它应类似于 example.com。
    error.email.tooLong = 请输入较短的地址。最多可使用 %1$@ 个字符。
    error.unknownAccount.title = 未找到设置
    error.unknownAccount.advice = 请检查电子邮件地址的拼写。如果正确，请让管理员为您设置应用。
    error.offline.title = 没有连接
    error.offline.advice = 请将此设备连接到网络，然后重试。
    error.unreachable.title = 无法访问服务
    error.nameNotFound.advice = 未找到与 @ 之后的部分对应的服务。请检查拼写和连接，然后重试。
    error.unreachable.advice = 请检查连接并重试。如果仍不行，请询问管理员服务是否在运行。
    error.connectionLost.advice = 连接已中断。请检查网络，然后重试。
    error.timedOut.title = 没有应答
    error.timedOut.advice = %1$@ 秒内没有应答。请检查连接，然后重试。
    error.untrusted.title = 连接不安全
    error.untrusted.advice = 服务无法证明它属于您的组织。请在您信任的网络上重试，或询问管理员。
    error.outdatedCertificate.advice = 请检查此设备的日期和时间是否正确，然后重试。如果正确，请让管理\
    员更新服务的证书。
    error.redirect.advice = 服务指向了应用不能前往的位置。请让管理员检查其设置。
    error.refusedAddress.advice = 服务的地址不能由应用使用。请让管理员检查其设置。
    error.badAnswer.title = 设置无法使用
    error.badAnswer.advice = 服务给出了无效的应答。请让管理员检查此应用的设置。
    error.otherApplication.advice = 这些设置属于另一个应用。请向管理员索取此应用的设置。
    error.server.title = 服务问题
    error.server.refused.advice = 服务拒绝了请求（状态 %1$@）。请让管理员检查此应用的设置。
    error.server.busy.advice = 服务正忙（状态 %1$@）。请等待几分钟，然后重试。
    error.server.failed.advice = 服务出现问题（状态 %1$@）。请稍后重试。如果仍不行，请询问管理员。
    error.helperMissing.title = 应用不完整
    error.helperMissing.advice = 此应用缺少一部分。请重新安装应用。
    error.helperFailed.title = 出现问题
    error.helperFailed.advice = 此应用的一部分已停止。请重试。如果仍不行，请重新启动应用。
    error.cancelled.title = 已停止
    error.cancelled.advice = 未更改任何内容。准备好后请重试。
    action.agree = 同意
    action.disagree = 不同意
    action.next = 下一步
    action.back = 返回
    action.allow = 允许
    action.deny = 拒绝
    action.notNow = 以后
    action.quit = 退出
    action.stay = 否
    action.giveConsent = 给予同意
    action.print = 打印…
    action.savePDF = 存储为 PDF…
    consent.step = 第 %1$@ 步，共 %2$@ 步
    consent.deny.question = 未经您的同意，无法继续。
    consent.cancel.question = 要结束设置吗？
    licence.readToEnd = 请滚动到末尾以表示同意。
    licence.loading = 正在载入…
    """)
}
