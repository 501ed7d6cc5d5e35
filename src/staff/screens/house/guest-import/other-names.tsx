import type { ImportedCustomers, OtherName } from '../../../../contract/staff/customer-import.ts';
import { OTHER_NAMES } from '../../../../contract/staff/import-limits.ts';
import { useMessages } from '../../../messages/messages.ts';

/** The lines whose email or phone number belongs to another name, and what becomes of each; nothing if there are none. */
export function OtherNamesList({ outcome }: { outcome: ImportedCustomers }) {
  const texts = useMessages('house').guestImport;
  const { otherNames, otherNamesCount } = outcome;
  if (otherNamesCount === 0) return null;
  const becomesOf = ({ becomes, name, guestName }: OtherName) =>
    ({
      SAME_GUEST: texts.sameGuest(guestName),
      OWN_GUEST: texts.ownGuest(name),
      LEFT_OUT: texts.lineLeftOut,
    })[becomes];
  const more = otherNamesCount - otherNames.length;
  return (
    <details className="import-phones" open>
      <summary>{texts.otherNames(otherNamesCount)}</summary>
      <ul className="import-faults">
        {otherNames.map((each) => (
          <li key={each.line}>
            <strong>{texts.line(each.line)}</strong>{' '}
            {texts.sharedBy(each.contact, each.guestName, each.name)}{' '}
            <span className="quiet-text">{becomesOf(each)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="quiet-text">{texts.more(more)}</p>}
    </details>
  );
}

interface OtherNamesFieldProps {
  value: OtherName['becomes'];
  onChange: (value: OtherName['becomes']) => void;
}

/** Asks what to do with these lines. */
export function OtherNamesField({ value, onChange }: OtherNamesFieldProps) {
  const texts = useMessages('house').guestImport;
  return (
    <fieldset className="choice">
      <legend>{texts.oneOrTwo}</legend>
      {OTHER_NAMES.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="other-names"
            checked={value === each}
            onChange={() => onChange(each)}
          />
          {texts.forOtherNames[each]}
        </label>
      ))}
    </fieldset>
  );
}
