import type { AppContext } from '../context.ts';
import { type CreateOptions, type RenderedResponse, runIdempotently } from '../idempotency.ts';
import type { Principal } from '../principal.ts';
import type { BookingWrite } from './booking-change.ts';
import { refuseIfTableTaken } from './taken-tables.ts';
import { requireTappedAt } from './tapped-at.ts';

/**
 * Runs a change of one booking in a write transaction of its own, or returns the first successful response to
 * the same request again. So a tablet can send a change until it gets an answer, and it is made once.
 * @param operation the scope of the idempotency key
 * @param body with the moment of the tap
 * @throws Refusal those of the change and of `runIdempotently`
 */
export function changeIdempotently<Body>(
  context: AppContext,
  principal: Principal,
  operation: string,
  {
    uuid,
    body,
    ifMatch,
  }: { uuid: string; body: Body & { at?: string | undefined }; ifMatch: string | null },
  options: CreateOptions,
  write: BookingWrite<Body>,
): Promise<RenderedResponse> {
  return refuseIfTableTaken(
    runIdempotently(context, principal, operation, options, (db) => {
      const tappedAt = requireTappedAt(body.at, context.now());
      return write(context, db, principal, uuid, body, { ifMatch, tappedAt });
    }),
  );
}
