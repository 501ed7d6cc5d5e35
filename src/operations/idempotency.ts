import type { BookingStatus } from '../domain/booking-status.ts';
import { Refusal } from '../domain/refusal.ts';
import { findIdempotencyRecord, insertIdempotencyRecord } from '../store/idempotency-keys.ts';
import type { Db } from '../store/store.ts';
import type { BookingView } from './bookings/booking-view.ts';
import { etagOf } from './bookings/require-booking.ts';
import type { AppContext } from './context.ts';
import { decryptResponse, encryptResponse, hashIdempotencyKey } from './encrypted-response.ts';
import type { Principal } from './principal.ts';

/** How a create is to be answered: as text, so that a repetition is the same to the byte. */
export interface ResponseFormat {
  render(view: BookingView): string;
  /** The caller's key, and the hash of what was asked under it. */
  idempotency: { key: string; requestHash: string } | null;
}

export interface RenderedResponse {
  body: string;
  etag: string;
  bookingUuid: string;
  /** The status of the booking that was made; null for a repetition, which makes none. */
  createdStatus: BookingStatus | null;
}

/**
 * Runs a create in a write transaction of its own, or gives the first successful answer again where
 * its key came before within a day. A refusal is not kept: the key may succeed later.
 * @throws Refusal IDEMPOTENCY_KEY_REUSED where the key came with another request,
 *   IDEMPOTENCY_REQUEST_IN_PROGRESS where the first request is not done within the house's patience
 */
export async function runIdempotently(
  context: AppContext,
  principal: Principal,
  operation: string,
  format: ResponseFormat,
  create: (db: Db) => Promise<BookingView>,
): Promise<RenderedResponse> {
  const { idempotency } = format;
  if (!idempotency) {
    return context.store.write(async (db) => renderResponse(format, await create(db)));
  }
  const { caller, accountId } = principal;
  const keyHash = hashIdempotencyKey(idempotency.key);
  const scope = [caller, accountId, operation].join('\n');
  const { requestHash } = idempotency;

  return afterTheFirst(context, `${scope}\n${keyHash}`, () =>
    context.store.write(async (db) => {
      const id = { caller, accountId, operation, keyHash };
      const first = await findIdempotencyRecord(db, id, context.now());
      if (first) {
        if (first.requestHash !== requestHash) throw reused();
        const { encryptedResponse, etag, bookingUuid } = first;
        const body = decryptResponse(encryptedResponse, idempotency.key, scope);
        return { body, etag, bookingUuid, createdStatus: null };
      }
      const answer = renderResponse(format, await create(db));
      const { body, etag, bookingUuid } = answer;
      const encryptedResponse = encryptResponse(body, idempotency.key, scope);
      const record = { ...id, requestHash, bookingUuid, encryptedResponse, etag };
      await insertIdempotencyRecord(db, record, context.now());
      return answer;
    }),
  );
}

function renderResponse(format: ResponseFormat, view: BookingView): RenderedResponse {
  const { booking } = view;
  const { uuid: bookingUuid, status: createdStatus } = booking;
  return { body: format.render(view), etag: etagOf(booking), bookingUuid, createdStatus };
}

/** Runs the first of a key at once, and the others when it is done, whatever became of it. */
async function afterTheFirst<T>(
  context: AppContext,
  id: string,
  run: () => Promise<T>,
): Promise<T> {
  const { inFlight, maxWaitMs } = context.idempotency;
  const first = inFlight.get(id);
  if (first && !(await isDoneWithin(first, maxWaitMs))) {
    throw new Refusal(
      'IDEMPOTENCY_REQUEST_IN_PROGRESS',
      'The first request with this Idempotency-Key is still being worked on. Repeat in a second.',
    );
  }
  if (first) return run();
  const mine = run();
  inFlight.set(id, mine);
  try {
    return await mine;
  } finally {
    inFlight.delete(id);
  }
}

async function isDoneWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  const done = work.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([done, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

function reused(): Refusal {
  return new Refusal(
    'IDEMPOTENCY_KEY_REUSED',
    'This Idempotency-Key came before with another body. Use a fresh key for a new booking.',
  );
}
