import type { StaffTableMove } from '../../contract/staff/booking.ts';
import { useMessages } from '../messages/messages.ts';

/** "5 → 7", which screen readers read as "from 5 to 7". */
export function TableRoute({ from, to }: Pick<StaffTableMove, 'from' | 'to'>) {
  const messages = useMessages();
  const [before, after] = [from.join(' + '), to.join(' + ')];
  return (
    <>
      <strong className="table-route" aria-hidden="true">
        {messages.tableChanges.arrow(before, after)}
      </strong>
      <span className="visually-hidden">{messages.tableChanges.from(before, after)}</span>
    </>
  );
}
