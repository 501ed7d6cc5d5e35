import type { Booking } from './booking.ts';
import { hasReconfirmed } from './message.ts';
import type { MessageKind } from './message-kind.ts';
import type { Venue } from './venue.ts';
import { type Instant, MS_PER_MINUTE, wallOf } from './venue-time.ts';
import { isWanted } from './wanted-message.ts';

/** A message that is due before a booking, not after a change of it. */
export const REMINDER_KINDS = ['REMINDER', 'RECONFIRM'] as const satisfies MessageKind[];
export type ReminderKind = (typeof REMINDER_KINDS)[number];

type Clock = Pick<Venue, 'timezone' | 'messages'>;

const MS_PER_HOUR = 60 * MS_PER_MINUTE;
/** How exactly the ends of the quiet hours are met. A day has at least an hour that is not quiet. */
const STEP_MS = 15 * MS_PER_MINUTE;
/** A clock change may skip that hour on one day, but not on two. */
const MAX_STEPS = (2 * 24 * MS_PER_HOUR) / STEP_MS;
/** A reminder that would come later than this before the booking helps nobody. */
const LEAST_NOTICE_MS = MS_PER_HOUR;

/** Whether no reminder is sent at this time, by the venue's clock. */
export function isQuiet({ timezone, messages: { quietHours } }: Clock, at: Instant): boolean {
  if (quietHours === null) return false;
  const { from, until } = quietHours;
  const { time } = wallOf(timezone, at);
  return from < until ? from <= time && time < until : time >= from || time < until;
}

/**
 * When a guest is reminded of a booking: as long before as the venue wants, but before canceling begins to cost, and
 * before the quiet hours rather than in them. Null for a booking that is made or moved after that time, and for one
 * that is not confirmed.
 */
export function reminderDueAt(
  venue: Clock,
  kind: ReminderKind,
  booking: Booking,
  now: Instant,
): Instant | null {
  const at = wantedAt(venue, kind, booking);
  return at !== null && at > now ? at : null;
}

/**
 * As {@link reminderDueAt}, after the venue has changed its rules: a booking that was there at the time when its guests
 * would have been reminded by these rules is due at once.
 */
export function reminderDueAtByNewRules(
  venue: Clock,
  kind: ReminderKind,
  booking: Booking,
  now: Instant,
): Instant | null {
  const at = wantedAt(venue, kind, booking);
  if (at === null || at > now) return at;
  return at > booking.createdAt && reminderSentAt(venue, booking, now) !== null ? now : null;
}

function wantedAt(venue: Clock, kind: ReminderKind, booking: Booking): Instant | null {
  const { reminderHours, reconfirmHours } = venue.messages;
  const hours = kind === 'REMINDER' ? reminderHours : reconfirmHours;
  if (hours === null || booking.isWalkIn || booking.status !== 'CONFIRMED') return null;
  if (!isWanted(venue, kind, booking)) return null;
  if (kind === 'RECONFIRM' && hasReconfirmed(booking)) return null;
  const wanted = booking.bookingAt - hours * MS_PER_HOUR;
  const freeUntil = freeCancellationUntil(booking);
  const isLate = freeUntil !== null && wanted >= freeUntil;
  return outsideQuietHours(venue, isLate ? freeUntil - MS_PER_HOUR : wanted, -STEP_MS);
}

/** The first time from `at` on, in steps, that is not quiet; null if there is none within two days. */
function outsideQuietHours(venue: Clock, at: Instant, stepMs: number): Instant | null {
  for (let steps = 0; steps <= MAX_STEPS; steps += 1) {
    const tried = at + steps * stepMs;
    if (!isQuiet(venue, tried)) return tried;
  }
  return null;
}

/** Until when canceling is free of charge; null if it always is. */
function freeCancellationUntil({ bookingAt, cancellationPolicy }: Booking): Instant | null {
  if (cancellationPolicy?.status !== 'SIGNED' && cancellationPolicy?.status !== 'PENDING_SIGNATURE')
    return null;
  return bookingAt - cancellationPolicy.cancellationNoticeHours * MS_PER_HOUR;
}

/**
 * When a reminder that is due is really sent: now, or after the quiet hours, if it could not be sent in time. Null if
 * that is too late for the guests, who then could no longer cancel free of charge, or are about to come.
 */
export function reminderSentAt(venue: Clock, booking: Booking, now: Instant): Instant | null {
  const at = outsideQuietHours(venue, now, STEP_MS);
  if (at === null || at > booking.bookingAt - LEAST_NOTICE_MS) return null;
  const freeUntil = freeCancellationUntil(booking);
  return freeUntil === null || at < freeUntil ? at : null;
}
