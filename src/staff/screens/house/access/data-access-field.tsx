import { useId } from 'react';
import { DATA_ACCESS_LEVELS, type DataAccess } from '../../../../domain/permission.ts';
import { useMessages } from '../../../messages/messages.ts';

interface DataAccessFieldProps {
  value: DataAccess;
  onValue: (value: DataAccess) => void;
}

/** Which bookings a partner sees, in words. */
export function DataAccessField({ value, onValue }: DataAccessFieldProps) {
  const texts = useMessages('house').access.partners;
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{texts.dataAccess}</legend>
      {DATA_ACCESS_LEVELS.toReversed().map((level) => (
        <label key={level}>
          <input
            type="radio"
            name={name}
            checked={level === value}
            onChange={() => onValue(level)}
          />
          {texts.sees[level]}
        </label>
      ))}
    </fieldset>
  );
}
