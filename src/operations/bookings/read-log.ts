import type { JournalEntry } from '../../domain/journal.ts';
import type { NamedBooking } from '../../domain/table-move.ts';
import type { Venue } from '../../domain/venue.ts';
import { listBookingNames } from '../../store/bookings.ts';
import { listJournalEntries } from '../../store/journal.ts';
import { listPartners } from '../../store/partners.ts';
import { listStaff } from '../../store/staff.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { read } from '../transactions.ts';
import { requireBooking } from './require-booking.ts';

/** The changes of a booking, with the names of who made them. */
export interface LogView {
  venue: Venue;
  /** Oldest first. */
  entries: readonly JournalEntry[];
  /** Of staff members by uuid and of partners by id; of those who are still there. */
  names: ReadonlyMap<string, string>;
  /** The bookings that this one made room for, by uuid. */
  others: ReadonlyMap<string, NamedBooking>;
}

/** GET /staff/v3/bookings/{bookingUuid}/log. @throws Refusal BOOKING_NOT_FOUND */
export function readLog(context: AppContext, principal: Principal, uuid: string): Promise<LogView> {
  const { accountId } = principal;
  return read({ context, principal }, 'bookings:update', async (tx) => {
    const { db, venue } = tx;
    await requireBooking(tx, uuid);
    const entries = await listJournalEntries(db, { accountId, subjectId: uuid });
    const staff = await listStaff(db, accountId);
    const partners = await listPartners(db);
    const others = entries.flatMap(({ madeRoomFor }) => madeRoomFor ?? []);
    return {
      venue,
      entries,
      names: new Map([
        ...staff.map((member) => [member.uuid, member.name] as const),
        ...partners.map(({ partnerId, name }) => [partnerId, name] as const),
      ]),
      others: await listBookingNames(db, others),
    };
  });
}
