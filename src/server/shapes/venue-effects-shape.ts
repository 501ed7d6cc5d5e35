import type { VenueEffects as VenueEffectsAnswer } from '../../contract/staff/venue.ts';
import type { Venue } from '../../domain/venue.ts';
import { toZonedIso } from '../../domain/venue-time.ts';
import type { VenueEffects } from '../../operations/venues/preview-venue.ts';

/** What saving a document would change; `venue` is the present one. */
export function venueEffectsShape(venue: Venue, effects: VenueEffects): VenueEffectsAnswer {
  const { misfits, misfitsCount, pricesFrom, ...others } = effects;
  const nameOf = new Map(venue.tables.map(({ id, name }) => [id, name]));
  return structuredClone({
    ...others,
    bookings: misfits.map(({ booking, name, rules }) => ({
      uuid: booking.uuid,
      workDay: booking.workDay,
      bookingAt: toZonedIso(venue.timezone, booking.bookingAt),
      name,
      pax: booking.pax,
      paxChildren: booking.paxChildren,
      tables: booking.tableIds.flatMap((id) => nameOf.get(id) ?? []),
      rules,
    })),
    bookingsCount: misfitsCount,
    pricesFrom: toZonedIso(venue.timezone, pricesFrom),
  }) as VenueEffectsAnswer;
}
