import type { BookingStatus } from '../domain/booking-status.ts';
import { Refusal } from '../domain/refusal.ts';
import {
  deleteExpiredIdempotencyRecords,
  findIdempotencyRecord,
  hasExpiredIdempotencyRecords,
  saveIdempotencyRecord,
} from '../store/idempotency-keys.ts';
import type { Db } from '../store/store.ts';
import type { BookingView } from './bookings/booking-view.ts';
import { etagOf } from './bookings/require-booking.ts';
import type { AppContext } from './context.ts';
import { decryptResponse, encryptResponse, hashIdempotencyKey } from './encrypted-response.ts';
import type { Principal } from './principal.ts';

/** How the response to a create request is rendered, and how a retry of it is recognized. */
export interface CreateOptions {
  /** Returns text, so that a retry gets the same response byte for byte. */
  render(view: BookingView): string;
  /** The caller's key, and the hash of the request sent with it. */
  idempotency: { key: string; requestHash: string } | null;
}

export interface RenderedResponse {
  body: string;
  etag: string;
  bookingUuid: string;
  /** The status of the new booking; null for a retry, which creates none. */
  createdStatus: BookingStatus | null;
}

/**
 * Runs a create request in its own write transaction, or returns the first successful response again
 * if the key was used within a day. A refusal is not stored, so a retry with the same key may succeed
 * later.
 * @throws Refusal IDEMPOTENCY_KEY_REUSED if the key was used with another request,
 *   IDEMPOTENCY_REQUEST_IN_PROGRESS if the first request takes longer than `maxWaitMs`
 */
export async function runIdempotently(
  context: AppContext,
  principal: Principal,
  operation: string,
  options: CreateOptions,
  create: (db: Db) => Promise<BookingView>,
): Promise<RenderedResponse> {
  const { idempotency } = options;
  if (!idempotency) {
    return context.store.write(principal.accountId, async (db) =>
      renderResponse(options, await create(db)),
    );
  }
  const { caller, accountId } = principal;
  const keyHash = hashIdempotencyKey(idempotency.key);
  const scope = [caller, accountId, operation].join('\n');
  const { requestHash } = idempotency;

  return runAfterInFlight(context, `${scope}\n${keyHash}`, () =>
    context.store.write(principal.accountId, async (db) => {
      const id = { caller, accountId, operation, keyHash };
      const first = await findIdempotencyRecord(db, id, context.now());
      if (first) {
        if (first.requestHash !== requestHash) throw keyReused();
        const { encryptedResponse, etag, bookingUuid } = first;
        const body = decryptResponse(encryptedResponse, idempotency.key, scope);
        return { body, etag, bookingUuid, createdStatus: null };
      }
      const response = renderResponse(options, await create(db));
      const { body, etag, bookingUuid } = response;
      const encryptedResponse = encryptResponse(body, idempotency.key, scope);
      const record = { ...id, requestHash, bookingUuid, encryptedResponse, etag };
      await saveIdempotencyRecord(db, record, context.now());
      return response;
    }),
  );
}

/** Deletes stored responses after their day. */
export async function deleteExpiredResponses({ store, now }: AppContext): Promise<void> {
  const at = now();
  if (!(await store.lookUp((db) => hasExpiredIdempotencyRecords(db, at)))) return;
  await store.write(null, (db) => deleteExpiredIdempotencyRecords(db, at));
}

function renderResponse(options: CreateOptions, view: BookingView): RenderedResponse {
  const { booking } = view;
  const { uuid: bookingUuid, status: createdStatus } = booking;
  return { body: options.render(view), etag: etagOf(booking), bookingUuid, createdStatus };
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
    'This Idempotency-Key was already used with another body. Use a new key for a new booking.',
  );
}
