import type { StaffBlock } from '../../../contract/staff/service-days.ts';
import { errorText } from '../../bookings/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { timeOf } from '../../parts/venue-format.ts';
import { useSession } from '../../session/session.ts';
import { sendRelease, useDayChange } from './service-day-requests.ts';

/** Blocked tables, each with the button that gives them free. */
export function BlockList({ blocks }: { blocks: readonly StaffBlock[] }) {
  const messages = useMessages('service');
  const { tonight: texts } = messages;
  const { format } = useSession();
  const { mutate, isPending, error } = useDayChange(sendRelease);
  return (
    <section>
      <h3>{texts.blocks}</h3>
      <ul className="block-list">
        {blocks.map(({ id, tables, startAt, endAt, reason }) => {
          const names = tables.map(({ name }) => name).join(' + ');
          return (
            <li key={id} className="affected-line">
              <span>
                <strong>{names}</strong> {timeOf(startAt, format)}–{timeOf(endAt, format)}
                {reason && <span className="quiet-text">{reason}</span>}
              </span>
              <button
                type="button"
                className="button"
                disabled={isPending}
                aria-label={texts.releaseOf(names)}
                onClick={() => mutate(id)}
              >
                {texts.release}
              </button>
            </li>
          );
        })}
      </ul>
      {error && (
        <p className="problem" role="alert">
          {errorText(error, texts.releasing, messages)}
        </p>
      )}
    </section>
  );
}
