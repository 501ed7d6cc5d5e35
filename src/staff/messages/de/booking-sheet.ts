import type { RuleFacts } from '../en/booking-sheet.ts';
import type { MessageParts } from '../staff-messages.ts';

const guests = (n: number) => (n === 1 ? '1 Gast' : `${n} Gäste`);
const minutes = (n: number) => (n === 1 ? '1 Minute' : `${n} Minuten`);

/** How many pieces are taken, and how many the booking asks for. */
function stock(what: string, { time, limit, taken, pieces }: RuleFacts): string {
  return `Um ${time} Uhr ${taken === 1 ? 'ist' : 'sind'} ${taken ?? 0} von ${limit ?? 0} ${what} vergeben; diese Reservierung braucht ${pieces}.`;
}

/** Texts of the sheet in which staff take, change and answer bookings. */
export const bookingSheet = {
  bookingSheet: {
    headingNew: 'Neue Reservierung',
    headingEdit: (who) => `Ändern: ${who}`,
    headingAnswer: (who) => `Beantworten: ${who}`,
    who: 'Wer',
    when: 'Wann',
    what: 'Was',
    nameOrPhone: 'Name oder Telefon',
    newGuest: 'Neuer Gast',
    changeGuest: 'Gast ändern',
    addGuest: 'Gast eintragen',
    nameOrPhoneHint: 'Auch beides zusammen: Rosa Ferrer 612 345 678',
    readAs: (name, phone) => `Name ${name}, Telefon ${phone}`,
    readAsPhone: (phone) => `Telefon ${phone}`,
    name: 'Name',
    phone: 'Telefon',
    email: 'E-Mail (freiwillig)',
    nameMissing: 'Bitte einen Namen eingeben. Ein Buchstabe genügt.',
    phoneInvalid:
      'Bitte eine Telefonnummer eingeben. Ausländische beginnen mit + und der Landesvorwahl.',
    emailInvalid: 'Bitte eine E-Mail-Adresse eingeben oder das Feld leer lassen.',
    tooLong: (most) => `Höchstens ${most} Zeichen.`,
    party: 'Gäste',
    adults: 'Erwachsene',
    children: 'Kinder',
    paxInvalid: 'Zwischen 1 und 100.',
    childrenInvalid: 'Zwischen 0 und 100.',
    countInvalid: 'Zwischen 0 und 1000.',
    day: 'Tag',
    today: 'Heute',
    tomorrow: 'Morgen',
    otherDay: 'Anderer Tag',
    dayInvalid: 'Bitte einen Tag wählen.',
    times: 'Zeit',
    pastTimes: (shift) => `${shift}, schon vorbei`,
    otherTime: 'Andere Zeit',
    timeMissing: 'Bitte eine Zeit wählen.',
    loadingTimes: 'Zeiten werden gesucht …',
    noTimes: 'An diesem Tag ist kein Service. Eine Zeit lässt sich trotzdem eintippen.',
    timesFailed: 'Die Zeiten ließen sich nicht laden. Eine Zeit lässt sich trotzdem eintippen.',
    timeStays: 'Die Gäste sind da, Tag und Zeit bleiben also.',
    guestsWait: 'Die Gäste warten, sie haben also noch keine Zeit und keinen Tisch.',
    onlyNotes: 'Diese Reservierung ist abgeschlossen. Nur ihre Notizen lassen sich noch ändern.',
    inArea: (tables, area) => `${tables}, ${area}`,
    moves: (n) => (n === 1 ? '1 Reservierung rückt' : `${n} Reservierungen rücken`),
    rule: {
      CLOSED: 'geschlossen',
      AREA_NOT_OFFERED: 'Bereich zu',
      EXPERIENCE_REQUIRED: 'nur Menü',
      EXPERIENCE_NOT_OFFERED: 'Menü gibt es nicht',
      TICKETS_NOT_ALLOWED: 'Zahl der Menüs',
      ADD_ONS_NOT_OFFERED: 'Extras gibt es nicht',
      OFF_STEP: 'zwischen den Zeiten',
      PAST: 'vorbei',
      TOO_SOON: 'zu kurzfristig',
      TOO_FAR_AHEAD: 'zu weit voraus',
      PARTY_TOO_SMALL: 'zu wenige Gäste',
      PARTY_TOO_LARGE: 'zu viele Gäste',
      COVERS_PER_SLOT: 'voll',
      PARTIES_PER_SLOT: 'voll',
      HIGH_CHAIRS: 'kein Hochstuhl',
      STROLLERS: 'kein Platz für Kinderwagen',
      ADD_ON_STOCK: 'Extras vergriffen',
      NO_TABLE_FREE: 'kein Tisch',
      TABLES_TOO_SMALL: 'Tisch zu klein',
      TABLES_TOO_LARGE: 'Tisch zu groß',
      MOVES_FROZEN: 'andere müssten rücken',
      NEXT_AT_RISK: 'wird für die Nächsten knapp',
      OFFERED: 'angeboten',
      BLOCKED: 'gesperrt',
    },
    tableTaken: 'Tisch vergeben',
    ruleWithNumbers: (word, taken, limit) => `${word}, ${taken}/${limit}`,
    ruleSentence: {
      CLOSED: ({ time }) => `Um ${time} Uhr ist geschlossen.`,
      AREA_NOT_OFFERED: ({ time }) =>
        `Der gewählte Bereich ist um ${time} Uhr nicht für Reservierungen offen.`,
      EXPERIENCE_REQUIRED: ({ time }) => `Um ${time} Uhr gibt es Tische nur mit Menü.`,
      EXPERIENCE_NOT_OFFERED: ({ time }) => `Das reservierte Menü gibt es um ${time} Uhr nicht.`,
      TICKETS_NOT_ALLOWED: () => 'Die Zahl der Menüs passt nicht zur Zahl der Gäste.',
      ADD_ONS_NOT_OFFERED: ({ time }) => `Die reservierten Extras gibt es um ${time} Uhr nicht.`,
      OFF_STEP: ({ time, limit }) =>
        limit === null
          ? `${time} Uhr ist keine übliche Anfangszeit.`
          : `Reservierungen beginnen alle ${minutes(limit)}; ${time} Uhr liegt dazwischen.`,
      PAST: ({ time }) => `${time} Uhr ist schon vorbei.`,
      TOO_SOON: ({ limit }) =>
        limit === null
          ? 'Für diese Zeit ist es zu kurzfristig.'
          : `Reserviert wird bis ${minutes(limit)} vorher.`,
      TOO_FAR_AHEAD: ({ limit }) =>
        limit === null
          ? 'Dieser Tag liegt zu weit voraus.'
          : `Reserviert wird bis zu ${limit === 1 ? '1 Tag' : `${limit} Tage`} im Voraus.`,
      PARTY_TOO_SMALL: ({ limit, covers: own }) =>
        `Zu dieser Zeit sind es mindestens ${guests(limit ?? 0)}, hier nur ${own}.`,
      PARTY_TOO_LARGE: ({ limit, covers: own }) =>
        `Zu dieser Zeit sind es höchstens ${guests(limit ?? 0)}, hier ${own}.`,
      COVERS_PER_SLOT: ({ time, limit, taken, covers: own }) =>
        `Plätze um ${time} Uhr: höchstens ${limit ?? 0}, vergeben ${taken ?? 0}, mit diesen Gästen ${(taken ?? 0) + own}.`,
      PARTIES_PER_SLOT: ({ time, limit, taken }) =>
        `Reservierungen um ${time} Uhr: höchstens ${limit ?? 0}, vergeben ${taken ?? 0}, mit dieser ${(taken ?? 0) + 1}.`,
      HIGH_CHAIRS: (facts) => stock('Hochstühlen', facts),
      STROLLERS: (facts) => stock('Plätzen für Kinderwagen', facts),
      ADD_ON_STOCK: ({ time }) => `Von den reservierten Extras gibt es um ${time} Uhr nicht genug.`,
      NO_TABLE_FREE: ({ time, covers: own }) =>
        `Um ${time} Uhr ist kein Tisch für ${own} frei. Die Reservierung hätte keinen Tisch, bis jemand einen wählt.`,
      TABLES_TOO_SMALL: ({ limit, covers: own }) =>
        `Die gewählten Tische haben ${limit === 1 ? '1 Platz' : `${limit ?? 0} Plätze`}, gebraucht ${own === 1 ? 'wird' : 'werden'} ${own}.`,
      TABLES_TOO_LARGE: ({ limit, covers: own }) =>
        `Die gewählten Tische sind für mindestens ${guests(limit ?? 0)} gedacht; hier ${own === 1 ? 'ist es nur 1' : `sind es nur ${own}`}.`,
      MOVES_FROZEN: ({ limit }) =>
        limit === null
          ? 'Eine andere Reservierung müsste rücken, kurz bevor ihre Gäste kommen.'
          : `Eine andere Reservierung müsste rücken, weniger als ${minutes(limit)} bevor ihre Gäste kommen.`,
      NEXT_AT_RISK: () => 'Die nächsten Gäste an diesem Tisch müssen vielleicht warten.',
      OFFERED: () =>
        'Dieser Tisch ist Gästen auf der Warteliste angeboten; sie erfahren, dass er vergeben ist.',
      BLOCKED: () => 'Diese Tische sind gesperrt.',
    },
    tableTakenSentence: (tables, time) =>
      `${tables} ist um ${time} Uhr schon vergeben. Bitte einen anderen Tisch oder eine andere Zeit wählen.`,
    timeRefused: 'Diese Uhrzeit gibt es an dem Tag nicht. Bitte eine andere wählen.',
    tablesRefused: 'Bitte andere Tische wählen.',
    fieldRefused: 'So lässt es sich nicht speichern.',
    bookAnyway: 'Trotzdem reservieren',
    saveAnyway: 'Trotzdem speichern',
    offerAnyway: 'Trotzdem anbieten',
    setAside: 'Wird trotzdem reserviert.',
    askManager: 'Leitung fragen',
    managerIsAsked: 'Die Leitung erlaubt es mit ihrer PIN, sobald Sie unten drücken.',
    notAnyway: 'Doch nicht',
    findTable: 'Anderen Tisch suchen',
    tables: 'Tisch',
    tablesFound: (tables) => `Automatisch: ${tables}`,
    tablesToFind: 'Automatisch',
    elsewhere: 'Woanders',
    covers: (min, max) => (min === max ? `${min}` : `${min}–${max}`),
    tableLabel: (name, seats, taken) =>
      `${name}, für ${seats}${taken === null ? '' : `, ${taken}`}`,
    takenFrom: (from, to) => `${from}–${to}`,
    allergies: 'Allergien',
    unknownAllergies: 'Hat Allergien; welche, ist nicht bekannt',
    occasion: 'Anlass',
    noOccasion: 'Keiner',
    experience: 'Erlebnis',
    noExperience: 'Keines',
    wishes: 'Wünsche des Gasts',
    duration: 'Dauer',
    usualDuration: 'Wie üblich',
    usualMinutes: (n) => `Wie üblich, ${n} min`,
    sameDuration: (n) => `Wie jetzt, ${n} min`,
    minutes: (n) => `${n} min`,
    area: 'Bereich',
    anyArea: 'Egal',
    highlight: 'In den Listen hervorheben',
    exemptFromPace: 'Zählt nicht zum Tempo',
    highChairs: 'Hochstühle',
    privacy: 'Wie hat der Gast erfahren, was mit seinen Daten geschieht?',
    privacyTold: { BY_PHONE: 'Am Telefon gesagt', IN_PERSON: 'Persönlich gesagt' },
    dayAndTime: (day, time) => (day === '' ? time : `${day} ${time}`),
    book: (summary) => `Reservieren: ${summary}`,
    save: (summary) => `Speichern: ${summary}`,
    offer: (time) => `${time} anbieten`,
    confirm: (time) => `${time} bestätigen`,
    sending: 'Wird gesendet …',
    booked: (summary) => `Reserviert: ${summary}.`,
    saved: (summary) => `Gespeichert: ${summary}.`,
    offered: (summary) => `Bestätigt: ${summary}.`,
    action: { new: 'Reservieren', edit: 'Speichern', answer: 'Anbieten' },
    changedElsewhere: 'Diese Reservierung wurde inzwischen woanders geändert:',
    difference: (field, before, now) => `${field}: ${before} → ${now}`,
    checkAgain: 'Bitte prüfen, was hier steht, und den Knopf noch einmal drücken.',
    movedNotConfirmed: (time, why) =>
      `Die Reservierung liegt jetzt auf ${time} Uhr, ist aber nicht bestätigt und bleibt eine Anfrage. ${why}`,
    draft: 'Das war schon eingegeben.',
    startAfresh: 'Neu beginnen',
    linkHeading: 'Der Gast muss den Stornobedingungen noch zustimmen',
    linkLabel: 'Link für den Gast',
    showLink: 'Link zeigen',
    copyLink: 'Link kopieren',
    linkCopied: 'Kopiert.',
    copyFailed: 'Der Link ließ sich nicht kopieren. Bitte markieren und von Hand kopieren.',
    done: 'Fertig',
  },
} satisfies MessageParts['bookingSheet'];
