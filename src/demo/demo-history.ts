import { randomInt } from 'node:crypto';
import { type Booking, nextVersion } from '../domain/booking.ts';
import type { BookingStatus } from '../domain/booking-status.ts';
import { policyAfterTransition, signPolicy } from '../domain/cancellation-policy.ts';
import type { Actor, ChangeCause } from '../domain/journal.ts';
import { timestampsAfterTransition } from '../domain/status-timestamps.ts';
import type { Venue } from '../domain/venue.ts';
import { type Instant, MS_PER_MINUTE, workDaysOf } from '../domain/venue-time.ts';
import { recordBookingChange, saveBooking } from '../operations/bookings/save-booking.ts';
import type { AppContext } from '../operations/context.ts';
import { findBooking } from '../store/bookings.ts';
import type { Db } from '../store/store.ts';
import type { DemoBooking } from './demo-bookings.ts';

/**
 * Brings a new booking to the status that the demo wants, through the usual statuses, each at a plausible
 * time. The journal gets every step. The booking itself is written once, in its last state: its guests sat
 * there before others did that were written earlier.
 */
export async function applyHistory(
  context: AppContext,
  db: Db,
  venue: Venue,
  demo: DemoBooking,
  created: Booking,
  staffUuid: string,
): Promise<void> {
  const now = context.now();
  const first = (await findBooking(db, created.accountId, created.uuid)) ?? created;
  const steps = [
    ...signature(first, now),
    ...transitionsOf(demo, first, now).map((transition) => moveTo(venue, demo, ...transition)),
  ];
  let before = first;
  for (const [index, step] of steps.entries()) {
    const after = step(before);
    const cause = causeOf(demo, before, after, staffUuid);
    if (index < steps.length - 1) {
      await recordBookingChange({ context, db, cause }, before, after);
    } else {
      const { version } = before;
      await db
        .updateTable('bookings')
        .set({ version })
        .where('account_id', '=', venue.accountId)
        .where('uuid', '=', before.uuid)
        .execute();
      await saveBooking({ context, db, venue, cause }, { before, after });
    }
    before = after;
  }
}

type Step = (booking: Booking) => Booking;

/** Signs the policy a few minutes after booking, if that is in the past. */
function signature({ cancellationPolicy, createdAt, bookingAt }: Booking, now: Instant): Step[] {
  const signedAt = createdAt + 4 * MS_PER_MINUTE;
  if (!cancellationPolicy || signedAt >= Math.min(now, bookingAt)) return [];
  return [
    (booking) =>
      nextVersion(booking, { cancellationPolicy: signPolicy(booking, null, signedAt) }, signedAt),
  ];
}

/** The statuses after the first one, each with the moment in which the booking got it. */
function transitionsOf(
  demo: DemoBooking,
  { status, bookingAt, turnMinutes }: Booking,
  now: Instant,
): [BookingStatus, Instant][] {
  if (demo.status === status) return [];
  const minutesAfterStart = (minutes: number) => Math.min(now, bookingAt + minutes * MS_PER_MINUTE);
  const usual: [BookingStatus, Instant][] = [
    ['ARRIVED', minutesAfterStart(-3)],
    ['SEATED', minutesAfterStart(4)],
    ['DESSERTS', minutesAfterStart(turnMinutes * 0.6)],
    ['ACCOUNT_SENT', minutesAfterStart(turnMinutes * 0.8)],
    ['ACCOUNT_PAID', minutesAfterStart(turnMinutes * 0.9)],
    ['ATTENDED', minutesAfterStart(turnMinutes * 0.95)],
  ];
  const last = usual.findIndex(([each]) => each === demo.status);
  if (last >= 0) return usual.slice(0, last + 1);
  return [[demo.status, demo.status === 'NO_SHOW' ? minutesAfterStart(30) : demo.createdAt]];
}

function moveTo(venue: Venue, demo: DemoBooking, status: BookingStatus, at: Instant): Step {
  return (booking) =>
    nextVersion(
      booking,
      {
        ...timestampsAfterTransition(booking, status, { now: at, workDayAt: workDaysOf(venue) }),
        status,
        cancellationPolicy: policyAfterTransition(
          booking.cancellationPolicy,
          status,
          'CUSTOMER',
          at,
        ),
        ...(status === 'CANCELED' && { cancelReason: demo.cancelReason, tableIds: [] }),
        ...(status === 'ACCOUNT_PAID' && { ticket: ticketOf(venue, booking, at) }),
      },
      at,
    );
}

/** Guests sign and cancel; whoever made the booking may cancel it too. Everything else is entered by staff. */
function causeOf(
  { madeBy }: DemoBooking,
  before: Booking,
  { status, ticket, partnerId }: Booking,
  staffUuid: string,
): ChangeCause {
  const staff: Actor = { kind: 'STAFF', id: staffUuid };
  const diner: Actor = { kind: 'DINER', id: null };
  const cause = { tappedAt: null, undoes: null, forced: [], keepsPersonalData: true };
  if (status === before.status) return { ...cause, operation: 'sign-policy', actor: diner };
  if (status === 'CANCELED') {
    const partner: Actor = { kind: 'PARTNER', id: partnerId };
    const actor = { staff, partner, widget: diner }[madeBy];
    return { ...cause, operation: 'cancel-booking', actor };
  }
  const operation = ticket === before.ticket ? 'update-booking-status' : 'close-ticket';
  return { ...cause, operation, actor: staff };
}

/** A plausible ticket, so that averages can be shown. */
function ticketOf(venue: Venue, { pax, paxChildren }: Booking, closedAt: Instant) {
  const amount = 2800 + randomInt(30) * 100;
  const totalAmount = amount * (pax + paxChildren);
  const line = { description: 'Menu', quantity: pax + paxChildren, amount, type: 'MENU' };
  return {
    ticketPartner: 'DEFAULT' as const,
    externalId: null,
    totalAmount,
    discountsAmount: 0,
    tipAmount: 0,
    lines: [{ ...line, discountAmount: 0, totalAmount, sortOrder: 0, modifiers: [] }],
    payments: [{ amount: totalAmount, method: 'CARD', currency: venue.currency }],
    currency: venue.currency,
    closedAt,
  };
}
