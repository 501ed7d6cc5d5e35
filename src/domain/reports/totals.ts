import { coversOf } from '../availability/party.ts';
import type { Cents } from '../money.ts';
import type { Venue } from '../venue.ts';
import { type Outcome, outcomeOf, type ReportBooking, saleOf } from './report-booking.ts';

export interface PartyCount {
  parties: number;
  covers: number;
}

/** What is counted about any group of bookings. */
export interface Totals {
  /** Who came, walk-ins included. */
  guests: PartyCount;
  /** Those of them who came without a booking. */
  walkIns: PartyCount;
  noShows: PartyCount;
  cancellations: PartyCount;
  /** Requests that the venue declined. */
  declined: PartyCount;
  /** Walk-ins that left the door list without a table. */
  leftQueue: PartyCount;
  /** Those of whom nobody said yet whether they came. */
  open: PartyCount;
  /** By closed tickets in the venue's currency. The total is without tips. */
  sales: { tickets: number; totalAmount: Cents; tipAmount: Cents };
}

/** How a venue counts covers and money. */
export type ReportVenue = Pick<Venue, 'separatesAdultsAndChildren' | 'currency'>;

const none = (): PartyCount => ({ parties: 0, covers: 0 });

export function emptyTotals(): Totals {
  return {
    guests: none(),
    walkIns: none(),
    noShows: none(),
    cancellations: none(),
    declined: none(),
    leftQueue: none(),
    open: none(),
    sales: { tickets: 0, totalAmount: 0, tipAmount: 0 },
  };
}

const COUNTED_AS: Record<Exclude<Outcome, 'DELETED'>, keyof Omit<Totals, 'sales'>> = {
  CAME: 'guests',
  NO_SHOW: 'noShows',
  CANCELED: 'cancellations',
  LEFT_QUEUE: 'leftQueue',
  DECLINED: 'declined',
  OPEN: 'open',
};

/** Adds a booking to totals. Only guests who came have sales. */
export function addToTotals(totals: Totals, venue: ReportVenue, booking: ReportBooking): void {
  const outcome = outcomeOf(booking);
  if (outcome === 'DELETED') return;
  const covers = coversOf(venue, booking);
  addParty(totals[COUNTED_AS[outcome]], covers);
  if (outcome !== 'CAME') return;
  if (booking.isWalkIn) addParty(totals.walkIns, covers);
  const sale = saleOf(booking, venue.currency);
  if (!sale) return;
  totals.sales.tickets += 1;
  totals.sales.totalAmount += sale.totalAmount;
  totals.sales.tipAmount += sale.tipAmount;
}

export function addParty(count: PartyCount, covers: number): void {
  count.parties += 1;
  count.covers += covers;
}

/** Adds the totals of one group to those of another. */
export function mergeTotals(into: Totals, other: Totals): void {
  for (const name of Object.values(COUNTED_AS).concat('walkIns')) {
    into[name].parties += other[name].parties;
    into[name].covers += other[name].covers;
  }
  into.sales.tickets += other.sales.tickets;
  into.sales.totalAmount += other.sales.totalAmount;
  into.sales.tipAmount += other.sales.tipAmount;
}
