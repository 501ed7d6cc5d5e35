import type { MergeCustomersRequest } from '../../contract/staff/customers.ts';
import { type Booking, nextVersion } from '../../domain/booking.ts';
import type { Customer } from '../../domain/customer.ts';
import { guestHistoryOf } from '../../domain/guest-history.ts';
import { mergedCustomer } from '../../domain/merged-customer.ts';
import { validationError } from '../../domain/refusal.ts';
import { workDayOf } from '../../domain/venue-time.ts';
import { countedBookingOf, visitRecordOf } from '../../domain/visit-record.ts';
import { listBookingsOfCustomer } from '../../store/bookings.ts';
import { listJournalEntries } from '../../store/journal.ts';
import {
  countTracesToMove,
  type MovedTraces,
  mergeCustomerRows,
} from '../../store/merged-customers.ts';
import type { Db } from '../../store/store.ts';
import { saveBooking } from '../bookings/save-booking.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { change, read } from '../transactions.ts';
import type { Tx } from '../tx.ts';
import { type CustomerProfile, readProfile } from './customer-profile.ts';
import { whoBookedOf } from './own-contacts.ts';
import { requireOwnCustomer } from './require-customer.ts';
import { requireCustomerToChange } from './require-customer-to-change.ts';
import { recordMergedCustomer, saveCustomer } from './save-customer.ts';

export interface Merge {
  profile: CustomerProfile;
  moved: MovedTraces & { bookings: number };
}

/** The longest notes that a guest can have. */
const MAX_NOTES = 2048;

/** The customer who is kept, and the request, which names the other one. */
interface WantedMerge extends MergeCustomersRequest {
  uuid: string;
  /** The header If-Match; null accepts any version. */
  ifMatch: string | null;
}

const MERGE = { operation: 'merge-customers', permission: 'customers:merge' } as const;

/** Two customers of a venue who may become one. */
interface PlannedMerge {
  kept: Customer;
  other: Customer;
  /** The kept customer with what comes from the other one. */
  after: Customer;
  /** All bookings of the other one. */
  bookings: readonly Booking[];
}

/**
 * POST /staff/v3/customers/{customerUuid}/merge: two customers become the one in the path. All bookings with their
 * tickets, consents and notices are that customer's then, and the uuid of the other one stands for them.
 * @throws Refusal CUSTOMER_NOT_FOUND, BOOKING_IS_OUTDATED; VALIDATION_ERROR for a customer and themselves, and for
 *   notes that are too long together
 */
export function mergeCustomers(
  context: AppContext,
  principal: Principal,
  wanted: WantedMerge,
): Promise<Merge> {
  const call = { context, principal };
  if (wanted.dryRun)
    return read(call, MERGE.permission, async (tx) => preview(tx, await planMerge(tx, wanted)));
  return change(call, MERGE, async (tx) => writeMerge(tx, await planMerge(tx, wanted)));
}

/** @throws Refusal CUSTOMER_NOT_FOUND, BOOKING_IS_OUTDATED, VALIDATION_ERROR */
async function planMerge(
  tx: Tx<'principal'>,
  { uuid, ifMatch, otherUuid, take = [] }: WantedMerge,
): Promise<PlannedMerge> {
  const { context, db } = tx;
  const kept = await requireCustomerToChange(tx, uuid, ifMatch);
  const other = await requireOwnCustomer(tx, otherUuid, 'otherUuid');
  if (other.uuid === kept.uuid)
    throw validationError({ parameter: 'otherUuid', reason: 'is the guest who is kept' });
  const hasWithdrawn =
    (await hasWithdrawnMarketing(db, kept)) || (await hasWithdrawnMarketing(db, other));
  const after = mergedCustomer(kept, other, take, hasWithdrawn, context.now());
  if ([...(after.privateNotes ?? '')].length > MAX_NOTES)
    throw validationError({
      parameter: 'otherUuid',
      reason: `has notes that are longer than ${MAX_NOTES} characters together with those of the kept guest`,
    });
  return { kept, other, after, bookings: await listBookingsOfCustomer(db, other) };
}

/** What {@link writeMerge} would return, from reads alone; the profile has the version and the author of now. */
async function preview(
  tx: Tx<'venue'>,
  { kept, other, after, bookings }: PlannedMerge,
): Promise<Merge> {
  const { db } = tx;
  const profile = await readProfile(tx, after);
  const all = [...(await listBookingsOfCustomer(db, kept)), ...bookings];
  return {
    profile: {
      ...profile,
      visits: visitRecordOf(all.filter(isCounted).map(countedBookingOf), profile.now),
      history: guestHistoryOf(profile.venue, all, profile.now),
      whoBooked: whoBookedOf(after, all),
      alike: profile.alike.filter(({ customer }) => customer.uuid !== other.uuid),
    },
    moved: {
      ...(await countTracesToMove(db, { keptUuid: kept.uuid, otherUuid: other.uuid })),
      bookings: bookings.filter(isCounted).length,
    },
  };
}

async function writeMerge(
  tx: Tx<'venue' | 'cause'>,
  { kept, other, after, bookings }: PlannedMerge,
): Promise<Merge> {
  const { db, venue } = tx;
  const now = after.updatedAt;
  const today = workDayOf(venue, now);
  for (const booking of bookings) {
    const moved = nextVersion(booking, { customerUuid: kept.uuid }, now);
    // Years of visits would be as many webhooks, about nothing that a partner still acts on.
    const isSilent = booking.workDay < today;
    await saveBooking(tx, { before: booking, after: moved }, { isSilent });
  }
  await saveCustomer(tx, kept, after);
  await recordMergedCustomer(tx, { merged: other, kept: after });
  const merge = { accountId: kept.accountId, keptUuid: kept.uuid, otherUuid: other.uuid };
  const traces = await mergeCustomerRows(db, merge, now);
  return {
    profile: await readProfile(tx, after),
    moved: { ...traces, bookings: bookings.filter(isCounted).length },
  };
}

function isCounted({ status }: Booking): boolean {
  return status !== 'DELETED';
}

/** Whether the latest change of it was a withdrawal. */
async function hasWithdrawnMarketing(db: Db, { accountId, uuid }: Customer): Promise<boolean> {
  const entries = await listJournalEntries(db, { accountId, subjectId: uuid });
  const last = entries.findLast(({ changes }) => 'acceptsMarketing' in changes);
  return last?.changes.acceptsMarketing?.[1] === false;
}
