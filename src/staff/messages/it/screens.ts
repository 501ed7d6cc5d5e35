import type { StaffMessages } from '../staff-messages.ts';
import { waitText } from '../wait-text.ts';

/** Texts of the screens: sign-in, day, connection, errors. */
export const screens = {
  title: (venue) => `${venue} – Staff`,
  close: 'Chiudere',
  back: 'Indietro',
  dismiss: 'Nascondere',
  tryAgain: 'Riprovare',
  undo: 'Annullare',
  loading: 'Caricamento…',
  session: {
    heading: 'Accesso',
    again: 'Accedere per continuare',
    againReason: 'La sessione è terminata. Quello che era scritto è ancora qui.',
    email: 'Email',
    password: 'Password',
    signIn: 'Accedere',
    signingIn: 'Accesso in corso…',
    signOut: 'Uscire',
    emailMissing: 'Serve l’indirizzo email.',
    passwordMissing: 'Serve la password.',
    wrong: 'Email o password non corretta.',
    code: 'Codice',
    codeHint: 'Le sei cifre dell’app o un codice di recupero.',
    codeMissing: 'Inserire il codice.',
    codeWrong: 'Il codice non è corretto o è già stato usato.',
    passkey: 'Accedere con una passkey',
    passkeyFailed: 'Nessuna passkey è stata accettata. Riprovare, o usare email e password.',
    tooMany: (seconds) =>
      seconds === null
        ? 'Troppi tentativi. Aspettare un momento, poi riprovare.'
        : `Troppi tentativi. Riprovare tra ${waitText(seconds)}.`,
    noConnection: 'Nessuna connessione al server. Controllare la rete, poi riprovare.',
    signOutFailed: 'L’accesso è ancora aperto: il server non ha risposto. Riprovare.',
    menu: (name) => `Menu di ${name}`,
    takeOver: 'Cambiare persona',
    unreachable: 'Il server non è raggiungibile',
    unreachableWhy: 'Appena risponde, questa pagina va avanti da sola.',
  },
  missingEmail: {
    text: 'Il ristorante non ha un indirizzo email: nessuna email lo avvisa di richieste e modifiche dell’ultimo momento.',
    add: 'Aggiungi un indirizzo',
  },
  places: {
    label: 'Sezioni',
    service: 'Servizio',
    guests: 'Ospiti',
    reports: 'Rapporti',
    house: 'Locale',
  },
  broken: {
    heading: 'Non è stato possibile mostrare questa parte',
    why: 'Forse la pagina è più vecchia del server. Basta ricaricarla; niente di ciò che è stato inviato va perso.',
    reload: 'Ricaricare la pagina',
  },
  language: {
    label: 'Lingua',
    failed: (language) => `${language}: caricamento non riuscito. Riprovare.`,
  },
  theme: { heading: 'Aspetto', auto: 'Come il dispositivo', dark: 'Scuro', light: 'Chiaro' },
  day: {
    today: 'Oggi',
    previous: 'Giorno precedente',
    next: 'Giorno successivo',
    date: 'Data',
    search: 'Cerca',
    failed: 'Non è stato possibile caricare le prenotazioni',
    skipToList: 'Andare alle prenotazioni',
    weekdays: ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'],
    months: ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'],
    short: (weekday, day, month) => `${weekday} ${day} ${month}`,
  },
  error: {
    about: (action, who) => `${action} – ${who}`,
    connection: (action) =>
      `${action}: nessuna risposta, forse è fatto e forse no. Riprovare: niente viene fatto due volte.`,
    refused: (action, why) => `${action}: ${why}`,
    signedOut: (action) => `${action}: non fatto, la sessione era terminata.`,
    gone: (action) => `${action}: questa prenotazione non c’è più. È stata eliminata altrove.`,
    unknown: (action) => `${action}: qui qualcosa è andato storto. Riprovare.`,
    retrying: 'Ancora nessuna risposta. Nuovo tentativo…',
    form: 'Ci sono campi da rivedere.',
    read: 'Il server non ha risposto.',
  },
} satisfies Partial<StaffMessages>;
