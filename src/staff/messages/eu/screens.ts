import type { StaffMessages } from '../staff-messages.ts';

/** Texts of the screens: sign-in, day, connection, errors. */
export const screens = {
  title: (venue) => `${venue} – Langileak`,
  close: 'Itxi',
  back: 'Itzuli',
  dismiss: 'Baztertu',
  tryAgain: 'Saiatu berriro',
  undo: 'Desegin',
  loading: 'Kargatzen…',
  session: {
    heading: 'Hasi saioa',
    again: 'Hasi saioa jarraitzeko',
    againReason: 'Saioa itxi da. Idatzi duzuna hemen dago oraindik.',
    email: 'Helbide elektronikoa',
    password: 'Pasahitza',
    signIn: 'Sartu',
    signingIn: 'Sartzen…',
    signOut: 'Itxi saioa',
    emailMissing: 'Idatzi zure helbide elektronikoa.',
    passwordMissing: 'Idatzi pasahitza.',
    wrong: 'Helbide elektronikoa edo pasahitza ez da zuzena.',
    code: 'Kodea',
    codeHint: 'Zure aplikazioaren sei digituak, edo berreskuratze-kode bat.',
    codeMissing: 'Idatzi kodea.',
    codeWrong: 'Kodea ez da zuzena, edo lehendik erabilia da.',
    passkey: 'Sartu sarbide-gako batekin',
    passkeyFailed:
      'Ez da sarbide-gakorik onartu. Saiatu berriro, edo erabili helbidea eta pasahitza.',
    tooMany: (seconds) =>
      seconds === null
        ? 'Saiakera gehiegi. Itxaron une bat eta saiatu berriro.'
        : `Saiakera gehiegi. Saiatu berriro ${seconds === 1 ? 'segundo bat' : `${seconds} segundo`} barru.`,
    noConnection: 'Ez dago konexiorik zerbitzariarekin. Begiratu sarea eta saiatu berriro.',
    signOutFailed: 'Saioa irekita dago oraindik: zerbitzariak ez du erantzun. Saiatu berriro.',
    menu: (name) => `Menua: ${name}`,
    takeOver: 'Pertsona aldatu',
    unreachable: 'Ezin da zerbitzariarekin konektatu',
    unreachableWhy: 'Erantzun bezain laster, orri honek bere kabuz jarraituko du.',
  },
  places: {
    label: 'Atalak',
    service: 'Zerbitzua',
    guests: 'Bezeroak',
    reports: 'Txostenak',
    house: 'Lokala',
  },
  broken: {
    heading: 'Zati hau ezin izan da erakutsi',
    why: 'Baliteke orria zerbitzaria baino zaharragoa izatea. Kargatu berriro: bidalitakotik ez da ezer galtzen.',
    reload: 'Kargatu orria berriro',
  },
  language: {
    label: 'Hizkuntza',
    failed: (language) => `Ezin izan da hizkuntza kargatu (${language}). Saiatu berriro.`,
  },
  theme: { heading: 'Itxura', auto: 'Gailuan bezala', dark: 'Iluna', light: 'Argia' },
  day: {
    today: 'Gaur',
    previous: 'Aurreko eguna',
    next: 'Hurrengo eguna',
    date: 'Data',
    search: 'Bilatu',
    failed: 'Ezin izan dira erreserbak kargatu',
    skipToList: 'Joan erreserbetara',
  },
  error: {
    about: (action, who) => `${action} – ${who}`,
    connection: (action) =>
      `${action}: ez da erantzunik iritsi; agian egin da, agian ez. Saiatu berriro: ez da ezer bi aldiz egiten.`,
    refused: (action, why) => `${action}: ${why}`,
    signedOut: (action) => `${action}: ez da egin, saioa itxita zegoelako.`,
    gone: (action) => `${action}: erreserba hau jada ez dago. Beste nonbait ezabatu da.`,
    unknown: (action) => `${action}: zerbaitek huts egin du hemen. Saiatu berriro.`,
    retrying: 'Oraindik ez dago erantzunik. Berriro saiatzen…',
    form: 'Badira berrikusi beharreko eremuak.',
    read: 'Zerbitzariak ez du erantzun.',
  },
} satisfies Partial<StaffMessages>;
