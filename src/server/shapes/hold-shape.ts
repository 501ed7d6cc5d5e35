import type { HoldAnswer } from '../../contract/widget/hold-table.ts';
import { type Instant, toZonedIso } from '../../domain/venue-time.ts';
import type { OwnHold } from '../../operations/holds/hold-table.ts';

/** A table that is kept, for its owner; `hold` is null if none is. */
export function holdShape(own: OwnHold | null, now: Instant): HoldAnswer {
  if (!own) return { hold: null };
  const { secret, expiresAt, isProlonged, venue } = own;
  return {
    hold: {
      secret,
      expiresAt: toZonedIso(venue.timezone, expiresAt),
      secondsLeft: Math.max(0, Math.floor((expiresAt - now) / 1000)),
      mayProlong: !isProlonged,
    },
  };
}
