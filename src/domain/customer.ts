import type { Language } from './language.ts';
import type { Cents } from './money.ts';
import type { Instant, WallDate } from './venue-time.ts';

/** A guest of one account. For figures about their visits see {@link Visits}. */
export interface Customer {
  uuid: string;
  accountId: string;
  name: string;
  email: string | null;
  /** E.164 */
  phone: string | null;
  birthDate: WallDate | null;
  postalCode: string | null;
  language: Language;
  country: string;
  isVip: boolean;
  isBusiness: boolean;
  privateNotes: string | null;
  tags: readonly CustomerTag[];
  acceptsImportantAlerts: boolean;
  /** What another system counted before they were imported. {@link Visits} never has them; null for none. */
  earlierVisits: EarlierVisits | null;
  /**
   * When they first consented to the processing of their data, with a booking. Null for those who were only told about
   * it by the staff, or taken over from another system.
   */
  consentedAt: Instant | null;
  acceptsMarketing: boolean;
  /** Whether they withdrew, and their data are gone: nobody finds or matches them any more. */
  isErased: boolean;
  createdAt: Instant;
  updatedAt: Instant;
}

export interface EarlierVisits {
  /** Null if it is not known. */
  count: number | null;
  lastOn: WallDate | null;
}

export interface CustomerTag {
  id: number;
  name: string;
  color: string;
}

/** Figures about a customer's bookings. */
export interface Visits {
  bookingsCount: number;
  visitsCount: number;
  cancellationsCount: number;
  /** Canceled within 24 hours of `bookingAt`. */
  lateCancellationsCount: number;
  noShowsCount: number;
  firstVisitAt: Instant | null;
  lastVisitAt: Instant | null;
  firstCancellationAt: Instant | null;
  nextVisitScheduledAt: Instant | null;
  /** Cents per cover over all closed tickets; null if there are none. */
  averageOrderAmountPerPax: Cents | null;
}
