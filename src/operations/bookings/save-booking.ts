import type { Booking } from '../../domain/booking.ts';
import {
  type CustomerChange,
  changesBetween,
  type FieldChanges,
  firstChanges,
} from '../../domain/journal.ts';
import { messagesOfChange, messagesOfNew } from '../../domain/message.ts';
import { satDownAt, stayOf } from '../../domain/occupied-interval.ts';
import { Refusal } from '../../domain/refusal.ts';
import { eventsOfChange, eventsOfNew } from '../../domain/venue-event.ts';
import { workDaysOf } from '../../domain/venue-time.ts';
import { mayLetWaitingIn } from '../../domain/wait-list/frees-tables.ts';
import { keptOfferOf } from '../../domain/wait-list/ready-table.ts';
import { isOnWaitList } from '../../domain/wait-list/wait-list-place.ts';
import { listTakenSeats } from '../../store/booking-tables.ts';
import { insertBooking, updateBooking, withStoredTables } from '../../store/bookings.ts';
import type { Db } from '../../store/store.ts';
import { deleteHold } from '../../store/table-holds.ts';
import { saveVisits } from '../../store/visits.ts';
import { recordEvents } from '../events/record-events.ts';
import { recordChange } from '../journal.ts';
import { queueMessages } from '../messages/queue-messages.ts';
import { scheduleReminders } from '../messages/schedule-reminders.ts';
import type { Tx } from '../tx.ts';
import { scheduleChecks } from '../wait-list/scheduled-checks.ts';
import { bookingOutdatedError } from './require-booking.ts';

/** A booking before and after a change. */
interface BookingVersions {
  before: Booking;
  after: Booking;
}

/** What the journal says about a change of a booking besides its fields. */
interface WithChange {
  /** The other booking that this one moved for. */
  madeRoomFor?: string | null;
  /** What changed about the customer with it. */
  customer?: CustomerChange | null;
  /** Whether partners are not told of it. */
  isSilent?: boolean;
}

/**
 * Stores a new booking, records in the journal who made it, adds the events, and queues the messages about it.
 * @throws Refusal NO_AVAILABLE_SLOT if it seats guests where somebody sits
 */
export async function saveNewBooking(tx: Tx<'venue' | 'cause'>, booking: Booking): Promise<void> {
  const { db, venue, cause } = tx;
  await requireFreeSeats(tx, null, booking);
  await insertBooking(db, venue, booking);
  const stored = withStoredTables(booking);
  await record(tx, booking, { changes: firstChanges(stored) });
  await recordEvents(tx, eventsOfNew(stored));
  const kinds = messagesOfNew(booking, cause.actor);
  await queueMessages(tx, booking, kinds);
  await scheduleReminders(tx, null, booking);
  if (isOnWaitList(booking)) await scheduleChecks(tx, booking.workDay);
}

/**
 * Stores a changed booking, whose version is one higher than that of `before`, records the change in the journal, adds
 * the events, and queues the messages about it.
 * @throws Refusal BOOKING_IS_OUTDATED if the stored version is not that of `before`; NO_AVAILABLE_SLOT if it seats guests
 *   where somebody sits
 */
export async function saveBooking(
  tx: Tx<'venue' | 'cause'>,
  { before, after }: BookingVersions,
  { madeRoomFor = null, customer = null, isSilent = false }: WithChange = {},
): Promise<void> {
  const { db, venue, cause } = tx;
  await requireFreeSeats(tx, before, after);
  await endHoldOfOffer(db, before, after);
  if (!(await updateBooking(db, venue, after))) throw bookingOutdatedError();
  const { accountId, customerUuid } = before;
  if (customerUuid !== after.customerUuid)
    await saveVisits(db, { accountId, customerUuid, updatedAt: after.updatedAt });
  const stored = withStoredTables(after);
  const changes = changesBetween(before, stored);
  if (!isSilent) await recordEvents(tx, eventsOfChange(before, stored));
  await record(tx, after, {
    changes: { ...changes, ...(customer && { customer }) },
    madeRoomFor,
  });
  const kinds = messagesOfChange(before, after, cause.actor);
  await queueMessages(tx, after, kinds);
  await scheduleReminders(tx, before, after);
  if (!mayLetWaitingIn(before, after)) return;
  await scheduleChecks(tx, before.workDay);
  if (after.workDay !== before.workDay) await scheduleChecks(tx, after.workDay);
}

/**
 * Whatever was decided before, nobody is seated where somebody sits at this moment, of whichever work day. The database
 * holds the same within one work day.
 */
async function requireFreeSeats(
  { context, db, venue }: Tx<'venue'>,
  before: Booking | null,
  after: Booking,
): Promise<void> {
  const workDayAt = workDaysOf(venue);
  const sit = (booking: Booking) => satDownAt(stayOf(booking, workDayAt)) !== null;
  const today = workDayAt(context.now());
  if (after.workDay < today || !sit(after)) return;
  const had = before && sit(before) ? before.tableIds : [];
  const tableIds = after.tableIds.filter((id) => !had.includes(id));
  const taken = await listTakenSeats(db, { ...after, tableIds }, today);
  if (taken.length === 0) return;
  const names = taken.map((id) => venue.tables.find((table) => table.id === id)?.name ?? id);
  throw new Refusal(
    'NO_AVAILABLE_SLOT',
    `Somebody sits at ${names.join(' and ')}. Seat this party elsewhere, or move those guests to ATTENDED when they have left.`,
  );
}

/** Keeps nothing for an offer that the change ends; a confirmed booking has its tables itself. */
async function endHoldOfOffer(db: Db, before: Booking, after: Booking): Promise<void> {
  const { uuid: id, accountId, workDay } = before;
  const [had, has] = [keptOfferOf(before), keptOfferOf(after)];
  if (had && had.offeredAt !== has?.offeredAt) await deleteHold(db, { id, accountId, workDay });
}

/** Records a change of a booking that is stored already. Nobody is told of it. */
export async function recordBookingChange(
  tx: Tx<'cause'>,
  before: Booking,
  after: Booking,
): Promise<void> {
  await record(tx, after, { changes: changesBetween(before, withStoredTables(after)) });
}

async function record(
  tx: Tx<'cause'>,
  { accountId, uuid, version, workDay, updatedAt }: Booking,
  { changes, madeRoomFor = null }: { changes: FieldChanges; madeRoomFor?: string | null },
): Promise<void> {
  const subject = { accountId, subject: 'BOOKING', subjectId: uuid, version } as const;
  await recordChange(tx, {
    ...subject,
    workDay,
    changes,
    writtenAt: updatedAt,
    madeRoomFor,
  });
}
