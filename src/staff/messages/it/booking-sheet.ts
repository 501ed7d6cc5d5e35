import type { RuleFacts } from '../en/booking-sheet.ts';
import type { MessageParts } from '../staff-messages.ts';

const guests = (n: number) => (n === 1 ? '1 ospite' : `${n} ospiti`);
const minutes = (n: number) => (n === 1 ? '1 minuto' : `${n} minuti`);

/** How many pieces are taken, and how many the booking asks for. */
function stock(what: string, { time, limit, taken, pieces }: RuleFacts): string {
  return `Alle ${time}, ${what} occupati: ${taken ?? 0} su ${limit ?? 0}; qui ne ${pieces === 1 ? 'serve' : 'servono'} ${pieces}.`;
}

/** Texts of the sheet in which staff take, change and answer bookings. */
export const bookingSheet = {
  bookingSheet: {
    headingNew: 'Nuova prenotazione',
    headingEdit: (who) => `Modifica: ${who}`,
    headingAnswer: (who) => `Risposta: ${who}`,
    who: 'Chi',
    when: 'Quando',
    what: 'Che cosa',
    nameOrPhone: 'Nome o telefono',
    newGuest: 'Ospite nuovo',
    changeGuest: 'Cambiare l’ospite',
    addGuest: 'Aggiungere l’ospite',
    nameOrPhoneHint: 'Anche insieme: Rosa Ferrer 612 345 678',
    readAs: (name, phone) => `Nome ${name}, telefono ${phone}`,
    readAsPhone: (phone) => `Telefono ${phone}`,
    name: 'Nome',
    phone: 'Telefono',
    email: 'Email (facoltativa)',
    nameMissing: 'Serve un nome. Basta una lettera.',
    phoneInvalid:
      'Serve un numero di telefono. Se è estero, comincia con + e il prefisso del Paese.',
    emailInvalid: 'Serve un indirizzo email valido, oppure nessuno.',
    tooLong: (most) => `Al massimo ${most} caratteri.`,
    party: 'Ospiti',
    adults: 'Adulti',
    children: 'Bambini',
    paxInvalid: 'Tra 1 e 100.',
    childrenInvalid: 'Tra 0 e 100.',
    countInvalid: 'Tra 0 e 1000.',
    day: 'Giorno',
    today: 'Oggi',
    tomorrow: 'Domani',
    otherDay: 'Altro giorno',
    dayInvalid: 'Scegliere un giorno.',
    times: 'Orario',
    pastTimes: (shift) => `${shift}: orari già passati`,
    otherTime: 'Altro orario',
    timeMissing: 'Scegliere un orario.',
    loadingTimes: 'Ricerca degli orari…',
    noTimes: 'In questo giorno non c’è servizio. Si può comunque scrivere un orario.',
    timesFailed: 'Non è stato possibile caricare gli orari. Si può comunque scriverne uno.',
    timeStays: 'Gli ospiti sono qui, quindi giorno e orario restano.',
    guestsWait: 'Gli ospiti aspettano, quindi non hanno ancora né orario né tavolo.',
    onlyNotes: 'Questa prenotazione è chiusa. Si possono cambiare solo le note.',
    inArea: (tables, area) => `${tables}, ${area}`,
    moves: (n) => (n === 1 ? '1 prenotazione si sposta' : `${n} prenotazioni si spostano`),
    rule: {
      CLOSED: 'chiuso',
      AREA_NOT_OFFERED: 'zona chiusa',
      EXPERIENCE_REQUIRED: 'solo menù',
      EXPERIENCE_NOT_OFFERED: 'menù non servito',
      TICKETS_NOT_ALLOWED: 'numero di menù',
      ADD_ONS_NOT_OFFERED: 'extra non serviti',
      OFF_STEP: 'tra due orari',
      PAST: 'passato',
      TOO_SOON: 'troppo tardi per prenotare',
      TOO_FAR_AHEAD: 'troppo in anticipo',
      PARTY_TOO_SMALL: 'troppo pochi',
      PARTY_TOO_LARGE: 'troppi',
      COVERS_PER_SLOT: 'pieno',
      PARTIES_PER_SLOT: 'pieno',
      HIGH_CHAIRS: 'nessun seggiolone',
      STROLLERS: 'niente posto per passeggini',
      ADD_ON_STOCK: 'extra esauriti',
      NO_TABLE_FREE: 'nessun tavolo',
      TABLES_TOO_SMALL: 'tavolo troppo piccolo',
      TABLES_TOO_LARGE: 'tavolo troppo grande',
      MOVES_FROZEN: 'altri da spostare',
      NEXT_AT_RISK: 'stretto per i prossimi',
      OFFERED: 'offerto',
      BLOCKED: 'bloccato',
    },
    tableTaken: 'tavolo occupato',
    ruleWithNumbers: (word, taken, limit) => `${word}, ${taken}/${limit}`,
    ruleSentence: {
      CLOSED: ({ time }) => `Alle ${time} è chiuso.`,
      AREA_NOT_OFFERED: ({ time }) => `La zona scelta non è aperta alle prenotazioni alle ${time}.`,
      EXPERIENCE_REQUIRED: ({ time }) => `Alle ${time} si prenota solo con un menù.`,
      EXPERIENCE_NOT_OFFERED: ({ time }) => `Il menù prenotato non si serve alle ${time}.`,
      TICKETS_NOT_ALLOWED: () => 'Il numero di menù non va bene per questi ospiti.',
      ADD_ONS_NOT_OFFERED: ({ time }) => `Gli extra prenotati non si servono alle ${time}.`,
      OFF_STEP: ({ time, limit }) =>
        limit === null
          ? `Di solito non si comincia alle ${time}.`
          : limit === 1
            ? `Le prenotazioni cominciano ogni minuto, e ${time} è in mezzo.`
            : `Le prenotazioni cominciano ogni ${limit} minuti, e ${time} è in mezzo.`,
      PAST: ({ time }) => `Orario già passato: ${time}.`,
      TOO_SOON: ({ limit }) =>
        limit === null
          ? 'È troppo tardi per prenotare a quest’ora.'
          : `Si prenota fino a ${minutes(limit)} prima.`,
      TOO_FAR_AHEAD: ({ limit }) =>
        limit === null
          ? 'Questo giorno è troppo lontano.'
          : `Si prenota fino a ${limit === 1 ? '1 giorno' : `${limit} giorni`} prima.`,
      PARTY_TOO_SMALL: ({ limit, covers: own }) =>
        `A quest’ora, almeno ${guests(limit ?? 0)}; qui: ${own}.`,
      PARTY_TOO_LARGE: ({ limit, covers: own }) =>
        `A quest’ora, al massimo ${guests(limit ?? 0)}; qui: ${own}.`,
      COVERS_PER_SLOT: ({ time, limit, taken, covers: own }) =>
        `Coperti alle ${time}: al massimo ${limit ?? 0}, presi ${taken ?? 0}; con questi, ${(taken ?? 0) + own}.`,
      PARTIES_PER_SLOT: ({ time, limit, taken }) =>
        `Prenotazioni alle ${time}: al massimo ${limit ?? 0}, prese ${taken ?? 0}; con questa, ${(taken ?? 0) + 1}.`,
      HIGH_CHAIRS: (facts) => stock('seggioloni', facts),
      STROLLERS: (facts) => stock('posti per passeggini', facts),
      ADD_ON_STOCK: ({ time }) => `Gli extra prenotati non bastano alle ${time}.`,
      NO_TABLE_FREE: ({ time, covers: own }) =>
        `Alle ${time} non è libero nessun tavolo per ${own}. La prenotazione resta senza tavolo finché qualcuno non ne sceglie uno.`,
      TABLES_TOO_SMALL: ({ limit, covers: own }) =>
        `Posti ai tavoli scelti: ${limit ?? 0}; ospiti: ${own}.`,
      TABLES_TOO_LARGE: ({ limit, covers: own }) =>
        `I tavoli scelti sono per ${limit ?? 0} o più; qui: ${guests(own)}.`,
      MOVES_FROZEN: ({ limit }) =>
        limit === null
          ? 'Bisognerebbe spostare un’altra prenotazione poco prima dell’arrivo degli ospiti.'
          : `Bisognerebbe spostare un’altra prenotazione meno di ${minutes(limit)} prima dell’arrivo degli ospiti.`,
      NEXT_AT_RISK: () => 'I prossimi ospiti di questo tavolo forse dovranno aspettare.',
      OFFERED: () =>
        'Questo tavolo è offerto a un gruppo in lista d’attesa, che viene avvisato che non c’è più.',
      BLOCKED: () => 'Questi tavoli sono bloccati.',
    },
    tableTakenSentence: (tables, time) =>
      `Già occupato alle ${time}: ${tables}. Scegliere un altro tavolo o un altro orario.`,
    timeRefused: 'Quest’ora non esiste in quel giorno. Sceglierne un’altra.',
    tablesRefused: 'Scegliere altri tavoli.',
    fieldRefused: 'Così non si può salvare.',
    bookAnyway: 'Prenotare lo stesso',
    saveAnyway: 'Salvare lo stesso',
    offerAnyway: 'Proporre lo stesso',
    setAside: 'Si prenota lo stesso.',
    askManager: 'Chiedere al responsabile',
    managerIsAsked:
      'Un responsabile lo autorizza con il suo PIN quando si preme il pulsante qui sotto.',
    notAnyway: 'Anzi no',
    findTable: 'Trovare un altro tavolo',
    tables: 'Tavolo',
    tablesFound: (tables) => `Automatico: ${tables}`,
    tablesToFind: 'Automatico',
    elsewhere: 'Altrove',
    covers: (min, max) => (min === max ? `${min}` : `${min}–${max}`),
    tableLabel: (name, seats, taken) =>
      `${name}, per ${seats}${taken === null ? '' : `, ${taken}`}`,
    takenFrom: (from, to) => `${from}–${to}`,
    allergies: 'Allergie',
    unknownAllergies: 'Ha allergie; non si sa quali',
    occasion: 'Occasione',
    noOccasion: 'Nessuna',
    experience: 'Esperienza',
    noExperience: 'Nessuna',
    wishes: 'Richieste particolari',
    duration: 'Durata',
    usualDuration: 'Solita',
    usualMinutes: (n) => `Solita, ${n} min`,
    sameDuration: (n) => `Come ora, ${n} min`,
    minutes: (n) => `${n} min`,
    area: 'Zona',
    anyArea: 'Qualsiasi',
    highlight: 'Evidenziare negli elenchi',
    exemptFromPace: 'Non conta per il ritmo',
    highChairs: 'Seggioloni',
    privacy: 'Come ha saputo l’ospite che cosa succede ai suoi dati?',
    privacyTold: { BY_PHONE: 'Detto al telefono', IN_PERSON: 'Detto di persona' },
    dayAndTime: (day, time) => (day === '' ? time : `${day} ${time}`),
    book: (summary) => `Prenotare: ${summary}`,
    save: (summary) => `Salvare: ${summary}`,
    offer: (time) => `Proporre ${time}`,
    confirm: (time) => `Confermare ${time}`,
    sending: 'Invio in corso…',
    booked: (summary) => `Prenotato: ${summary}.`,
    saved: (summary) => `Salvato: ${summary}.`,
    offered: (summary) => `Confermato: ${summary}.`,
    action: { new: 'Prenotare', edit: 'Salvare', answer: 'Proporre' },
    changedElsewhere: 'Nel frattempo questa prenotazione è cambiata altrove:',
    difference: (field, before, now) => `${field}: ${before} → ${now}`,
    checkAgain: 'Controllare quello che c’è qui, poi premere di nuovo il pulsante.',
    movedNotConfirmed: (time, why) =>
      `La prenotazione ora è alle ${time}, ma non è confermata e resta una richiesta. ${why}`,
    draft: 'Questo era già stato scritto.',
    startAfresh: 'Ricominciare',
    linkHeading: 'L’ospite deve ancora accettare le condizioni di cancellazione',
    linkLabel: 'Link per l’ospite',
    showLink: 'Mostrare il link',
    copyLink: 'Copiare il link',
    linkCopied: 'Copiato.',
    copyFailed: 'Non è stato possibile copiare il link. Selezionarlo e copiarlo a mano.',
    done: 'Fatto',
  },
} satisfies MessageParts['bookingSheet'];
