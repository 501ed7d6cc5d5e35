/** A text in as many forms as the language counts by; `{n}` stands for the number. */
export interface Plural {
  one: string;
  other: string;
}

/** The names of the calendar, for a language that not every browser writes. */
export interface CalendarWords {
  /** From Monday on. */
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
  months: readonly string[];
  /** Of `{weekday}`, `{day}` and `{month}`. */
  date: string;
  /** Of `{month}` and `{year}`. */
  monthOfYear: string;
  /** Whose way of writing times and money, and of counting, is the same. */
  numberLocale: string;
}

/** Everything that the widget says. Words in braces are filled in. */
export interface Messages {
  /** Null where every browser knows the language’s names of days and months. */
  calendar: CalendarWords | null;

  // The first screen
  title: string;
  guests: string;
  adults: string;
  children: string;
  /** `{what}` is one of the three above. */
  fewer: string;
  more: string;
  largestParty: Plural;
  largestPartyCall: string;
  previousMonth: string;
  nextMonth: string;
  dayFree: string;
  dayFull: string;
  dayClosed: string;
  dayUnavailable: string;
  today: string;
  chooseDay: string;
  /** Instead of it, where no day of the month has a table. */
  monthTaken: string;
  loading: string;

  // The times of a day
  afterMidnight: string;
  freeTimes: Plural;
  waitListTimes: string;
  requestTimes: string;
  waitListTag: string;
  requestTag: string;
  experienceQuestion: string;
  tableOnly: string;
  perPerson: string;
  perTicket: string;
  experienceNeeded: string;
  moreAbout: string;

  // Ways on where something is not to be had
  nearestTimes: string;
  nearestDays: string;
  anotherArea: string;
  joinWaitListAt: string;
  requestAt: string;
  call: string;
  stillTyped: string;
  chooseAbove: string;

  // What is chosen
  summary: string;
  change: string;
  people: Plural;
  adultsCount: Plural;
  childrenCount: Plural;
  totalSoFar: string;
  noExtras: string;

  // The main button
  continueWith: string;
  continue: string;
  withoutExtras: string;
  book: string;
  joinWaitList: string;
  sendRequest: string;
  checking: string;
  booking: string;

  // Areas
  chooseArea: string;
  areaNeeded: string;

  // Extras
  chooseExtras: string;
  tickets: string;
  groupLimits: string;
  groupLeast: Plural;
  groupKinds: Plural;
  addOnMost: string;
  groupLacks: Plural;
  each: string;
  soldOut: string;
  total: string;

  // The form
  yourDetails: string;
  name: string;
  email: string;
  phone: string;
  contactHint: string;
  /** Where a number without its country code can be understood. */
  phoneHint: string;
  phoneHintAlways: string;
  optional: string;
  privacyPolicy: string;
  opensNewTab: string;
  acceptTimeLimit: string;
  moreWishes: string;
  hasAllergies: string;
  allergiesDescription: string;
  specialOccasion: string;
  noOccasion: string;
  occasionWEDDING: string;
  occasionBIRTHDAY: string;
  occasionROMANTIC: string;
  occasionFRIENDS: string;
  occasionFAMILY: string;
  occasionBUSINESS: string;
  occasionOTHER: string;
  customerSpecialRequests: string;
  highChairs: string;
  strollers: string;
  needsAccessibleSeating: string;
  hotelRoom: string;
  codes: string;
  promoCode: string;
  redemptionCode: string;
  promoApplied: string;

  // Faults of the form
  faults: Plural;
  nameFault: string;
  contactFault: string;
  emailFault: string;
  phoneFault: string;
  consentFault: string;
  timeLimitFault: string;
  tooLong: string;
  promoCodeFault: string;
  redemptionCodeFault: string;
  fieldFault: string;

  // The end
  confirmedTitle: string;
  confirmedText: string;
  requestedTitle: string;
  requestedText: string;
  waitListTitle: string;
  waitListText: string;
  policyText: string;
  when: string;
  who: string;
  where: string;
  note: string;
  /** Said before the diner leaves for the venue’s own page, on `{host}`. */
  goOnText: string;
  goOn: string;
  manage: string;
  again: string;
  signPolicy: string;
  addToCalendar: string;
  calendarFile: string;
  /** What the meal is called in a calendar. */
  calendarTitle: string;

  // Failures
  offline: string;
  connectionLost: string;
  bookingUnsure: string;
  busy: string;
  slow: string;
  tryingAgain: Plural;
  unavailable: string;
  notSetUp: string;
  unexpected: string;
  partLost: string;
  retry: string;
  reload: string;
}
