import type { MergeCustomersRequest } from '../../contract/staff/customers.ts';
import { nextVersion } from '../../domain/booking.ts';
import type { Customer } from '../../domain/customer.ts';
import { mergedCustomer } from '../../domain/merged-customer.ts';
import { validationError } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import { listBookingsOfCustomer } from '../../store/bookings.ts';
import { listJournalEntries } from '../../store/journal.ts';
import { type MovedTraces, mergeCustomerRows } from '../../store/merged-customers.ts';
import type { Db } from '../../store/store.ts';
import { saveBooking } from '../bookings/save-booking.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { type CustomerProfile, readProfile } from './customer-profile.ts';
import { requireOwnCustomer } from './require-customer.ts';
import { requireCustomerToChange } from './require-customer-to-change.ts';
import { saveCustomer } from './save-customer.ts';

export interface Merge {
  profile: CustomerProfile;
  moved: MovedTraces & { bookings: number };
}

/** The longest notes that a guest can have. */
const MAX_NOTES = 2048;

/** Thrown to roll back a write that only was to say what it would do. */
class DryRun extends Error {
  readonly merge: Merge;

  constructor(merge: Merge) {
    super('dry run');
    this.merge = merge;
  }
}

/**
 * POST /staff/v3/customers/{customerUuid}/merge: two customers become the one in the path. All bookings with their
 * tickets, consents and notices are that customer's then, and the uuid of the other one stands for them.
 * @throws Refusal CUSTOMER_NOT_FOUND, BOOKING_IS_OUTDATED; VALIDATION_ERROR for a customer and themselves, and for
 *   notes that are too long together
 */
export async function mergeCustomers(
  context: AppContext,
  principal: Principal,
  uuid: string,
  request: MergeCustomersRequest,
  ifMatch: string | null,
): Promise<Merge> {
  requirePermission(principal, 'customers:merge');
  try {
    return await context.store.write(principal.accountId, async (db) => {
      const venue = await requireVenue(context, db, principal.accountId);
      const kept = await requireCustomerToChange(db, principal, uuid, ifMatch);
      const other = await requireOwnCustomer(db, principal, request.otherUuid, 'otherUuid');
      const merge = await writeMerge(context, db, principal, venue, kept, other, request);
      if (request.dryRun) throw new DryRun(merge);
      return merge;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.merge;
    throw error;
  }
}

async function writeMerge(
  context: AppContext,
  db: Db,
  principal: Principal,
  venue: Venue,
  kept: Customer,
  other: Customer,
  { take = [] }: MergeCustomersRequest,
): Promise<Merge> {
  if (other.uuid === kept.uuid)
    throw validationError({ parameter: 'otherUuid', reason: 'is the guest who is kept' });
  const now = context.now();
  const hasWithdrawn =
    (await hasWithdrawnMarketing(db, kept)) || (await hasWithdrawnMarketing(db, other));
  const after = mergedCustomer(kept, other, take, hasWithdrawn, now);
  if ([...(after.privateNotes ?? '')].length > MAX_NOTES)
    throw validationError({
      parameter: 'otherUuid',
      reason: `has notes that are longer than ${MAX_NOTES} characters together with those of the kept guest`,
    });
  const cause = causeOf(principal, 'merge-customers');
  const bookings = await listBookingsOfCustomer(db, other);
  for (const booking of bookings) {
    const moved = nextVersion(booking, { customerUuid: kept.uuid }, now);
    await saveBooking(context, db, venue, cause, booking, moved);
  }
  await saveCustomer(db, cause, kept, after);
  const merge = { accountId: kept.accountId, keptUuid: kept.uuid, otherUuid: other.uuid };
  const traces = await mergeCustomerRows(db, merge, now);
  return {
    profile: await readProfile(context, db, venue, after),
    moved: { ...traces, bookings: bookings.filter(({ status }) => status !== 'DELETED').length },
  };
}

/** Whether the latest change of it was a withdrawal. */
async function hasWithdrawnMarketing(db: Db, { accountId, uuid }: Customer): Promise<boolean> {
  const entries = await listJournalEntries(db, { accountId, subjectId: uuid });
  const last = entries.findLast(({ changes }) => 'acceptsMarketing' in changes);
  return last?.changes.acceptsMarketing?.[1] === false;
}
