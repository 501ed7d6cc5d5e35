import { ProblemError } from '../../../client/errors.ts';
import { useMessages } from '../../messages/messages.ts';

const SKELETON_ROWS = [72, 48, 60, 84, 54, 66, 78, 50];

/** A placeholder with the layout of the list. */
export function DaySkeleton() {
  const messages = useMessages();
  return (
    <div className="skeleton" aria-busy="true">
      <p className="visually-hidden" role="status">
        {messages.loading}
      </p>
      <div className="group-head" aria-hidden="true">
        <span className="skeleton-block" data-width="title" />
      </div>
      <ul className="rows" aria-hidden="true">
        {SKELETON_ROWS.map((width) => (
          <li className="row" key={width}>
            <span className="skeleton-block" data-width="time" />
            <span className="skeleton-block" data-width={width} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function DayFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const messages = useMessages();
  const why = error instanceof ProblemError ? error.message : messages.error.read;
  return (
    <div className="state" role="alert">
      <p className="state-title">{messages.day.failed}</p>
      <p className="quiet-text">{why}</p>
      <button type="button" className="button" onClick={onRetry}>
        {messages.tryAgain}
      </button>
    </div>
  );
}
