import type { HoldRequest } from '../../contract/widget/hold-table.ts';
import { holdUntil, isHeld } from '../../domain/table-hold.ts';
import { findHoldOfSecret, updateHold } from '../../store/table-holds.ts';
import { hashSecret } from '../access/secrets.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import type { OwnHold } from './hold-table.ts';

/**
 * Prolongs a visitor's hold, once: it then lasts as long as a new one.
 * @returns the hold as it is now; null if it is over
 */
export async function prolongHold(
  context: AppContext,
  principal: Principal,
  { holdSecret: secret }: HoldRequest,
): Promise<OwnHold | null> {
  requirePermission(principal, 'bookings:create');
  const { accountId } = principal;
  return context.store.write(accountId, async (db) => {
    const now = context.now();
    const hold = await findHoldOfSecret(db, accountId, hashSecret(secret));
    if (!hold || !isHeld(hold, now)) return null;
    const venue = await requireVenue(context, db, accountId);
    if (hold.isProlonged) return { ...hold, secret, venue };
    const prolonged = { ...hold, expiresAt: holdUntil(venue, now), isProlonged: true };
    await updateHold(db, prolonged);
    return { ...prolonged, secret, venue };
  });
}
