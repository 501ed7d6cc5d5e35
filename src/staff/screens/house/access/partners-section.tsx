import { useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { Icon } from '../../../parts/icon.tsx';
import { AccessLoaded } from './access-loaded.tsx';
import type { Partner } from './access-queries.ts';
import { NewPartnerDialog } from './new-partner-dialog.tsx';
import { PartnerCard } from './partner-card.tsx';

/** The partners that use the API at this venue: what each may do, and its keys. */
export default function PartnersSection() {
  return <AccessLoaded>{({ partners }) => <Partners partners={partners} />}</AccessLoaded>;
}

function Partners({ partners }: { partners: readonly Partner[] }) {
  const texts = useMessages('house').access.partners;
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <p className="quiet-text">{texts.intro}</p>
      {partners.length === 0 && <p className="card">{texts.none}</p>}
      {partners.map((partner) => (
        <PartnerCard key={partner.partnerId} partner={partner} />
      ))}
      <div className="access-actions">
        <button type="button" className="button main tall" onClick={() => setIsAdding(true)}>
          <Icon name="plus" />
          {texts.add}
        </button>
      </div>
      {isAdding && <NewPartnerDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}
