import type { BrokenRule } from '../../domain/availability/staff-rules.ts';
import type { Booking } from '../../domain/booking.ts';
import { REMINDER_KINDS, reminderDueAt } from '../../domain/reminder.ts';
import type { Venue } from '../../domain/venue.ts';
import { newlyBrokenRules } from '../../domain/venue-effects/newly-broken-rules.ts';
import { addDays, type Instant, type WallDate, workDayOf } from '../../domain/venue-time.ts';
import { listBookingNames, listBookings } from '../../store/bookings.ts';
import { listOccupiedDays } from '../../store/occupancies.ts';
import { listDayVersions } from '../../store/work-days.ts';
import { inPieces } from '../availability/in-pieces.ts';
import type { AppContext } from '../context.ts';

/** No booking is later. */
const LAST_DAY = '9999-12-31';
/** Beyond them, the preview says that it is not complete, rather than keep the server busy. */
const MAX_JUDGED = 5000;
const MAX_LISTED = 200;

/** The bookings of guests who are still to come. */
const COMING = [
  'REQUESTED',
  'PENDING_MERCHANT_CONFIRMATION',
  'PENDING_WAIT_LIST_BOOKING',
  'CONFIRMED',
] as const;

/** They decide neither when nor where a party can sit. */
const SECTIONS_WITHOUT_SEATING: ReadonlySet<string> = new Set([
  'name',
  'currency',
  'language',
  'country',
  'contact',
  'maxOpenBookingsPerGuest',
  'tableHoldMinutes',
  'features',
  'promos',
  'redemptionCodes',
  'cancellationPolicies',
  'texts',
  'messages',
  'waitList',
  'redirectUrl',
] satisfies (keyof Venue)[]);

/** A booking that the changed rules would not allow. */
export interface Misfit {
  booking: Booking;
  /** The name of its guest; null if there is none. */
  name: string | null;
  rules: readonly BrokenRule[];
}

/** A document that would be saved in place of another one. */
export interface VenueChange {
  before: Venue;
  after: Venue;
  now: Instant;
  sections: readonly string[];
}

/** What the coming bookings have to do with a change. */
export interface JudgedBookings {
  /** The first ones, by time. */
  misfits: Misfit[];
  misfitsCount: number;
  /** How many of them have each table. */
  bookingsByTable: Map<number, number>;
  reminders: { moved: number; added: number; dropped: number };
  /** False if there are more bookings than are judged. */
  isComplete: boolean;
}

/** Judges the coming bookings by both documents, a day at a time, so that other requests run in between. */
export async function judgeBookings(
  context: AppContext,
  change: VenueChange,
): Promise<JudgedBookings> {
  const { before, now } = change;
  const { accountId } = before;
  const judged: JudgedBookings = {
    misfits: [],
    misfitsCount: 0,
    bookingsByTable: new Map(),
    reminders: { moved: 0, added: 0, dropped: 0 },
    isComplete: true,
  };
  const today = workDayOf(before, now);
  const days = await context.store.read((db) => listDayVersions(db, accountId, today, LAST_DAY));
  let left = MAX_JUDGED;
  for (const workDay of [...days.keys()].sort()) {
    if (left <= 0) {
      judged.isComplete = false;
      break;
    }
    const { bookings, steps } = await readDay(context, change, workDay, judged);
    left -= bookings;
    await inPieces(steps);
  }
  const uuids = judged.misfits.map(({ booking }) => booking.uuid);
  const names = await context.store.read((db) => listBookingNames(db, uuids));
  for (const misfit of judged.misfits) misfit.name = names.get(misfit.booking.uuid)?.name ?? null;
  return judged;
}

/** Reads the coming bookings of a day. @returns judges them, which needs the database no more */
async function readDay(
  context: AppContext,
  { before, after, now, sections }: VenueChange,
  workDay: WallDate,
  judged: JudgedBookings,
): Promise<{ bookings: number; steps: Generator<void, void> }> {
  const { accountId } = before;
  const hasSeating = sections.some((section) => !SECTIONS_WITHOUT_SEATING.has(section));
  const [from, to] = [addDays(workDay, -1), addDays(workDay, 1)];
  const read = await context.store.read(async (db) => {
    const bookings = await listBookings(db, { accountId, workDay, statuses: COMING });
    const around = async (venue: Venue) => {
      const byDay = await listOccupiedDays(db, venue, from, to, now);
      const occupancies = [...byDay.values()].flatMap((day) => day.occupancies);
      return { venue, now, occupancies };
    };
    return { bookings, before: await around(before), after: await around(after) };
  });
  const coming = read.bookings.filter(({ bookingAt }) => bookingAt > now);
  function* judge(): Generator<void, void> {
    for (const booking of coming) {
      countTables(judged, booking);
      if (context.mailDelivery(accountId) !== 'OFF') countReminders(judged, read, booking);
      const rules = hasSeating ? newlyBrokenRules(read.before, read.after, booking) : [];
      if (rules.length > 0) {
        judged.misfitsCount += 1;
        if (judged.misfits.length < MAX_LISTED) judged.misfits.push({ booking, name: null, rules });
      }
      yield;
    }
  }
  return { bookings: coming.length, steps: judge() };
}

function countTables({ bookingsByTable }: JudgedBookings, { tableIds }: Booking): void {
  for (const id of tableIds) bookingsByTable.set(id, (bookingsByTable.get(id) ?? 0) + 1);
}

type BothVenues = Record<'before' | 'after', { venue: Venue; now: Instant }>;

function countReminders(
  { reminders }: JudgedBookings,
  { before, after }: BothVenues,
  booking: Booking,
): void {
  for (const kind of REMINDER_KINDS) {
    const dueBefore = reminderDueAt(before.venue, kind, booking, before.now);
    const dueAfter = reminderDueAt(after.venue, kind, booking, after.now);
    if (dueBefore === dueAfter) continue;
    if (dueBefore === null) reminders.added += 1;
    else if (dueAfter === null) reminders.dropped += 1;
    else reminders.moved += 1;
  }
}
