import type { MergeCustomersRequest } from '../../contract/staff/customers.ts';
import { type Booking, nextVersion } from '../../domain/booking.ts';
import type { Customer } from '../../domain/customer.ts';
import { guestHistoryOf } from '../../domain/guest-history.ts';
import { mergedCustomer } from '../../domain/merged-customer.ts';
import { validationError } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
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
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { type CustomerProfile, readProfile } from './customer-profile.ts';
import { requireOwnCustomer } from './require-customer.ts';
import { requireCustomerToChange } from './require-customer-to-change.ts';
import { recordMergedCustomer, saveCustomer } from './save-customer.ts';

export interface Merge {
  profile: CustomerProfile;
  moved: MovedTraces & { bookings: number };
}

/** The longest notes that a guest can have. */
const MAX_NOTES = 2048;

/** Two customers of a venue who may become one. */
interface PlannedMerge {
  venue: Venue;
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
  uuid: string,
  request: MergeCustomersRequest,
  ifMatch: string | null,
): Promise<Merge> {
  requirePermission(principal, 'customers:merge');
  const plan = (db: Db) => planMerge(context, db, principal, uuid, request, ifMatch);
  if (request.dryRun) return context.store.read(async (db) => preview(context, db, await plan(db)));
  return context.store.write(principal.accountId, async (db) =>
    writeMerge(context, db, principal, await plan(db)),
  );
}

/** @throws Refusal CUSTOMER_NOT_FOUND, BOOKING_IS_OUTDATED, VALIDATION_ERROR */
async function planMerge(
  context: AppContext,
  db: Db,
  principal: Principal,
  uuid: string,
  { otherUuid, take = [] }: MergeCustomersRequest,
  ifMatch: string | null,
): Promise<PlannedMerge> {
  const venue = await requireVenue(context, db, principal.accountId);
  const kept = await requireCustomerToChange(db, principal, uuid, ifMatch);
  const other = await requireOwnCustomer(db, principal, otherUuid, 'otherUuid');
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
  return { venue, kept, other, after, bookings: await listBookingsOfCustomer(db, other) };
}

/** What {@link writeMerge} would return, from reads alone; the profile has the version and the author of now. */
async function preview(
  context: AppContext,
  db: Db,
  { venue, kept, other, after, bookings }: PlannedMerge,
): Promise<Merge> {
  const profile = await readProfile(context, db, venue, after);
  const all = [...(await listBookingsOfCustomer(db, kept)), ...bookings];
  return {
    profile: {
      ...profile,
      visits: visitRecordOf(all.filter(isCounted).map(countedBookingOf), profile.now),
      history: guestHistoryOf(all, profile.now),
      alike: profile.alike.filter(({ customer }) => customer.uuid !== other.uuid),
    },
    moved: {
      ...(await countTracesToMove(db, { keptUuid: kept.uuid, otherUuid: other.uuid })),
      bookings: bookings.filter(isCounted).length,
    },
  };
}

async function writeMerge(
  context: AppContext,
  db: Db,
  principal: Principal,
  { venue, kept, other, after, bookings }: PlannedMerge,
): Promise<Merge> {
  const now = after.updatedAt;
  const today = workDayOf(venue, now);
  const cause = causeOf(principal, 'merge-customers');
  for (const booking of bookings) {
    const moved = nextVersion(booking, { customerUuid: kept.uuid }, now);
    // Years of visits would be as many webhooks, about nothing that a partner still acts on.
    const isSilent = booking.workDay < today;
    await saveBooking(context, db, venue, cause, booking, moved, { isSilent });
  }
  await saveCustomer(db, cause, kept, after);
  await recordMergedCustomer(db, cause, { merged: other, kept: after });
  const merge = { accountId: kept.accountId, keptUuid: kept.uuid, otherUuid: other.uuid };
  const traces = await mergeCustomerRows(db, merge, now);
  return {
    profile: await readProfile(context, db, venue, after),
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
