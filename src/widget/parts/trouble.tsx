import { useEffect, useRef } from 'react';
import { ConnectionError, ProblemError } from '../../client/errors.ts';
import type { Emit } from '../host-events.ts';
import { PartFailure } from '../part-failure.ts';
import type { Text } from '../text.ts';
import { UnsureFailure } from '../unsure-failure.ts';

export type Failure = Error | 'no-key';

/** A failure in words, with a way on; it is gone by itself once the device is online again. */
export function Trouble(props: {
  text: Text;
  emit: Emit;
  failure: Failure;
  isRetrying?: boolean;
  onRetry?: () => void;
}) {
  const { text, emit, failure, isRetrying = false, onRetry } = props;
  const { words } = text;
  useEffect(() => {
    emit('error', { code: problemCodeOf(failure) });
  }, [failure, emit]);
  const again = useRef(onRetry);
  again.current = onRetry;
  useEffect(() => {
    if (!(failure instanceof ConnectionError)) return;
    const goOn = () => again.current?.();
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [failure]);
  return (
    <div className="trouble" role="alert">
      <p>{wordsFor(failure, text)}</p>
      {onRetry && (
        <button type="button" className="quiet-button" aria-disabled={isRetrying} onClick={onRetry}>
          {isRetrying ? words.checking : isLost(failure) ? words.reload : words.retry}
        </button>
      )}
    </div>
  );
}

export function wordsFor(failure: Failure, text: Text): string {
  const { words } = text;
  if (failure === 'no-key') return words.notSetUp;
  if (failure instanceof UnsureFailure) return words.bookingUnsure;
  if (failure instanceof ConnectionError)
    return navigator.onLine ? words.connectionLost : words.offline;
  if (isLost(failure)) return words.partLost;
  if (!(failure instanceof ProblemError)) return words.unexpected;
  const { status } = failure.problem;
  if (status === 401 || status === 403) return words.notSetUp;
  if (status === 429) return words.busy;
  return status >= 500 ? words.unavailable : words.unexpected;
}

/** Whether nothing but another page helps. */
export function isLost(failure: Failure): boolean {
  return failure instanceof PartFailure && failure.isLasting;
}

/** No answer came. */
const CONNECTION = [ConnectionError, UnsureFailure, PartFailure];

function problemCodeOf(failure: Failure): string {
  if (failure === 'no-key') return 'KEY_MISSING';
  if (failure instanceof ProblemError) return failure.problem.code;
  if (isLost(failure)) return 'PART_LOST';
  return CONNECTION.some((kind) => failure instanceof kind) ? 'CONNECTION_LOST' : 'UNEXPECTED';
}
