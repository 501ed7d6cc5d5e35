import { Refusal } from '../domain/refusal.ts';
import {
  deleteExpiredIdempotencyRecords,
  findIdempotencyRecord,
  hasExpiredIdempotencyRecords,
  saveIdempotencyRecord,
} from '../store/idempotency-keys.ts';
import { bookingShape } from './answers/booking-shape.ts';
import type { BookingView } from './bookings/booking-view.ts';
import { refuseIfTaken } from './bookings/refuse-if-taken.ts';
import { etagOf } from './bookings/require-booking.ts';
import type { AppContext } from './context.ts';
import { decryptResponse, encryptResponse, hashIdempotencyKey } from './encrypted-response.ts';
import { requirePermission } from './principal.ts';
import { type Change, change, openTx, withChange } from './transactions.ts';
import type { Call, VerbTx } from './tx.ts';

/** A call whose request may be retried. */
export interface RepeatableCall extends Call {
  /** The caller's key, and the hash of the request sent with it. */
  idempotency: { key: string; requestHash: string } | null;
}

export interface RenderedResponse<View = BookingView> {
  /** As text, so that a retry gets the same response byte for byte. */
  body: string;
  etag: string;
  bookingUuid: string;
  /** What the change returned; null for a retry, which changes nothing. */
  view: View | null;
}

/**
 * Makes a change in a write transaction of its own, or returns the first successful response again if the key was used
 * within a day. So a tablet can retry until it gets an answer, and the change is made once. A refusal is not stored, so a
 * retry with the same key may succeed later.
 * @param made its `operation` is part of the key's scope
 * @throws Refusal IDEMPOTENCY_KEY_REUSED if the key was used with another request,
 *   IDEMPOTENCY_REQUEST_IN_PROGRESS if the first request takes longer than `maxWaitMs`; those of `change`
 */
export async function changeOnce<View extends BookingView>(
  call: RepeatableCall,
  made: Change,
  work: (tx: VerbTx) => Promise<View>,
): Promise<RenderedResponse<View>> {
  const { context, principal, idempotency } = call;
  if (!idempotency) return renderResponse(await change(call, made, work));
  const { caller, accountId } = principal;
  const { operation, permission } = made;
  requirePermission(principal, permission);
  const keyHash = hashIdempotencyKey(idempotency.key);
  const scope = [caller, accountId, operation].join('\n');
  const { requestHash } = idempotency;
  const run = () =>
    context.store.write(accountId, async (db): Promise<RenderedResponse<View>> => {
      const id = { caller, accountId, operation, keyHash };
      const first = await findIdempotencyRecord(db, id, context.now());
      if (first) {
        if (first.requestHash !== requestHash) throw keyReused();
        const { encryptedResponse, etag, bookingUuid } = first;
        const body = decryptResponse(encryptedResponse, idempotency.key, scope);
        return { body, etag, bookingUuid, view: null };
      }
      const tx = withChange(await openTx(call, db), made);
      const response = renderResponse(await work(tx));
      const { body, etag, bookingUuid } = response;
      const encryptedResponse = encryptResponse(body, idempotency.key, scope);
      const record = { ...id, requestHash, bookingUuid, encryptedResponse, etag };
      await saveIdempotencyRecord(db, record, context.now());
      return response;
    });
  return refuseIfTaken(runAfterInFlight(context, `${scope}\n${keyHash}`, run));
}

/** Deletes stored responses after their day. */
export async function deleteExpiredResponses({ store, now }: AppContext): Promise<void> {
  const at = now();
  if (!(await store.lookUp((db) => hasExpiredIdempotencyRecords(db, at)))) return;
  await store.write(null, (db) => deleteExpiredIdempotencyRecords(db, at));
}

function renderResponse<View extends BookingView>(view: View): RenderedResponse<View> {
  const { booking } = view;
  const body = JSON.stringify(bookingShape(view));
  return { body, etag: etagOf(booking), bookingUuid: booking.uuid, view };
}

/**
 * Runs at once if no request with this id is in flight; otherwise waits until that one has succeeded or
 * failed, and then runs.
 */
async function runAfterInFlight<T>(
  context: AppContext,
  id: string,
  run: () => Promise<T>,
): Promise<T> {
  const { inFlight, maxWaitMs } = context.idempotency;
  const first = inFlight.get(id);
  if (first && !(await isDoneWithin(first, maxWaitMs))) {
    throw new Refusal(
      'IDEMPOTENCY_REQUEST_IN_PROGRESS',
      'The first request with this Idempotency-Key is still in progress. Try again in a second.',
    );
  }
  if (first) return run();
  const own = run();
  inFlight.set(id, own);
  try {
    return await own;
  } finally {
    inFlight.delete(id);
  }
}

async function isDoneWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  const done = work.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([done, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function keyReused(): Refusal {
  return new Refusal(
    'IDEMPOTENCY_KEY_REUSED',
    'This Idempotency-Key was already used with another request. Use a new key for each new request.',
  );
}
