import type { Promo, RedemptionCode, Venue } from '../domain/venue.ts';
import type { WallDate } from '../domain/venue-time.ts';
import { isRedeemed } from '../store/bookings.ts';
import type { Db } from '../store/store.ts';

/** A promo by the code that a guest typed; null where it names none, or none on that work day. */
export function findPromo(venue: Venue, code: string, from: WallDate, to = from): Promo | null {
  const typed = code.toLowerCase();
  const promo = venue.promos.find((one) => one.code.toLowerCase() === typed);
  return promo && promo.validFrom <= to && promo.validUntil >= from ? promo : null;
}

/** A redemption code that was not used yet and is good on that work day; else null. */
export async function findRedemptionCode(
  db: Db,
  venue: Venue,
  code: string,
  workDay: WallDate,
): Promise<RedemptionCode | null> {
  const typed = code.toLowerCase();
  const found = venue.redemptionCodes.find((one) => one.code.toLowerCase() === typed);
  if (!found || workDay < found.validFrom || workDay > found.validUntil) return null;
  return (await isRedeemed(db, venue.accountId, found.code)) ? null : found;
}
