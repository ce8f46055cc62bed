extension OnboardingLanguage {
  static let spanish = OnboardingLanguage(
    "es", review: .drafted,
    """
    action.start = Iniciar
    action.continue = Continuar
    action.scan = Escanear
    action.activate = Activar
    action.cancel = Cancelar
    action.ok = Aceptar
    action.done = Listo
    demo.question = ¿Desea explorar?
    demo.action = Probar la demo
    demo.unavailable.title = Sin demo
    demo.unavailable.advice = La demo no está disponible. Configure la aplicación para usarla.
    legal.agreement = Acepto las condiciones de uso.
    lookup.checkingAccount = Comprobando la cuenta…
    input.email.label = Correo electrónico
    input.serverAddress.label = Dirección del servidor
    input.emailOrServerAddress.placeholder = Correo o dirección del servidor
    welcome.link.detail = Para configurar la aplicación, siga el enlace de su correo de \
    bienvenida.
    welcome.discovery.detail = Para configurar la aplicación, introduzca su correo electrónico \
    del trabajo.
    welcome.manualURL.detail = Para configurar la aplicación, introduzca la dirección de su \
    servidor.
    welcome.typed.detail = Para configurar la aplicación, introduzca su correo electrónico del \
    trabajo o la dirección de su servidor.
    welcome.scanner.detail = Para configurar la aplicación, escanee el código QR que le dio su \
    administrador.
    welcome.activation.detail = Hay que activar la aplicación antes de poder usarla.
    welcome.configured.detail = Todo está listo. Inicie sesión para empezar.
    activation.headline = Activación
    activation.email.detail = Si tiene un correo de bienvenida, siga el enlace que contiene. \
    Si no, introduzca su correo electrónico del trabajo o escanee un código QR.
    activation.serverAddress.detail = Si tiene un correo de bienvenida, siga el enlace que \
    contiene. Si no, introduzca la dirección de su servidor o escanee un código QR.
    activation.typed.detail = Si tiene un correo de bienvenida, siga el enlace que contiene. \
    Si no, introduzca su correo electrónico del trabajo o la dirección de su servidor, o \
    escanee un código QR.
    activation.useEmail = Usar mi correo electrónico
    activation.useServerAddress = Usar esta dirección
    activation.or = O
    scan.noCamera.title = Sin cámara
    scan.noCamera.detail = Este dispositivo aún no permite escanear con una cámara. Escriba la \
    dirección que corresponde a su código QR; su administrador puede dársela.
    scan.invalidCode.title = Código no válido
    scan.invalidCode.detail = La aplicación no puede usar esta dirección. Compruebe si hay \
    errores al escribirla o pregunte a su administrador.
    scan.starting = Iniciando la cámara…
    scan.readingPicture = Leyendo la imagen…
    scan.instruction = Coloque el código dentro del marco.
    scan.preview.label = Imagen de la cámara
    scan.type.title = Escribir la dirección
    scan.type.detail = Escriba la dirección que corresponde a su código QR. Su administrador \
    puede dársela.
    scan.camera.missing.detail = Conecte una cámara y vuelva a intentarlo. También puede \
    escribir la dirección que corresponde a su código QR.
    scan.camera.busy.title = Cámara en uso
    scan.camera.busy.detail = Otra aplicación usa la cámara. Ciérrela y vuelva a intentarlo. \
    También puede escribir la dirección.
    scan.camera.denied.title = Permitir el acceso a la cámara
    scan.camera.denied.detail = Para escanear, permita que esta aplicación use la cámara en \
    los ajustes de su sistema. También puede escribir la dirección.
    scan.camera.unplugged.title = Cámara desconectada
    scan.camera.unplugged.detail = Conecte de nuevo la cámara y vuelva a intentarlo. También \
    puede escribir la dirección.
    scan.helperFailed.detail = No se puede leer la cámara. Vuelva a intentarlo o escriba la \
    dirección.
    scan.choosePicture = Elegir imagen
    scan.typeAddress = Escribir dirección
    scan.tryAgain = Reintentar
    scan.again = Escanear de nuevo
    scan.settings = Ajustes
    scan.torch.on = Encender la luz
    scan.torch.off = Apagar la luz
    scan.chooseCamera = Elegir cámara
    scan.cameraNow = La cámara en uso es %1$@.
    scan.recent.show = Mostrar imágenes recientes
    scan.recent.hide = Ocultar imágenes recientes
    scan.recent.none = No hay imágenes en su carpeta Imágenes.
    scan.recent.picture = Imagen %1$@
    scan.codeRefused.title = Código QR no válido
    scan.codeRefused.detail = Esta aplicación no puede usar el código. Escanee el código que \
    le dio su administrador.
    scan.picture.detail = Elija una imagen de su código QR. También puede arrastrarla o pegarla \
    aquí.
    scan.unsuccessful.title = No se pudo escanear
    scan.noCodeInPicture.detail = En esta imagen no hay ningún código legible. Elija una \
    imagen de un código QR.
    scan.unreadablePicture.detail = Este archivo no es una imagen legible. Elija un archivo \
    PNG o JPEG.
    scan.pictureTooLarge.detail = Esta imagen es demasiado grande. Elija una de %1$@ MB como \
    máximo.
    scan.photos.title = Permitir el acceso a las fotos
    scan.photos.detail = Esta aplicación no puede abrir el archivo. Elija otro o dé acceso a \
    la aplicación.
    scan.several.title = Varios códigos
    scan.several.detail = Elija el código que quiere usar.
    scan.confirmation.title = Confirmación
    scan.confirmation.detail = El código se ha leído. La aplicación se conectará a:
    scan.lookAlike = Fíjese bien: algunas letras de este nombre se parecen a otras. Continúe \
    solo si este es su servidor.
    payload.notActivation = Este código no configura una aplicación. Escanee el código que \
    le dio su administrador.
    payload.damaged = El código está dañado o incompleto. Pida uno nuevo a su administrador.
    payload.insecure = La dirección del código no empieza por https. Pida un código nuevo a \
    su administrador.
    payload.misleading = La dirección del código puede leerse mal. No la use y avise a su \
    administrador.
    payload.noServer = El código no nombra ningún servidor que la aplicación pueda usar. \
    Pida uno nuevo a su administrador.
    payload.unsigned = Su organización no ha firmado este código. No lo use y avise a su \
    administrador.
    error.email.title = Revise el correo electrónico
    error.email.empty = Introduzca su correo electrónico.
    error.email.missingAtSign = Introduzca la dirección completa, con una @.
    error.email.invalidLocalPart = Revise la parte anterior a la @. Allí solo se admiten \
    letras sin acento, cifras y algunos signos.
    error.email.invalidDomain = Revise la parte posterior a la @. Debe parecerse a \
    example.com.
    error.email.tooLong = Introduzca una dirección más corta. Puede tener como máximo %1$@ \
    caracteres.
    error.unknownAccount.title = No se encontró la configuración
    error.unknownAccount.advice = Revise cómo ha escrito su correo electrónico. Si es \
    correcto, pida a su administrador que configure la aplicación para usted.
    error.offline.title = Sin conexión
    error.offline.advice = Conecte este dispositivo a una red e inténtelo de nuevo.
    error.unreachable.title = No se pudo acceder al servicio
    error.nameNotFound.advice = No se encontró ningún servicio para la parte posterior a la @. \
    Revise cómo la ha escrito y su conexión, e inténtelo de nuevo.
    error.unreachable.advice = Revise su conexión e inténtelo de nuevo. Si no funciona, \
    pregunte a su administrador si el servicio está en marcha.
    error.connectionLost.advice = Se interrumpió la conexión. Revise su red e inténtelo de \
    nuevo.
    error.timedOut.title = Sin respuesta
    error.timedOut.advice#one = No hubo respuesta en %1$@ segundo. Revise su conexión e \
    inténtelo de nuevo.
    error.timedOut.advice = No hubo respuesta en %1$@ segundos. Revise su conexión e inténtelo \
    de nuevo.
    error.untrusted.title = Conexión no segura
    error.untrusted.advice = El servicio no pudo demostrar que pertenece a su organización. \
    Inténtelo en una red de confianza o pregunte a su administrador.
    error.outdatedCertificate.advice = Compruebe que la fecha y la hora de este dispositivo \
    son correctas e inténtelo de nuevo. Si lo son, pida a su administrador que renueve el \
    certificado del servicio.
    error.redirect.advice = El servicio remitió a un lugar que la aplicación no debe seguir. \
    Pida a su administrador que revise su configuración.
    error.refusedAddress.advice = El servicio está en una dirección que la aplicación no debe \
    usar. Pida a su administrador que revise su configuración.
    error.badAnswer.title = Configuración no utilizable
    error.badAnswer.advice = El servicio dio una respuesta no válida. Pida a su administrador \
    que revise la configuración de esta aplicación.
    error.otherApplication.advice = La configuración es de otra aplicación. Pida a su \
    administrador la de esta aplicación.
    error.server.title = Problema del servicio
    error.server.refused.advice = El servicio rechazó la solicitud (estado %1$@). Pida a su \
    administrador que revise la configuración de esta aplicación.
    error.server.busy.advice = El servicio está ocupado (estado %1$@). Espere unos minutos e \
    inténtelo de nuevo.
    error.server.failed.advice = El servicio tuvo un problema (estado %1$@). Inténtelo más \
    tarde. Si no funciona, pregunte a su administrador.
    error.helperMissing.title = Aplicación incompleta
    error.helperMissing.advice = Falta una parte de esta aplicación. Instálela de nuevo.
    error.helperFailed.title = Algo salió mal
    error.helperFailed.advice = Una parte de esta aplicación se detuvo. Inténtelo de nuevo. Si \
    no funciona, reinicie la aplicación.
    error.store.keyringLocked.title = Depósito de claves bloqueado
    error.store.keyringLocked.advice = Desbloquee el depósito de claves de su escritorio e \
    inténtelo de nuevo.
    error.store.keyringMissing.title = Depósito de claves no disponible
    error.store.keyringMissing.advice = Cierre la sesión del escritorio, iníciela de nuevo y \
    vuelva a intentarlo.
    error.store.keyMissing.title = El código de acceso no basta
    error.store.keyMissing.advice = Una clave que le pertenece ya no está en su depósito de \
    claves. Use el código de recuperación o configure de nuevo la aplicación.
    error.store.title = No se puede acceder a los datos
    error.store.full.advice = El disco está lleno. Libere espacio e inténtelo de nuevo.
    error.store.disk.advice = La aplicación no puede leer ni escribir sus datos. Póngase en \
    contacto con su administrador.
    error.store.damaged.advice = Los datos de la aplicación están dañados. Pida a su administrador \
    que restaure una copia de seguridad.
    error.store.memory.advice = No hay suficiente memoria. Cierre otras aplicaciones e inténtelo \
    de nuevo.
    error.store.newer.title = La aplicación está desactualizada
    error.store.newer.advice = Una versión más reciente de la aplicación guardó estos datos. \
    Actualice la aplicación.
    error.store.busy.title = Datos en uso
    error.store.busy.advice = Otra ventana de la aplicación está usando los datos. Ciérrela e \
    inténtelo de nuevo.
    error.store.refused.title = Código de acceso no utilizable
    error.store.refused.advice = Elija otro código de acceso.
    error.cancelled.title = Detenido
    error.cancelled.advice = No se ha cambiado nada. Inténtelo de nuevo cuando quiera.
    action.agree = Aceptar
    action.disagree = Rechazar
    action.next = Siguiente
    action.back = Atrás
    action.allow = Permitir
    action.deny = Denegar
    action.notNow = Ahora no
    action.quit = Salir
    action.stay = No
    action.giveConsent = Dar consentimiento
    consent.step = Paso %1$@ de %2$@
    consent.deny.question = Sin su consentimiento no puede continuar.
    consent.cancel.question = ¿Desea finalizar la configuración?
    licence.readToEnd = Desplácese hasta el final para aceptar.
    licence.loading = Cargando el contrato de licencia…
    licence.failed.title = Contrato de licencia no disponible
    licence.failed.advice = Inténtelo de nuevo. Si no funciona, consulte a su administrador.
    licence.print = Imprimir o guardar
    licence.print.action = Imprimir…
    licence.savePDF.action = Guardar como PDF…
    licence.saved = El contrato de licencia se ha guardado.
    licence.notSaved.title = No guardado
    licence.notSaved.advice = Elija otra carpeta o libere espacio en el disco e inténtelo de nuevo.
    licence.notPrinted.title = No impreso
    licence.notPrinted.advice = Compruebe que la impresora está encendida y tiene papel e \
    inténtelo de nuevo.
    action.close = Cerrar
    action.pause = Pausar
    action.stop = Detener
    action.resume = Reanudar
    action.signIn = Iniciar sesión
    passcode.length = Al menos %1$@ caracteres
    passcode.length.one = Al menos un carácter
    passcode.digitsOnly = Solo dígitos
    passcode.digit = Al menos un dígito
    passcode.upper = Al menos una letra mayúscula
    passcode.lower = Al menos una letra minúscula
    passcode.special = Al menos un carácter especial
    passcode.unique = Al menos %1$@ caracteres distintos
    passcode.unique.one = Al menos un carácter cualquiera
    passcode.satisfied = %1$@, cumplido
    passcode.notSatisfied = %1$@, aún no cumplido
    passcode.complete = El código de acceso cumple todos los requisitos.
    input.passcode.label = Código de acceso
    passcode.create.title = Crear código de acceso
    passcode.confirm.title = Confirmar código de acceso
    passcode.enter.title = Introducir código de acceso
    passcode.current.title = Código de acceso actual
    passcode.new.title = Nuevo código de acceso
    passcode.create.detail = Elija un código de acceso que cumpla todos los requisitos siguientes.
    passcode.confirm.detail = Introduzca el mismo código de acceso otra vez.
    passcode.enter.detail = Introduzca su código de acceso para continuar.
    passcode.current.detail = Introduzca el código de acceso que usa ahora.
    passcode.missesPolicy = El código de acceso no cumple todos los requisitos.
    passcode.sameAsCurrent = Elija un código de acceso distinto del actual.
    passcode.mismatch = Los códigos de acceso no coinciden. Elija de nuevo un código de acceso.
    passcode.wrong = Este código de acceso es incorrecto.
    passcode.refused = No se pudo usar el código de acceso. Inténtelo de nuevo.
    passcode.tries = Intentos restantes: %1$@
    passcode.noTries.title = No quedan intentos
    passcode.noTries.advice = Inicie sesión con su cuenta para restablecer el código de acceso.
    passcode.reset = ¿Ha olvidado el código de acceso?
    passcode.skip = Omitir
    passcode.common = Este código de acceso es fácil de adivinar. Elija otro.
    passcode.wait.title = Demasiados intentos
    passcode.wait.advice = Inténtelo de nuevo a las %1$@.
    passcode.afterRestart = Después de reiniciar este dispositivo, introduzca primero su código \
    de acceso.
    store.reset.title = ¿Restablecer la aplicación?
    store.reset.advice = Se eliminarán todos los datos que la aplicación guarda en este \
    dispositivo. Después la configurará de nuevo.
    store.reset.action = Restablecer
    recovery.title = Código de recuperación
    recovery.offer.detail = Un código de recuperación abre la aplicación si ha olvidado el código \
    de acceso. Se muestra una sola vez. Asegúrese de que nadie más vea la pantalla.
    recovery.show = Mostrar código
    recovery.shown.detail = Anote este código y guárdelo en un lugar seguro. No se volverá a \
    mostrar.
    recovery.enter = Introducir código de recuperación
    recovery.enter.detail = Introduzca el código de recuperación. Las mayúsculas, los espacios y \
    los guiones no importan.
    recovery.advice = Introduzca el código de recuperación para elegir un código de acceso nuevo.
    recovery.mistyped = Este código tiene un error de escritura. Compruebe cada carácter.
    recovery.wrong = Este no es el código de recuperación de esta aplicación.
    finger.title = Huella dactilar
    finger.generated.detail = Use su huella dactilar en lugar de un código de acceso. Si ya no \
    se puede leer, tendrá que configurar de nuevo la aplicación.
    finger.typed.detail = Use su huella dactilar para desbloquear la aplicación. Su código de \
    acceso sigue siendo válido.
    finger.notEnrolled.detail = Aún no hay ninguna huella dactilar registrada en este \
    dispositivo. Registre una en los ajustes o continúe con un código de acceso.
    finger.enter.detail = Desbloquee la aplicación con su huella dactilar.
    finger.enable = Habilitar
    finger.waiting = Toque el lector de huellas dactilares.
    finger.settings.title = Ninguna huella registrada
    finger.settings.advice = Registre una huella dactilar en los ajustes de este dispositivo y \
    vuelva después.
    action.settings = Ajustes
    finger.noSettings = No se pudieron abrir los ajustes. Busque las cuentas de usuario en los \
    ajustes de su escritorio o ejecute fprintd-enroll en un terminal.
    finger.learnMore = Más información
    finger.learnMore.detail = La aplicación pregunta al lector de huellas de este dispositivo \
    si el dedo es suyo. Así nadie más puede abrir la aplicación; esto no cifra lo que la \
    aplicación guarda.
    finger.usePasscode = Usar código de acceso
    finger.useFinger = Usar huella dactilar
    finger.hint.again = No se leyó el dedo. Toque el lector de nuevo.
    finger.hint.longer = Pase el dedo por todo el lector.
    finger.hint.center = Ponga el dedo en el centro del lector.
    finger.hint.lift = Levante el dedo y toque el lector de nuevo.
    finger.hint.slower = Mueva el dedo más despacio.
    finger.noMatch = No se reconoció este dedo. Inténtelo de nuevo.
    finger.tooMany = El dedo no se reconoció demasiadas veces. Use un código de acceso.
    finger.timedOut = No se leyó ningún dedo. Inténtelo de nuevo.
    finger.busy = Otra aplicación usa el lector de huellas. Inténtelo de nuevo en un momento.
    finger.readerGone = El lector de huellas no responde. Use un código de acceso.
    finger.notSaved = No se pudo configurar la huella dactilar. Use un código de acceso.
    finger.notRemoved = No se pudo desactivar la huella dactilar. Sigue abriendo la aplicación.
    finger.changed = Las huellas dactilares de este dispositivo han cambiado. Introduzca su \
    código de acceso.
    finger.changed.noPasscode = Las huellas dactilares de este dispositivo han cambiado. \
    Configure de nuevo la aplicación.
    user.switchOrAdd = Cambiar o añadir usuario
    user.switch.title = Cambiar de usuario
    user.add = Añadir usuario
    user.search = Buscar usuarios
    user.none = Ningún usuario encontrado
    user.current = %1$@, usuario actual
    input.userName.label = Nombre de usuario
    input.password.label = Contraseña
    input.password.show = Mostrar la contraseña
    input.password.hide = Ocultar la contraseña
    input.required = %1$@, obligatorio
    input.readOnly = No se puede modificar
    input.count = %1$@ de %2$@ caracteres
    input.full = Se ha alcanzado el número máximo de caracteres.
    input.tooLong = El texto es demasiado largo. Acórtelo.
    input.writtenByAI = Escrito por una IA. Revise el texto.
    authentication.verifying = Comprobando la información…
    authentication.dynamic.detail = Facilite la siguiente información para iniciar la \
    activación.
    authentication.basic.detail = Introduzca el nombre y la contraseña de su cuenta.
    authentication.unchecked = No se ha podido comprobar la información. Inténtelo de nuevo \
    más tarde.
    progress.percent = %1$@ %%
    progress.announcement = %1$@, %2$@
    progress.notStarted = No iniciado
    progress.processing = Procesando
    progress.pausable = En curso, se puede pausar
    progress.stoppable = En curso, se puede detener
    progress.paused = En pausa
    progress.failed = Ha fallado
    progress.done = Terminado
    banner.negative = Error: %1$@
    banner.critical = Advertencia: %1$@
    banner.positive = Listo: %1$@
    whatsNew.title = Novedades
    whatsNew.page = Página %1$@ de %2$@
    """)
}
