import type { ChangeCause } from '../domain/journal.ts';
import type { StaffPermission } from '../domain/permission.ts';
import { validationError } from '../domain/refusal.ts';
import { type Instant, MS_PER_MINUTE } from '../domain/venue-time.ts';
import type { Db } from '../store/store.ts';
import { refuseIfTaken } from './bookings/refuse-if-taken.ts';
import { causeOf } from './journal.ts';
import { requirePermission } from './principal.ts';
import type { Call, Tx, VerbTx } from './tx.ts';
import { requireVenue } from './venues/require-venue.ts';

/** A tablet keeps taps for so long while it has no network. */
const MAX_AGE_HOURS = 12;

/** A tablet follows the server's clock, but not to the second. */
const TOLERANCE_MS = MS_PER_MINUTE;

/** A transaction that is open for a caller. */
type CallTx = Tx<'principal' | 'venue'>;

/** A change: its name in the journal, and the permission that it requires. */
export interface Change {
  operation: string;
  permission: StaffPermission;
  /** When it was tapped, if the device sent that: it may have been without a network since. */
  at?: string | undefined;
  /** Whether it is only a preview: then the work writes nothing. */
  dryRun?: boolean | undefined;
}

/** A kind of change: its name in the journal, the permission that it requires, and its implementation. */
export interface Verb<Input, View> extends Pick<Change, 'operation' | 'permission'> {
  run(tx: VerbTx, input: Input): Promise<View>;
}

/**
 * Reads for a caller, from one snapshot of the database.
 * @throws Refusal FORBIDDEN, ACCOUNT_NOT_FOUND, and those of the work
 */
export async function read<T>(
  call: Call,
  permission: StaffPermission,
  work: (tx: CallTx) => Promise<T>,
): Promise<T> {
  requirePermission(call.principal, permission);
  return call.context.store.read(async (db) => work(await openTx(call, db)));
}

/**
 * Writes for a caller what the journal does not record. The work may run again from its beginning.
 * @throws Refusal FORBIDDEN, ACCOUNT_NOT_FOUND, and those of the work
 */
export async function write<T>(
  call: Call,
  permission: StaffPermission,
  work: (tx: CallTx) => Promise<T>,
): Promise<T> {
  const { context, principal } = call;
  requirePermission(principal, permission);
  return refuseIfTaken(
    context.store.write(principal.accountId, async (db) => work(await openTx(call, db))),
  );
}

/**
 * Makes a change for a caller, and sets its cause for the journal. The work may run again from its beginning.
 * @throws Refusal FORBIDDEN, ACCOUNT_NOT_FOUND, VALIDATION_ERROR about `at`, and those of the work
 */
export function change<T>(call: Call, made: Change, work: (tx: VerbTx) => Promise<T>): Promise<T> {
  const run = made.dryRun ? read : write;
  return run(call, made.permission, async (tx) => work(withChange(tx, made)));
}

/**
 * Makes a change for a caller that does not depend on the venue document, which is not read.
 * @throws Refusal FORBIDDEN, and those of the work
 */
export async function changeAccount<T>(
  { context, principal }: Call,
  { operation, permission }: Pick<Change, 'operation' | 'permission'>,
  work: (tx: Tx<'principal' | 'cause'>) => Promise<T>,
): Promise<T> {
  requirePermission(principal, permission);
  const cause = causeOf(principal, operation);
  return context.store.write(principal.accountId, (db) => work({ context, db, principal, cause }));
}

/** Makes the change of a verb. @throws Refusal as {@link change} */
export function makeChange<Input, View>(
  call: Call,
  verb: Verb<Input, View>,
  input: Input,
): Promise<View> {
  return change(call, verb, (tx) => verb.run(tx, input));
}

/** The transaction of a caller, with the venue. @throws Refusal ACCOUNT_NOT_FOUND */
export async function openTx({ context, principal }: Call, db: Db): Promise<CallTx> {
  const venue = await requireVenue(context, db, principal.accountId);
  return { context, db, principal, venue };
}

/** The transaction with its cause for the journal. @throws Refusal VALIDATION_ERROR about `at` */
export function withChange(tx: CallTx, { operation, at }: Change): VerbTx {
  const tappedAt = requireTappedAt(at, tx.context.now());
  return { ...tx, cause: causeOf(tx.principal, operation, { tappedAt }) };
}

/** The same transaction, with another cause for later writes. */
export function withCause<T extends Tx<'cause'>>(tx: T, changed: Partial<ChangeCause>): T {
  return { ...tx, cause: { ...tx.cause, ...changed } };
}

/**
 * When somebody tapped; null if the device did not send it.
 * @throws Refusal VALIDATION_ERROR if it is in the future or more than twelve hours ago
 */
function requireTappedAt(at: string | undefined, now: Instant): Instant | null {
  if (at === undefined) return null;
  const tappedAt = Date.parse(at);
  if (tappedAt > now + TOLERANCE_MS)
    throw validationError({ parameter: 'at', reason: 'must not be in the future' });
  if (tappedAt < now - MAX_AGE_HOURS * 60 * MS_PER_MINUTE)
    throw validationError({
      parameter: 'at',
      reason: `must be within the last ${MAX_AGE_HOURS} hours`,
    });
  return Math.min(tappedAt, now);
}
