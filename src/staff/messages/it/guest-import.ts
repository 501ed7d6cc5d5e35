import type { MessageParts } from '../staff-messages.ts';

/** Texts about guests who are taken over from another system. */
export const guestImport = {
  guestImport: {
    intro:
      'Importa ospiti da un altro sistema con un file CSV, come quelli salvati dai fogli di calcolo. Agli ospiti già noti per email o telefono si aggiunge ciò che manca; niente viene sovrascritto.',
    noConsent: 'Con un’importazione nessuno dà il consenso a ricevere email o pubblicità.',
    choose: 'Scegliere un file',
    chooseAnother: 'Scegliere un altro file',
    fileHint: 'Fino a 10.000 ospiti. La prima riga contiene i nomi delle colonne.',
    fileFaults: {
      UNREADABLE: 'Impossibile leggere questo file.',
      TOO_LARGE: 'Questo file è troppo grande. Dividerlo in più file.',
      EMPTY: 'Questo file non ha ospiti sotto i nomi delle colonne.',
    },
    tooMany: (most) =>
      `Questo file ha più di ${most} ospiti. Dividerlo in più file, ognuno con la prima riga.`,
    columns: 'Che cosa contiene ogni colonna?',
    columnsHint: 'Dedotto dai nomi delle colonne. Cambiare ciò che non è corretto.',
    fields: {
      name: 'Nome',
      lastName: 'Cognome',
      email: 'Email',
      phone: 'Telefono',
      birthDate: 'Data di nascita',
      postalCode: 'Codice postale',
      language: 'Lingua',
      country: 'Paese',
      privateNotes: 'Note',
    },
    none: 'Non importato',
    example: (text) => `Il primo ospite: ${text}`,
    nameMissing: 'Scegliere la colonna del nome.',
    contactMissing: 'Scegliere la colonna dell’email o quella del telefono.',
    check: 'Controllare il file',
    checking: 'Controllo del file in corso…',
    result: 'Ecco che cosa farà l’importazione:',
    created: (guests) => (guests === 1 ? '1 ospite nuovo' : `${guests} ospiti nuovi`),
    completed: (guests) =>
      guests === 1
        ? '1 ospite noto riceve ciò che manca'
        : `${guests} ospiti noti ricevono ciò che manca`,
    unchanged: (guests) =>
      guests === 1 ? '1 ospite noto resta uguale' : `${guests} ospiti noti restano uguali`,
    nothingNew: 'Non c’è niente da importare: tutto ciò che contiene il file è già noto.',
    nationalPhones: (numbers, country) =>
      numbers === 1
        ? `1 numero senza prefisso del Paese è letto come nazionale (${country})`
        : `${numbers} numeri senza prefisso del Paese sono letti come nazionali (${country})`,
    becomes: (typed, phone) => `${typed} diventa ${phone}`,
    faultsFound: (faults) => (faults === 1 ? '1 errore nel file' : `${faults} errori nel file`),
    faultsHint: 'Niente viene importato finché non sono corretti. Poi scegliere di nuovo il file.',
    faultsLabel: 'Errori',
    more: (count) => `e altri ${count}`,
    line: (line) => `Riga ${line}:`,
    fieldFaults: {
      name: 'il nome manca o ha più di 255 caratteri.',
      email: 'questo non è un indirizzo email.',
      phone:
        'il telefono non è leggibile. Va scritto con il prefisso del Paese, come in +34 600 000 000.',
      birthDate: 'la data di nascita va scritta come 1980-12-31.',
      postalCode: 'il codice postale è troppo lungo.',
      language: 'la lingua deve essere en, es, ca, it, de, fr, pt o eu.',
      country: 'il Paese deve essere un codice di due lettere, come ES.',
      privateNotes: 'le note hanno più di 2048 caratteri.',
    },
    lineFaults: {
      FIELD_NOT_VALID: 'qualcosa non è valido.',
      NO_CONTACT: 'serve un’email o un numero di telefono.',
      UNCLOSED_QUOTES: 'qui iniziano virgolette che non si chiudono.',
    },
    importNow: (guests) => (guests === 1 ? 'Importare 1 ospite' : `Importare ${guests} ospiti`),
    importAction: 'Importare',
    importing: 'Importazione degli ospiti in corso. Può richiedere un minuto…',
    done: 'Gli ospiti sono stati importati.',
  },
} satisfies MessageParts['guestImport'];
