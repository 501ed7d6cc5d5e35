import type { MessageParts } from '../staff-messages.ts';

/** Texts about guests who are taken over from another system. */
export const guestImport = {
  guestImport: {
    intro:
      'Importa ospiti da un altro sistema con un file CSV, come quelli salvati dai fogli di calcolo. Agli ospiti già noti per email o telefono si aggiunge ciò che manca; niente viene sovrascritto.',
    noConsent: 'Con un’importazione nessuno dà il consenso a ricevere email o pubblicità.',
    choose: 'Scegliere un file',
    chooseAnother: 'Scegliere un altro file',
    fileHint: 'Fino a 10.000 ospiti. Una riga contiene i nomi delle colonne.',
    fileFaults: {
      UNREADABLE: 'Impossibile leggere questo file.',
      SPREADSHEET: 'Questo è un foglio di calcolo. Salvarlo come CSV e scegliere quel file.',
      TOO_LARGE: 'Questo file è troppo grande. Dividerlo in più file.',
      EMPTY: 'Questo file non ha ospiti sotto i nomi delle colonne.',
    },
    tooMany: (most) =>
      `Questo file ha più di ${most} ospiti. Dividerlo in più file, ognuno con i nomi delle colonne.`,
    columns: 'Che cosa contiene ogni colonna?',
    columnsHint: 'Dedotto dai nomi delle colonne. Cambiare ciò che non è corretto.',
    fields: {
      name: 'Nome',
      lastName: 'Cognome',
      email: 'Email',
      phone: 'Telefono',
      birthDate: 'Data di nascita',
      birthMonth: 'Mese di nascita',
      birthYear: 'Anno di nascita',
      postalCode: 'Codice postale',
      language: 'Lingua',
      country: 'Paese',
      privateNotes: 'Note',
      tags: 'Etichette',
      isVip: 'VIP',
      earlierVisitsCount: 'Visite precedenti',
      earlierLastVisitOn: 'Ultima visita precedente',
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
    otherNames: (count) =>
      count === 1
        ? '1 riga ha email o telefono in comune con un altro nome'
        : `${count} righe hanno email o telefono in comune con un altro nome`,
    sharedBy: (contact, guest, name) => `${contact} corrisponde a ${guest} e a ${name}.`,
    sameGuest: (guest) => `${guest} mantiene il nome e riceve ciò che manca.`,
    ownGuest: (name) => `${name} è un altro ospite, senza questo dato.`,
    lineLeftOut: 'Questa riga resta fuori.',
    oneOrTwo: 'Un ospite o due?',
    forOtherNames: {
      SAME_GUEST: 'Un ospite: il nome resta',
      OWN_GUEST: 'Due ospiti: il secondo senza il dato in comune',
      LEFT_OUT: 'Lasciare fuori queste righe, da correggere',
    },
    faultyLines: (lines) => (lines === 1 ? '1 riga ha un errore' : `${lines} righe hanno errori`),
    faultsHint:
      'Le altre righe si possono importare. Scaricare queste, correggerle e scegliere quel file: dice che cosa non va.',
    onlyFaultsHint: 'Scaricare le righe, correggerle e scegliere quel file: dice che cosa non va.',
    faultsLabel: 'Errori',
    more: (count) => `e altri ${count}`,
    line: (line) => `Riga ${line}:`,
    lines: (lines) => (lines === 1 ? '1 riga:' : `${lines} righe:`),
    exampleInLine: (text, line) => `Come nella riga ${line}: «${text}»`,
    firstInLine: (line) => `La prima, riga ${line}`,
    download: (lines) =>
      lines === 1 ? 'Scaricare la riga con un errore' : `Scaricare le ${lines} righe con errori`,
    whatIsWrong: 'Che cosa non va',
    toCorrect: 'da correggere',
    leftOut: (lines) => (lines === 1 ? '1 riga resta fuori' : `${lines} righe restano fuori`),
    whichDate: (date) => `Che data è ${date}?`,
    datesOpen: 'Alcune date si possono leggere in due modi. Indicare sotto quale è giusto.',
    datesMixed:
      'Alcune date iniziano con il giorno, altre con il mese. Indicare sotto che cosa è giusto: le altre restano fuori, da correggere.',
    whichOrder: 'Quale ordine è giusto?',
    dateOrders: { DAY_FIRST: 'Prima il giorno', MONTH_FIRST: 'Prima il mese' },
    dateOrdersRead: {
      DAY_FIRST: 'Le date si leggono con prima il giorno, come mostra il file.',
      MONTH_FIRST: 'Le date si leggono con prima il mese, come mostra il file.',
    },
    fieldFaults: {
      name: 'il nome non ha né lettere né cifre, o ha più di 255 caratteri.',
      email: 'questo non è un indirizzo email.',
      phone:
        'il telefono non è leggibile. Va scritto con il prefisso del Paese, come in +34 600 000 000.',
      birthDate: 'la data di nascita va scritta come 1980-12-31.',
      postalCode: 'il codice postale è troppo lungo.',
      language: 'la lingua deve essere en, es, ca, it, de, fr, pt o eu.',
      country: 'il Paese deve essere un codice di due lettere, come ES.',
      privateNotes: 'le note hanno più di 2048 caratteri.',
      tags: 'un’etichetta ha più di 40 caratteri, o ce ne sono più di 20.',
      isVip: 'VIP deve essere sì o no.',
      earlierVisitsCount: 'il numero di visite deve essere un numero intero.',
      earlierLastVisitOn: 'l’ultima visita deve essere una data passata, come 2024-12-31.',
    },
    lineFaults: {
      FIELD_NOT_VALID: 'qualcosa non è valido.',
      NO_CONTACT: 'serve un’email o un numero di telefono.',
      UNCLOSED_QUOTES: 'qui iniziano virgolette che non si chiudono.',
      OTHER_NAME: 'qualcuno con un altro nome ha questa email o questo telefono.',
    },
    importNow: (guests) => (guests === 1 ? 'Importare 1 ospite' : `Importare ${guests} ospiti`),
    importAction: 'Importare',
    importing: 'Importazione degli ospiti in corso. Può richiedere un minuto…',
    done: 'Gli ospiti sono stati importati.',
  },
} satisfies MessageParts['guestImport'];
