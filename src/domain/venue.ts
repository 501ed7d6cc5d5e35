import type { Language, LocalizedText } from './language.ts';
import type { OptionalMessageKind } from './message-kind.ts';
import type { Cents, Currency } from './money.ts';
import type { TablePlace } from './table-place.ts';
import type { WallDate, WallTime, Weekday } from './venue-time.ts';

/**
 * A venue's whole configuration: the document that is imported, stored and exported.
 * `WallDate` and `WallTime` are local to the venue, money is in cents, durations are in minutes.
 * contract/venue-document.ts checks it, including cross-references.
 */
export interface Venue {
  /** The tenant id in `Service-Account-Id`: letters, digits, `-` and `_`, at most 64. */
  accountId: string;
  name: string;
  /** IANA zone such as `Europe/Madrid`. */
  timezone: string;
  currency: Currency;
  /** The default language, used if the diner's is unknown or a text does not have it. */
  language: Language;
  /** ISO 3166-1 alpha-2; also the default country of customers. */
  country: string;
  contact: VenueContact;
  /** Earlier times belong to the previous work day. */
  dayStartsAt: WallTime;
  /** A slot can be booked until this long before it starts. */
  minAdvanceMinutes: number;
  /** Bookings open this many work days ahead of today. */
  maxAdvanceDays: number;
  /** The most open bookings that the widget accepts for one email or phone. */
  maxOpenBookingsPerGuest: number;
  /** Whether guests state children in `paxChildren`, which then count as covers. */
  separatesAdultsAndChildren: boolean;
  /** Whether walk-ins without named tables and confirmations get tables automatically. */
  autoAssignsTables: boolean;
  /** A booking starting within this time is no longer moved to other tables. */
  freezeMinutes: number;
  /** How long a table is kept for a diner who fills in the form of the widget; 0 if it is not. */
  tableHoldMinutes: number;
  /** How long parties stay, ascending by size; the last rule also covers all larger parties. */
  turnMinutes: readonly TurnRule[];
  /** Null means unlimited. */
  highChairs: number | null;
  strollers: number | null;
  features: VenueFeatures;
  floorPlanAreas: readonly FloorPlanArea[];
  tables: readonly Table[];
  combinations: readonly TableCombination[];
  shifts: readonly Shift[];
  exceptions: readonly ShiftException[];
  experiences: readonly Experience[];
  addOnGroups: readonly AddOnGroup[];
  promos: readonly Promo[];
  redemptionCodes: readonly RedemptionCode[];
  cancellationPolicies: readonly CancellationPolicyRule[];
  texts: VenueTexts;
  messages: MessageRules;
  waitList: WaitListRules;
  /** Where customers are redirected after booking; null for nowhere. */
  redirectUrl: string | null;
}

export interface VenueContact {
  /** E.164 */
  phone: string | null;
  email: string | null;
  websiteUrl: string | null;
  address: string | null;
}

/** Which features the venue's plan includes, and which the venue has enabled. */
export interface VenueFeatures {
  publicBookingUpdates: { isAvailable: boolean; isEnabled: boolean };
}

export interface TurnRule {
  /** For parties of up to this many covers. */
  maxCovers: number;
  minutes: number;
}

export interface Image {
  type: 'COVER' | 'GALLERY';
  url: string;
}

export interface FloorPlanArea {
  id: number;
  name: LocalizedText;
  /** HTML */
  summary: LocalizedText;
  images: readonly Image[];
}

export interface Table {
  id: number;
  name: string;
  /** The table's name in the venue's point-of-sale system. */
  posId: string;
  floorPlanAreaId: number | null;
  minCovers: number;
  maxCovers: number;
  /** On the floor plan of its area, for the staff view. */
  place?: TablePlace | undefined;
}

/** Tables that may be pushed together for one party. */
export interface TableCombination {
  tableIds: readonly number[];
  minCovers: number;
  maxCovers: number;
}

export interface Shift {
  /** The shift type's id, such as `LUNCH`. */
  id: string;
  name: LocalizedText;
  /** The days of the week; if empty, only on dates with an exception that names it. */
  weekdays: readonly Weekday[];
  firstBookingTime: WallTime;
  lastBookingTime: WallTime;
  /** Minutes between slots, from `firstBookingTime` on. */
  stepMinutes: number;
  minCovers: number;
  maxCovers: number;
  /** Overrides the venue's rules. */
  turnMinutes: readonly TurnRule[] | null;
  /** The most covers and parties that may start per slot; null means unlimited. */
  pacing: { maxCovers: number | null; maxParties: number | null };
  /** Every booking is a request that the venue confirms. */
  needsManualConfirmation: boolean;
  hasWaitList: boolean;
  isTimeLimited: boolean;
  /** The areas that guests choose from; if empty, the venue chooses from all its tables. */
  floorPlanAreaIds: readonly number[];
  experienceIds: readonly number[];
  isExperienceRequired: boolean;
  addOnGroupId: number | null;
}

/** Replaces the shifts of one date; if empty, the venue is closed. */
export interface ShiftException {
  date: WallDate;
  shiftIds: readonly string[];
}

export interface Experience {
  id: number;
  name: LocalizedText;
  /** HTML */
  summary: LocalizedText;
  /** HTML */
  description: LocalizedText;
  detailsUrl: string | null;
  images: readonly Image[];
  turnMinutes: number;
  isTimeLimited: boolean;
  /** In covers. */
  minBookingSize: number;
  maxBookingSize: number;
  minTicketsPerBooking: number;
  paxPerTicket: number;
  /** Tickets follow from the party's size: one per `paxPerTicket`, rounded up. */
  automaticTicketQuantity: boolean;
  pricePerTicket: Cents;
  minAdvanceBookingMinutes: number;
  firstBookingTime: WallTime;
  lastBookingTime: WallTime;
  groupId: number | null;
  /** The areas where it is held; empty means anywhere. */
  floorPlanAreaIds: readonly number[];
  addOnGroupId: number | null;
}

export interface AddOnGroup {
  id: number;
  name: LocalizedText;
  /** HTML */
  summary: LocalizedText;
  /** Over all add-ons of the group, if any is booked. */
  minTotalQuantity: number;
  maxTotalQuantity: number;
  maxTotalTypes: number;
  addOns: readonly AddOn[];
}

export interface AddOn {
  id: number;
  name: LocalizedText;
  /** HTML */
  summary: LocalizedText;
  unitPrice: Cents;
  minQuantity: number;
  maxQuantity: number;
  minAdvanceBookingMinutes: number;
  /** Pieces for all parties at the venue at the same time; null means unlimited. */
  stock: number | null;
}

export interface Promo {
  id: number;
  name: LocalizedText;
  code: string;
  /** First and last work day of bookings with this code. */
  validFrom: WallDate;
  validUntil: WallDate;
}

/** A code that can be used once, with the product bought with it, if any. */
export interface RedemptionCode {
  code: string;
  validFrom: WallDate;
  validUntil: WallDate;
  product: Product | null;
}

export interface Product {
  id: number;
  orderItemId: number;
  orderUuid: string;
  type: string;
  name: string;
  currency: string;
  experienceTickets: number;
  isGift: boolean;
  quantity: number;
  taxRate: number;
  unitPrice: Cents;
}

/** A cancellation policy that customers must sign for matching bookings. */
export interface CancellationPolicyRule {
  id: number;
  type: 'CARD_GUARANTEE' | 'DEPOSIT' | 'NO_CHARGE';
  amountType: 'PER_PERSON' | 'PER_BOOKING';
  amount: Cents;
  /** Canceling is free of charge up to this many hours ahead. */
  cancellationNoticeHours: number;
  /** The signature is due this many minutes after booking. */
  signWithinMinutes: number;
  /** Applies to parties of at least this many covers… */
  minCovers: number;
  /** …in these shifts… */
  shiftIds: readonly string[];
  /** …or with these experiences. */
  experienceIds: readonly number[];
}

/** Which mail is sent, and when guests are reminded of their booking. */
export interface MessageRules {
  /** So many hours before; null for never. */
  reminderHours: number | null;
  /** So many hours before, they are asked whether they still come; null for never. */
  reconfirmHours: number | null;
  /** No reminder is sent between these local times; null for none. */
  quietHours: { from: WallTime; until: WallTime } | null;
  /** The kinds of mail that are not sent. */
  omittedKinds: readonly OptionalMessageKind[];
  /** Whether there is mail to the guests of bookings that partners made. */
  writesToGuestsOfPartners: boolean;
  /** When the venue gets the bookings of the next work day, on its clock; null for never. */
  nightlySheetAt: WallTime | null;
}

/** How tables that become free are offered to parties on the wait list. */
export interface WaitListRules {
  /** Whether they are offered at all without somebody of the staff. */
  offersTables: boolean;
  /** How long an offer for a booking of the current work day stands, in minutes. */
  minutesToday: number;
  /** The same for later days, in minutes outside the quiet hours. */
  minutesLater: number;
}

export interface VenueTexts {
  /** Beside the form's required checkbox. */
  dataProcessingConsent: LocalizedText;
  /** Beside the form's optional checkbox. */
  marketingConsent: LocalizedText;
  /** Stored with every consent, to know which text was accepted. */
  consentVersion: string;
  privacyPolicyUrl: string;
  /** Shown, and to be accepted, for slots with a time limit; `{minutes}` is replaced. */
  timeLimit: LocalizedText;
  /** Shown after booking and stored as the booking's public notes; null for none. */
  bookingNote: LocalizedText | null;
}
