import { validationError } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import { eventOfVenueChange } from '../../domain/venue-event.ts';
import { addDays, type Instant, workDayOf } from '../../domain/venue-time.ts';
import { offerOf } from '../../domain/wait-list/wait-list-place.ts';
import { findAccount, listTablesInUse, saveAccount } from '../../store/accounts.ts';
import { findLastJournalVersion } from '../../store/journal.ts';
import type { Db } from '../../store/store.ts';
import { scheduleCheck } from '../../store/wait-list-checks.ts';
import { listDaysWithWaiting, listWaitingBookings } from '../../store/waiting-bookings.ts';
import type { AppContext } from '../context.ts';
import { recordEvents } from '../events/record-events.ts';
import { recordChange, systemCause } from '../journal.ts';
import { planNightlySheet } from '../messages/plan-nightly-sheet.ts';
import { savePlace } from '../wait-list/table-offers.ts';

/** No booking is later. */
const LAST_DAY = '9999-12-31';

/**
 * Saves a validated venue document, new or in place of an earlier one.
 * @throws Refusal VALIDATION_ERROR if it drops a table of a future booking
 */
export async function importVenue(
  context: AppContext,
  venue: Venue,
): Promise<{ accountId: string; isNew: boolean }> {
  const { accountId, tables } = venue;
  return context.store.write(accountId, async (db) => {
    await refuseDroppedTables(context, db, venue);
    const before = await findAccount(db, accountId);
    const now = context.now();
    await saveAccount(db, { accountId, document: venue, tables }, now);
    await planNightlySheet(db, venue, now);
    await recordImport(db, venue, (before?.document ?? {}) as Record<string, unknown>, now);
    if (before) await lookAtWaitLists(context, db, venue, now);
    await recordEvents(context, db, [eventOfVenueChange(accountId, now)]);
    const isNew = before === null;
    return { accountId, isNew };
  });
}

/** Hours, tables and rules may let others in. An offer of a table that is no longer there ends. */
async function lookAtWaitLists(
  context: AppContext,
  db: Db,
  venue: Venue,
  now: Instant,
): Promise<void> {
  const { accountId, tables } = venue;
  const from = addDays(workDayOf(venue, now), -1);
  const days = await listDaysWithWaiting(db, accountId, from, LAST_DAY);
  for (const workDay of days) {
    for (const booking of await listWaitingBookings(db, { accountId, workDay })) {
      const offered = offerOf(booking)?.tableIds ?? [];
      if (offered.every((id) => tables.some((table) => table.id === id))) continue;
      await savePlace(context, db, venue, systemCause('end-offer'), booking, 'WAITING');
    }
    await scheduleCheck(db, { accountId, workDay, dueAt: now });
  }
}

/** The journal keeps each section of the document that changed, as it was and as it is. */
async function recordImport(
  db: Db,
  venue: Venue,
  before: Readonly<Record<string, unknown>>,
  writtenAt: Instant,
): Promise<void> {
  const { accountId } = venue;
  const changes = Object.fromEntries(
    Object.entries(venue)
      .filter(([section, now]) => JSON.stringify(now) !== JSON.stringify(before[section]))
      .map(([section, now]) => [section, [before[section] ?? null, now] as const]),
  );
  const version = 1 + (await findLastJournalVersion(db, { accountId, subjectId: accountId }));
  const subject = { accountId, subject: 'VENUE', subjectId: accountId, version } as const;
  await recordChange(db, systemCause('import-venue'), { ...subject, changes, writtenAt });
}

async function refuseDroppedTables(context: AppContext, db: Db, venue: Venue): Promise<void> {
  const inUse = await listTablesInUse(db, venue.accountId, context.now());
  const dropped = inUse.filter((id) => !venue.tables.some((table) => table.id === id));
  if (dropped.length === 0) return;
  const before = (await findAccount(db, venue.accountId))?.document as Venue | undefined;
  const issues = dropped.map((id) => {
    const name = before?.tables.find((table) => table.id === id)?.name;
    const table = name === undefined ? `table ${id}` : `table ${id} (${name})`;
    return { parameter: 'tables', reason: `must keep ${table}: a future booking has it` };
  });
  throw validationError(...issues);
}
