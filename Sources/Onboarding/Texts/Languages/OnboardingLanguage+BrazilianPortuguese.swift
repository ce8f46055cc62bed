extension OnboardingLanguage {
  static let brazilianPortuguese = OnboardingLanguage(
    "pt-BR", review: .drafted,
    """
    action.start = Iniciar
    action.continue = Continuar
    action.scan = Escanear
    action.activate = Ativar
    action.cancel = Cancelar
    action.ok = OK
    action.done = Concluir
    demo.question = Quer explorar?
    demo.action = Experimentar a demonstração
    demo.unavailable.title = Sem demonstração
    demo.unavailable.advice = A demonstração não está disponível. Configure o app para usá-la.
    legal.agreement = Concordo com os termos de uso.
    lookup.checkingAccount = Verificando a conta…
    input.email.label = E-mail
    input.serverAddress.label = Endereço do servidor
    input.emailOrServerAddress.placeholder = E-mail ou endereço do servidor
    welcome.link.detail = Para configurar o app, siga o link do seu e-mail de boas-vindas.
    welcome.discovery.detail = Para configurar o app, informe seu e-mail de trabalho.
    welcome.manualURL.detail = Para configurar o app, informe o endereço do seu servidor.
    welcome.typed.detail = Para configurar o app, informe seu e-mail de trabalho ou o endereço \
    do seu servidor.
    welcome.scanner.detail = Para configurar o app, escaneie o código QR que seu administrador \
    lhe deu.
    welcome.activation.detail = O app precisa ser ativado antes que você possa usá-lo.
    welcome.configured.detail = Tudo pronto. Entre para começar.
    activation.headline = Ativação
    activation.email.detail = Se você tem um e-mail de boas-vindas, siga o link que há nele. \
    Se não, informe seu e-mail de trabalho ou escaneie um código QR.
    activation.serverAddress.detail = Se você tem um e-mail de boas-vindas, siga o link que há \
    nele. Se não, informe o endereço do seu servidor ou escaneie um código QR.
    activation.typed.detail = Se você tem um e-mail de boas-vindas, siga o link que há nele. \
    Se não, informe seu e-mail de trabalho ou o endereço do seu servidor, ou escaneie um \
    código QR.
    activation.useEmail = Usar meu e-mail
    activation.useServerAddress = Usar este endereço
    activation.or = Ou
    scan.noCamera.title = Sem câmera
    scan.noCamera.detail = A leitura com a câmera ainda não é possível neste dispositivo. \
    Digite o endereço que corresponde ao seu código QR; seu administrador pode informá-lo.
    scan.invalidCode.title = Código inválido
    scan.invalidCode.detail = O app não pode usar este endereço. Verifique se há erros de \
    digitação ou pergunte ao seu administrador.
    scan.starting = Iniciando a câmera…
    scan.readingPicture = Lendo a imagem…
    scan.instruction = Mantenha o código dentro da moldura.
    scan.preview.label = Imagem da câmera
    scan.type.title = Digitar o endereço
    scan.type.detail = Digite o endereço que corresponde ao seu código QR. Seu administrador \
    pode informá-lo.
    scan.camera.missing.detail = Conecte uma câmera e tente novamente. Você também pode \
    digitar o endereço que corresponde ao seu código QR.
    scan.camera.busy.title = Câmera em uso
    scan.camera.busy.detail = Outro app está usando a câmera. Feche-o e tente novamente. \
    Você também pode digitar o endereço.
    scan.camera.denied.title = Permitir acesso à câmera
    scan.camera.denied.detail = Para ler um código, permita que este app use a câmera nas \
    configurações do sistema. Você também pode digitar o endereço.
    scan.camera.unplugged.title = Câmera desconectada
    scan.camera.unplugged.detail = Conecte a câmera de novo e tente novamente. Você também \
    pode digitar o endereço.
    scan.helperFailed.detail = Não é possível ler a câmera. Tente novamente ou digite o \
    endereço.
    scan.choosePicture = Escolher imagem
    scan.typeAddress = Digitar endereço
    scan.tryAgain = Tentar novamente
    scan.again = Ler novamente
    scan.settings = Configurações
    scan.torch.on = Acender a luz
    scan.torch.off = Apagar a luz
    scan.chooseCamera = Escolher câmera
    scan.cameraNow = A câmera em uso é %1$@.
    scan.recent.show = Mostrar imagens recentes
    scan.recent.hide = Ocultar imagens recentes
    scan.recent.none = Não há imagens na sua pasta Imagens.
    scan.recent.picture = Imagem %1$@
    scan.codeRefused.title = Código QR inválido
    scan.codeRefused.detail = Este app não pode usar o código. Leia o código que seu \
    administrador lhe deu.
    scan.picture.detail = Escolha uma imagem do seu código QR. Você também pode arrastá-la ou \
    colá-la aqui.
    scan.unsuccessful.title = Leitura sem sucesso
    scan.noCodeInPicture.detail = Não há nesta imagem um código que possa ser lido. Escolha \
    a imagem de um código QR.
    scan.unreadablePicture.detail = Este arquivo não é uma imagem que possa ser lida. \
    Escolha um arquivo PNG ou JPEG.
    scan.pictureTooLarge.detail = Esta imagem é grande demais. Escolha uma de no máximo %1$@ \
    MB.
    scan.photos.title = Permitir acesso às fotos
    scan.photos.detail = Este app não pode abrir o arquivo. Escolha outro ou dê acesso ao \
    app.
    scan.several.title = Vários códigos
    scan.several.detail = Escolha o código que você quer usar.
    scan.confirmation.title = Confirmação
    scan.confirmation.detail = O código foi lido. O app vai se conectar a:
    scan.lookAlike = Olhe com atenção: algumas letras deste nome parecem outras. Continue \
    somente se este for o seu servidor.
    payload.notActivation = Este código não configura um app. Leia o código que seu \
    administrador lhe deu.
    payload.damaged = O código está danificado ou incompleto. Peça um novo ao seu \
    administrador.
    payload.insecure = O endereço no código não começa com https. Peça um novo código ao seu \
    administrador.
    payload.misleading = O endereço no código pode ser lido de forma errada. Não o use e \
    avise seu administrador.
    payload.noServer = O código não indica um servidor que o app possa usar. Peça um novo ao \
    seu administrador.
    payload.unsigned = Sua organização não assinou este código. Não o use e avise seu \
    administrador.
    error.email.title = Verifique o e-mail
    error.email.empty = Informe seu e-mail.
    error.email.missingAtSign = Informe o endereço completo, com um @.
    error.email.invalidLocalPart = Verifique a parte antes do @. Ali só são aceitos letras sem \
    acento, números e alguns sinais.
    error.email.invalidDomain = Verifique a parte depois do @. Ela deve se parecer com \
    example.com.
    error.email.tooLong = Informe um endereço mais curto. Ele pode ter no máximo %1$@ \
    caracteres.
    error.unknownAccount.title = Nenhuma configuração encontrada
    error.unknownAccount.advice = Verifique como você escreveu seu e-mail. Se estiver certo, \
    peça ao seu administrador que configure o app para você.
    error.offline.title = Sem conexão
    error.offline.advice = Conecte este dispositivo a uma rede e tente novamente.
    error.unreachable.title = Serviço não alcançado
    error.nameNotFound.advice = Nenhum serviço foi encontrado para a parte depois do @. \
    Verifique como ela foi escrita e sua conexão e tente novamente.
    error.unreachable.advice = Verifique sua conexão e tente novamente. Se não resolver, \
    pergunte ao seu administrador se o serviço está funcionando.
    error.connectionLost.advice = A conexão foi interrompida. Verifique sua rede e tente \
    novamente.
    error.timedOut.title = Sem resposta
    error.timedOut.advice#one = Não houve resposta em %1$@ segundo. Verifique sua conexão e \
    tente novamente.
    error.timedOut.advice = Não houve resposta em %1$@ segundos. Verifique sua conexão e tente \
    novamente.
    error.untrusted.title = Conexão não segura
    error.untrusted.advice = O serviço não conseguiu provar que pertence à sua organização. \
    Tente em uma rede em que você confia ou pergunte ao seu administrador.
    error.outdatedCertificate.advice = Verifique se a data e a hora deste dispositivo estão \
    certas e tente novamente. Se estiverem, peça ao seu administrador que renove o certificado \
    do serviço.
    error.redirect.advice = O serviço indicou um lugar que o app não deve seguir. Peça ao seu \
    administrador que verifique as configurações dele.
    error.refusedAddress.advice = O serviço está em um endereço que o app não deve usar. Peça \
    ao seu administrador que verifique as configurações dele.
    error.badAnswer.title = Configurações inutilizáveis
    error.badAnswer.advice = O serviço deu uma resposta inválida. Peça ao seu administrador \
    que verifique as configurações deste app.
    error.otherApplication.advice = As configurações são de outro app. Peça ao seu \
    administrador as deste app.
    error.server.title = Problema no serviço
    error.server.refused.advice = O serviço recusou a solicitação (status %1$@). Peça ao seu \
    administrador que verifique as configurações deste app.
    error.server.busy.advice = O serviço está ocupado (status %1$@). Aguarde alguns minutos e \
    tente novamente.
    error.server.failed.advice = O serviço teve um problema (status %1$@). Tente mais tarde. \
    Se não resolver, pergunte ao seu administrador.
    error.helperMissing.title = App incompleto
    error.helperMissing.advice = Falta uma parte deste app. Instale o app novamente.
    error.helperFailed.title = Algo deu errado
    error.helperFailed.advice = Uma parte deste app parou. Tente novamente. Se não resolver, \
    reinicie o app.
    error.store.keyringLocked.title = Chaveiro bloqueado
    error.store.keyringLocked.advice = Desbloqueie o chaveiro da sua área de trabalho e tente \
    novamente.
    error.store.keyringMissing.title = Chaveiro indisponível
    error.store.keyringMissing.advice = Encerre a sessão da área de trabalho, entre de novo e \
    tente novamente.
    error.store.keyMissing.title = O código de acesso não basta
    error.store.keyMissing.advice = Uma chave que pertence a ele não está mais no seu chaveiro. \
    Use o código de recuperação ou configure o app novamente.
    error.store.title = Dados inacessíveis
    error.store.full.advice = O disco está cheio. Libere espaço e tente novamente.
    error.store.disk.advice = O app não consegue ler nem gravar os dados. Fale com a administração.
    error.store.damaged.advice = Os dados do app estão danificados. Peça à administração que \
    restaure uma cópia de segurança.
    error.store.memory.advice = Não há memória suficiente. Feche outros apps e tente novamente.
    error.store.newer.title = App desatualizado
    error.store.newer.advice = Uma versão mais nova do app salvou estes dados. Atualize o app.
    error.store.busy.title = Dados em uso
    error.store.busy.advice = Outra janela do app está usando os dados. Feche-a e tente novamente.
    error.store.refused.title = Código de acesso inválido
    error.store.refused.advice = Escolha outro código de acesso.
    error.cancelled.title = Interrompido
    error.cancelled.advice = Nada foi alterado. Tente novamente quando quiser.
    action.agree = Concordo
    action.disagree = Discordo
    action.next = Avançar
    action.back = Voltar
    action.allow = Permitir
    action.deny = Negar
    action.notNow = Agora não
    action.quit = Sair
    action.stay = Não
    action.giveConsent = Dar consentimento
    consent.step = Etapa %1$@ de %2$@
    consent.deny.question = Sem o seu consentimento, não é possível continuar.
    consent.cancel.question = Quer encerrar a configuração?
    licence.readToEnd = Role até o fim para concordar.
    licence.loading = Carregando o contrato de licença…
    licence.failed.title = Contrato de licença indisponível
    licence.failed.advice = Tente novamente. Se não resolver, fale com o administrador.
    licence.print = Imprimir ou salvar
    licence.print.action = Imprimir…
    licence.savePDF.action = Salvar como PDF…
    licence.saved = O contrato de licença foi salvo.
    licence.notSaved.title = Não foi salvo
    licence.notSaved.advice = Escolha outra pasta ou libere espaço no disco e tente novamente.
    licence.notPrinted.title = Não foi impresso
    licence.notPrinted.advice = Verifique se a impressora está ligada e tem papel e tente novamente.
    action.close = Fechar
    action.pause = Pausar
    action.stop = Parar
    action.resume = Retomar
    action.signIn = Entrar
    passcode.length = Pelo menos %1$@ caracteres
    passcode.length.one = Pelo menos um caractere
    passcode.digitsOnly = Somente dígitos
    passcode.digit = Pelo menos um dígito
    passcode.upper = Pelo menos uma letra maiúscula
    passcode.lower = Pelo menos uma letra minúscula
    passcode.special = Pelo menos um caractere especial
    passcode.unique = Pelo menos %1$@ caracteres diferentes
    passcode.unique.one = Pelo menos um caractere qualquer
    passcode.satisfied = %1$@, atendido
    passcode.notSatisfied = %1$@, ainda não atendido
    passcode.complete = O código de acesso atende a todos os requisitos.
    input.passcode.label = Código de acesso
    passcode.create.title = Criar código de acesso
    passcode.confirm.title = Confirmar código de acesso
    passcode.enter.title = Inserir código de acesso
    passcode.current.title = Código de acesso atual
    passcode.new.title = Novo código de acesso
    passcode.create.detail = Escolha um código de acesso que atenda a todos os requisitos abaixo.
    passcode.confirm.detail = Insira o mesmo código de acesso mais uma vez.
    passcode.enter.detail = Insira seu código de acesso para continuar.
    passcode.current.detail = Insira o código de acesso que você usa agora.
    passcode.missesPolicy = O código de acesso não atende a todos os requisitos.
    passcode.sameAsCurrent = Escolha um código de acesso diferente do atual.
    passcode.mismatch = Os códigos de acesso não coincidem. Escolha um código de acesso novamente.
    passcode.wrong = Este código de acesso está incorreto.
    passcode.refused = Não foi possível usar o código de acesso. Tente novamente.
    passcode.tries = Tentativas restantes: %1$@
    passcode.noTries.title = Nenhuma tentativa restante
    passcode.noTries.advice = Entre com sua conta para redefinir o código de acesso.
    passcode.reset = Esqueceu o código de acesso?
    passcode.skip = Pular
    passcode.common = Este código de acesso é fácil de adivinhar. Escolha outro.
    passcode.wait.title = Tentativas demais
    passcode.wait.advice = Tente novamente às %1$@.
    passcode.afterRestart = Depois de reiniciar este dispositivo, insira primeiro seu código de \
    acesso.
    store.reset.title = Redefinir o app?
    store.reset.advice = Todos os dados que o app guarda neste dispositivo serão apagados. \
    Depois, você configura o app novamente.
    store.reset.action = Redefinir
    recovery.title = Código de recuperação
    recovery.offer.detail = Um código de recuperação abre o app quando você esqueceu o código de \
    acesso. Ele é mostrado uma única vez. Verifique se ninguém mais vê sua tela.
    recovery.show = Mostrar código
    recovery.shown.detail = Anote este código e guarde-o em um lugar seguro. Ele não será \
    mostrado novamente.
    recovery.enter = Inserir código de recuperação
    recovery.enter.detail = Insira seu código de recuperação. Letras maiúsculas, espaços e hifens \
    não fazem diferença.
    recovery.advice = Insira seu código de recuperação para escolher um novo código de acesso.
    recovery.mistyped = Há um erro de digitação neste código. Confira cada caractere.
    recovery.wrong = Este não é o código de recuperação deste app.
    finger.title = Impressão digital
    finger.generated.detail = Use sua impressão digital no lugar de um código de acesso. Se \
    ela não puder mais ser lida, você terá de configurar o app novamente.
    finger.typed.detail = Use sua impressão digital para desbloquear o app. Seu código de \
    acesso continua válido.
    finger.notEnrolled.detail = Ainda não há impressão digital cadastrada neste dispositivo. \
    Cadastre uma nos ajustes ou continue com um código de acesso.
    finger.enter.detail = Desbloqueie o app com sua impressão digital.
    finger.enable = Habilitar
    finger.waiting = Toque no leitor de impressão digital.
    finger.settings.title = Nenhuma impressão cadastrada
    finger.settings.advice = Cadastre uma impressão digital nos ajustes deste dispositivo e \
    depois volte.
    action.settings = Ajustes
    finger.noSettings = Não foi possível abrir os ajustes. Procure as contas de usuário nos \
    ajustes da sua área de trabalho ou execute fprintd-enroll em um terminal.
    finger.learnMore = Saiba mais
    finger.learnMore.detail = O app pergunta ao leitor deste dispositivo se o dedo é seu. Isso \
    impede que outras pessoas abram o app; não criptografa o que o app guarda.
    finger.usePasscode = Usar código de acesso
    finger.useFinger = Usar impressão digital
    finger.hint.again = O dedo não foi lido. Toque no leitor novamente.
    finger.hint.longer = Passe o dedo por todo o leitor.
    finger.hint.center = Coloque o dedo no meio do leitor.
    finger.hint.lift = Levante o dedo e toque no leitor novamente.
    finger.hint.slower = Mova o dedo mais devagar.
    finger.noMatch = Este dedo não foi reconhecido. Tente novamente.
    finger.tooMany = O dedo não foi reconhecido vezes demais. Use um código de acesso.
    finger.timedOut = Nenhum dedo foi lido. Tente novamente.
    finger.busy = Outro app está usando o leitor de impressão digital. Tente novamente em \
    instantes.
    finger.readerGone = O leitor de impressão digital não responde. Use um código de acesso.
    finger.notSaved = Não foi possível configurar a impressão digital. Use um código de acesso.
    finger.notRemoved = Não foi possível desativar a impressão digital. Ela continua abrindo o app.
    finger.changed = As impressões digitais deste dispositivo mudaram. Insira seu código de \
    acesso.
    finger.changed.noPasscode = As impressões digitais deste dispositivo mudaram. Configure o \
    app novamente.
    user.switchOrAdd = Trocar ou adicionar usuário
    user.switch.title = Trocar usuário
    user.add = Adicionar usuário
    user.search = Buscar usuários
    user.none = Nenhum usuário encontrado
    user.current = %1$@, usuário atual
    input.userName.label = Nome de usuário
    input.password.label = Senha
    input.password.show = Mostrar a senha
    input.password.hide = Ocultar a senha
    input.required = %1$@, obrigatório
    input.readOnly = Não pode ser alterado
    input.count = %1$@ de %2$@ caracteres
    input.full = O número máximo de caracteres foi atingido.
    input.tooLong = O texto é longo demais. Encurte-o.
    input.writtenByAI = Escrito por IA. Confira o texto.
    authentication.verifying = Verificando as informações…
    authentication.dynamic.detail = Forneça as informações abaixo para iniciar o processo de \
    ativação.
    authentication.basic.detail = Digite o nome e a senha da sua conta.
    authentication.unchecked = Não foi possível verificar suas informações. Tente novamente \
    mais tarde.
    progress.percent = %1$@%%
    progress.announcement = %1$@, %2$@
    progress.notStarted = Não iniciado
    progress.processing = Processando
    progress.pausable = Em andamento, pode ser pausado
    progress.stoppable = Em andamento, pode ser interrompido
    progress.paused = Em pausa
    progress.failed = Falhou
    progress.done = Concluído
    banner.negative = Erro: %1$@
    banner.critical = Aviso: %1$@
    banner.positive = Concluído: %1$@
    whatsNew.title = Novidades
    whatsNew.page = Página %1$@ de %2$@
    """)
}
