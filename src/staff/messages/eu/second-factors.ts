import type { MessageParts } from '../staff-messages.ts';

/** Texts about passkeys and authenticator apps. */
export const secondFactors = {
  secondFactors: {
    passkeys: 'Sarbide-gakoak',
    passkeysHint:
      'Telefono, ordenagailu edo segurtasun-gako batek berak hasten du saioa, hatza, aurpegia edo bere kodea egiaztatu ondoren. Ez da pasahitzik behar.',
    addPasskey: 'Gehitu sarbide-gako bat',
    noPasskeysHere: 'Sarbide-gakoek zerbitzariaren https helbidean bakarrik funtzionatzen dute.',
    passkeyName: 'Gakoaren izena',
    passkeyNameHint: 'Adibidez, zein gailutan dagoen.',
    nameMissing: 'Idatzi izen bat.',
    passkeyAdded: (name: string) => `${name} sarbide-gakoa gehituta dago.`,
    passkeyRemoved: (name: string) => `${name} sarbide-gakoa kenduta dago.`,
    passkeyThere: 'Gailu honek badu zure sarbide-gako bat.',
    passkeyCanceled: 'Ez da sarbide-gakorik sortu. Saiatu berriro.',
    addedAt: (when: string) => `gehitua: ${when}`,
    usedAt: (when: string) => `azken erabilera: ${when}`,
    remove: 'Kendu',
    removeLabel: (name: string) => `Kendu: ${name}`,
    removePasskeySure: 'Hemen ez du gehiago saiorik hasiko. Ezabatu gailuan ere.',
    app: 'Kodeen aplikazioa',
    appHint:
      'Pasahitzaren ondoren, telefonoko aplikazio batek erakusten dituen sei digituak idatziko dituzu.',
    setUpApp: 'Konfiguratu aplikazio bat',
    noKey:
      'Ez dago aplikaziorik: zerbitzaria kudeatzen duenak SECOND_FACTOR_KEY ezarri behar du lehenik.',
    appSince: (when: string) => `Konfiguratua: ${when}.`,
    codesLeft: (count: number) =>
      count === 1
        ? 'Berreskuratze-kode 1 geratzen da.'
        : `${count} berreskuratze-kode geratzen dira.`,
    newCodes: 'Berreskuratze-kode berriak',
    newCodesHint: 'Orain arteko berreskuratze-kodeek ez dute gehiago balioko.',
    removeApp: 'Kendu aplikazioa',
    removeAppSure: 'Orduz geroztik pasahitza aski da. Berreskuratze-kodeak ere amaitzen dira.',
    appRemoved: 'Aplikazioa kenduta dago.',
    scan: 'Eskaneatu hau aplikazioarekin:',
    qrCode: 'Aplikaziorako QR kodea',
    openApp: 'Ireki gailu honetako aplikazio batean',
    orType: 'Edo idatzi gako hau aplikazioan:',
    firstCode: 'Aplikazioak erakusten dituen sei digituak',
    firstCodeMissing: 'Idatzi sei digitu.',
    confirm: 'Berretsi',
    appIsSetUp: 'Aplikazioa konfiguratuta dago.',
    recoveryCodes: 'Berreskuratze-kodeak',
    recoveryCodesHint:
      'Telefonoa galtzen baduzu, bakoitzak behin hasten du saioa aplikazioaren ordez. Orain bakarrik erakusten dira: inprimatu edo gorde pasahitzak gordetzen dituzun lekuan.',
    copy: 'Kopiatu',
    copied: 'Kopiatuta.',
    keptCodes: 'Gorde ditut',
    password: 'Zure pasahitza',
    passwordOrCode: 'Zure pasahitza edo aplikazioaren kode bat',
    proofMissing: 'Idatzi lehenik.',
    proofWrong: 'Ez da zuzena, edo lehendik erabilia da.',
    goOn: 'Jarraitu',
    failed: 'Ez du funtzionatu. Begiratu sarea eta saiatu berriro.',
  },
} satisfies MessageParts['secondFactors'];
