import type { StaffMessages } from '../staff-messages.ts';
import { waitText } from '../wait-text.ts';
import { of } from './elision.ts';

/** Texts of the screens: sign-in, day, connection, errors. */
export const screens = {
  title: (venue) => `${venue} – Equip`,
  close: 'Tanca',
  back: 'Torna',
  dismiss: 'Descarta',
  tryAgain: 'Torna-ho a provar',
  undo: 'Desfés',
  loading: 'S’està carregant…',
  session: {
    heading: 'Inici de sessió',
    again: 'Inicia la sessió per continuar',
    againReason: 'S’ha tancat la sessió. El que has escrit continua aquí.',
    email: 'Correu electrònic',
    password: 'Contrasenya',
    signIn: 'Entra',
    signingIn: 'S’està entrant…',
    signOut: 'Tanca la sessió',
    emailMissing: 'Escriu el teu correu electrònic.',
    passwordMissing: 'Escriu la contrasenya.',
    wrong: 'El correu o la contrasenya no són correctes.',
    code: 'Codi',
    codeHint: 'Les sis xifres de la teva aplicació o un codi de recuperació.',
    codeMissing: 'Escriu el codi.',
    codeWrong: 'El codi no és correcte o ja s’ha fet servir.',
    passkey: 'Entra amb una clau d’accés',
    passkeyFailed:
      'No s’ha acceptat cap clau d’accés. Torna-ho a provar, o fes servir el correu i la contrasenya.',
    tooMany: (seconds) =>
      seconds === null
        ? 'Massa intents. Espera un moment i torna-ho a provar.'
        : `Massa intents. Torna-ho a provar d’aquí a ${waitText(seconds)}.`,
    noConnection: 'No hi ha connexió amb el servidor. Comprova la xarxa i torna-ho a provar.',
    signOutFailed: 'La sessió continua oberta: el servidor no ha respost. Torna-ho a provar.',
    menu: (name) => `Menú ${of(name)}`,
    takeOver: 'Canvia de persona',
    unreachable: 'No es pot connectar amb el servidor',
    unreachableWhy: 'Quan respongui, aquesta pàgina continuarà sola.',
  },
  missingEmail: {
    text: 'El restaurant no té adreça de correu: cap correu l’avisa de sol·licituds i canvis d’última hora.',
    add: 'Afegeix una adreça',
  },
  places: {
    label: 'Seccions',
    service: 'Servei',
    guests: 'Clients',
    reports: 'Informes',
    house: 'Local',
  },
  broken: {
    heading: 'Aquesta part no s’ha pogut mostrar',
    why: 'Potser la pàgina és més antiga que el servidor. Torna-la a carregar: no es perd res del que s’ha enviat.',
    reload: 'Torna a carregar la pàgina',
  },
  language: {
    label: 'Llengua',
    failed: (language) => `No s’ha pogut carregar la llengua (${language}). Torna-ho a provar.`,
  },
  theme: { heading: 'Aspecte', auto: 'Com el dispositiu', dark: 'Fosc', light: 'Clar' },
  day: {
    today: 'Avui',
    previous: 'Dia anterior',
    next: 'Dia següent',
    date: 'Data',
    search: 'Cerca',
    failed: 'No s’han pogut carregar les reserves',
    skipToList: 'Ves a les reserves',
    weekdays: ['dl.', 'dt.', 'dc.', 'dj.', 'dv.', 'ds.', 'dg.'],
    months: [
      'de gen.',
      'de febr.',
      'de març',
      'd’abr.',
      'de maig',
      'de juny',
      'de jul.',
      'd’ag.',
      'de set.',
      'd’oct.',
      'de nov.',
      'de des.',
    ],
    short: (weekday, day, month) => `${weekday}, ${day} ${month}`,
  },
  error: {
    about: (action, who) => `${action} – ${who}`,
    connection: (action) =>
      `${action}: no ha arribat cap resposta; potser s’ha fet i potser no. Torna-ho a provar: res no es fa dues vegades.`,
    refused: (action, why) => `${action}: ${why}`,
    signedOut: (action) => `${action}: no s’ha fet, perquè s’havia tancat la sessió.`,
    gone: (action) =>
      `${action}: aquesta reserva ja no existeix. S’ha eliminat des d’un altre lloc.`,
    unknown: (action) => `${action}: alguna cosa ha fallat aquí. Torna-ho a provar.`,
    retrying: 'Encara no hi ha resposta. Nou intent…',
    form: 'Hi ha camps per revisar.',
    read: 'El servidor no ha respost.',
  },
} satisfies Partial<StaffMessages>;
