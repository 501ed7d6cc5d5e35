import type { MessageParts } from '../staff-messages.ts';

/** Texts about passkeys and authenticator apps. */
export const secondFactors = {
  secondFactors: {
    passkeys: 'Clés d’accès',
    passkeysHint:
      'Un téléphone, un ordinateur ou une clé de sécurité vous connecte de lui-même, après avoir vérifié votre doigt, votre visage ou son code. Aucun mot de passe n’est nécessaire.',
    addPasskey: 'Ajouter une clé d’accès',
    noPasskeysHere: 'Les clés d’accès ne fonctionnent qu’à l’adresse https propre au serveur.',
    passkeyName: 'Nom de la clé d’accès',
    passkeyNameHint: 'Par exemple l’appareil sur lequel elle se trouve.',
    nameMissing: 'Saisissez un nom.',
    passkeyAdded: (name: string) => `La clé d’accès ${name} est ajoutée.`,
    passkeyRemoved: (name: string) => `La clé d’accès ${name} est retirée.`,
    passkeyThere: 'Cet appareil a déjà une clé d’accès à vous.',
    passkeyCanceled: 'Aucune clé d’accès n’a été créée. Réessayez.',
    addedAt: (when: string) => `ajoutée : ${when}`,
    usedAt: (when: string) => `dernière utilisation : ${when}`,
    remove: 'Retirer',
    removeLabel: (name: string) => `Retirer ${name}`,
    removePasskeySure: 'Elle ne connecte plus ici. Supprimez-la aussi sur l’appareil.',
    app: 'Application d’authentification',
    appHint:
      'Après le mot de passe, vous saisissez un code à six chiffres qu’une application affiche sur votre téléphone.',
    setUpApp: 'Configurer une application',
    noKey:
      'Les applications ne sont pas disponibles : qui exploite le serveur doit d’abord définir SECOND_FACTOR_KEY.',
    appSince: (when: string) => `Configurée : ${when}.`,
    codesLeft: (count: number) =>
      count === 1 ? 'Il reste 1 code de secours.' : `Il reste ${count} codes de secours.`,
    newCodes: 'Nouveaux codes de secours',
    newCodesHint: 'Les codes de secours précédents ne fonctionneront plus.',
    removeApp: 'Retirer l’application',
    removeAppSure: 'Le mot de passe suffira alors. Les codes de secours prennent fin aussi.',
    appRemoved: 'L’application est retirée.',
    scan: 'Scannez ceci avec l’application :',
    qrCode: 'Code QR pour l’application',
    openApp: 'Ouvrir dans une application de cet appareil',
    orType: 'Ou saisissez cette clé dans l’application :',
    firstCode: 'Les six chiffres que l’application affiche',
    firstCodeMissing: 'Saisissez six chiffres.',
    confirm: 'Confirmer',
    appIsSetUp: 'L’application est configurée.',
    recoveryCodes: 'Codes de secours',
    recoveryCodesHint:
      'Si vous perdez le téléphone, chacun vous connecte une fois à la place de l’application. Ils ne s’affichent que maintenant : imprimez-les ou gardez-les avec vos mots de passe.',
    copy: 'Copier',
    copied: 'Copié.',
    keptCodes: 'Je les ai gardés',
    password: 'Votre mot de passe',
    passwordOrCode: 'Votre mot de passe ou un code de l’application',
    proofMissing: 'Saisissez-le d’abord.',
    proofWrong: 'Ce n’est pas correct, ou cela a déjà servi.',
    goOn: 'Continuer',
    failed: 'Cela n’a pas fonctionné. Vérifiez le réseau, puis réessayez.',
  },
} satisfies MessageParts['secondFactors'];
