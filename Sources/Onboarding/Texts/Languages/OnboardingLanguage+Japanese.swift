extension OnboardingLanguage {
  static let japanese = OnboardingLanguage(
    "ja", review: .drafted,
    """
    action.start = 開始
    action.continue = 続行
    action.scan = スキャン
    action.activate = 有効化
    action.cancel = キャンセル
    action.ok = OK
    action.done = 完了
    demo.question = 試してみますか?
    demo.action = デモを試す
    demo.unavailable.title = デモなし
    demo.unavailable.advice = デモは利用できません。アプリを使うには設定してください。
    legal.agreement = 利用規約に同意します。
    lookup.checkingAccount = アカウントを確認しています…
    input.email.label = メールアドレス
    input.serverAddress.label = サーバのアドレス
    input.emailOrServerAddress.placeholder = メールまたはサーバのアドレス
    welcome.link.detail = アプリを設定するには、ウェルカムメールのリンクを開いてください。
    welcome.discovery.detail = アプリを設定するには、仕事用のメールアドレスを入力してください。
    welcome.manualURL.detail = アプリを設定するには、サーバのアドレスを入力してください。
    welcome.typed.detail = アプリを設定するには、仕事用のメールアドレスまたはサーバのアドレスを入力してください。
    welcome.scanner.detail = アプリを設定するには、管理者から受け取ったQRコードをスキャンしてください。
    welcome.activation.detail = アプリを使う前に有効化する必要があります。
    welcome.configured.detail = 準備ができました。サインインして始めましょう。
    activation.headline = 有効化
    activation.email.detail = ウェルカムメールがある場合は、その中のリンクを開いてください。ない場合は、仕事用\
    のメールアドレスを入力するか、QRコードをスキャンしてください。
    activation.serverAddress.detail = ウェルカムメールがある場合は、その中のリンクを開いてください。な\
    い場合は、サーバのアドレスを入力するか、QRコードをスキャンしてください。
    activation.typed.detail = ウェルカムメールがある場合は、その中のリンクを開いてください。ない場合は、仕事用\
    のメールアドレスかサーバのアドレスを入力するか、QRコードをスキャンしてください。
    activation.useEmail = メールアドレスを使う
    activation.useServerAddress = このアドレスを使う
    activation.or = または
    scan.noCamera.title = カメラなし
    scan.noCamera.detail = このデバイスでは、カメラでのスキャンはまだ利用できません。QRコードに対応するアドレス\
    を入力してください。アドレスは管理者に確認できます。
    scan.invalidCode.title = 無効なコード
    scan.invalidCode.detail = このアドレスはアプリで使えません。入力の誤りがないか確認するか、管理者に問い合わ\
    せてください。
    scan.starting = カメラを起動しています…
    scan.readingPicture = 画像を読み取っています…
    scan.instruction = コードを枠の中に入れてください。
    scan.preview.label = カメラの画像
    scan.type.title = アドレスの入力
    scan.type.detail = QRコードに対応するアドレスを入力してください。アドレスは管理者に確認できます。
    scan.camera.missing.detail = カメラを接続してから、もう一度お試しください。QRコードに対応するアドレスを入力することもできます。
    scan.camera.busy.title = カメラは使用中
    scan.camera.busy.detail = 別のアプリがカメラを使用しています。そのアプリを閉じてから、もう一度お試しください。アドレスを入力することもできます。
    scan.camera.denied.title = カメラへのアクセスを許可
    scan.camera.denied.detail = スキャンするには、システムの設定でこのアプリにカメラの使用を許可してください。アドレスを入力することもできます。
    scan.camera.unplugged.title = カメラの接続が切れました
    scan.camera.unplugged.detail = カメラを接続し直してから、もう一度お試しください。アドレスを入力することもできます。
    scan.helperFailed.detail = カメラから読み取れません。もう一度試すか、アドレスを入力してください。
    scan.choosePicture = 画像を選択
    scan.typeAddress = アドレスを入力
    scan.tryAgain = 再試行
    scan.again = もう一度スキャン
    scan.settings = 設定
    scan.torch.on = ライトをオン
    scan.torch.off = ライトをオフ
    scan.codeRefused.title = 無効なQRコード
    scan.codeRefused.detail = このコードはアプリで使えません。管理者から受け取ったコードをスキャンしてください。
    scan.picture.detail = QRコードの画像を選択してください。ここにドロップまたはペーストすることもできます。
    scan.unsuccessful.title = スキャンできませんでした
    scan.noCodeInPicture.detail = この画像には読み取れるコードがありません。QRコードの画像を選択してください。
    scan.unreadablePicture.detail = このファイルは読み取れる画像ではありません。PNGまたはJPEGファイルを選択してください。
    scan.pictureTooLarge.detail = 画像が大きすぎます。%1$@ MB以下の画像を選択してください。
    scan.photos.title = 写真へのアクセスを許可
    scan.photos.detail = このアプリはファイルを開けません。別のファイルを選択するか、アプリにアクセスを許可してください。
    scan.several.title = 複数のコード
    scan.several.detail = 使用するコードを選択してください。
    scan.confirmation.title = 確認
    scan.confirmation.detail = コードを読み取りました。アプリの接続先:
    scan.lookAlike = よく確認してください。この名前には、ほかの文字に似た文字が含まれています。自分のサーバーである場合にのみ続けてください。
    payload.notActivation = このコードはアプリの設定用ではありません。管理者から受け取ったコードをスキャンしてください。
    payload.damaged = コードが壊れているか、不完全です。新しいコードを管理者に依頼してください。
    payload.insecure = コードのアドレスがhttpsで始まっていません。新しいコードを管理者に依頼してください。
    payload.misleading = コードのアドレスは読み間違えられるおそれがあります。使用せずに、管理者に知らせてください。
    payload.noServer = コードにアプリが使えるサーバーがありません。新しいコードを管理者に依頼してください。
    payload.unsigned = このコードには組織の署名がありません。使用せずに、管理者に知らせてください。
    error.email.title = メールアドレスを確認してください
    error.email.empty = メールアドレスを入力してください。
    error.email.missingAtSign = @を含むアドレス全体を入力してください。
    error.email.invalidLocalPart = @の前の部分を確認してください。使えるのはアクセントのない英字、数字、\
    一部の記号だけです。
    error.email.invalidDomain = @の後の部分を確認してください。example.comのような形にしてくださ\
    い。
    error.email.tooLong = もっと短いアドレスを入力してください。使えるのは最大%1$@文字です。
    error.unknownAccount.title = 設定が見つかりません
    error.unknownAccount.advice = メールアドレスの綴りを確認してください。正しい場合は、アプリの設定を管理\
    者に依頼してください。
    error.offline.title = 接続なし
    error.offline.advice = このデバイスをネットワークに接続してから、もう一度試してください。
    error.unreachable.title = サービスに接続できません
    error.nameNotFound.advice = @の後の部分に対応するサービスが見つかりません。綴りと接続を確認してから、も\
    う一度試してください。
    error.unreachable.advice = 接続を確認して、もう一度試してください。解決しない場合は、サービスが動作してい\
    るか管理者に確認してください。
    error.connectionLost.advice = 接続が切れました。ネットワークを確認してから、もう一度試してください。
    error.timedOut.title = 応答なし
    error.timedOut.advice = %1$@秒以内に応答がありませんでした。接続を確認してから、もう一度試してください。
    error.untrusted.title = 安全でない接続
    error.untrusted.advice = サービスが所属先の組織のものであることを確認できませんでした。信頼できるネットワー\
    クで試すか、管理者に問い合わせてください。
    error.outdatedCertificate.advice = このデバイスの日付と時刻が正しいか確認してから、もう一度試して\
    ください。正しい場合は、サービスの証明書の更新を管理者に依頼してください。
    error.redirect.advice = サービスが、アプリの移動できない場所を示しました。サービスの設定の確認を管理者に依頼\
    してください。
    error.refusedAddress.advice = サービスが、アプリの使えないアドレスにあります。サービスの設定の確認を管\
    理者に依頼してください。
    error.badAnswer.title = 設定を使用できません
    error.badAnswer.advice = サービスの応答が正しくありません。このアプリの設定の確認を管理者に依頼してください\
    。
    error.otherApplication.advice = これは別のアプリの設定です。このアプリの設定を管理者に依頼してくださ\
    い。
    error.server.title = サービスの問題
    error.server.refused.advice = サービスが要求を拒否しました(状態%1$@)。このアプリの設定の確認を管\
    理者に依頼してください。
    error.server.busy.advice = サービスが混み合っています(状態%1$@)。数分待ってから、もう一度試してくだ\
    さい。
    error.server.failed.advice = サービスで問題が起きました(状態%1$@)。後でもう一度試してください。解\
    決しない場合は、管理者に問い合わせてください。
    error.helperMissing.title = アプリが不完全です
    error.helperMissing.advice = このアプリの一部がありません。アプリをインストールし直してください。
    error.helperFailed.title = 問題が起きました
    error.helperFailed.advice = このアプリの一部が停止しました。もう一度試してください。解決しない場合は、ア\
    プリを起動し直してください。
    error.store.keyringLocked.title = キーリングがロックされています
    error.store.keyringLocked.advice = デスクトップのキーリングのロックを解除してから、もう一度お試しください。
    error.store.keyringMissing.title = キーリングを利用できません
    error.store.keyringMissing.advice = デスクトップからサインアウトして再びサインインし、もう一度お試しください。
    error.store.keyMissing.title = パスコードだけでは開けません
    error.store.keyMissing.advice = 対応する鍵がキーリングにありません。回復コードを使用するか、アプリをもう一度設定してください。
    error.store.title = データにアクセスできません
    error.store.full.advice = ディスクがいっぱいです。空き容量を確保してから、もう一度お試しください。
    error.store.disk.advice = アプリのデータを読み書きできません。管理者に連絡してください。
    error.store.damaged.advice = アプリのデータが破損しています。バックアップの復元を管理者に依頼してください。
    error.store.memory.advice = メモリが足りません。ほかのアプリを閉じてから、もう一度お試しください。
    error.store.newer.title = アプリが古くなっています
    error.store.newer.advice = このデータは新しいバージョンのアプリで保存されています。アプリを更新してください。
    error.store.busy.title = データは使用中です
    error.store.busy.advice = アプリの別のウインドウがデータを使用しています。閉じてから、もう一度お試しください。
    error.store.refused.title = このパスコードは使用できません
    error.store.refused.advice = 別のパスコードを選んでください。
    error.cancelled.title = 中止しました
    error.cancelled.advice = 変更はありません。準備ができたら、もう一度試してください。
    action.agree = 同意する
    action.disagree = 同意しない
    action.next = 次へ
    action.back = 戻る
    action.allow = 許可
    action.deny = 拒否
    action.notNow = 後で
    action.quit = 終了
    action.stay = いいえ
    action.giveConsent = 同意する
    consent.step = ステップ%1$@/%2$@
    consent.deny.question = 同意がないと続行できません。
    consent.cancel.question = 設定を終了しますか?
    licence.readToEnd = 同意するには最後までスクロールしてください。
    action.close = 閉じる
    action.pause = 一時停止
    action.stop = 停止
    action.resume = 再開
    action.signIn = サインイン
    passcode.length = %1$@文字以上
    passcode.length.one = 1文字以上
    passcode.digitsOnly = 数字のみ
    passcode.digit = 数字を1文字以上
    passcode.upper = 大文字を1文字以上
    passcode.lower = 小文字を1文字以上
    passcode.special = 記号を1文字以上
    passcode.unique = 異なる文字を%1$@種類以上
    passcode.unique.one = 任意の文字を1種類以上
    passcode.satisfied = %1$@、達成済み
    passcode.notSatisfied = %1$@、未達成
    passcode.complete = パスコードはすべての条件を満たしています。
    input.passcode.label = パスコード
    passcode.create.title = パスコードの作成
    passcode.confirm.title = パスコードの確認
    passcode.enter.title = パスコードの入力
    passcode.current.title = 現在のパスコード
    passcode.new.title = 新しいパスコード
    passcode.create.detail = 下記のすべての条件を満たすパスコードを選んでください。
    passcode.confirm.detail = 同じパスコードをもう一度入力してください。
    passcode.enter.detail = 続けるにはパスコードを入力してください。
    passcode.current.detail = 現在使用しているパスコードを入力してください。
    passcode.missesPolicy = パスコードがすべての条件を満たしていません。
    passcode.sameAsCurrent = 現在のものとは異なるパスコードを選んでください。
    passcode.mismatch = パスコードが一致しません。もう一度パスコードを選んでください。
    passcode.wrong = パスコードが正しくありません。
    passcode.refused = パスコードを使用できませんでした。もう一度お試しください。
    passcode.tries = 残りの試行回数: %1$@
    passcode.noTries.title = 試行回数の上限
    passcode.noTries.advice = パスコードをリセットするには、アカウントでサインインしてください。
    passcode.reset = パスコードをお忘れですか?
    passcode.skip = スキップ
    passcode.common = このパスコードは簡単に推測されます。別のパスコードを選んでください。
    passcode.wait.title = 試行回数が多すぎます
    passcode.wait.advice = %1$@ にもう一度お試しください。
    passcode.afterRestart = このデバイスの再起動後は、最初にパスコードを入力してください。
    store.reset.title = アプリをリセットしますか？
    store.reset.advice = アプリがこのデバイスに保存しているデータはすべて削除されます。その後、アプリをもう一度設定します。
    store.reset.action = リセット
    finger.title = 指紋
    finger.generated.detail = パスコードの代わりに指紋を使用します。読み取れなくなった場合は、アプリをもう一度設定する必要があります。
    finger.typed.detail = 指紋でアプリのロックを解除できます。パスコードは引き続き有効です。
    finger.notEnrolled.detail = このデバイスにはまだ指紋が登録されていません。設定で登録するか、パスコードで続けてください。
    finger.enter.detail = 指紋でアプリのロックを解除してください。
    finger.enable = 有効にする
    finger.waiting = 指紋リーダーに触れてください。
    finger.settings.title = 指紋が未登録
    finger.settings.advice = このデバイスの設定で指紋を登録してから、戻ってください。
    action.settings = 設定
    finger.noSettings = 設定を開けませんでした。デスクトップの設定でユーザアカウントを探すか、端末でfprintd-enrollを実行してください。
    finger.learnMore = 詳細
    finger.learnMore.detail = アプリはこのデバイスの指紋リーダーに、本人の指かどうかを確かめます。他の人はアプリを開けなくなりますが、\
    アプリが保存する内容は暗号化されません。
    finger.usePasscode = パスコードを使用
    finger.useFinger = 指紋を使用
    finger.hint.again = 指を読み取れませんでした。もう一度リーダーに触れてください。
    finger.hint.longer = リーダー全体に指を滑らせてください。
    finger.hint.center = リーダーの中央に指を置いてください。
    finger.hint.lift = 指を離してから、もう一度リーダーに触れてください。
    finger.hint.slower = 指をもっとゆっくり動かしてください。
    finger.noMatch = この指は認識されませんでした。もう一度お試しください。
    finger.tooMany = 指が何度も認識されませんでした。パスコードを使用してください。
    finger.timedOut = 指が読み取られませんでした。もう一度お試しください。
    finger.busy = 別のアプリが指紋リーダーを使用しています。しばらくしてからもう一度お試しください。
    finger.readerGone = 指紋リーダーが応答しません。パスコードを使用してください。
    finger.notSaved = 指紋を設定できませんでした。パスコードを使用してください。
    finger.changed = このデバイスの指紋が変更されました。パスコードを入力してください。
    finger.changed.noPasscode = このデバイスの指紋が変更されました。アプリをもう一度設定してください。
    user.switchOrAdd = ユーザの切り替えまたは追加
    user.switch.title = ユーザの切り替え
    user.add = ユーザを追加
    user.search = ユーザを検索
    user.none = ユーザが見つかりません
    user.current = %1$@、現在のユーザ
    input.userName.label = ユーザ名
    input.password.label = パスワード
    input.password.show = パスワードを表示
    input.password.hide = パスワードを隠す
    authentication.verifying = 情報を確認しています…
    authentication.dynamic.detail = アクティベーションを開始するには、以下の情報を入力してください。
    authentication.basic.detail = アカウントの名前とパスワードを入力してください。
    authentication.unchecked = 情報を確認できませんでした。後でもう一度お試しください。
    progress.percent = %1$@%%
    progress.announcement = %1$@、%2$@
    progress.notStarted = 未開始
    progress.processing = 処理中
    progress.pausable = 進行中、一時停止できます
    progress.stoppable = 進行中、停止できます
    progress.paused = 一時停止中
    progress.failed = 失敗
    progress.done = 完了
    banner.negative = エラー: %1$@
    banner.critical = 警告: %1$@
    banner.positive = 完了: %1$@
    whatsNew.title = 新機能
    whatsNew.page = ページ%1$@/%2$@
    """)
}
