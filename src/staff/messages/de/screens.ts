import type { StaffMessages } from '../staff-messages.ts';
import { waitText } from '../wait-text.ts';

/** Texts of the screens: sign-in, day, connection, errors. */
export const screens = {
  title: (venue) => `${venue} – Team`,
  close: 'Schließen',
  back: 'Zurück',
  dismiss: 'Ausblenden',
  tryAgain: 'Noch einmal versuchen',
  undo: 'Rückgängig',
  loading: 'Wird geladen …',
  session: {
    heading: 'Anmelden',
    again: 'Anmelden, um weiterzumachen',
    againReason: 'Die Anmeldung ist abgelaufen. Was eingegeben war, ist noch da.',
    email: 'E-Mail',
    password: 'Passwort',
    signIn: 'Anmelden',
    signingIn: 'Wird angemeldet …',
    signOut: 'Abmelden',
    emailMissing: 'Bitte die E-Mail-Adresse eingeben.',
    passwordMissing: 'Bitte das Passwort eingeben.',
    wrong: 'E-Mail oder Passwort ist falsch.',
    code: 'Code',
    codeHint: 'Die sechs Ziffern Ihrer App oder ein Wiederherstellungscode.',
    codeMissing: 'Bitte den Code eingeben.',
    codeWrong: 'Der Code ist falsch oder wurde schon benutzt.',
    passkey: 'Mit einem Passkey anmelden',
    passkeyFailed:
      'Kein Passkey wurde angenommen. Noch einmal versuchen, oder E-Mail und Passwort benutzen.',
    tooMany: (seconds) =>
      seconds === null
        ? 'Zu viele Versuche. Bitte kurz warten und noch einmal versuchen.'
        : `Zu viele Versuche. In ${waitText(seconds)} noch einmal versuchen.`,
    noConnection: 'Keine Verbindung zum Server. Bitte das Netz prüfen und noch einmal versuchen.',
    signOutFailed:
      'Noch angemeldet: Der Server hat nicht geantwortet. Bitte noch einmal versuchen.',
    menu: (name) => `Menü von ${name}`,
    takeOver: 'Person wechseln',
    unreachable: 'Der Server ist nicht erreichbar',
    unreachableWhy: 'Sobald er antwortet, geht es hier von selbst weiter.',
  },
  missingEmail: {
    text: 'Das Restaurant hat keine E-Mail-Adresse: Keine Mail meldet ihm Anfragen und kurzfristige Änderungen.',
    add: 'Adresse eintragen',
  },
  places: {
    label: 'Bereiche',
    service: 'Service',
    guests: 'Gäste',
    reports: 'Berichte',
    house: 'Haus',
  },
  broken: {
    heading: 'Dieser Teil ließ sich nicht anzeigen',
    why: 'Die Seite ist vielleicht älter als der Server. Neu laden hilft; nichts Gesendetes geht verloren.',
    reload: 'Seite neu laden',
  },
  language: {
    label: 'Sprache',
    failed: (language) => `${language} ließ sich nicht laden. Bitte noch einmal versuchen.`,
  },
  theme: { heading: 'Aussehen', auto: 'Wie das Gerät', dark: 'Dunkel', light: 'Hell' },
  day: {
    today: 'Heute',
    previous: 'Vorheriger Tag',
    next: 'Nächster Tag',
    date: 'Datum',
    search: 'Suchen',
    failed: 'Die Reservierungen ließen sich nicht laden',
    skipToList: 'Zu den Reservierungen springen',
    weekdays: ['Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.', 'So.'],
    months: [
      'Jan.',
      'Feb.',
      'März',
      'Apr.',
      'Mai',
      'Juni',
      'Juli',
      'Aug.',
      'Sept.',
      'Okt.',
      'Nov.',
      'Dez.',
    ],
    short: (weekday, day, month) => `${weekday}, ${day}. ${month}`,
  },
  error: {
    about: (action, who) => `${action} – ${who}`,
    connection: (action) =>
      `${action}: Es kam keine Antwort, vielleicht ist es also schon geschehen. Bitte noch einmal versuchen: Nichts geschieht doppelt.`,
    refused: (action, why) => `${action}: ${why}`,
    signedOut: (action) => `${action}: nicht geschehen, die Anmeldung war abgelaufen.`,
    gone: (action) =>
      `${action}: Diese Reservierung gibt es nicht mehr. Sie wurde woanders gelöscht.`,
    unknown: (action) => `${action}: Hier ging etwas schief. Bitte noch einmal versuchen.`,
    retrying: 'Noch keine Antwort. Neuer Versuch …',
    form: 'Einige Felder sind zu prüfen.',
    read: 'Der Server hat nicht geantwortet.',
  },
} satisfies Partial<StaffMessages>;
