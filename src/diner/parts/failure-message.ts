import { ConnectionError, ProblemError } from '../../client/errors.ts';
import { ChunkLoadError } from '../chunk-load-error.ts';
import type { I18n } from '../i18n/i18n.ts';
import { UnknownOutcomeError } from '../unknown-outcome-error.ts';

/** What went wrong: a failed request or chunk, or a missing publishable key. */
export type Failure = Error | 'no-key';

export function failureMessage(failure: Failure, { messages }: I18n): string {
  if (failure === 'no-key') return messages.notSetUp;
  if (failure instanceof UnknownOutcomeError) return messages.outcomeUnknown;
  if (failure instanceof ConnectionError)
    return navigator.onLine ? messages.connectionLost : messages.offline;
  if (needsReload(failure)) return messages.reloadNeeded;
  if (!(failure instanceof ProblemError)) return messages.unexpected;
  const { status, detail } = failure.problem;
  if (status === 401 || status === 403) return messages.notSetUp;
  // A limit on codes or bookings takes longer to end; the server explains it in the diner's language.
  if (status === 429) return (failure.retryAfterSeconds ?? 0) > 60 ? detail : messages.busy;
  return status >= 500 ? messages.unavailable : messages.unexpected;
}

/** The label of the button below the message. */
export function retryText(failure: Failure, { messages }: I18n): string {
  return needsReload(failure) ? messages.reload : messages.retry;
}

/** Whether only reloading the page can help. */
export function needsReload(failure: Failure): boolean {
  return failure instanceof ChunkLoadError && failure.isPermanent;
}
