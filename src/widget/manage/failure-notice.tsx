import { isLost, wordsFor } from '../parts/trouble.tsx';
import type { Text } from '../text.ts';

/** A failure in words, with a way on: the button given here, or the one beside it. */
export function FailureNotice(props: {
  text: Text;
  failure: Error | null;
  isRetrying?: boolean;
  onRetry?: () => void;
}) {
  const { text, failure, isRetrying = false, onRetry } = props;
  if (!failure) return null;
  return (
    <div className="trouble" role="alert">
      <p>{wordsFor(failure, text)}</p>
      {onRetry && (
        <button type="button" className="quiet-button" aria-disabled={isRetrying} onClick={onRetry}>
          {isRetrying
            ? text.words.checking
            : isLost(failure)
              ? text.words.reload
              : text.words.retry}
        </button>
      )}
    </div>
  );
}
