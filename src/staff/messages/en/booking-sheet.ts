import type { BrokenRuleCode } from '../../../domain/availability/staff-rules.ts';

const guests = (n: number) => (n === 1 ? '1 guest' : `${n} guests`);
const covers = (n: number) => (n === 1 ? '1 cover' : `${n} covers`);
const parties = (n: number) => (n === 1 ? '1 party' : `${n} parties`);
const minutes = (n: number) => (n === 1 ? '1 minute' : `${n} minutes`);
const days = (n: number) => (n === 1 ? '1 day' : `${n} days`);

/** What a sentence about a rule can refer to. */
export interface RuleFacts {
  time: string;
  limit: number | null;
  taken: number | null;
  /** The covers of the party. */
  covers: number;
  /** High chairs or strollers that the booking asks for. */
  pieces: number;
}

/** How many pieces are taken, and how many the booking asks for. */
function stock(what: string, { time, limit, taken, pieces }: RuleFacts): string {
  return `${taken ?? 0} of ${limit ?? 0} ${what} are in use at ${time}; this booking asks for ${pieces}.`;
}

/** Texts of the sheet in which staff take, change and answer bookings. */
export const bookingSheet = {
  bookingSheet: {
    headingNew: 'New booking',
    headingEdit: (who: string) => `Change ${who}`,
    headingAnswer: (who: string) => `Answer ${who}`,
    who: 'Who',
    when: 'When',
    what: 'What',
    nameOrPhone: 'Name or phone',
    newGuest: 'New guest',
    changeGuest: 'Change the guest',
    addGuest: 'Add the guest',
    nameOrPhoneHint: 'Both in one: Rosa Ferrer 612 345 678',
    readAs: (name: string, phone: string) => `Name ${name}, phone ${phone}`,
    readAsPhone: (phone: string) => `Phone ${phone}`,
    name: 'Name',
    phone: 'Phone',
    email: 'Email (optional)',
    nameMissing: 'Enter a name. One letter is enough.',
    phoneInvalid: 'Enter a phone number. One from abroad starts with + and the country code.',
    emailInvalid: 'Enter an email address, or none.',
    tooLong: (most: number) => `At most ${most} characters.`,
    party: 'Guests',
    adults: 'Adults',
    children: 'Children',
    paxInvalid: 'Between 1 and 100.',
    childrenInvalid: 'Between 0 and 100.',
    countInvalid: 'Between 0 and 1000.',
    day: 'Day',
    today: 'Today',
    tomorrow: 'Tomorrow',
    otherDay: 'Other day',
    dayInvalid: 'Choose a day.',
    times: 'Time',
    pastTimes: (shift: string) => `${shift}, already past`,
    otherTime: 'Other time',
    timeMissing: 'Choose a time.',
    loadingTimes: 'Looking for times …',
    noTimes: 'There is no service on this day. A time can still be typed.',
    timesFailed: 'The times could not be loaded. A time can still be typed.',
    timeStays: 'The guests are here, so day and time stay.',
    guestsWait: 'The guests are waiting, so they have no time and no table yet.',
    onlyNotes: 'This booking is closed. Only its notes can be changed.',
    /** A table with its area: "table 8, Terrace". */
    inArea: (tables: string, area: string) => `${tables}, ${area}`,
    moves: (n: number) => (n === 1 ? '1 booking moves' : `${n} bookings move`),
    /** What stands against a time, in a word or two. */
    rule: {
      CLOSED: 'closed',
      AREA_NOT_OFFERED: 'area not open',
      EXPERIENCE_REQUIRED: 'menu only',
      EXPERIENCE_NOT_OFFERED: 'menu not served',
      TICKETS_NOT_ALLOWED: 'number of menus',
      ADD_ONS_NOT_OFFERED: 'extras not served',
      OFF_STEP: 'between times',
      PAST: 'past',
      TOO_SOON: 'too soon',
      TOO_FAR_AHEAD: 'too far ahead',
      PARTY_TOO_SMALL: 'party too small',
      PARTY_TOO_LARGE: 'party too large',
      COVERS_PER_SLOT: 'full',
      PARTIES_PER_SLOT: 'full',
      HIGH_CHAIRS: 'no high chair',
      STROLLERS: 'no room for strollers',
      ADD_ON_STOCK: 'extras sold out',
      NO_TABLE_FREE: 'no table',
      TABLES_TOO_SMALL: 'table too small',
      TABLES_TOO_LARGE: 'table too large',
      MOVES_FROZEN: 'others would move',
      NEXT_AT_RISK: 'next party at risk',
      OFFERED: 'offered',
      BLOCKED: 'blocked',
    } satisfies Record<BrokenRuleCode, string>,
    tableTaken: 'table taken',
    /** "full, 36/36". */
    ruleWithNumbers: (word: string, taken: number, limit: number) => `${word}, ${taken}/${limit}`,
    /** What stands against a time, in a sentence. */
    ruleSentence: {
      CLOSED: ({ time }) => `The venue is closed at ${time}.`,
      AREA_NOT_OFFERED: ({ time }) => `The chosen area is not open for bookings at ${time}.`,
      EXPERIENCE_REQUIRED: ({ time }) => `At ${time} only bookings with a set menu are taken.`,
      EXPERIENCE_NOT_OFFERED: ({ time }) => `The booked menu is not served at ${time}.`,
      TICKETS_NOT_ALLOWED: () => 'The number of menus does not suit this party.',
      ADD_ONS_NOT_OFFERED: ({ time }) => `The booked extras are not served at ${time}.`,
      OFF_STEP: ({ time, limit }) =>
        limit === null
          ? `Parties do not usually begin at ${time}.`
          : `Parties begin every ${minutes(limit)}, and ${time} is in between.`,
      PAST: ({ time }) => `${time} is already past.`,
      TOO_SOON: ({ limit }) =>
        limit === null
          ? 'It is too soon to book this time.'
          : `Bookings are taken until ${minutes(limit)} before.`,
      TOO_FAR_AHEAD: ({ limit }) =>
        limit === null
          ? 'This day is too far ahead.'
          : `Bookings are taken up to ${days(limit)} ahead.`,
      PARTY_TOO_SMALL: ({ limit, covers: own }) =>
        `Parties have at least ${guests(limit ?? 0)} at this time; this one has ${own}.`,
      PARTY_TOO_LARGE: ({ limit, covers: own }) =>
        `Parties have at most ${guests(limit ?? 0)} at this time; this one has ${own}.`,
      COVERS_PER_SLOT: ({ time, limit, taken, covers: own }) =>
        `At ${time} the limit is ${covers(limit ?? 0)}: ${taken ?? 0} booked, ${(taken ?? 0) + own} with this party.`,
      PARTIES_PER_SLOT: ({ time, limit, taken }) =>
        `At ${time} the limit is ${parties(limit ?? 0)}: ${taken ?? 0} booked, ${(taken ?? 0) + 1} with this one.`,
      HIGH_CHAIRS: (facts) => stock('high chairs', facts),
      STROLLERS: (facts) => stock('places for strollers', facts),
      ADD_ON_STOCK: ({ time }) => `There are not enough of the booked extras at ${time}.`,
      NO_TABLE_FREE: ({ time, covers: own }) =>
        `No table for ${own} is free at ${time}. The booking would have no table until somebody chooses one.`,
      TABLES_TOO_SMALL: ({ limit, covers: own }) =>
        `The chosen tables seat ${limit ?? 0}, and the party has ${own}.`,
      TABLES_TOO_LARGE: ({ limit, covers: own }) =>
        `The chosen tables are for ${limit ?? 0} or more, and the party has ${own}.`,
      MOVES_FROZEN: ({ limit }) =>
        limit === null
          ? 'Another booking would have to move shortly before its guests come.'
          : `Another booking would have to move less than ${minutes(limit)} before its guests come.`,
      NEXT_AT_RISK: () => 'The next party at this table may have to wait.',
      OFFERED: () =>
        'This table is offered to a party on the wait list, which is told that it is gone.',
      BLOCKED: () => 'These tables are blocked.',
    } satisfies Record<BrokenRuleCode, (facts: RuleFacts) => string>,
    tableTakenSentence: (tables: string, time: string) =>
      `Somebody else has ${tables} at ${time}. Choose another table or another time.`,
    /** At a field that the server does not accept as it is. */
    timeRefused: 'This time does not exist on this day. Choose another one.',
    tablesRefused: 'Choose other tables.',
    fieldRefused: 'This cannot be saved as it is.',
    bookAnyway: 'Book anyway',
    saveAnyway: 'Save anyway',
    offerAnyway: 'Offer all the same',
    setAside: 'Will be booked anyway.',
    askManager: 'Ask a manager',
    managerIsAsked: 'A manager allows it with their PIN when you press the button below.',
    notAnyway: 'Not anyway',
    findTable: 'Find another table',
    tables: 'Table',
    tablesFound: (tables: string) => `Found by itself: ${tables}`,
    tablesToFind: 'Found by itself',
    elsewhere: 'Elsewhere',
    covers: (min: number, max: number) => (min === max ? `${min}` : `${min}–${max}`),
    tableLabel: (name: string, seats: string, taken: string | null) =>
      `${name}, for ${seats}${taken === null ? '' : `, ${taken}`}`,
    takenFrom: (from: string, to: string) => `${from}–${to}`,
    allergies: 'Allergies',
    unknownAllergies: 'Has allergies; which ones is not known',
    occasion: 'Occasion',
    noOccasion: 'None',
    experience: 'Experience',
    noExperience: 'None',
    wishes: 'Wishes of the guest',
    duration: 'Duration',
    usualDuration: 'Usual',
    usualMinutes: (n: number) => `Usual, ${n} min`,
    sameDuration: (n: number) => `As now, ${n} min`,
    minutes: (n: number) => `${n} min`,
    area: 'Area',
    anyArea: 'Any',
    highlight: 'Highlight in the lists',
    exemptFromPace: 'Does not count for the pace',
    highChairs: 'High chairs',
    privacy: 'How did the guest learn what happens to their data?',
    privacyTold: { BY_PHONE: 'Told by phone', IN_PERSON: 'Told in person' },
    dayAndTime: (day: string, time: string) => (day === '' ? time : `${day} ${time}`),
    book: (summary: string) => `Book ${summary}`,
    save: (summary: string) => `Save ${summary}`,
    offer: (time: string) => `Offer ${time}`,
    confirm: (time: string) => `Confirm ${time}`,
    sending: 'Sending …',
    booked: (summary: string) => `Booked: ${summary}.`,
    saved: (summary: string) => `Saved: ${summary}.`,
    offered: (summary: string) => `Confirmed: ${summary}.`,
    action: { new: 'Book', edit: 'Save', answer: 'Offer' },
    changedElsewhere: 'This booking was changed elsewhere meanwhile:',
    difference: (field: string, before: string, now: string) => `${field}: ${before} → ${now}`,
    checkAgain: 'Check what is here, then press the button again.',
    movedNotConfirmed: (time: string, why: string) =>
      `The booking now has ${time}, but it is not confirmed and stays a request. ${why}`,
    draft: 'This is what you had typed.',
    startAfresh: 'Start afresh',
    linkHeading: 'The guest still has to agree to the cancellation policy',
    linkLabel: 'Link for the guest',
    showLink: 'Show the link',
    copyLink: 'Copy the link',
    linkCopied: 'Copied.',
    copyFailed: 'The link could not be copied. Select it and copy it by hand.',
    done: 'Done',
  },
};
