import type { ServiceDay } from '../../domain/availability/availability.ts';
import type { AffectedBooking } from '../../domain/service-day/affected-booking.ts';
import {
  affectedInSteps,
  listMisfits,
  type Misfit,
} from '../../domain/service-day/affected-by-limits.ts';
import { type Block, blocksOfClosedAreas, isOfClosedArea } from '../../domain/service-day/block.ts';
import type { DaySettings } from '../../domain/service-day/day-settings.ts';
import { listBlocks } from '../../store/blocks.ts';
import { listBookings } from '../../store/listed-bookings.ts';
import { inPieces } from '../availability/in-pieces.ts';
import { readServiceDayForStaff } from '../availability/service-day.ts';
import type { Tx } from '../tx.ts';
import { type GuestContact, listGuestContacts } from './guest-contacts.ts';

/** A day with what staff have set for it, and whom that affects. */
export interface ServiceDayView {
  day: ServiceDay;
  settings: DaySettings;
  blocks: readonly Block[];
  affected: readonly AffectedBooking[];
  contacts: ReadonlyMap<string, GuestContact>;
}

/** The data for a view of a day, which then needs no database. */
export interface ServiceDayRead extends Omit<ServiceDayView, 'affected'> {
  misfits: readonly Misfit[];
}

/**
 * @param settings those that are stored, or that somebody considers
 * @param before those that they replace
 */
export async function readServiceDayView(
  tx: Tx<'principal' | 'venue'>,
  settings: DaySettings,
  before: DaySettings = settings,
): Promise<ServiceDayRead> {
  const { db, venue } = tx;
  const { accountId, workDay, limits } = settings;
  const stored = await readServiceDayForStaff(tx, workDay);
  const occupancies = [
    ...stored.occupancies.filter((each) => !isOfClosedArea(each, workDay)),
    ...blocksOfClosedAreas(venue, workDay, limits),
  ];
  const day = { ...stored, occupancies, limits };
  const bookings = await listBookings(db, { accountId, workDay });
  const misfits = listMisfits(day, bookings, before.limits);
  const contacts = await listGuestContacts(tx, misfits);
  return { day, settings, blocks: await listBlocks(db, accountId, workDay), misfits, contacts };
}

/** Finds free tables or times for the affected bookings. Outside a transaction, because that can take seconds. */
export async function viewServiceDay(read: Promise<ServiceDayRead>): Promise<ServiceDayView> {
  const { misfits, ...view } = await read;
  return { ...view, affected: await inPieces(affectedInSteps(view.day, misfits)) };
}
