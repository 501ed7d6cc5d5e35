import type { ServiceDay } from '../../domain/availability/availability.ts';
import type { AffectedBooking } from '../../domain/service-day/affected-booking.ts';
import { affectedByLimits } from '../../domain/service-day/affected-by-limits.ts';
import { type Block, blocksOfClosedAreas, isOfClosedArea } from '../../domain/service-day/block.ts';
import type { DaySettings } from '../../domain/service-day/day-settings.ts';
import { listBlocks } from '../../store/blocks.ts';
import { listBookings } from '../../store/bookings.ts';
import type { Db } from '../../store/store.ts';
import { readServiceDayForStaff } from '../availability/service-day.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { type GuestContact, listGuestContacts } from './guest-contacts.ts';

/** A day with what staff have set for it, and whom that affects. */
export interface ServiceDayView {
  day: ServiceDay;
  settings: DaySettings;
  blocks: readonly Block[];
  affected: readonly AffectedBooking[];
  contacts: ReadonlyMap<string, GuestContact>;
}

/**
 * @param settings those that are stored, or that somebody considers
 * @param before those that they replace
 */
export async function viewServiceDay(
  context: AppContext,
  db: Db,
  principal: Principal,
  venue: ServiceDay['venue'],
  settings: DaySettings,
  before: DaySettings = settings,
): Promise<ServiceDayView> {
  const { accountId, workDay, limits } = settings;
  const stored = await readServiceDayForStaff(context, db, venue, workDay);
  const occupancies = [
    ...stored.occupancies.filter((each) => !isOfClosedArea(each, workDay)),
    ...blocksOfClosedAreas(venue, workDay, limits),
  ];
  const day = { ...stored, occupancies, limits };
  const bookings = await listBookings(db, { accountId, workDay });
  const affected = affectedByLimits(day, bookings, before.limits);
  const contacts = await listGuestContacts(db, principal, affected);
  return { day, settings, blocks: await listBlocks(db, accountId, workDay), affected, contacts };
}
