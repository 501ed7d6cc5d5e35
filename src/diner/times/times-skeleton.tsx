import { useDiner } from '../diner-context.ts';

const CHIPS = [...Array(8).keys()];

/** The times of a day while they are loading. */
export function TimesSkeleton() {
  const { messages } = useDiner().i18n;
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {messages.loading}
      </p>
      <div className="times" aria-hidden="true">
        {CHIPS.map((chip) => (
          <span className="skeleton-block" key={chip} />
        ))}
      </div>
    </div>
  );
}
