import { ProblemError } from '../../../client/errors.ts';
import { useMessages } from '../../messages/messages.ts';

interface ReportStateProps {
  /** Null while it is loaded. */
  error: Error | null;
  onRetry: () => void;
}

/** What is shown until there are figures. */
export function ReportState({ error, onRetry }: ReportStateProps) {
  const messages = useMessages('house');
  if (!error)
    return (
      <p className="report-card" role="status" aria-busy="true">
        {messages.loading}
      </p>
    );
  return (
    <div className="report-card" role="alert">
      <p>{messages.reports.failed}</p>
      <p className="quiet-text">
        {error instanceof ProblemError ? error.message : messages.error.read}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        {messages.tryAgain}
      </button>
    </div>
  );
}
