import { type ReactNode, useRef, useState } from 'react';
import type { WallDate } from '../../../domain/venue-time.ts';
import { useMessages } from '../../messages/messages.ts';

interface DateFieldProps {
  date: WallDate;
  onDate: (date: WallDate) => void;
  /** What is shown instead of the field's own text. */
  children: ReactNode;
}

/**
 * The day on screen; a tap opens the browser's calendar. While a year is typed, the value passes through dates such as
 * 0002-11-20: those are kept as typed, but do not change the day.
 */
export function DateField({ date, onDate, children }: DateFieldProps) {
  const texts = useMessages().day;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(date);
  const [lastDate, setLastDate] = useState(date);
  if (date !== lastDate) {
    setLastDate(date);
    setTyped(date);
  }
  return (
    <span className="date-field">
      {children}
      <input
        ref={field}
        type="date"
        aria-label={texts.date}
        value={typed}
        min="2000-01-01"
        max="2100-12-31"
        onClick={() => field.current?.showPicker?.()}
        onChange={(event) => {
          const { value } = event.target;
          setTyped(value);
          if (value >= '2000-01-01' && value !== date) onDate(value);
        }}
        onBlur={() => setTyped(date)}
      />
    </span>
  );
}
