import { Refusal } from '../domain/refusal.ts';
import { findIdempotencyRecord, insertIdempotencyRecord } from '../store/idempotency-keys.ts';
import type { Db } from '../store/store.ts';
import type { BookingView } from './booking-view.ts';
import type { House } from './house.ts';
import type { Principal } from './principal.ts';
import { etagOf } from './require-booking.ts';

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
}

/**
 * Runs a create in a write transaction, or gives the first successful answer again where its key
 * came before within a day. A refusal is not kept: the key may succeed later.
 * @throws Refusal IDEMPOTENCY_KEY_REUSED where the key came with another request
 */
export async function answerOnce(
  house: House,
  db: Db,
  principal: Principal,
  operation: string,
  form: AnswerForm,
  create: () => Promise<BookingView>,
): Promise<WrittenAnswer> {
  const { idempotency } = form;
  const scope = idempotency && {
    caller: principal.caller,
    accountId: principal.accountId,
    operation,
    idempotencyKey: idempotency.key,
  };
  const first = scope && (await findIdempotencyRecord(db, scope, house.now()));
  if (first) {
    if (first.requestHash !== idempotency?.requestHash) {
      throw new Refusal(
        'IDEMPOTENCY_KEY_REUSED',
        'This Idempotency-Key came before with another body. Use a fresh key for a new booking.',
      );
    }
    return { body: first.answer, etag: first.etag, bookingUuid: first.bookingUuid };
  }
  const view = await create();
  const answer = {
    body: form.render(view),
    etag: etagOf(view.booking),
    bookingUuid: view.booking.uuid,
  };
  if (scope && idempotency) {
    const record = {
      ...scope,
      requestHash: idempotency.requestHash,
      bookingUuid: answer.bookingUuid,
      answer: answer.body,
      etag: answer.etag,
    };
    await insertIdempotencyRecord(db, record, house.now());
  }
  return answer;
}
