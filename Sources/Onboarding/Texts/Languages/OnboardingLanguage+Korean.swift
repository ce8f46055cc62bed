extension OnboardingLanguage {
  static let korean = OnboardingLanguage(
    "ko", review: .drafted,
    """
    action.start = 시작
    action.continue = 계속
    action.scan = 스캔
    action.activate = 활성화
    action.cancel = 취소
    action.ok = 확인
    action.done = 완료
    demo.question = 둘러보시겠습니까?
    demo.action = 데모 사용해 보기
    demo.unavailable.title = 데모 없음
    demo.unavailable.advice = 데모를 사용할 수 없습니다. 앱을 사용하려면 설정하십시오.
    legal.agreement = 이용 약관에 동의합니다.
    lookup.checkingAccount = 계정 확인 중…
    input.email.label = 이메일
    input.serverAddress.label = 서버 주소
    input.emailOrServerAddress.placeholder = 이메일 또는 서버 주소
    welcome.link.detail = 앱을 설정하려면 환영 이메일의 링크를 여십시오.
    welcome.discovery.detail = 앱을 설정하려면 업무용 이메일 주소를 입력하십시오.
    welcome.manualURL.detail = 앱을 설정하려면 서버 주소를 입력하십시오.
    welcome.typed.detail = 앱을 설정하려면 업무용 이메일 주소 또는 서버 주소를 입력하십시오.
    welcome.scanner.detail = 앱을 설정하려면 관리자에게 받은 QR 코드를 스캔하십시오.
    welcome.activation.detail = 앱을 사용하려면 먼저 활성화해야 합니다.
    welcome.configured.detail = 준비가 끝났습니다. 로그인하여 시작하십시오.
    activation.headline = 활성화
    activation.email.detail = 환영 이메일이 있으면 그 안의 링크를 여십시오. 없으면 업무용 이메일 주\
    소를 입력하거나 QR 코드를 스캔하십시오.
    activation.serverAddress.detail = 환영 이메일이 있으면 그 안의 링크를 여십시오. 없으면 서\
    버 주소를 입력하거나 QR 코드를 스캔하십시오.
    activation.typed.detail = 환영 이메일이 있으면 그 안의 링크를 여십시오. 없으면 업무용 이메일 주\
    소나 서버 주소를 입력하거나 QR 코드를 스캔하십시오.
    activation.useEmail = 내 이메일 사용
    activation.useServerAddress = 이 주소 사용
    activation.or = 또는
    scan.noCamera.title = 카메라 없음
    scan.noCamera.detail = 이 기기에서는 아직 카메라로 스캔할 수 없습니다. QR 코드에 해당하는 주소를 \
    입력하십시오. 주소는 관리자에게 문의하십시오.
    scan.invalidCode.title = 잘못된 코드
    scan.invalidCode.detail = 앱에서 사용할 수 없는 주소입니다. 오타가 있는지 확인하거나 관리자에게 \
    문의하십시오.
    scan.starting = 카메라를 시작하는 중…
    scan.readingPicture = 사진을 읽는 중…
    scan.instruction = 코드를 틀 안에 맞추십시오.
    scan.preview.label = 카메라 화면
    scan.type.title = 주소 입력
    scan.type.detail = QR 코드에 해당하는 주소를 입력하십시오. 주소는 관리자에게 문의하십시오.
    scan.camera.missing.detail = 카메라를 연결한 다음 다시 시도하십시오. QR 코드에 해당하는 주소를 입력할 수도 있습니다.
    scan.camera.busy.title = 카메라 사용 중
    scan.camera.busy.detail = 다른 앱이 카메라를 사용하고 있습니다. 그 앱을 닫은 다음 다시 시도하십시오. 주소를 입력할 수도 있습니다.
    scan.camera.denied.title = 카메라 접근 허용
    scan.camera.denied.detail = 스캔하려면 시스템 설정에서 이 앱의 카메라 사용을 허용하십시오. 주소를 입력할 수도 있습니다.
    scan.camera.unplugged.title = 카메라 연결 끊김
    scan.camera.unplugged.detail = 카메라를 다시 연결한 다음 시도하십시오. 주소를 입력할 수도 있습니다.
    scan.helperFailed.detail = 카메라에서 읽을 수 없습니다. 다시 시도하거나 주소를 입력하십시오.
    scan.choosePicture = 사진 선택
    scan.typeAddress = 주소 직접 입력
    scan.tryAgain = 다시 시도
    scan.again = 다시 스캔
    scan.settings = 설정
    scan.torch.on = 조명 켜기
    scan.torch.off = 조명 끄기
    scan.codeRefused.title = 잘못된 QR 코드
    scan.codeRefused.detail = 이 앱에서 사용할 수 없는 코드입니다. 관리자에게 받은 코드를 스캔하십시오.
    scan.picture.detail = QR 코드 사진을 선택하십시오. 여기에 끌어다 놓거나 붙여넣을 수도 있습니다.
    scan.unsuccessful.title = 스캔 실패
    scan.noCodeInPicture.detail = 이 사진에는 읽을 수 있는 코드가 없습니다. QR 코드 사진을 선택하십시오.
    scan.unreadablePicture.detail = 이 파일은 읽을 수 있는 사진이 아닙니다. PNG 또는 JPEG 파일을 선택하십시오.
    scan.pictureTooLarge.detail = 사진이 너무 큽니다. %1$@ MB 이하의 사진을 선택하십시오.
    scan.photos.title = 사진 접근 허용
    scan.photos.detail = 이 앱에서 파일을 열 수 없습니다. 다른 파일을 선택하거나 앱에 접근을 허용하십시오.
    scan.several.title = 여러 코드
    scan.several.detail = 사용할 코드를 선택하십시오.
    scan.confirmation.title = 확인
    scan.confirmation.detail = 코드를 읽었습니다. 앱이 연결할 서버:
    scan.lookAlike = 자세히 보십시오. 이 이름에는 다른 글자와 비슷한 글자가 있습니다. 사용하는 서버가 맞을 때만 계속하십시오.
    payload.notActivation = 앱을 설정하는 코드가 아닙니다. 관리자에게 받은 코드를 스캔하십시오.
    payload.damaged = 코드가 손상되었거나 완전하지 않습니다. 관리자에게 새 코드를 요청하십시오.
    payload.insecure = 코드의 주소가 https로 시작하지 않습니다. 관리자에게 새 코드를 요청하십시오.
    payload.misleading = 코드의 주소를 잘못 읽을 수 있습니다. 사용하지 말고 관리자에게 알리십시오.
    payload.noServer = 코드에 앱이 사용할 수 있는 서버가 없습니다. 관리자에게 새 코드를 요청하십시오.
    payload.unsigned = 조직에서 서명하지 않은 코드입니다. 사용하지 말고 관리자에게 알리십시오.
    error.email.title = 이메일 주소 확인
    error.email.empty = 이메일 주소를 입력하십시오.
    error.email.missingAtSign = @를 포함한 전체 주소를 입력하십시오.
    error.email.invalidLocalPart = @ 앞부분을 확인하십시오. 악센트 없는 영문자, 숫자와 일부 기\
    호만 사용할 수 있습니다.
    error.email.invalidDomain = @ 뒷부분을 확인하십시오. example.com과 같은 형식이어야 합\
    니다.
    error.email.tooLong = 더 짧은 주소를 입력하십시오. 최대 %1$@자까지 사용할 수 있습니다.
    error.unknownAccount.title = 설정을 찾을 수 없음
    error.unknownAccount.advice = 이메일 주소의 철자를 확인하십시오. 맞으면 관리자에게 앱 설정을 \
    요청하십시오.
    error.offline.title = 연결 없음
    error.offline.advice = 이 기기를 네트워크에 연결한 다음 다시 시도하십시오.
    error.unreachable.title = 서비스에 연결할 수 없음
    error.nameNotFound.advice = @ 뒷부분에 해당하는 서비스를 찾을 수 없습니다. 철자와 연결을 확인\
    한 다음 다시 시도하십시오.
    error.unreachable.advice = 연결을 확인하고 다시 시도하십시오. 그래도 안 되면 서비스가 실행 중인\
    지 관리자에게 문의하십시오.
    error.connectionLost.advice = 연결이 끊어졌습니다. 네트워크를 확인한 다음 다시 시도하십시오.
    error.timedOut.title = 응답 없음
    error.timedOut.advice = %1$@초 안에 응답이 없었습니다. 연결을 확인한 다음 다시 시도하십시오.
    error.untrusted.title = 안전하지 않은 연결
    error.untrusted.advice = 서비스가 소속 조직의 것임을 확인할 수 없습니다. 신뢰하는 네트워크에서 다\
    시 시도하거나 관리자에게 문의하십시오.
    error.outdatedCertificate.advice = 이 기기의 날짜와 시간이 맞는지 확인한 다음 다시 시도하\
    십시오. 맞으면 관리자에게 서비스 인증서의 갱신을 요청하십시오.
    error.redirect.advice = 서비스가 앱이 이동할 수 없는 곳을 가리켰습니다. 관리자에게 서비스 설정의 \
    확인을 요청하십시오.
    error.refusedAddress.advice = 서비스가 앱에서 사용할 수 없는 주소에 있습니다. 관리자에게 서비\
    스 설정의 확인을 요청하십시오.
    error.badAnswer.title = 설정을 사용할 수 없음
    error.badAnswer.advice = 서비스의 응답이 올바르지 않습니다. 관리자에게 이 앱의 설정 확인을 요청하\
    십시오.
    error.otherApplication.advice = 다른 앱의 설정입니다. 관리자에게 이 앱의 설정을 요청하십시오\
    .
    error.server.title = 서비스 문제
    error.server.refused.advice = 서비스가 요청을 거부했습니다(상태 %1$@). 관리자에게 이 앱의 \
    설정 확인을 요청하십시오.
    error.server.busy.advice = 서비스가 사용 중입니다(상태 %1$@). 몇 분 기다린 다음 다시 시도\
    하십시오.
    error.server.failed.advice = 서비스에 문제가 생겼습니다(상태 %1$@). 나중에 다시 시도하십시\
    오. 그래도 안 되면 관리자에게 문의하십시오.
    error.helperMissing.title = 불완전한 앱
    error.helperMissing.advice = 이 앱의 일부가 없습니다. 앱을 다시 설치하십시오.
    error.helperFailed.title = 문제가 발생함
    error.helperFailed.advice = 이 앱의 일부가 중지되었습니다. 다시 시도하십시오. 그래도 안 되면 \
    앱을 다시 시작하십시오.
    error.store.keyringLocked.title = 키링이 잠겨 있음
    error.store.keyringLocked.advice = 데스크톱의 키링을 잠금 해제한 다음 다시 시도하세요.
    error.store.keyringMissing.title = 키링을 사용할 수 없음
    error.store.keyringMissing.advice = 데스크톱에서 로그아웃했다가 다시 로그인한 다음 다시 시도하세요.
    error.store.keyMissing.title = 패스코드만으로는 열 수 없음
    error.store.keyMissing.advice = 패스코드에 딸린 키가 키링에 더 이상 없습니다. 복구 코드를 사용하거나 앱을 다시 설정하세요.
    error.store.title = 데이터에 접근할 수 없음
    error.store.full.advice = 디스크가 가득 찼습니다. 공간을 확보한 다음 다시 시도하세요.
    error.store.disk.advice = 앱이 데이터를 읽거나 쓸 수 없습니다. 관리자에게 문의하세요.
    error.store.damaged.advice = 앱의 데이터가 손상되었습니다. 관리자에게 백업 복원을 요청하세요.
    error.store.memory.advice = 메모리가 부족합니다. 다른 앱을 닫은 다음 다시 시도하세요.
    error.store.newer.title = 앱이 오래됨
    error.store.newer.advice = 더 새로운 버전의 앱이 이 데이터를 저장했습니다. 앱을 업데이트하세요.
    error.store.busy.title = 데이터 사용 중
    error.store.busy.advice = 앱의 다른 창이 데이터를 사용하고 있습니다. 닫은 다음 다시 시도하세요.
    error.store.refused.title = 사용할 수 없는 패스코드
    error.store.refused.advice = 다른 패스코드를 선택하세요.
    error.cancelled.title = 중지됨
    error.cancelled.advice = 변경된 것이 없습니다. 준비되면 다시 시도하십시오.
    action.agree = 동의
    action.disagree = 동의 안 함
    action.next = 다음
    action.back = 뒤로
    action.allow = 허용
    action.deny = 거부
    action.notNow = 나중에
    action.quit = 종료
    action.stay = 아니요
    action.giveConsent = 동의하기
    consent.step = %1$@/%2$@단계
    consent.deny.question = 동의하지 않으면 계속할 수 없습니다.
    consent.cancel.question = 설정을 끝내시겠습니까?
    licence.readToEnd = 동의하려면 끝까지 스크롤하십시오.
    action.close = 닫기
    action.pause = 일시 정지
    action.stop = 중지
    action.resume = 재개
    action.signIn = 로그인
    passcode.length = %1$@자 이상
    passcode.length.one = 1자 이상
    passcode.digitsOnly = 숫자만
    passcode.digit = 숫자 하나 이상
    passcode.upper = 대문자 하나 이상
    passcode.lower = 소문자 하나 이상
    passcode.special = 특수 문자 하나 이상
    passcode.unique = 서로 다른 문자 %1$@개 이상
    passcode.unique.one = 임의의 문자 하나 이상
    passcode.satisfied = %1$@, 충족됨
    passcode.notSatisfied = %1$@, 아직 충족되지 않음
    passcode.complete = 패스코드가 모든 요구 사항을 충족합니다.
    input.passcode.label = 패스코드
    passcode.create.title = 패스코드 만들기
    passcode.confirm.title = 패스코드 확인
    passcode.enter.title = 패스코드 입력
    passcode.current.title = 현재 패스코드
    passcode.new.title = 새 패스코드
    passcode.create.detail = 아래의 모든 요구 사항을 충족하는 패스코드를 선택하세요.
    passcode.confirm.detail = 같은 패스코드를 한 번 더 입력하세요.
    passcode.enter.detail = 계속하려면 패스코드를 입력하세요.
    passcode.current.detail = 지금 사용하는 패스코드를 입력하세요.
    passcode.missesPolicy = 패스코드가 모든 요구 사항을 충족하지는 않습니다.
    passcode.sameAsCurrent = 지금 사용하는 것과 다른 패스코드를 선택하세요.
    passcode.mismatch = 패스코드가 일치하지 않습니다. 패스코드를 다시 선택하세요.
    passcode.wrong = 패스코드가 올바르지 않습니다.
    passcode.refused = 패스코드를 사용할 수 없습니다. 다시 시도하세요.
    passcode.tries = 남은 시도 횟수: %1$@
    passcode.noTries.title = 남은 시도 없음
    passcode.noTries.advice = 패스코드를 재설정하려면 계정으로 로그인하세요.
    passcode.reset = 패스코드를 잊으셨나요?
    passcode.skip = 건너뛰기
    passcode.common = 이 암호는 쉽게 추측할 수 있습니다. 다른 암호를 선택하십시오.
    passcode.wait.title = 시도 횟수 초과
    passcode.wait.advice = %1$@에 다시 시도하십시오.
    passcode.afterRestart = 이 기기를 다시 시작한 후에는 먼저 암호를 입력하십시오.
    store.reset.title = 앱을 재설정하시겠습니까?
    store.reset.advice = 앱이 이 기기에 보관하는 모든 데이터가 삭제됩니다. 그런 다음 앱을 다시 설정합니다.
    store.reset.action = 재설정
    finger.title = 지문
    finger.generated.detail = 패스코드 대신 지문을 사용합니다. 지문을 더 이상 읽을 수 없으면 앱을 다시 설정해야 합니다.
    finger.typed.detail = 지문으로 앱의 잠금을 해제합니다. 패스코드는 계속 유효합니다.
    finger.notEnrolled.detail = 이 기기에 아직 등록된 지문이 없습니다. 설정에서 지문을 등록하거나 패스코드로 계속하세요.
    finger.enter.detail = 지문으로 앱의 잠금을 해제하세요.
    finger.enable = 사용
    finger.waiting = 지문 인식기를 터치하세요.
    finger.settings.title = 등록된 지문 없음
    finger.settings.advice = 이 기기의 설정에서 지문을 등록한 후 돌아오세요.
    action.settings = 설정
    finger.noSettings = 설정을 열 수 없습니다. 데스크톱 설정에서 사용자 계정을 찾거나 터미널에서 fprintd-enroll을 실행하세요.
    finger.learnMore = 더 알아보기
    finger.learnMore.detail = 앱은 이 기기의 지문 인식기에 본인의 손가락인지 확인합니다. 다른 사람은 앱을 열 수 없지만, 앱이 저장하는 내용이 \
    암호화되지는 않습니다.
    finger.usePasscode = 패스코드 사용
    finger.useFinger = 지문 사용
    finger.hint.again = 손가락을 읽지 못했습니다. 인식기를 다시 터치하세요.
    finger.hint.longer = 손가락으로 인식기 전체를 쓸어 주세요.
    finger.hint.center = 손가락을 인식기 가운데에 놓으세요.
    finger.hint.lift = 손가락을 뗀 후 인식기를 다시 터치하세요.
    finger.hint.slower = 손가락을 더 천천히 움직이세요.
    finger.noMatch = 이 손가락을 인식하지 못했습니다. 다시 시도하세요.
    finger.tooMany = 손가락을 여러 번 인식하지 못했습니다. 패스코드를 사용하세요.
    finger.timedOut = 읽은 손가락이 없습니다. 다시 시도하세요.
    finger.busy = 다른 앱이 지문 인식기를 사용하고 있습니다. 잠시 후 다시 시도하세요.
    finger.readerGone = 지문 인식기가 응답하지 않습니다. 패스코드를 사용하세요.
    finger.notSaved = 지문을 설정할 수 없습니다. 패스코드를 사용하세요.
    finger.changed = 이 기기의 지문이 변경되었습니다. 패스코드를 입력하세요.
    finger.changed.noPasscode = 이 기기의 지문이 변경되었습니다. 앱을 다시 설정하세요.
    user.switchOrAdd = 사용자 전환 또는 추가
    user.switch.title = 사용자 전환
    user.add = 사용자 추가
    user.search = 사용자 검색
    user.none = 찾은 사용자 없음
    user.current = %1$@, 현재 사용자
    input.userName.label = 사용자 이름
    input.password.label = 암호
    input.password.show = 암호 보기
    input.password.hide = 암호 가리기
    authentication.verifying = 정보 확인 중…
    authentication.dynamic.detail = 활성화를 시작하려면 아래 정보를 입력하세요.
    authentication.basic.detail = 계정의 이름과 비밀번호를 입력하세요.
    authentication.unchecked = 정보를 확인할 수 없습니다. 나중에 다시 시도하세요.
    progress.percent = %1$@%%
    progress.announcement = %1$@, %2$@
    progress.notStarted = 시작되지 않음
    progress.processing = 처리 중
    progress.pausable = 진행 중, 일시 정지 가능
    progress.stoppable = 진행 중, 중지 가능
    progress.paused = 일시 정지됨
    progress.failed = 실패
    progress.done = 완료
    banner.negative = 오류: %1$@
    banner.critical = 경고: %1$@
    banner.positive = 완료: %1$@
    whatsNew.title = 새로운 기능
    whatsNew.page = %1$@/%2$@페이지
    """)
}
