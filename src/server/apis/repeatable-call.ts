import type { RepeatableCall } from '../../operations/idempotency.ts';
import { contentHashOf } from '../http/content-hash.ts';
import { idempotencyKeyOf } from '../http/headers.ts';
import type { HandlerCall } from './handler.ts';

/**
 * A create request, or a change by staff: the text of its answer is stored under the caller's Idempotency-Key
 * and sent again on a retry.
 * @param content what a retry must repeat
 * @throws MalformedRequestError
 */
export function repeatableCallOf(
  { context, principal, request }: HandlerCall<unknown>,
  content: unknown = request.body,
): RepeatableCall {
  const key = idempotencyKeyOf(request);
  return {
    context,
    principal,
    idempotency: key === null ? null : { key, requestHash: contentHashOf(content) },
  };
}
