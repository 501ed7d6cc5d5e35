import { useEffect } from 'react';
import { ConnectionError, ProblemError } from '../../client/errors.ts';
import { ChunkLoadError } from '../../diner/chunk-load-error.ts';
import type { I18n } from '../../diner/i18n/i18n.ts';
import { type Failure, needsReload } from '../../diner/parts/failure-message.ts';
import { FailureNotice } from '../../diner/parts/failure-notice.tsx';
import { UnknownOutcomeError } from '../../diner/unknown-outcome-error.ts';
import type { Emit } from '../host-events.ts';

/** Explains a failure and emits `table-booking:error`. Retries a lost connection once the device is online. */
export function ReportedFailure(props: {
  i18n: I18n;
  emit: Emit;
  failure: Failure;
  isRetrying?: boolean | undefined;
  onRetry?: (() => void) | undefined;
}) {
  const { emit, failure, onRetry } = props;
  useEffect(() => {
    emit('error', { code: errorCodeOf(failure) });
  }, [failure, emit]);
  useEffect(() => {
    if (!(failure instanceof ConnectionError) || !onRetry) return;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [failure, onRetry]);
  return <FailureNotice {...props} />;
}

/** Errors that are reported as a lost connection. */
const CONNECTION_ERRORS = [ConnectionError, UnknownOutcomeError, ChunkLoadError];

function errorCodeOf(failure: Failure): string {
  if (failure === 'no-key') return 'KEY_MISSING';
  if (failure instanceof ProblemError) return failure.problem.code;
  // A chunk failed to load twice, so only a reload helps. Pages that handle the event rely on this error code.
  if (needsReload(failure)) return 'PART_LOST';
  return CONNECTION_ERRORS.some((type) => failure instanceof type)
    ? 'CONNECTION_LOST'
    : 'UNEXPECTED';
}
