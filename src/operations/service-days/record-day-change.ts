import type { ChangeCause, FieldChanges } from '../../domain/journal.ts';
import type { Block } from '../../domain/service-day/block.ts';
import type { DaySettings } from '../../domain/service-day/day-settings.ts';
import type { Venue } from '../../domain/venue.ts';
import { eventOfDayChange } from '../../domain/venue-event.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import { findLastJournalVersion } from '../../store/journal.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import { recordEvents } from '../events/record-events.ts';
import { recordChange } from '../journal.ts';
import { scheduleChecks } from '../wait-list/scheduled-checks.ts';

interface DayChange {
  workDay: WallDate;
  changes: FieldChanges;
}

/**
 * Records in the journal who changed a work day, tells partners that its free tables may have changed, and has the
 * wait list looked at: a reopened evening or a released table may let somebody in.
 */
export async function recordDayChange(
  context: AppContext,
  db: Db,
  venue: Venue,
  cause: ChangeCause,
  { workDay, changes }: DayChange,
): Promise<void> {
  const { accountId } = venue;
  const writtenAt = context.now();
  const key = { accountId, subjectId: workDay };
  const version = (await findLastJournalVersion(db, key)) + 1;
  await recordChange(db, cause, { ...key, subject: 'VENUE', version, workDay, changes, writtenAt });
  await recordEvents(context, db, [eventOfDayChange(accountId, workDay, writtenAt)]);
  await scheduleChecks(context, db, venue, workDay);
}

/**
 * The settings that differ; null if none does. Of the note for the team, only whether there is one: it may be about
 * guests, whose erasure does not reach it here.
 */
export function settingsChanges(before: DaySettings, after: DaySettings): FieldChanges | null {
  const changes: Record<string, readonly [unknown, unknown]> = {};
  const fields = Object.keys(after.limits) as (keyof DaySettings['limits'])[];
  for (const field of fields) {
    const [from, to] = [before.limits[field], after.limits[field]];
    if (JSON.stringify(from) !== JSON.stringify(to)) changes[field] = [from, to];
  }
  if (before.guestMessage !== after.guestMessage)
    changes.guestMessage = [before.guestMessage, after.guestMessage];
  if (before.teamNote !== after.teamNote)
    changes.hasTeamNote = [before.teamNote !== null, after.teamNote !== null];
  return Object.keys(changes).length === 0 ? null : changes;
}

/** What the journal says about a block; its reason may be about a guest. */
export function factsOf({ id, tableIds, startAt, endAt }: Block) {
  return { id, tableIds, startAt, endAt };
}
