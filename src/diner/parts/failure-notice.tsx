import type { I18n } from '../i18n/i18n.ts';
import { type Failure, failureMessage, retryText } from './failure-message.ts';

/** Explains a failure, with a button to retry if `onRetry` is given. */
export function FailureNotice(props: {
  i18n: I18n;
  failure: Failure | null;
  isRetrying?: boolean | undefined;
  onRetry?: (() => void) | undefined;
}) {
  const { i18n, failure, isRetrying = false, onRetry } = props;
  const { messages } = i18n;
  if (!failure) return null;
  return (
    <div className="failure" role="alert">
      <p>{failureMessage(failure, i18n)}</p>
      {onRetry && (
        <button
          type="button"
          className="secondary-button"
          aria-disabled={isRetrying}
          onClick={onRetry}
        >
          {isRetrying ? messages.checking : retryText(failure, i18n)}
        </button>
      )}
    </div>
  );
}
