import type { ImportedCustomers } from '../../../../contract/staff/customer-import.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useSession } from '../../../session/session.ts';

/** The phone numbers of the file without a country code, and what each becomes; nothing if there are none. */
export function NationalPhones({ outcome }: { outcome: ImportedCustomers }) {
  const texts = useMessages('house').guestImport;
  const { session, format } = useSession();
  const { nationalPhones, nationalPhonesCount } = outcome;
  if (nationalPhonesCount === 0) return null;
  const { country } = session.venue;
  const countryName = new Intl.DisplayNames(format.locale, { type: 'region' }).of(country);
  const more = nationalPhonesCount - nationalPhones.length;
  return (
    <details className="import-phones">
      <summary>{texts.nationalPhones(nationalPhonesCount, countryName ?? country)}</summary>
      <ul className="import-faults">
        {nationalPhones.map(({ line, typed, phone }) => (
          <li key={line}>
            <strong>{texts.line(line)}</strong> {texts.becomes(typed, phone)}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="quiet-text">{texts.more(more)}</p>}
    </details>
  );
}
