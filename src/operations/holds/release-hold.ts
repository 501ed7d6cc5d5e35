import type { HoldRequest } from '../../contract/widget/hold-table.ts';
import { eventOfDayChange } from '../../domain/venue-event.ts';
import { deleteHold, findHoldOfSecret } from '../../store/table-holds.ts';
import { hashSecret } from '../access/secrets.ts';
import type { AppContext } from '../context.ts';
import { recordEvents } from '../events/record-events.ts';
import type { Principal } from '../principal.ts';
import { write } from '../transactions.ts';
import type { Tx } from '../tx.ts';
import { scheduleChecks } from '../wait-list/scheduled-checks.ts';

/** Ends a visitor's hold. Does nothing if it is over already. */
export async function releaseHold(
  context: AppContext,
  principal: Principal,
  { holdSecret }: HoldRequest,
): Promise<void> {
  await write({ context, principal }, 'bookings:create', (tx) =>
    deleteHoldOfSecret(tx, holdSecret),
  );
}

/** Ends the hold of a secret, in an open write transaction. */
export async function deleteHoldOfSecret(tx: Tx<'venue'>, secret: string): Promise<void> {
  const { context, db, venue } = tx;
  const hold = await findHoldOfSecret(db, venue.accountId, hashSecret(secret));
  if (!hold) return;
  const { accountId, workDay } = hold;
  await deleteHold(db, hold);
  await recordEvents(tx, [eventOfDayChange(accountId, workDay, context.now())]);
  await scheduleChecks(tx, workDay);
}
