import type { MessageParts } from '../staff-messages.ts';

/** Texts about passkeys and authenticator apps. */
export const secondFactors = {
  secondFactors: {
    passkeys: 'Claus d’accés',
    passkeysHint:
      'Un mòbil, un ordinador o una clau de seguretat inicia la sessió per tu quan ha comprovat la teva empremta, la cara o el seu codi. No cal contrasenya.',
    addPasskey: 'Afegir una clau d’accés',
    noPasskeysHere: 'Les claus d’accés només funcionen a l’adreça https pròpia del servidor.',
    passkeyName: 'Nom de la clau',
    passkeyNameHint: 'Per exemple, el dispositiu on és.',
    nameMissing: 'Escriu un nom.',
    passkeyAdded: (name: string) => `La clau d’accés ${name} està afegida.`,
    passkeyRemoved: (name: string) => `La clau d’accés ${name} està treta.`,
    passkeyThere: 'Aquest dispositiu ja té una clau d’accés teva.',
    passkeyCanceled: 'No s’ha creat cap clau d’accés. Torna-ho a provar.',
    addedAt: (when: string) => `afegida: ${when}`,
    usedAt: (when: string) => `últim ús: ${when}`,
    remove: 'Treure',
    removeLabel: (name: string) => `Treure ${name}`,
    removePasskeySure: 'Ja no iniciarà la sessió aquí. Esborra-la també al dispositiu.',
    app: 'Aplicació de codis',
    appHint:
      'Després de la contrasenya, escrius un codi de sis xifres que mostra una aplicació del mòbil.',
    setUpApp: 'Configurar una aplicació',
    noKey:
      'No es poden fer servir aplicacions: qui gestiona el servidor ha de definir abans SECOND_FACTOR_KEY.',
    appSince: (when: string) => `Configurada: ${when}.`,
    codesLeft: (count: number) =>
      count === 1 ? 'Queda 1 codi de recuperació.' : `Queden ${count} codis de recuperació.`,
    newCodes: 'Codis de recuperació nous',
    newCodesHint: 'Els codis de recuperació anteriors deixaran de funcionar.',
    removeApp: 'Treure l’aplicació',
    removeAppSure:
      'Des d’aleshores n’hi ha prou amb la contrasenya. Els codis de recuperació també s’acaben.',
    appRemoved: 'L’aplicació està treta.',
    scan: 'Escaneja això amb l’aplicació:',
    qrCode: 'Codi QR per a l’aplicació',
    openApp: 'Obrir en una aplicació d’aquest dispositiu',
    orType: 'O escriu aquesta clau a l’aplicació:',
    firstCode: 'Les sis xifres que mostra l’aplicació',
    firstCodeMissing: 'Escriu sis xifres.',
    confirm: 'Confirmar',
    appIsSetUp: 'L’aplicació està configurada.',
    recoveryCodes: 'Codis de recuperació',
    recoveryCodesHint:
      'Si perds el mòbil, cadascun inicia la sessió una vegada en lloc de l’aplicació. Només es mostren ara: imprimeix-los o desa’ls on deses les contrasenyes.',
    copy: 'Copiar',
    copied: 'Copiat.',
    keptCodes: 'Els he desat',
    password: 'La teva contrasenya',
    passwordOrCode: 'La teva contrasenya o un codi de l’aplicació',
    proofMissing: 'Escriu-ho primer.',
    proofWrong: 'No és correcte o ja s’ha fet servir.',
    goOn: 'Continuar',
    failed: 'No ha funcionat. Comprova la xarxa i torna-ho a provar.',
  },
} satisfies MessageParts['secondFactors'];
