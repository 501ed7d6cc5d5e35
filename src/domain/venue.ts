import type { Language, LocalizedText } from './language.ts';
import type { Cents, Currency } from './money.ts';
import type { WallDate, WallTime, Weekday } from './venue-time.ts';

/**
 * A venue's whole configuration, as one document: what is imported, kept and exported.
 * Wall-clock values (`WallDate`, `WallTime`) are the venue's own; money is in cents; durations are
 * in minutes. The schema in contract/venue-document.ts checks it, cross-references included.
 */
export interface Venue {
  /** Names the tenant in `Service-Account-Id`. Letters, digits, `-` and `_`, at most 64. */
  accountId: string;
  name: string;
  /** IANA zone such as `Europe/Madrid`. */
  timezone: string;
  currency: Currency;
  /** Spoken where a reader asks for none of the languages that the venue wrote. */
  language: Language;
  /** ISO 3166-1 alpha-2; the country of a customer who names none. */
  country: string;
  contact: VenueContact;
  /** Earlier wall-clock times belong to the work day before. */
  dayStartsAt: WallTime;
  /** Bookings close this long before their time. */
  minAdvanceMinutes: number;
  /** Bookings open this many work days ahead of today. */
  maxAdvanceDays: number;
  /** Children count as covers beside the adults; without it `paxChildren` is not asked for. */
  separatesAdultsAndChildren: boolean;
  /** Walk-ins without named tables, and confirmations, choose their tables by themselves. */
  autoAssignsTables: boolean;
  /** A booking starting within this time is no longer moved to other tables. */
  freezeMinutes: number;
  /** How long a party stays, by size, ascending; the last rule serves all larger parties. */
  turnMinutes: readonly TurnRule[];
  /** How many there are; null is as many as anyone asks for. */
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
  /** Where a customer is sent after booking; null keeps them on the page. */
  redirectUrl: string | null;
}

export interface VenueContact {
  /** E.164 */
  phone: string | null;
  email: string | null;
  websiteUrl: string | null;
  address: string | null;
}

/** What the venue's plan has, and whether the venue switched it on. */
export interface VenueFeatures {
  publicBookingUpdates: { isAvailable: boolean; isEnabled: boolean };
}

export interface TurnRule {
  /** Serves parties of up to this many covers. */
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
  /** Held on these days of the week; none means only where an exception names it. */
  weekdays: readonly Weekday[];
  firstBookingTime: WallTime;
  lastBookingTime: WallTime;
  /** Slots stand on this step from `firstBookingTime` on. */
  stepMinutes: number;
  minCovers: number;
  maxCovers: number;
  /** Instead of the venue's rules. */
  turnMinutes: readonly TurnRule[] | null;
  /** How many covers and parties the kitchen takes per slot; null is no limit. */
  pacing: { maxCovers: number | null; maxParties: number | null };
  /** Every booking is a request that the venue confirms. */
  needsManualConfirmation: boolean;
  hasWaitList: boolean;
  isTimeLimited: boolean;
  /** The areas a guest chooses among; none means that the venue chooses among all its tables. */
  floorPlanAreaIds: readonly number[];
  experienceIds: readonly number[];
  isExperienceRequired: boolean;
  addOnGroupId: number | null;
}

/** The shifts of one date in place of those of its weekday; none is closed. */
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
  /** Only in these areas; none means anywhere. */
  floorPlanAreaIds: readonly number[];
  addOnGroupId: number | null;
}

export interface AddOnGroup {
  id: number;
  name: LocalizedText;
  /** HTML */
  summary: LocalizedText;
  /** Over all add-ons of the group, once any of them is booked. */
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
  /** Pieces for parties that are in the house at the same time; null is no limit. */
  stock: number | null;
}

export interface Promo {
  id: number;
  name: LocalizedText;
  code: string;
  /** First and last work day on which a booking with it may fall. */
  validFrom: WallDate;
  validUntil: WallDate;
}

/** A code that works once, and what was bought with it, if anything. */
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

/** What a customer must sign before a booking of this kind stands. */
export interface CancellationPolicyRule {
  id: number;
  type: 'CARD_GUARANTEE' | 'DEPOSIT' | 'NO_CHARGE';
  amountType: 'PER_PERSON' | 'PER_BOOKING';
  amount: Cents;
  /** Free of charge up to this long before. */
  cancellationNoticeHours: number;
  /** The signature is due this long after booking. */
  signWithinMinutes: number;
  /** For parties of at least this many covers… */
  minCovers: number;
  /** …in these shifts… */
  shiftIds: readonly string[];
  /** …or with these experiences. */
  experienceIds: readonly number[];
}

export interface VenueTexts {
  /** The sentence beside the required box of the form. */
  dataProcessingConsent: LocalizedText;
  /** The sentence beside the optional box. */
  marketingConsent: LocalizedText;
  /** Kept with every consent, so that it is known which text was agreed to. */
  consentVersion: string;
  privacyPolicyUrl: string;
  /** Told, and accepted, where a slot is limited in time. `{minutes}` stands for the minutes. */
  timeLimit: LocalizedText;
  /** Shown with a finished booking and kept as its public notes; null for none. */
  bookingNote: LocalizedText | null;
}
