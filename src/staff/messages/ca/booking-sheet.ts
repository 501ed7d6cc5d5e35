import type { RuleFacts } from '../en/booking-sheet.ts';
import type { MessageParts } from '../staff-messages.ts';
import { hour, the } from './article.ts';

const guests = (n: number) => (n === 1 ? '1 comensal' : `${n} comensals`);
const minutes = (n: number) => (n === 1 ? '1 minut' : `${n} minuts`);
const days = (n: number) => (n === 1 ? '1 dia' : `${n} dies`);

/** How many pieces are taken, and how many the booking asks for. */
function stock(what: string, { time, limit, taken, pieces }: RuleFacts): string {
  return `A ${hour(time)} hi ha ${taken ?? 0} de ${limit ?? 0} ${what} en ús; aquesta reserva en demana ${pieces}.`;
}

/** Texts of the sheet in which staff take, change and answer bookings. */
export const bookingSheet = {
  bookingSheet: {
    headingNew: 'Nova reserva',
    headingEdit: (who) => `Canvia: ${who}`,
    headingAnswer: (who) => `Respon a ${who}`,
    who: 'Qui',
    when: 'Quan',
    what: 'Què',
    nameOrPhone: 'Nom o telèfon',
    newGuest: 'Client nou',
    changeGuest: 'Canvia el client',
    addGuest: 'Afegeix el client',
    nameOrPhoneHint: 'Tots dos alhora: Rosa Ferrer 612 345 678',
    readAs: (name, phone) => `Nom ${name}, telèfon ${phone}`,
    readAsPhone: (phone) => `Telèfon ${phone}`,
    name: 'Nom',
    phone: 'Telèfon',
    email: 'Correu (opcional)',
    nameMissing: 'Escriu un nom. N’hi ha prou amb una lletra.',
    phoneInvalid: 'Escriu un telèfon. Si és d’un altre país, comença per + i el prefix.',
    emailInvalid: 'Escriu una adreça de correu, o cap.',
    tooLong: (most) => `${most} caràcters com a màxim.`,
    party: 'Comensals',
    adults: 'Adults',
    children: 'Infants',
    paxInvalid: 'Entre 1 i 100.',
    childrenInvalid: 'Entre 0 i 100.',
    countInvalid: 'Entre 0 i 1000.',
    day: 'Dia',
    today: 'Avui',
    tomorrow: 'Demà',
    otherDay: 'Un altre dia',
    dayInvalid: 'Tria un dia.',
    times: 'Hora',
    pastTimes: (shift) => `${shift}, ja ha passat`,
    otherTime: 'Una altra hora',
    timeMissing: 'Tria una hora.',
    loadingTimes: 'S’estan buscant hores…',
    noTimes: 'Aquest dia no hi ha servei. Tot i així, pots escriure una hora.',
    timesFailed: 'No s’han pogut carregar les hores. Tot i així, en pots escriure una.',
    timeStays: 'Els clients ja són aquí: el dia i l’hora no canvien.',
    guestsWait: 'Els clients s’estan esperant: encara no tenen hora ni taula.',
    onlyNotes: 'Aquesta reserva està tancada. Només se’n poden canviar les notes.',
    inArea: (tables, area) => `${tables}, ${area}`,
    moves: (n) => (n === 1 ? '1 reserva canvia de taula' : `${n} reserves canvien de taula`),
    rule: {
      CLOSED: 'tancat',
      AREA_NOT_OFFERED: 'zona tancada',
      EXPERIENCE_REQUIRED: 'només menú',
      EXPERIENCE_NOT_OFFERED: 'sense aquest menú',
      TICKETS_NOT_ALLOWED: 'nombre de menús',
      ADD_ONS_NOT_OFFERED: 'sense aquests extres',
      OFF_STEP: 'entre hores',
      PAST: 'ja passada',
      TOO_SOON: 'massa tard',
      TOO_FAR_AHEAD: 'massa lluny',
      PARTY_TOO_SMALL: 'grup petit',
      PARTY_TOO_LARGE: 'grup gran',
      COVERS_PER_SLOT: 'complet',
      PARTIES_PER_SLOT: 'complet',
      HIGH_CHAIRS: 'sense trones',
      STROLLERS: 'sense lloc per a cotxets',
      ADD_ON_STOCK: 'extres esgotats',
      NO_TABLE_FREE: 'sense taula',
      TABLES_TOO_SMALL: 'taula petita',
      TABLES_TOO_LARGE: 'taula gran',
      MOVES_FROZEN: 'mouria altres grups',
      NEXT_AT_RISK: 'risc per al següent',
      OFFERED: 'oferta feta',
      BLOCKED: 'bloquejada',
    },
    tableTaken: 'taula ocupada',
    ruleWithNumbers: (word, taken, limit) => `${word}, ${taken}/${limit}`,
    ruleSentence: {
      CLOSED: ({ time }) => `El restaurant està tancat a ${hour(time)}.`,
      AREA_NOT_OFFERED: ({ time }) => `La zona triada no admet reserves a ${hour(time)}.`,
      EXPERIENCE_REQUIRED: ({ time }) => `A ${hour(time)} només s’accepten reserves amb menú.`,
      EXPERIENCE_NOT_OFFERED: ({ time }) => `El menú reservat no se serveix a ${hour(time)}.`,
      TICKETS_NOT_ALLOWED: () => 'El nombre de menús no encaixa amb aquest grup.',
      ADD_ONS_NOT_OFFERED: ({ time }) => `Els extres reservats no se serveixen a ${hour(time)}.`,
      OFF_STEP: ({ time, limit }) =>
        limit === null
          ? `A ${hour(time)} no solen entrar grups.`
          : `Els grups entren cada ${minutes(limit)}, i ${time} queda entremig.`,
      PAST: ({ time }) => `Hora ja passada: ${time}.`,
      TOO_SOON: ({ limit }) =>
        limit === null
          ? 'Ja és massa tard per reservar aquesta hora.'
          : `S’accepten reserves fins a ${minutes(limit)} abans.`,
      TOO_FAR_AHEAD: ({ limit }) =>
        limit === null
          ? 'Aquest dia queda massa lluny.'
          : `S’accepten reserves amb ${days(limit)} d’antelació com a màxim.`,
      PARTY_TOO_SMALL: ({ limit, covers: own }) =>
        `A aquesta hora, els grups són d’almenys ${guests(limit ?? 0)}; aquest és de ${own}.`,
      PARTY_TOO_LARGE: ({ limit, covers: own }) =>
        `A aquesta hora, els grups són de ${guests(limit ?? 0)} com a màxim; aquest és de ${own}.`,
      COVERS_PER_SLOT: ({ time, limit, taken, covers: own }) =>
        `Comensals a ${hour(time)}: màxim ${limit ?? 0}, ja n’hi ha ${taken ?? 0}; amb aquest grup, ${(taken ?? 0) + own}.`,
      PARTIES_PER_SLOT: ({ time, limit, taken }) =>
        `Grups a ${hour(time)}: màxim ${limit ?? 0}, ja n’hi ha ${taken ?? 0}; amb aquest, ${(taken ?? 0) + 1}.`,
      HIGH_CHAIRS: (facts) => stock('trones', facts),
      STROLLERS: (facts) => stock('espais per a cotxets', facts),
      ADD_ON_STOCK: ({ time }) => `A ${hour(time)} no queden prou extres dels reservats.`,
      NO_TABLE_FREE: ({ time, covers: own }) =>
        `A ${hour(time)} no hi ha cap taula lliure per a ${own}. La reserva quedaria sense taula fins que algú en triï una.`,
      TABLES_TOO_SMALL: ({ limit, covers: own }) =>
        `A les taules triades hi ${limit === 1 ? 'cap' : 'caben'} ${limit ?? 0}, i el grup és de ${own}.`,
      TABLES_TOO_LARGE: ({ limit, covers: own }) =>
        `Les taules triades són per a ${limit ?? 0} o més, i el grup és de ${own}.`,
      MOVES_FROZEN: ({ limit }) =>
        limit === null
          ? 'Una altra reserva hauria de canviar de taula poc abans que arribin els seus clients.'
          : `Una altra reserva hauria de canviar de taula menys de ${minutes(limit)} abans que arribin els seus clients.`,
      NEXT_AT_RISK: () => 'Potser el següent grup d’aquesta taula s’haurà d’esperar.',
      OFFERED: () =>
        'Aquesta taula està oferta a un grup de la llista d’espera; se l’avisarà que ja no hi és.',
      BLOCKED: () => 'Aquestes taules estan bloquejades.',
    },
    tableTakenSentence: (tables, time) =>
      `A ${hour(time)} ja hi ha un altre grup a ${the(tables)}. Tria una altra taula o una altra hora.`,
    timeRefused: 'Aquesta hora no existeix aquell dia. Tria’n una altra.',
    tablesRefused: 'Tria unes altres taules.',
    fieldRefused: 'Així no es pot desar.',
    bookAnyway: 'Reserva igualment',
    saveAnyway: 'Desa igualment',
    offerAnyway: 'Ofereix igualment',
    setAside: 'Es reservarà igualment.',
    askManager: 'Pregunta a un encarregat',
    managerIsAsked: 'Un encarregat ho autoritza amb el seu PIN en prémer el botó de sota.',
    notAnyway: 'Millor no',
    findTable: 'Busca una altra taula',
    tables: 'Taula',
    tablesFound: (tables) => `Automàtica: ${tables}`,
    tablesToFind: 'Automàtica',
    elsewhere: 'En una altra zona',
    covers: (min, max) => (min === max ? `${min}` : `${min}–${max}`),
    tableLabel: (name, seats, taken) =>
      `${name}, per a ${seats}${taken === null ? '' : `, ${taken}`}`,
    takenFrom: (from, to) => `${from}–${to}`,
    allergies: 'Al·lèrgies',
    unknownAllergies: 'Té al·lèrgies; no se sap quines',
    occasion: 'Ocasió',
    noOccasion: 'Cap',
    experience: 'Experiència',
    noExperience: 'Cap',
    wishes: 'Peticions del client',
    duration: 'Durada',
    usualDuration: 'L’habitual',
    usualMinutes: (n) => `L’habitual, ${n} min`,
    sameDuration: (n) => `Com ara, ${n} min`,
    minutes: (n) => `${n} min`,
    area: 'Zona',
    anyArea: 'Qualsevol',
    highlight: 'Destaca a les llistes',
    exemptFromPace: 'No compta per al ritme',
    highChairs: 'Trones',
    privacy: 'Com sap el client què es fa amb les seves dades?',
    privacyTold: { BY_PHONE: 'Informat per telèfon', IN_PERSON: 'Informat en persona' },
    dayAndTime: (day, time) => (day === '' ? time : `${day} ${time}`),
    book: (summary) => `Reserva ${summary}`,
    save: (summary) => `Desa ${summary}`,
    offer: (time) => `Proposa ${time}`,
    confirm: (time) => `Confirma ${time}`,
    sending: 'S’està enviant…',
    booked: (summary) => `Reservat: ${summary}.`,
    saved: (summary) => `Desat: ${summary}.`,
    offered: (summary) => `Confirmat: ${summary}.`,
    action: { new: 'Reserva', edit: 'Desa', answer: 'Proposa' },
    changedElsewhere: 'Aquesta reserva s’ha canviat mentrestant des d’un altre lloc:',
    difference: (field, before, now) => `${field}: ${before} → ${now}`,
    checkAgain: 'Revisa el que hi ha aquí i torna a prémer el botó.',
    movedNotConfirmed: (time, why) =>
      `La reserva és ara a ${hour(time)}, però no està confirmada i continua com a sol·licitud. ${why}`,
    draft: 'Això és el que havies escrit.',
    startAfresh: 'Comença de nou',
    linkHeading: 'El client encara ha d’acceptar la política de cancel·lació',
    linkLabel: 'Enllaç per al client',
    showLink: 'Mostra l’enllaç',
    copyLink: 'Copia l’enllaç',
    linkCopied: 'Copiat.',
    copyFailed: 'No s’ha pogut copiar l’enllaç. Selecciona’l i copia’l a mà.',
    done: 'Fet',
  },
} satisfies MessageParts['bookingSheet'];
