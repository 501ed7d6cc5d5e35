import type { Booking } from '../booking.ts';
import { type BookingStatus, groupOf } from '../booking-status.ts';
import type { Currency } from '../money.ts';
import type { Ticket } from '../ticket.ts';

/** What reports read of a booking: nothing that says who the guests are. */
export interface ReportBooking
  extends Pick<
    Booking,
    | 'uuid'
    | 'workDay'
    | 'bookingAt'
    | 'status'
    | 'turnMinutes'
    | 'pax'
    | 'paxChildren'
    | 'shiftId'
    | 'shiftName'
    | 'isWalkIn'
    | 'quotedWaitMinutes'
    | 'channel'
    | 'partnerId'
    | 'tableReadyAt'
    | 'seatedAt'
    | 'endedAt'
    | 'utm'
    | 'clientReferenceId'
  > {
  ticket: Pick<Ticket, 'totalAmount' | 'tipAmount' | 'currency' | 'closedAt'> | null;
}

export const OUTCOMES = [
  'CAME',
  'NO_SHOW',
  'CANCELED',
  'LEFT_QUEUE',
  'DECLINED',
  'OPEN',
  'DELETED',
] as const;
/** What became of a party. `LEFT_QUEUE` is a walk-in that left the door list without a table. */
export type Outcome = (typeof OUTCOMES)[number];

export function outcomeOf({
  status,
  isWalkIn,
}: {
  status: BookingStatus;
  isWalkIn: boolean;
}): Outcome {
  if (status === 'ATTENDED' || groupOf(status) === 'seated') return 'CAME';
  switch (status) {
    case 'NO_SHOW':
      return isWalkIn ? 'LEFT_QUEUE' : 'NO_SHOW';
    case 'CANCELED':
      return isWalkIn ? 'LEFT_QUEUE' : 'CANCELED';
    case 'DECLINED_BY_MERCHANT':
      return 'DECLINED';
    case 'DELETED':
      return 'DELETED';
    default:
      return 'OPEN';
  }
}

/** The total and the tip of a closed ticket; null without one, and for one in another currency, which cannot be added. */
export function saleOf(
  { ticket }: Pick<ReportBooking, 'ticket'>,
  currency: Currency,
): { totalAmount: number; tipAmount: number } | null {
  if (!ticket || ticket.closedAt === null || ticket.currency !== currency) return null;
  return { totalAmount: ticket.totalAmount ?? 0, tipAmount: ticket.tipAmount };
}
