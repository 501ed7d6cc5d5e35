import type { HoldRequest } from '../../contract/requests/hold-table.ts';
import type { Venue } from '../../domain/venue.ts';
import { eventOfDayChange } from '../../domain/venue-event.ts';
import type { Db } from '../../store/store.ts';
import { deleteHold, findHoldOfSecret } from '../../store/table-holds.ts';
import { hashSecret } from '../access/secrets.ts';
import type { AppContext } from '../context.ts';
import { recordEvents } from '../events/record-events.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { scheduleChecks } from '../wait-list/scheduled-checks.ts';

/** Ends a visitor's hold. Does nothing if it is over already. */
export async function releaseHold(
  context: AppContext,
  principal: Principal,
  { holdSecret }: HoldRequest,
): Promise<void> {
  requirePermission(principal, 'bookings:create');
  const { accountId } = principal;
  await context.store.write(accountId, async (db) => {
    const venue = await requireVenue(context, db, accountId);
    await deleteHoldOfSecret(context, db, venue, holdSecret);
  });
}

/** Ends the hold of a secret, in an open write transaction. */
export async function deleteHoldOfSecret(
  context: AppContext,
  db: Db,
  venue: Venue,
  secret: string,
): Promise<void> {
  const hold = await findHoldOfSecret(db, venue.accountId, hashSecret(secret));
  if (!hold) return;
  const { accountId, workDay } = hold;
  await deleteHold(db, hold);
  await recordEvents(context, db, [eventOfDayChange(accountId, workDay, context.now())]);
  await scheduleChecks(context, db, venue, workDay);
}
