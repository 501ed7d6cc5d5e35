import { problemCodeOf } from '../../../client/errors.ts';
import { useMessages } from '../../messages/messages.ts';

interface SaveStateProps {
  /** Of the mutation that saves. */
  status: 'idle' | 'pending' | 'success' | 'error';
  error: unknown;
  onRetry: () => void;
}

/** Whether what was typed is saved. */
export function SaveState({ status, error, onRetry }: SaveStateProps) {
  const texts = useMessages('service').guests;
  const isOutdated = problemCodeOf(error) === 'BOOKING_IS_OUTDATED';
  return (
    <div className="save-state" role="status">
      {status === 'pending' && <span className="quiet-text">{texts.saving}</span>}
      {status === 'success' && <span className="save-done">{texts.saved}</span>}
      {status === 'error' && (
        <>
          <span className="field-error">
            {isOutdated ? texts.changedElsewhere : texts.notSaved}
          </span>
          <button type="button" className="button" onClick={onRetry}>
            {texts.saveAgain}
          </button>
        </>
      )}
    </div>
  );
}
