import type { RuleFacts } from '../en/booking-sheet.ts';
import type { MessageParts } from '../staff-messages.ts';

const guests = (n: number) => (n === 1 ? 'mahaikide bat' : `${n} mahaikide`);
const minutes = (n: number) => (n === 1 ? 'minutu bat' : `${n} minutu`);
const days = (n: number) => (n === 1 ? 'egun bat' : `${n} egun`);

/** How many pieces are taken, and how many the booking asks for. */
function stock(what: string, { time, limit, taken, pieces }: RuleFacts): string {
  return `${time}: ${what} hartuta, ${taken ?? 0}/${limit ?? 0}; erreserba honek ${pieces === 1 ? 'bat behar du' : `${pieces} behar ditu`}.`;
}

/** Texts of the sheet in which staff take, change and answer bookings. */
export const bookingSheet = {
  bookingSheet: {
    headingNew: 'Erreserba berria',
    headingEdit: (who) => `Aldatu erreserba: ${who}`,
    headingAnswer: (who) => `Erantzun: ${who}`,
    who: 'Nor',
    when: 'Noiz',
    what: 'Zer',
    nameOrPhone: 'Izena edo telefonoa',
    newGuest: 'Bezero berria',
    changeGuest: 'Aldatu bezeroa',
    addGuest: 'Gehitu bezeroa',
    nameOrPhoneHint: 'Biak batera: Rosa Ferrer 612 345 678',
    readAs: (name, phone) => `Izena ${name}, telefonoa ${phone}`,
    readAsPhone: (phone) => `Telefonoa ${phone}`,
    name: 'Izena',
    phone: 'Telefonoa',
    email: 'Helbide elektronikoa (aukerakoa)',
    nameMissing: 'Idatzi izen bat. Letra bat nahikoa da.',
    phoneInvalid:
      'Idatzi telefono bat. Beste herrialde batekoa bada, + eta aurrezenbakiarekin hasten da.',
    emailInvalid: 'Idatzi helbide elektroniko bat, edo utzi hutsik.',
    tooLong: (most) => `Gehienez ${most} karaktere.`,
    party: 'Mahaikideak',
    adults: 'Helduak',
    children: 'Haurrak',
    paxInvalid: '1 eta 100 artean.',
    childrenInvalid: '0 eta 100 artean.',
    countInvalid: '0 eta 1000 artean.',
    day: 'Eguna',
    today: 'Gaur',
    tomorrow: 'Bihar',
    otherDay: 'Beste egun bat',
    dayInvalid: 'Aukeratu egun bat.',
    times: 'Ordua',
    pastTimes: (shift) => `${shift}, igaro da`,
    otherTime: 'Beste ordu bat',
    timeMissing: 'Aukeratu ordu bat.',
    loadingTimes: 'Orduak bilatzen…',
    noTimes: 'Egun honetan ez dago zerbitzurik. Hala ere, ordu bat idatz dezakezu.',
    timesFailed: 'Ezin izan dira orduak kargatu. Hala ere, ordu bat idatz dezakezu.',
    timeStays: 'Bezeroak hemen daude: eguna eta ordua ez dira aldatzen.',
    guestsWait: 'Bezeroak zain daude: oraindik ez dute ordurik ez mahairik.',
    onlyNotes: 'Erreserba hau itxita dago. Oharrak bakarrik alda daitezke.',
    inArea: (tables, area) => `${tables}, ${area}`,
    moves: (n) =>
      n === 1 ? 'erreserba bat mahaiz aldatzen da' : `${n} erreserba mahaiz aldatzen dira`,
    rule: {
      CLOSED: 'itxita',
      AREA_NOT_OFFERED: 'gunea itxita',
      EXPERIENCE_REQUIRED: 'menua bakarrik',
      EXPERIENCE_NOT_OFFERED: 'menu hori ez dago',
      TICKETS_NOT_ALLOWED: 'menu kopurua',
      ADD_ONS_NOT_OFFERED: 'gehigarririk ez',
      OFF_STEP: 'tartean',
      PAST: 'igaro da',
      TOO_SOON: 'berandu',
      TOO_FAR_AHEAD: 'urrunegi',
      PARTY_TOO_SMALL: 'talde txikia',
      PARTY_TOO_LARGE: 'talde handia',
      COVERS_PER_SLOT: 'beteta',
      PARTIES_PER_SLOT: 'beteta',
      HIGH_CHAIRS: 'haur-aulkirik ez',
      STROLLERS: 'haur-kotxeentzako lekurik ez',
      ADD_ON_STOCK: 'gehigarriak agortuta',
      NO_TABLE_FREE: 'mahairik ez',
      TABLES_TOO_SMALL: 'mahai txikia',
      TABLES_TOO_LARGE: 'mahai handia',
      MOVES_FROZEN: 'besteak mugituko lituzke',
      NEXT_AT_RISK: 'hurrengoa arriskuan',
      OFFERED: 'eskainita',
      BLOCKED: 'blokeatuta',
    },
    tableTaken: 'mahaia hartuta',
    ruleWithNumbers: (word, taken, limit) => `${word}, ${taken}/${limit}`,
    ruleSentence: {
      CLOSED: ({ time }) => `Jatetxea itxita dago ordu honetan: ${time}.`,
      AREA_NOT_OFFERED: ({ time }) =>
        `Aukeratutako guneak ez du erreserbarik hartzen ordu honetan: ${time}.`,
      EXPERIENCE_REQUIRED: ({ time }) =>
        `Menudun erreserbak bakarrik hartzen dira ordu honetan: ${time}.`,
      EXPERIENCE_NOT_OFFERED: ({ time }) =>
        `Erreserbatutako menua ez da ematen ordu honetan: ${time}.`,
      TICKETS_NOT_ALLOWED: () => 'Menu kopurua ez dator bat talde honekin.',
      ADD_ONS_NOT_OFFERED: ({ time }) =>
        `Erreserbatutako gehigarriak ez dira ematen ordu honetan: ${time}.`,
      OFF_STEP: ({ time, limit }) =>
        limit === null
          ? `Normalean ez da erreserbarik hasten ordu honetan: ${time}.`
          : `Taldeen arteko tartea: ${minutes(limit)}. ${time} tartean geratzen da.`,
      PAST: ({ time }) => `Ordu hau igaro da: ${time}.`,
      TOO_SOON: ({ limit }) =>
        limit === null
          ? 'Beranduegi da ordu hau erreserbatzeko.'
          : `Erreserbak ${minutes(limit)} lehenagora arte hartzen dira.`,
      TOO_FAR_AHEAD: ({ limit }) =>
        limit === null
          ? 'Egun hau urrunegi dago.'
          : `Erreserbak gehienez ${days(limit)} lehenago hartzen dira.`,
      PARTY_TOO_SMALL: ({ limit, covers: own }) =>
        `Ordu honetan, taldeak gutxienez: ${guests(limit ?? 0)}; honetan: ${own}.`,
      PARTY_TOO_LARGE: ({ limit, covers: own }) =>
        `Ordu honetan, taldeak gehienez: ${guests(limit ?? 0)}; honetan: ${own}.`,
      COVERS_PER_SLOT: ({ time, limit, taken, covers: own }) =>
        `${time}: mahaikideak, gehienez ${limit ?? 0}, hartuta ${taken ?? 0}; talde honekin, ${(taken ?? 0) + own}.`,
      PARTIES_PER_SLOT: ({ time, limit, taken }) =>
        `${time}: taldeak, gehienez ${limit ?? 0}, hartuta ${taken ?? 0}; honekin, ${(taken ?? 0) + 1}.`,
      HIGH_CHAIRS: (facts) => stock('haur-aulkiak', facts),
      STROLLERS: (facts) => stock('haur-kotxeentzako lekuak', facts),
      ADD_ON_STOCK: ({ time }) =>
        `Ez dago erreserbatutako gehigarri nahikorik ordu honetan: ${time}.`,
      NO_TABLE_FREE: ({ time, covers: own }) =>
        `${time}: ez dago mahai librerik talde honentzat (${own}). Erreserba mahairik gabe geratuko litzateke norbaitek bat aukeratu arte.`,
      TABLES_TOO_SMALL: ({ limit, covers: own }) =>
        `Aukeratutako mahaietako lekuak: ${limit ?? 0}; mahaikideak: ${own}.`,
      TABLES_TOO_LARGE: ({ limit, covers: own }) =>
        `Aukeratutako mahaiak ${limit ?? 0} edo gehiagorentzat dira, eta taldea ${own} mahaikidekoa da.`,
      MOVES_FROZEN: ({ limit }) =>
        limit === null
          ? 'Beste erreserba bat mahaiz aldatu beharko litzateke, bezeroak etorri baino pixka bat lehenago.'
          : `Beste erreserba bat mahaiz aldatu beharko litzateke, bezeroak etortzeko ${minutes(limit)} baino gutxiago falta direla.`,
      NEXT_AT_RISK: () => 'Baliteke mahai honetako hurrengo taldeak itxaron behar izatea.',
      OFFERED: () =>
        'Mahai hau itxaron-zerrendako talde bati eskainita dago, eta jakingo du jada ez dagoela.',
      BLOCKED: () => 'Mahai hauek blokeatuta daude.',
    },
    tableTakenSentence: (tables, time) =>
      `${time}: ${tables} beste talde batek hartuta. Aukeratu beste mahai bat edo beste ordu bat.`,
    timeRefused: 'Ordu hori ez dago egun horretan. Aukeratu beste bat.',
    tablesRefused: 'Aukeratu beste mahai batzuk.',
    fieldRefused: 'Horrela ezin da gorde.',
    bookAnyway: 'Erreserbatu hala ere',
    saveAnyway: 'Gorde hala ere',
    offerAnyway: 'Proposatu hala ere',
    setAside: 'Hala ere erreserbatuko da.',
    askManager: 'Galdetu arduradunari',
    managerIsAsked: 'Arduradun batek bere PINarekin baimentzen du beheko botoia sakatzean.',
    notAnyway: 'Hobe ez',
    findTable: 'Bilatu beste mahai bat',
    tables: 'Mahaia',
    tablesFound: (tables) => `Automatikoa: ${tables}`,
    tablesToFind: 'Automatikoa',
    elsewhere: 'Beste gune batean',
    covers: (min, max) => (min === max ? `${min}` : `${min}–${max}`),
    tableLabel: (name, seats, taken) =>
      `${name}, lekuak: ${seats}${taken === null ? '' : `, ${taken}`}`,
    takenFrom: (from, to) => `${from}–${to}`,
    allergies: 'Alergiak',
    unknownAllergies: 'Alergiak ditu; ez dakigu zein',
    occasion: 'Ospakizuna',
    noOccasion: 'Bat ere ez',
    experience: 'Esperientzia',
    noExperience: 'Bat ere ez',
    wishes: 'Bezeroaren eskaera bereziak',
    duration: 'Iraupena',
    usualDuration: 'Ohikoa',
    usualMinutes: (n) => `Ohikoa, ${n} min`,
    sameDuration: (n) => `Orain bezala, ${n} min`,
    minutes: (n) => `${n} min`,
    area: 'Gunea',
    anyArea: 'Edozein',
    highlight: 'Nabarmendu zerrendetan',
    exemptFromPace: 'Ez da erritmorako zenbatzen',
    highChairs: 'Haur-aulkiak',
    privacy: 'Nola jakin du bezeroak zer egiten den bere datuekin?',
    privacyTold: { BY_PHONE: 'Telefonoz esanda', IN_PERSON: 'Aurrez aurre esanda' },
    dayAndTime: (day, time) => (day === '' ? time : `${day} ${time}`),
    book: (summary) => `Erreserbatu ${summary}`,
    save: (summary) => `Gorde ${summary}`,
    offer: (time) => `Proposatu ${time}`,
    confirm: (time) => `Baieztatu ${time}`,
    sending: 'Bidaltzen…',
    booked: (summary) => `Erreserbatuta: ${summary}.`,
    saved: (summary) => `Gordeta: ${summary}.`,
    offered: (summary) => `Baieztatuta: ${summary}.`,
    action: { new: 'Erreserbatu', edit: 'Gorde', answer: 'Proposatu' },
    changedElsewhere: 'Bitartean erreserba hau beste nonbait aldatu da:',
    difference: (field, before, now) => `${field}: ${before} → ${now}`,
    checkAgain: 'Begiratu hemen dagoena eta sakatu berriro botoia.',
    movedNotConfirmed: (time, why) =>
      `Erreserbaren ordua orain ${time} da, baina ez dago baieztatuta eta eskaera izaten jarraitzen du. ${why}`,
    draft: 'Hau da idatzi zenuena.',
    startAfresh: 'Hasi berriro',
    linkHeading: 'Bezeroak oraindik ezeztapen-baldintzak onartu behar ditu',
    linkLabel: 'Bezeroarentzako esteka',
    showLink: 'Erakutsi esteka',
    copyLink: 'Kopiatu esteka',
    linkCopied: 'Kopiatuta.',
    copyFailed: 'Ezin izan da esteka kopiatu. Hautatu eta kopiatu eskuz.',
    done: 'Eginda',
  },
} satisfies MessageParts['bookingSheet'];
