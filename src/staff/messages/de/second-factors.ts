import type { MessageParts } from '../staff-messages.ts';

/** Texts about passkeys and authenticator apps. */
export const secondFactors = {
  secondFactors: {
    passkeys: 'Passkeys',
    passkeysHint:
      'Ein Telefon, ein Computer oder ein Sicherheitsschlüssel meldet Sie selbst an, sobald er Finger, Gesicht oder seinen Code geprüft hat. Ein Passwort brauchen Sie dann nicht.',
    addPasskey: 'Passkey hinzufügen',
    noPasskeysHere: 'Passkeys funktionieren nur unter der eigenen https-Adresse des Servers.',
    passkeyName: 'Name des Passkeys',
    passkeyNameHint: 'Zum Beispiel das Gerät, auf dem er ist.',
    nameMissing: 'Geben Sie einen Namen ein.',
    passkeyAdded: (name: string) => `Der Passkey ${name} ist hinzugefügt.`,
    passkeyRemoved: (name: string) => `Der Passkey ${name} ist entfernt.`,
    passkeyThere: 'Dieses Gerät hat schon einen Passkey von Ihnen.',
    passkeyCanceled: 'Es wurde kein Passkey erstellt. Versuchen Sie es noch einmal.',
    addedAt: (when: string) => `hinzugefügt ${when}`,
    usedAt: (when: string) => `zuletzt genutzt ${when}`,
    remove: 'Entfernen',
    removeLabel: (name: string) => `${name} entfernen`,
    removePasskeySure: 'Er meldet Sie hier nicht mehr an. Löschen Sie ihn auch auf dem Gerät.',
    app: 'Authenticator-App',
    appHint:
      'Nach dem Passwort geben Sie einen Code aus sechs Ziffern ein, den eine App auf Ihrem Telefon zeigt.',
    setUpApp: 'App einrichten',
    noKey:
      'Apps sind nicht verfügbar: Wer den Server betreibt, muss zuerst SECOND_FACTOR_KEY setzen.',
    appSince: (when: string) => `Eingerichtet am ${when}.`,
    codesLeft: (count: number) =>
      count === 1
        ? '1 Wiederherstellungscode ist übrig.'
        : `${count} Wiederherstellungscodes sind übrig.`,
    newCodes: 'Neue Wiederherstellungscodes',
    newCodesHint: 'Die bisherigen Wiederherstellungscodes gelten dann nicht mehr.',
    removeApp: 'App entfernen',
    removeAppSure: 'Dann genügt das Passwort. Auch die Wiederherstellungscodes gelten nicht mehr.',
    appRemoved: 'Die App ist entfernt.',
    scan: 'Scannen Sie das mit der App:',
    qrCode: 'QR-Code für die App',
    openApp: 'In einer App auf diesem Gerät öffnen',
    orType: 'Oder geben Sie diesen Schlüssel in die App ein:',
    firstCode: 'Die sechs Ziffern, die die App zeigt',
    firstCodeMissing: 'Geben Sie sechs Ziffern ein.',
    confirm: 'Bestätigen',
    appIsSetUp: 'Die App ist eingerichtet.',
    recoveryCodes: 'Wiederherstellungscodes',
    recoveryCodesHint:
      'Wenn Sie das Telefon verlieren, meldet jeder davon Sie einmal statt der App an. Sie werden nur jetzt gezeigt: Drucken Sie sie, oder bewahren Sie sie bei Ihren Passwörtern auf.',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    keptCodes: 'Ich habe sie aufbewahrt',
    password: 'Ihr Passwort',
    passwordOrCode: 'Ihr Passwort oder ein Code der App',
    proofMissing: 'Geben Sie es zuerst ein.',
    proofWrong: 'Das ist nicht richtig, oder es wurde schon benutzt.',
    goOn: 'Weiter',
    failed: 'Das hat nicht geklappt. Prüfen Sie das Netz und versuchen Sie es noch einmal.',
  },
} satisfies MessageParts['secondFactors'];
