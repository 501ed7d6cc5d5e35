import type { MessageParts } from '../staff-messages.ts';

/** Texts about passkeys and authenticator apps. */
export const secondFactors = {
  secondFactors: {
    passkeys: 'Llaves de acceso',
    passkeysHint:
      'Un móvil, un ordenador o una llave de seguridad inicia la sesión por ti cuando ha comprobado tu huella, tu cara o su código. No hace falta contraseña.',
    addPasskey: 'Añadir una llave de acceso',
    noPasskeysHere:
      'Las llaves de acceso solo funcionan en la dirección https propia del servidor.',
    passkeyName: 'Nombre de la llave',
    passkeyNameHint: 'Por ejemplo, el dispositivo en el que está.',
    nameMissing: 'Escribe un nombre.',
    passkeyAdded: (name: string) => `La llave de acceso ${name} está añadida.`,
    passkeyRemoved: (name: string) => `La llave de acceso ${name} está quitada.`,
    passkeyThere: 'Este dispositivo ya tiene una llave de acceso tuya.',
    passkeyCanceled: 'No se ha creado ninguna llave de acceso. Inténtalo de nuevo.',
    addedAt: (when: string) => `añadida: ${when}`,
    usedAt: (when: string) => `último uso: ${when}`,
    remove: 'Quitar',
    removeLabel: (name: string) => `Quitar ${name}`,
    removePasskeySure: 'Ya no iniciará la sesión aquí. Bórrala también en el dispositivo.',
    app: 'Aplicación de códigos',
    appHint:
      'Después de la contraseña escribes un código de seis cifras que muestra una aplicación de tu móvil.',
    setUpApp: 'Configurar una aplicación',
    noKey:
      'No se pueden usar aplicaciones: quien gestiona el servidor tiene que definir antes SECOND_FACTOR_KEY.',
    appSince: (when: string) => `Configurada: ${when}.`,
    codesLeft: (count: number) =>
      count === 1 ? 'Queda 1 código de recuperación.' : `Quedan ${count} códigos de recuperación.`,
    newCodes: 'Códigos de recuperación nuevos',
    newCodesHint: 'Los códigos de recuperación anteriores dejarán de funcionar.',
    removeApp: 'Quitar la aplicación',
    removeAppSure:
      'Desde entonces basta la contraseña. Los códigos de recuperación también terminan.',
    appRemoved: 'La aplicación está quitada.',
    scan: 'Escanea esto con la aplicación:',
    qrCode: 'Código QR para la aplicación',
    openApp: 'Abrir en una aplicación de este dispositivo',
    orType: 'O escribe esta clave en la aplicación:',
    firstCode: 'Las seis cifras que muestra la aplicación',
    firstCodeMissing: 'Escribe seis cifras.',
    confirm: 'Confirmar',
    appIsSetUp: 'La aplicación está configurada.',
    recoveryCodes: 'Códigos de recuperación',
    recoveryCodesHint:
      'Si pierdes el móvil, cada uno inicia la sesión una vez en lugar de la aplicación. Solo se muestran ahora: imprímelos o guárdalos donde guardas las contraseñas.',
    copy: 'Copiar',
    copied: 'Copiado.',
    keptCodes: 'Los he guardado',
    password: 'Tu contraseña',
    passwordOrCode: 'Tu contraseña o un código de la aplicación',
    proofMissing: 'Escríbelo primero.',
    proofWrong: 'No es correcto o ya se ha usado.',
    goOn: 'Continuar',
    failed: 'No ha funcionado. Comprueba la red e inténtalo de nuevo.',
  },
} satisfies MessageParts['secondFactors'];
