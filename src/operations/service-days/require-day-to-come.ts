import { validationError } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import { type WallDate, workDayOf } from '../../domain/venue-time.ts';
import type { AppContext } from '../context.ts';

/** @throws Refusal VALIDATION_ERROR if the work day is over */
export function requireDayToCome(context: AppContext, venue: Venue, workDay: WallDate): void {
  if (workDay >= workDayOf(venue, context.now())) return;
  throw validationError({ parameter: 'date', reason: 'must not be a past day' });
}
