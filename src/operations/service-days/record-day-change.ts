import type { FieldChanges } from '../../domain/journal.ts';
import type { Block } from '../../domain/service-day/block.ts';
import type { DaySettings } from '../../domain/service-day/day-settings.ts';
import { eventOfDayChange } from '../../domain/venue-event.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import { findLastJournalVersion } from '../../store/journal.ts';
import { recordEvents } from '../events/record-events.ts';
import { recordChange } from '../journal.ts';
import type { Tx } from '../tx.ts';
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
  tx: Tx<'venue' | 'cause'>,
  { workDay, changes }: DayChange,
): Promise<void> {
  const { context, db, venue } = tx;
  const { accountId } = venue;
  const writtenAt = context.now();
  const key = { accountId, subjectId: workDay };
  const version = (await findLastJournalVersion(db, key)) + 1;
  await recordChange(tx, { ...key, subject: 'VENUE', version, workDay, changes, writtenAt });
  await recordEvents(tx, [eventOfDayChange(accountId, workDay, writtenAt)]);
  await scheduleChecks(tx, workDay);
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
