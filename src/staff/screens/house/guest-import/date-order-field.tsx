import { DATE_ORDERS, type DateOrder } from '../../../../domain/written-date.ts';
import { formatDate } from '../../../../ui/format.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useSession } from '../../../session/session.ts';

interface DateOrderFieldProps {
  /** A date of the file that can be read in two ways, or whose order contradicts another one. */
  example: string;
  order: DateOrder | null;
  onChange: (order: DateOrder) => void;
}

/** Whether the date can be read in two ways. 13/05/1950 cannot: it is a question only if another date has the other order. */
export function hasTwoReadings(example: string): boolean {
  return (example.match(/\d+/g) ?? []).slice(0, 2).every((part) => Number(part) <= 12);
}

/** Asks how the dates of the file are meant, by what one of them is in either order. */
export function DateOrderField({ example, order, onChange }: DateOrderFieldProps) {
  const texts = useMessages('house').guestImport;
  const { format } = useSession();
  const [first = '', second = ''] = example.match(/\d+/g) ?? [];
  const dayAndMonth = (day: string, month: string) =>
    formatDate(format.locale, `2000-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, {
      day: 'numeric',
      month: 'long',
    });
  const read = hasTwoReadings(example) && {
    DAY_FIRST: dayAndMonth(first, second),
    MONTH_FIRST: dayAndMonth(second, first),
  };
  return (
    <fieldset className="choice">
      <legend>{read ? texts.whichDate(example) : texts.whichOrder}</legend>
      {DATE_ORDERS.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="date-order"
            checked={order === each}
            onChange={() => onChange(each)}
          />
          {texts.dateOrders[each]}
          {read && `: ${read[each]}`}
        </label>
      ))}
    </fieldset>
  );
}
