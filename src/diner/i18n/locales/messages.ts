import type { Plural } from '../../../domain/plural.ts';

/**
 * The words of a month's calendar, separated by spaces, which takes fewer bytes than lists. To get them from the
 * browser would delay the first calendar on a phone by several hundredths of a second.
 */
export interface MonthNames {
  months: string;
  /** From Monday, of at most three characters. */
  weekdays: string;
  /** With `{month}` and `{year}`. */
  monthOfYear: string;
  /** Countries in which a month is called otherwise; there the names come from the browser. */
  notIn: string;
}

/** Names of days, for a language that some browsers do not support. */
export interface CalendarNames {
  /** From Monday. */
  weekdays: readonly string[];
  /** With `{weekday}`, `{day}` and `{month}`. */
  date: string;
  /** A locale with the same formats of times and money, and the same plural rules. */
  numberLocale: string;
}

/** All texts of the widget. Names in braces are placeholders. */
export interface Messages {
  monthNames: MonthNames;
  /** Null if all browsers support the language. */
  calendarNames: CalendarNames | null;

  // The first screen
  title: string;
  guests: string;
  adults: string;
  children: string;
  /** `{what}` is what is counted, such as adults, tickets or an add-on’s name. */
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
  /** Instead of `chooseDay`, if no day of the month has a table. */
  monthFull: string;
  loading: string;

  // The times of a day
  afterMidnight: string;
  freeTimes: Plural;
  /** At a time that went while it was on screen. */
  timeGone: string;
  waitListTimes: string;
  requestTimes: string;
  waitListTag: string;
  requestTag: string;
  experienceQuestion: string;
  tableOnly: string;
  perPerson: string;
  perTicket: string;
  experienceRequired: string;
  moreAbout: string;

  // Alternatives to an unavailable time
  slotLost: string;
  suggestions: string;
  nearestTimes: string;
  nearestDays: string;
  anotherArea: string;
  joinWaitListAt: string;
  requestAt: string;
  call: string;
  inputKept: string;
  chooseAbove: string;

  // The summary
  summary: string;
  changeChoice: string;
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
  bookingInProgress: string;
  sending: string;

  // Areas
  chooseArea: string;
  areaRequired: string;

  // Extras
  chooseExtras: string;
  tickets: string;
  groupMax: string;
  groupMin: Plural;
  groupMaxTypes: Plural;
  addOnMax: string;
  groupMissing: Plural;
  priceEach: string;
  soldOut: string;
  total: string;

  // The form
  yourDetails: string;
  keptUntil: string;
  keepLonger: string;
  keptNoLonger: string;
  name: string;
  email: string;
  phone: string;
  contactHint: string;
  phoneHint: string;
  optional: string;
  privacyPolicy: string;
  opensNewTab: string;
  acceptTimeLimit: string;
  otherRequests: string;
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

  // Errors of the form
  fieldErrors: Plural;
  nameError: string;
  contactError: string;
  emailError: string;
  phoneError: string;
  consentError: string;
  timeLimitError: string;
  tooLong: string;
  promoCodeError: string;
  redemptionCodeError: string;
  fieldError: string;
  /** The button was pressed while the cancellation policy was still loading. */
  policyMissing: string;
  /** As it could not be loaded. `{retry}` is the button above. */
  policyFailed: string;

  // The confirmation
  confirmedTitle: string;
  confirmedText: string;
  requestedTitle: string;
  requestedText: string;
  waitListTitle: string;
  waitListText: string;
  policyText: string;
  /** What happens without the signature, if there is a table. */
  policyLate: string;
  lastStep: string;
  when: string;
  who: string;
  where: string;
  goodToKnow: string;
  /** Before the link to the venue’s own page, on `{host}`. */
  redirectText: string;
  manage: string;
  /** In place of `manage` while the booking is on the wait list. */
  manageWaitList: string;
  mailSent: string;
  /** Where no mail is sent. */
  keepLink: string;
  copyLink: string;
  linkCopied: string;
  bookAnother: string;
  /** In place of `bookAnother` on the wait list. */
  otherTime: string;
  addToCalendar: string;
  calendarFile: string;
  /** The title of the calendar entry. */
  calendarTitle: string;

  // Failures
  offline: string;
  connectionLost: string;
  outcomeUnknown: string;
  busy: string;
  slow: string;
  tryingAgain: Plural;
  unavailable: string;
  notSetUp: string;
  unexpected: string;
  reloadNeeded: string;
  retry: string;
  reload: string;
}
