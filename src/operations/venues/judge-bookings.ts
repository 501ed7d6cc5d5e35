import { setImmediate } from 'node:timers/promises';
import type { ServiceDay } from '../../domain/availability/availability.ts';
import type { BrokenRule } from '../../domain/availability/staff-rules.ts';
import type { Booking } from '../../domain/booking.ts';
import { REMINDER_KINDS, reminderDueAt } from '../../domain/reminder.ts';
import type { Venue } from '../../domain/venue.ts';
import { newlyBrokenRules } from '../../domain/venue-effects/newly-broken-rules.ts';
import { type Instant, type WallDate, workDayOf } from '../../domain/venue-time.ts';
import { type ComingBooking, listBookingNames } from '../../store/bookings.ts';
import { listBookings } from '../../store/listed-bookings.ts';
import { listDayVersions } from '../../store/work-days.ts';
import { inPieces } from '../availability/in-pieces.ts';
import { readServiceDays } from '../availability/service-day.ts';
import type { AppContext } from '../context.ts';

/** No booking is later. */
const LAST_DAY = '9999-12-31';
/** Beyond them, the preview says that it is not complete, rather than keep the server busy. */
const MAX_JUDGED = 5000;
const MAX_LISTED = 200;
/** Bookings that are read at once. */
const PIECE = 50;

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

/** Judges the coming bookings by both documents, a few at a time, so that other requests run in between. */
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
  if (!concernsBookings(context, change)) return judged;
  const today = workDayOf(before, now);
  const coming = { accountId, from: today, to: LAST_DAY };
  const days = await context.store.read((db) => listDayVersions(db, coming));
  let left = MAX_JUDGED;
  for (const workDay of [...days.keys()].sort()) {
    if (left <= 0) {
      judged.isComplete = false;
      break;
    }
    left -= await judgeDay({ context, change, judged }, workDay);
  }
  const uuids = judged.misfits.map(({ booking }) => booking.uuid);
  const names = await context.store.read((db) => listBookingNames(db, uuids));
  for (const misfit of judged.misfits) misfit.name = names.get(misfit.booking.uuid)?.name ?? null;
  return judged;
}

function concernsSeating({ sections }: VenueChange): boolean {
  return sections.some((section) => !SECTIONS_WITHOUT_SEATING.has(section));
}

function concernsBookings(context: AppContext, change: VenueChange): boolean {
  const sendsMail = context.mailDelivery(change.before.accountId) !== 'OFF';
  return concernsSeating(change) || (sendsMail && change.sections.includes('messages'));
}

/** A change, and the effects that are known so far. */
interface Judgement {
  context: AppContext;
  change: VenueChange;
  judged: JudgedBookings;
}

/** @returns how many bookings of a day it judged */
async function judgeDay(judgement: Judgement, workDay: WallDate): Promise<number> {
  const { context, change } = judgement;
  const { before, after, now } = change;
  const { accountId } = before;
  const days = concernsSeating(change)
    ? [await readDay(judgement, before, workDay), await readDay(judgement, after, workDay)]
    : [];
  let count = 0;
  let last: ComingBooking | undefined;
  for (;;) {
    const filter = { accountId, workDay, statuses: COMING, after: last, limit: PIECE };
    const bookings = await context.store.read((db) => listBookings(db, filter));
    await setImmediate();
    const coming = bookings.filter(({ bookingAt }) => bookingAt > now);
    await inPieces(judge(judgement, days, coming));
    count += coming.length;
    last = bookings.at(-1);
    if (bookings.length < PIECE) return count;
  }
}

async function readDay(
  { context, change: { now } }: Judgement,
  venue: Venue,
  workDay: WallDate,
): Promise<ServiceDay> {
  const [day] = await context.store.read((db) =>
    readServiceDays({ context, db, venue }, [workDay], now),
  );
  await setImmediate();
  if (!day) throw new Error(`The day ${workDay} was not read.`);
  // What visitors hold for minutes says nothing about bookings.
  return { ...day, occupancies: day.occupancies.filter(({ hold }) => hold?.kind !== 'VISITOR') };
}

/** @param days by the document before and after; none if the change has nothing to do with seating */
function* judge(
  { context, change, judged }: Judgement,
  [dayBefore, dayAfter]: readonly ServiceDay[],
  bookings: readonly Booking[],
): Generator<void, void> {
  const hasMail = context.mailDelivery(change.before.accountId) !== 'OFF';
  for (const booking of bookings) {
    countTables(judged, booking);
    if (hasMail) countReminders(judged, change, booking);
    const rules = dayBefore && dayAfter ? newlyBrokenRules(dayBefore, dayAfter, booking) : [];
    if (rules.length > 0) {
      judged.misfitsCount += 1;
      if (judged.misfits.length < MAX_LISTED) judged.misfits.push({ booking, name: null, rules });
    }
    yield;
  }
}

function countTables({ bookingsByTable }: JudgedBookings, { tableIds }: Booking): void {
  for (const id of tableIds) bookingsByTable.set(id, (bookingsByTable.get(id) ?? 0) + 1);
}

function countReminders(
  { reminders }: JudgedBookings,
  { before, after, now }: VenueChange,
  booking: Booking,
): void {
  for (const kind of REMINDER_KINDS) {
    const dueBefore = reminderDueAt(before, kind, booking, now);
    const dueAfter = reminderDueAt(after, kind, booking, now);
    if (dueBefore === dueAfter) continue;
    if (dueBefore === null) reminders.added += 1;
    else if (dueAfter === null) reminders.dropped += 1;
    else reminders.moved += 1;
  }
}
