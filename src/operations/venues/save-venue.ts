import { validationError } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import { changedSections } from '../../domain/venue-effects/changed-sections.ts';
import { eventOfVenueChange } from '../../domain/venue-event.ts';
import { addDays, type Instant, workDayOf } from '../../domain/venue-time.ts';
import { offerOf } from '../../domain/wait-list/wait-list-place.ts';
import { findAccount, listTablesInUse, saveAccount } from '../../store/accounts.ts';
import { findLastJournalVersion } from '../../store/journal.ts';
import { deleteReminderPlan } from '../../store/reminder-plans.ts';
import { scheduleCheck } from '../../store/wait-list-checks.ts';
import { listDaysWithWaiting, listWaitingBookings } from '../../store/waiting-bookings.ts';
import { recordEvents } from '../events/record-events.ts';
import { recordChange, systemCause } from '../journal.ts';
import { planNightlySheet } from '../messages/plan-nightly-sheet.ts';
import type { Tx } from '../tx.ts';
import { savePlace } from '../wait-list/table-offers.ts';

/** Reminders are due by these. */
const SECTIONS_OF_REMINDERS = ['messages', 'timezone'];
/** No booking is later. */
const LAST_DAY = '9999-12-31';

interface SavedVenue {
  version: number;
  isNew: boolean;
}

/**
 * Saves a validated venue document, new or in place of an earlier one, in the transaction of the caller. Every change of a
 * document is made here.
 * @param basedOn the version that the author had changed; null if nobody said
 * @throws Refusal VALIDATION_ERROR if it drops a table of a future booking
 */
export async function saveVenue(
  tx: Tx<'venue' | 'cause'>,
  basedOn: number | null,
): Promise<SavedVenue> {
  const { context, db, venue, cause } = tx;
  const { accountId, tables } = venue;
  await refuseDroppedTables(tx);
  const stored = await findAccount(db, accountId);
  const before = stored?.document as Venue | undefined;
  const sections = before ? changedSections({ ...before }, { ...venue }) : [];
  const now = context.now();
  const author = { author: cause.actor, basedOn, sections };
  const version = await saveAccount(db, { accountId, document: venue, tables, ...author }, now);
  await planNightlySheet(tx, now);
  if (sections.some((section) => SECTIONS_OF_REMINDERS.includes(section)))
    await deleteReminderPlan(db, accountId);
  await recordVenueChange(tx, before, now);
  if (before) await updateWaitLists(tx, now);
  await recordEvents(tx, [eventOfVenueChange(accountId, now)]);
  return { version, isNew: before === undefined };
}

/** Hours, tables and rules may let others in. An offer of a table that is no longer there ends. */
async function updateWaitLists(tx: Tx<'venue'>, now: Instant): Promise<void> {
  const { db, venue } = tx;
  const { accountId, tables } = venue;
  const from = addDays(workDayOf(venue, now), -1);
  const days = await listDaysWithWaiting(db, { accountId, from, to: LAST_DAY });
  for (const workDay of days) {
    for (const booking of await listWaitingBookings(db, { accountId, workDay })) {
      const offered = offerOf(booking)?.tableIds ?? [];
      if (offered.every((id) => tables.some((table) => table.id === id))) continue;
      await savePlace({ ...tx, cause: systemCause('end-offer') }, booking, { state: 'WAITING' });
    }
    await scheduleCheck(db, { accountId, workDay, dueAt: now });
  }
}

/** The journal keeps each section of the document that changed, as it was and as it is. */
async function recordVenueChange(
  tx: Tx<'venue' | 'cause'>,
  before: Venue | undefined,
  writtenAt: Instant,
): Promise<void> {
  const { db, venue } = tx;
  const { accountId } = venue;
  const earlier: Readonly<Record<string, unknown>> = { ...before };
  const later: Readonly<Record<string, unknown>> = { ...venue };
  const changes = Object.fromEntries(
    changedSections(earlier, later).map((section) => [
      section,
      [earlier[section] ?? null, later[section] ?? null] as const,
    ]),
  );
  const version = 1 + (await findLastJournalVersion(db, { accountId, subjectId: accountId }));
  const subject = { accountId, subject: 'VENUE', subjectId: accountId, version } as const;
  await recordChange(tx, { ...subject, changes, writtenAt });
}

async function refuseDroppedTables({ context, db, venue }: Tx<'venue'>): Promise<void> {
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
