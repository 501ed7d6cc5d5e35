import type { ImportedCustomers, ImportFault } from '../../../../contract/staff/customer-import.ts';
import { useMessages } from '../../../messages/messages.ts';
import type { MessageParts } from '../../../messages/staff-messages.ts';
import { Icon } from '../../../parts/icon.tsx';

/** What an import does or did, in numbers; without those of which there are none. */
export function ImportCounts({ outcome }: { outcome: ImportedCustomers }) {
  const texts = useMessages('guestImport').guestImport;
  const { created, completed, unchanged } = outcome;
  return (
    <ul className="import-counts">
      {created > 0 && <li>{texts.created(created)}</li>}
      {completed > 0 && <li>{texts.completed(completed)}</li>}
      {unchanged > 0 && <li>{texts.unchanged(unchanged)}</li>}
    </ul>
  );
}

/** What has to be corrected in the file, by line. */
export function ImportFaults({ outcome }: { outcome: ImportedCustomers }) {
  const texts = useMessages('guestImport').guestImport;
  const { faults, faultsCount } = outcome;
  const more = faultsCount - faults.length;
  return (
    <>
      <p className="import-problem">
        <Icon name="warning" />
        {texts.faultsFound(faultsCount)}
      </p>
      <p>{texts.faultsHint}</p>
      <ul className="import-faults" aria-label={texts.faultsLabel}>
        {faults.map((fault) => (
          <li key={`${fault.line} ${fault.field}`}>
            <strong>{texts.line(fault.line)}</strong> {faultText(fault, texts)}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="quiet-text">{texts.more(more)}</p>}
    </>
  );
}

function faultText(
  { code, field }: ImportFault,
  texts: MessageParts['guestImport']['guestImport'],
): string {
  if (code !== 'FIELD_NOT_VALID' || field === null) return texts.lineFaults[code];
  return texts.fieldFaults[field as keyof typeof texts.fieldFaults];
}
