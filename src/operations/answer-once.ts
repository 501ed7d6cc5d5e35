import type { BookingStatus } from '../domain/booking-status.ts';
import { Refusal } from '../domain/refusal.ts';
import { findIdempotencyRecord, insertIdempotencyRecord } from '../store/idempotency-keys.ts';
import type { Db } from '../store/store.ts';
import type { BookingView } from './booking-view.ts';
import type { House } from './house.ts';
import type { Principal } from './principal.ts';
import { etagOf } from './require-booking.ts';
import { hashIdempotencyKey, openAnswer, sealAnswer } from './sealed-answer.ts';

/** How a create is to be answered: as text, so that a repetition is the same to the byte. */
export interface AnswerForm {
  render(view: BookingView): string;
  /** The caller's key, and the hash of what was asked under it. */
  idempotency: { key: string; requestHash: string } | null;
}

export interface WrittenAnswer {
  body: string;
  etag: string;
  bookingUuid: string;
  /** The status of the booking that was made; null for a repetition, which makes none. */
  createdStatus: BookingStatus | null;
}

/** Creates under way by their keys, so that a repetition waits for the first. */
export type RunningCreates = Map<string, Promise<unknown>>;

/**
 * Runs a create in a write transaction of its own, or gives the first successful answer again where
 * its key came before within a day. A refusal is not kept: the key may succeed later.
 * @throws Refusal IDEMPOTENCY_KEY_REUSED where the key came with another request,
 *   IDEMPOTENCY_REQUEST_IN_PROGRESS where the first request is not done within the house's patience
 */
export async function answerOnce(
  house: House,
  principal: Principal,
  operation: string,
  form: AnswerForm,
  create: (db: Db) => Promise<BookingView>,
): Promise<WrittenAnswer> {
  const { idempotency } = form;
  if (!idempotency) {
    return house.store.write(async (db) => writtenAnswer(form, await create(db)));
  }
  const { caller, accountId } = principal;
  const keyHash = hashIdempotencyKey(idempotency.key);
  const scope = [caller, accountId, operation].join('\n');
  const { requestHash } = idempotency;

  return afterTheFirst(house, `${scope}\n${keyHash}`, () =>
    house.store.write(async (db) => {
      const id = { caller, accountId, operation, keyHash };
      const first = await findIdempotencyRecord(db, id, house.now());
      if (first) {
        if (first.requestHash !== requestHash) throw reused();
        const { sealedAnswer, etag, bookingUuid } = first;
        const body = openAnswer(sealedAnswer, idempotency.key, scope);
        return { body, etag, bookingUuid, createdStatus: null };
      }
      const answer = writtenAnswer(form, await create(db));
      const { body, etag, bookingUuid } = answer;
      const sealedAnswer = sealAnswer(body, idempotency.key, scope);
      const record = { ...id, requestHash, bookingUuid, sealedAnswer, etag };
      await insertIdempotencyRecord(db, record, house.now());
      return answer;
    }),
  );
}

function writtenAnswer(form: AnswerForm, view: BookingView): WrittenAnswer {
  const { booking } = view;
  const { uuid: bookingUuid, status: createdStatus } = booking;
  return { body: form.render(view), etag: etagOf(booking), bookingUuid, createdStatus };
}

/** Runs the first of a key at once, and the others when it is done, whatever became of it. */
async function afterTheFirst<T>(house: House, id: string, run: () => Promise<T>): Promise<T> {
  const { running, patienceMs } = house.creates;
  const first = running.get(id);
  if (first && !(await isDoneWithin(first, patienceMs))) {
    throw new Refusal(
      'IDEMPOTENCY_REQUEST_IN_PROGRESS',
      'The first request with this Idempotency-Key is still being worked on. Repeat in a second.',
    );
  }
  if (first) return run();
  const mine = run();
  running.set(id, mine);
  try {
    return await mine;
  } finally {
    running.delete(id);
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
